import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'

/** One matter of a letter: a match, an invitation, an address. */
export type Matter = {
  readonly title: string
  /** What is asked of the reader, or what there is to know: the first thing he reads. */
  readonly lead: string
  /** What happened since the reader's last move, in sentences. */
  readonly happened: readonly string[]
  /** When his time is up, as he says it. */
  readonly until: string | undefined
  readonly link: { readonly url: string; readonly label: string }
}

/** A mail before it is laid out. */
export type Letter = {
  readonly subject: string
  readonly greeting: string
  readonly matters: readonly Matter[]
  readonly footer: string
  /** Ends mails of this kind, by one click. */
  readonly unsubscribe: string | undefined
  readonly settings: string | undefined
}

const ink = '#1c2b3a'
const sea = '#1f5f73'
const paper = '#f6f0e2'
const serif = 'Georgia, "Times New Roman", serif'
const sans = '"Helvetica Neue", Helvetica, Arial, sans-serif'
const plain = { fontFamily: sans, fontSize: '16px', lineHeight: '24px', color: ink, margin: '0 0 12px' }
const small = { fontFamily: sans, fontSize: '13px', lineHeight: '20px', color: '#4c5b68', margin: '0 0 6px' }

/** Lays a letter out, as HTML and as plain text. */
export async function layOut(letter: Letter): Promise<{ html: string; text: string }> {
  const html = await render(<Sheet letter={letter} />)
  return { html, text: plainText(letter) }
}

function Sheet({ letter }: { letter: Letter }) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{letter.matters[0]?.lead ?? letter.subject}</Preview>
      <Body style={{ backgroundColor: paper, margin: 0, padding: '24px 8px' }}>
        <Container
          style={{
            backgroundColor: '#fffdf7',
            border: '1px solid #d9ceb4',
            borderRadius: '6px',
            maxWidth: '520px',
            padding: '28px 24px',
          }}
        >
          <Text
            style={{
              fontFamily: serif,
              fontSize: '15px',
              letterSpacing: '0.08em',
              color: sea,
              margin: '0 0 16px',
            }}
          >
            MARQUE
          </Text>
          <Text style={plain}>{letter.greeting}</Text>
          {letter.matters.map((matter) => (
            <MatterPart key={matter.link.url} matter={matter} />
          ))}
          <Hr style={{ borderColor: '#d9ceb4', margin: '24px 0 12px' }} />
          <Text style={small}>{letter.footer}</Text>
          <Text style={small}>
            {letter.unsubscribe && <Link href={letter.unsubscribe}>Stop mails of this kind</Link>}
            {letter.unsubscribe && letter.settings && ' · '}
            {letter.settings && <Link href={letter.settings}>All settings</Link>}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function MatterPart({ matter }: { matter: Matter }) {
  return (
    <Section style={{ margin: '0 0 20px' }}>
      <Heading
        as="h2"
        style={{ fontFamily: serif, fontSize: '20px', lineHeight: '26px', color: ink, margin: '12px 0 8px' }}
      >
        {matter.title}
      </Heading>
      <Text style={{ ...plain, fontWeight: 600 }}>{matter.lead}</Text>
      {matter.happened.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences repeat and never move
        <Text key={index} style={{ ...plain, margin: '0 0 4px' }}>
          {sentence}
        </Text>
      ))}
      {matter.until && <Text style={{ ...plain, margin: '12px 0' }}>You have until {matter.until}.</Text>}
      <Button
        href={matter.link.url}
        style={{
          backgroundColor: sea,
          borderRadius: '4px',
          color: '#ffffff',
          fontFamily: sans,
          fontSize: '16px',
          fontWeight: 600,
          margin: '8px 0 0',
          padding: '12px 20px',
        }}
      >
        {matter.link.label}
      </Button>
    </Section>
  )
}

function plainText({ greeting, matters, footer, unsubscribe, settings }: Letter): string {
  const parts = matters.map(({ title, lead, happened, until, link }) =>
    [
      title,
      '',
      lead,
      ...happened,
      ...(until ? [`You have until ${until}.`] : []),
      '',
      `${link.label}: ${link.url}`,
    ].join('\n'),
  )
  const ends = [
    unsubscribe && `Stop mails of this kind: ${unsubscribe}`,
    settings && `All settings: ${settings}`,
  ].filter(Boolean)
  return `${[greeting, ...parts, ['--', footer, ...ends].join('\n')].join('\n\n')}\n`
}
