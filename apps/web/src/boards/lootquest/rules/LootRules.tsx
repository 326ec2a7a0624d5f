import { type HeroName, heroOf, NAMES, type Power } from '@marque/rules/lootquest/facts'
import type { ReactNode } from 'react'
import { Figure, Part } from '../../kit/Rules'
import { DieFace, KindMark, PowerMark, ZoneMark } from '../art/marks'
import { Portrait } from '../art/Portrait'
import { PrintedCard } from '../HeroCard'
import { dieWords, fitWords, kindTitles, powerWords, titleOf, zoneText } from '../text'
import { Played } from './Played'
import { ally, challenge, power, stack, star, turn } from './scenes'

/** The rules of LootQuest. */
export default function LootRules() {
  return (
    <div className="space-y-8">
      <p className="max-w-prose text-lg">
        Two small armadas fish for the treasure of one bay. One rolls its heroes’ dice for loot, the other
        rolls to barge it off, and then the other way round. Whoever has enough LOOT first wins.
      </p>
      <Choosing />
      <Turn />
      <Reading />
      <Challenges />
      <Powers />
      <Winning />
      <Post />
      <Fairness />
      <Heroes />
    </div>
  )
}

const List = ({ children }: { readonly children: ReactNode }) => (
  <ul className="list-disc space-y-1 pl-6">{children}</ul>
)

function Choosing() {
  return (
    <Part
      id="choosing"
      title="Choosing"
      drawing={
        <Figure caption="Three heroes to a side, and a die of its own colour for each.">
          <ul className="flex gap-3">
            {(['barnacle_bess', 'inky_octavia', 'old_saltwhisker'] as const).map((hero, index) => (
              <li key={hero} className="flex flex-col items-center gap-1.5">
                <Portrait hero={hero} size={64} />
                <DieFace face={([4, 1, 6] as const)[index] ?? 1} colour={heroOf(hero).colour} size={36} />
                <span className="sr-only">
                  {titleOf(hero)}, {dieWords(heroOf(hero).colour)}
                </span>
              </li>
            ))}
          </ul>
        </Figure>
      }
    >
      <p>Before the match you agree on three things:</p>
      <List>
        <li>
          <b>The goal:</b> 3 LOOT is a quick match, 5 a middling one, 10 a long one.
        </li>
        <li>
          <b>The size of the armadas:</b> from one hero a side to five. Two or three play best.
        </li>
        <li>
          <b>How heroes are found.</b> Both choose in secret and show together; or you draft in turn, whoever
          loots second going first, and from then on two at a time; or chance deals. When you choose in
          secret, both may have the same hero; otherwise each sails on one side only.
        </li>
      </List>
      <p>Lots are drawn for who loots first, unless you agreed on that too.</p>
    </Part>
  )
}

function Turn() {
  return (
    <Part id="turn" title="A turn">
      <p>
        <b>The looter</b> rolls the dice of all heroes, and may put each into a free LOOT zone that it fits,
        on any card of the armada. A zone holds one die; a card with several zones may hold several. Every die
        in a LOOT zone is 1 LOOT.
      </p>
      <p>
        <b>The barger</b> then does the same, with BARGE zones. What the looter has more than the barger is
        added to the looter’s total. Is it as much or less, nothing happens: nobody ever loses LOOT by being
        barged.
      </p>
      <p>Then you change roles, so that today’s barger loots next.</p>
      <Played scene={turn} told="Two heroes a side." ends="2 LOOT against 1 BARGE: your total grows by 1." />
      <p>
        Dice need not be placed, and one that is placed stays. Texts that a die earns may be used in between,
        in any order, until you leave your dice as they lie. All zones are empty again before your next roll.
      </p>
    </Part>
  )
}

const samples: readonly Power[] = [
  { type: 'cube', colour: 'blue', gives: { type: 'reroll' } },
  { type: 'stack', hand: 'pair', least: 0, gives: { type: 'score', round: 'barge', plus: 1 } },
  { type: 'star', gives: 'reroll' },
  { type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 1 } },
]

