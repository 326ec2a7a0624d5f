import { allGames, findGame, matchRecord, verify } from '@marque/rules'
import { send } from '@/api/browser'
import { MatchRecordDocument } from '@/gql/graphql'
import { anything, attempt, object } from '@/shape'

/** What came of checking a match, in words. */
export type Checked = { readonly fine: boolean; readonly words: string }

const exported = object({ record: anything })

/** Fetches a finished match's record and plays it again here, with every draw of chance. */
export async function check(match: string): Promise<Checked> {
  const answer = await send(MatchRecordDocument, { id: match })
  if (!answer.ok) return { fine: false, words: answer.trouble.message }
  const record = matchRecord.safeParse(attempt(exported, answer.data.match?.record)?.record)
  if (!record.success) return { fine: false, words: 'The record is not complete, so it cannot be checked.' }
  const { data } = record
  const game = findGame(allGames, data.game, data.rulesVersion)
  if (!game) return { fine: false, words: 'This page does not know the rules that the match was played by.' }
  const verdict = verify(game, data)
  if (verdict.ok)
    return {
      fine: true,
      words: `Every draw is in order: the secret is the one promised at the start, and all ${data.actions.length} moves, played again here, were lawful and lead to the same end.`,
    }
  return {
    fine: false,
    words: `${where[verdict.at] ?? `At move ${Number(verdict.at) + 1}:`} ${verdict.reason}`,
  }
}

const where: Readonly<Record<string, string>> = {
  commitment: 'The secret is not in order.',
  setup: 'The set-up is not in order.',
  outcome: 'The end is not in order.',
}
