import { seededChance } from '@marque/rules'
import { expect, it } from 'vitest'
import { Client } from '../support/client.js'
import { follow, followWaiting, told } from '../support/feed.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { anyMove, join, look, newKey, open, submit } from '../support/play.js'
import { listeners, whileSevered } from '../support/severed.js'

/** Two API processes on one database; `pid` is the session by which the second one listens now. */
async function twoProcesses() {
  const near = await openHouse()
  const before = await listeners(near)
  const far = await openHouse({ database: near.house.settings.DATABASE_URL })
  const pid = async () => {
    const other = (await listeners(near)).find((one) => !before.includes(one))
    if (other === undefined) throw new Error('the second process does not listen')
    return other
  }
  const [anne, bob] = [await near.guest('Anne'), await near.guest('Bob')]
  return { near, far, pid, anne, bob }
}

const at = (api: TestHouse, client: Client) => new Client(api.url, client.headers, client.userId)

async function answer(client: Client, id: string): Promise<void> {
  const decision = (await look(client, id)).decisions.find(({ kind }) => kind === 'turn')
  if (!decision) throw new Error('nothing is asked')
  const move = anyMove(decision, seededChance(1))
  await submit(client, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
}

it('a move through one process reaches the subscribers of another', async () => {
  const { near, far, anne, bob } = await twoProcesses()
  const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
  const feeds = [follow(at(far, anne), id, 0), follow(at(near, bob), id, 0), follow(far.stranger(), id, 0)]
  const waiting = followWaiting(at(far, anne))
  await Promise.all([...feeds.map((feed) => feed.first()), waiting.first()])
  await join(at(near, bob), id)
  for (const feed of feeds) await feed.first(({ match }) => match.match.status === 'playing')
  await waiting.first((update) => update.waiting.count === 1)
  await answer(at(near, anne), id)
  await answer(at(far, bob), id)
  for (const feed of feeds) {
    await feed.first(({ match }) => match.version === 2)
    expect(new Set(told(feed).map(({ version }) => version))).toEqual(new Set([1, 2]))
  }
  await waiting.first((update) => waiting.updates.length > 2 && update.waiting.count === 1)
})

it('fault 11: the message of a move is lost, and the client still gets all of it', async () => {
  const { near, far, pid, anne, bob } = await twoProcesses()
  const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
  await join(bob, id)
  const feed = follow(at(far, bob), id, 0)
  await feed.first()
  await answer(bob, id)
  await feed.first(({ match }) => match.version === 1)
  await whileSevered(near, await pid(), () => answer(anne, id))
  await feed.first(({ match }) => match.version === 2)
  await answer(bob, id)
  await feed.first(({ match }) => match.version === 3)
  expect(told(feed).map(({ version }) => version)).toEqual([1, 2, 3])
})

it('fault 11: the message that a player came, or that the match began, is lost: all the same', async () => {
  const { near, far, pid, anne, bob } = await twoProcesses()
  const cleo = await near.guest('Cleo')
  const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'])
  const feed = follow(far.stranger(), id)
  const free = (seats: readonly { kind: string }[]) => seats.filter(({ kind }) => kind === 'open').length
  await feed.first(({ match }) => free(match.match.seats) === 2)
  // The second process knows the mark of the open match before the message is lost.
  await far.house.hub.reconcile()
  await whileSevered(near, await pid(), () => join(bob, id))
  await feed.first(({ match }) => free(match.match.seats) === 1)
  await far.house.hub.reconcile()
  await whileSevered(near, await pid(), () => join(cleo, id))
  await feed.first(({ match }) => match.match.status === 'playing')
})

it('fault 11: the message that I joined a match elsewhere is lost, and it still waits for me here', async () => {
  const { near, far, pid, anne, bob } = await twoProcesses()
  const first = await open(bob, 'sealed-lots', {}, ['me', 'open'])
  const waiting = followWaiting(at(far, anne))
  expect((await waiting.first()).waiting.count).toBe(0)
  await far.house.hub.reconcile()
  await whileSevered(near, await pid(), () => join(anne, first.id))
  await waiting.first((update) => update.waiting.count === 1)
})

it('fault 11: a process that cannot be heard for a while loses no subscriber', async () => {
  const { near, far, pid, anne, bob } = await twoProcesses()
  const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
  await join(bob, id)
  const feeds = Array.from({ length: 20 }, () => follow(far.stranger(), id, 0))
  await Promise.all(feeds.map((feed) => feed.first()))
  await whileSevered(near, await pid(), async () => {
    await answer(anne, id)
    await answer(bob, id)
  })
  for (const feed of feeds) {
    await feed.first(({ match }) => match.version === 2)
    expect(told(feed).map(({ version }) => version)).toEqual([1, 2])
  }
})