const samplesTold: Readonly<Record<Power['type'], string>> = {
  cube: 'One cube: a die of that colour, placed on this card, lets its text happen.',
  stack: 'Stacked cubes: the text looks at all dice that you rolled in this round.',
  star: 'A star: it helps this card’s die when it faces a challenge.',
  ally: 'Two of a crew: it works while the other one is in your armada.',
}

/** A mark, and what it means. */
function Meaning({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="flex w-12 shrink-0 justify-center">{mark}</span>
      <span className="leading-snug">{children}</span>
    </li>
  )
}

function Reading() {
  return (
    <Part
      id="card"
      title="Reading a card"
      drawing={
        <Figure caption="Its frame has the colour of its die. LOOT zones are top left, BARGE zones top right, all else below.">
          <div className="mx-auto w-44">
            <PrintedCard hero="quill_the_gull" />
          </div>
        </Figure>
      }
    >
      <p>The mark in a zone says which dice it takes.</p>
      <ul className="space-y-2">
        <Meaning mark={<ZoneMark fit={{ shape: 'up', pips: 4, colour: 'grey' }} />}>
          A triangle that points up: this many or more.
        </Meaning>
        <Meaning mark={<ZoneMark fit={{ shape: 'down', pips: 3, colour: 'green' }} />}>
          One that points down: this many or fewer.
        </Meaning>
        <Meaning mark={<ZoneMark fit={{ shape: 'exact', pips: 6, colour: 'yellow' }} />}>
          A circle: exactly this many.
        </Meaning>
        <Meaning mark={<ZoneMark fit={{ shape: 'up', pips: 3, colour: 'red' }} />}>
          In a colour, with its letter, it takes dice of that colour only; in grey it takes any.
        </Meaning>
      </ul>
      <p className="pt-1">Besides LOOT and BARGE there are two kinds of zone. They are open in both roles:</p>
      <ul className="space-y-2">
        <Meaning mark={<KindMark kind="power" size={34} />}>
          A power zone: a die in it scores nothing, but its text happens.
        </Meaning>
        <Meaning mark={<KindMark kind="challenge" size={34} />}>
          A challenge zone: a die in it dares an enemy hero.
        </Meaning>
      </ul>
      <p className="pt-1">Powers stand below the zones:</p>
      <ul className="space-y-2">
        {samples.map((sample) => (
          <Meaning key={sample.type} mark={<PowerMark power={sample} size={36} />}>
            {samplesTold[sample.type]}
          </Meaning>
        ))}
      </ul>
    </Part>
  )
}

function Challenges() {
  return (
    <Part id="challenges" title="Challenges">
      <p>
        A die in a challenge zone scores nothing. When its owner has left his dice as they lie, the other
        player says which hero faces the challenge, and that hero does what the card asks, with a roll of its
        own.
      </p>
      <List>
        <li>
          A hero that fails usually <b>sits out</b> its side’s next barge: its die is not rolled, its zones
          are closed and its powers are off. It is back for the next loot. Some cards take 1 LOOT instead, or
          as well.
        </li>
        <li>A looter’s challenge is settled before the barger rolls, so it tells at once.</li>
        <li>
          A barger’s challenge is settled after the turn is reckoned up, and tells when the looter barges in
          the turn after. If that turn ended the match, it is not played.
        </li>
        <li>
          Several are played in the order the challenger likes. Whoever has failed cannot be sent again in
          that turn, nor can a hero that sits out; whoever has succeeded can. With nobody left to send, a
          challenge comes to nothing.
        </li>
        <li>If all heroes sit out, there is no barge.</li>
      </List>
      <Played
        scene={challenge}
        told="Barnacle Bess challenges Octavia and Madame Mackerel."
        ends="1 LOOT against none: your total grows by 1."
      />
      <p>In a race both roll, the challenger with the die of the card that challenges. A tie is a success.</p>
    </Part>
  )
}

