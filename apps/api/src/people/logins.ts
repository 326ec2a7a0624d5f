import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { address } from '../match/invite.js'
import { transaction } from '../transaction.js'
import { moveBelongings } from './sign-in.js'
import type { SignedIn } from './users.js'

export const loginInput = z.object({
  provider: z.string().min(1).max(40),
  providerId: z.string().min(1).max(200),
  name: z.string().trim().max(200).default(''),
  address: address.optional().describe('Only if the provider has verified it'),
  guestId: z.uuid().optional(),
})

/**
 * Signs in by a login at another service: into its account; else the one with the address that the service
 * has verified; else the guest's, who becomes a full account; else a new one.
 */
export async function signInByLogin(house: House, input: unknown): Promise<SignedIn> {
  const wish = parseInput(loginInput, input, '')
  return transaction(house.pool, async (db) => {
    const find = async (text: string, values: unknown[]) => (await db.query<SignedIn>(text, values)).rows[0]
    const columns = 'a.id, a.name, a.session_epoch as epoch'
    const linked = await find(
      `select ${columns} from login l join account a on a.id = l.user_id where l.provider = $1 and l.provider_id = $2`,
      [wish.provider, wish.providerId],
    )
    const byAddress =
      linked ??
      (wish.address && (await find(`select ${columns} from account a where a.address = $1`, [wish.address])))
    if (byAddress && wish.guestId && wish.guestId !== byAddress.id) {
      const { rows } = await db.query(
        'select from account where id = $1 and address is null and not exists (select from login where user_id = $1)',
        [wish.guestId],
      )
      if (rows.length > 0) await moveBelongings(db, wish.guestId, byAddress.id)
    }
    const account =
      byAddress ||
      (wish.guestId && (await find(`select ${columns} from account a where a.id = $1`, [wish.guestId]))) ||
      (await find(`insert into account as a (id, name, address) values ($1, $2, $3) returning ${columns}`, [
        randomUUID(),
        wish.name.slice(0, 40) || 'Sailor',
        wish.address ?? null,
      ]))
    if (!account) throw new Error('no account came back')
    // What the service has verified is proof enough to write there.
    if (wish.address) {
      await db.query(
        `update account set address = $2, new_address = null where id = $1 and address is null
         and not exists (select from account where address = $2)`,
        [account.id, wish.address],
      )
    }
    await db.query(
      'insert into login (provider, provider_id, user_id) values ($1, $2, $3) on conflict (provider, provider_id) do nothing',
      [wish.provider, wish.providerId, account.id],
    )
    return account
  })
}
