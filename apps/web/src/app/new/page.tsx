import type { Metadata } from 'next'
import { must, whoAsks } from '@/api/server'
import { CatalogueDocument } from '@/gql/graphql'
import { Page } from '@/parts/Sheet'
import { NewMatch } from './NewMatch'

export const metadata: Metadata = { title: 'New match' }

type Props = { readonly searchParams: Promise<{ game?: string | string[] }> }

export default async function New({ searchParams }: Props) {
  const [{ games }, me, { game }] = await Promise.all([must(CatalogueDocument, {}), whoAsks(), searchParams])
  return (
    <Page title="New match" lead="Set the table; whoever sits down plays by these terms.">
      <NewMatch games={games} signedIn={me !== null} wanted={typeof game === 'string' ? game : undefined} />
    </Page>
  )
}