function Powers() {
  return (
    <Part id="powers" title="Powers">
      <p>
        What adds to a score is counted for you. Everything else you may use or leave: roll one of your dice
        again, or turn one. It has to be a die that is not placed yet. Each text helps once in a round.
      </p>
      <p>
        A die in a zone with a text earns that text, and so does a die whose colour is that of a card’s cube,
        in any zone of the card if it names none.
      </p>
      <Played scene={power} told="Quill the Gull has a power zone." ends="1 LOOT, out of two poor dice." />
      <p>
        A stack looks at your dice as they lie when the round is over, those you did not place included. Dice
        that sit out do not count.
      </p>
      <Played scene={stack} told="Pip Powdermouse likes odd dice." ends="3 LOOT with two dice." />
      <p>
        An ally counts even while it sits out itself, but does nothing for a card that does. Where a die
        counts higher, it never counts more than 6.
      </p>
      <Played scene={ally} told="Old Saltwhisker and Captain Kelp go back a long way." ends="3 LOOT." />
      <p>
        A star is used when the hero faces a challenge. Where it may roll once more, it does so after failing
        only. Where its die counts more, it always does: good luck with a task that wants a small number.
      </p>
      <Played scene={star} told="Finn Fathom is challenged." ends="Nobody sits out." />
    </Part>
  )
}

function Winning() {
  return (
    <Part id="winning" title="Winning">
      <p>
        Whoever first has as much LOOT as was agreed, or more, has won. Only the looter can score, so you
        never get there both at once.
      </p>
      <p>
        After a hundred turns whoever is ahead wins. If nobody is, the next LOOT that is landed decides; after
        twenty more turns without any, it is a draw.
      </p>
    </Part>
  )
}

function Post() {
  return (
    <Part id="visits" title="One visit a turn">
      <p>
        You barge and, right after it, loot: both in the same visit, which begins with your answer to the
        looter’s challenges, if there were any. Dice are rolled for you as soon as it is time, and a round in
        which nothing fits is over by itself.
      </p>
      <p>
        Only a challenge made while barging comes in between: before play goes on, the other captain is asked
        out of turn who shall face it, and has half the usual time. Standing orders can answer for you:
      </p>
      <List>
        <li>
          <b>A champion</b> faces every challenge it may face.
        </li>
        <li>
          <b>Otherwise</b> you are asked; or the hero goes who fails least often; or the one your barge would
          miss least, weighed with its odds.
        </li>
        <li>
          <b>A second roll</b> that a star allows is taken at once after a failure, unless you want to be
          asked.
        </li>
      </List>
      <p>
        For somebody who stays away, dice are placed for the best score and no challenges are made; the hero
        with the best odds faces those of others.
      </p>
    </Part>
  )
}

function Fairness() {
  return (
    <Part
      id="dice"
      title="Fair dice"
      drawing={
        <Figure caption="Six faces, each as likely as the others.">
          <div className="flex flex-wrap gap-1.5">
            {([1, 2, 3, 4, 5, 6] as const).map((face) => (
              <DieFace
                key={face}
                face={face}
                colour={(['red', 'blue', 'green', 'yellow'] as const)[face % 4] ?? 'red'}
                size={34}
              />
            ))}
          </div>
        </Figure>
      }
    >
      <p>
        No roll can be foreseen or bent. The match’s secret is fixed before you join, and you add to it;
        together they settle what each action rolls. Trying a move twice gives the same dice.
      </p>
      <p>
        Every roll on the table says where it comes from: the number of its action, and which draw of that
        action it was. Once the match is over the secret is published. <b>Check this match</b> then plays
        everything again in your own browser, and says of roll after roll whether it is what it had to be.
      </p>
    </Part>
  )
}

function Heroes() {
  return (
    <Part id="heroes" title={`All ${NAMES.length} heroes`}>
      <p>All figures are this table’s own.</p>
      <ul className="grid gap-4 pt-1">
        {NAMES.map((name) => (
          <Entry key={name} hero={name} />
        ))}
      </ul>
    </Part>
  )
}

function Entry({ hero }: { readonly hero: HeroName }) {
  const { title, colour, zones, powers } = heroOf(hero)
  return (
    <li className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div>
        <PrintedCard hero={hero} />
      </div>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="text-soft">{dieWords(colour)}</p>
        <ul className="space-y-1 leading-snug text-pretty">
          {zones.map((zone, at) => {
            const text = zoneText(zone)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: zones have no name but their place
              <li key={at}>
                <b>{kindTitles[zone.kind]}</b> {fitWords(zone.fit)}
                {text && <span className="block">{text}</span>}
              </li>
            )
          })}
          {powers.map((one) => (
            <li key={one.type}>{powerWords(one)}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
