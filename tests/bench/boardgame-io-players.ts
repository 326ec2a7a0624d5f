import type { State } from 'boardgame.io'
import { ProcessGameConfig } from 'boardgame.io/internal'
import { SocketIO } from 'boardgame.io/multiplayer'
import { z } from 'zod'
import { tileGame } from './tile-game.js'

type Transport = ReturnType<ReturnType<typeof SocketIO>>

/** One match on a boardgame.io server and its two players, each connected by boardgame.io's own transport. */
export class TileMatch {
  #stateId = 0
  #moved: () => void = () => {}
  readonly #players: { readonly transport: Transport; readonly credentials: string }[] = []

  static async open(url: string): Promise<TileMatch> {
    const lobby = async (path: string, body: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/games/tiles/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const { matchID } = z.object({ matchID: z.string() }).parse(await lobby('create', { numPlayers: 2 }))
    const join = async (playerID: string) =>
      z
        .object({ playerCredentials: z.string() })
        .parse(await lobby(`${matchID}/join`, { playerID, playerName: playerID })).playerCredentials
    // Nobody connects before all have joined: the server notes a connection by writing back what it read of
    // the players before, and would forget who joined meanwhile.
    const credentials = [await join('0'), await join('1')]
    const match = new TileMatch()
    for (const [seat, own] of credentials.entries()) await match.#seat(url, matchID, `${seat}`, own)
    return match
  }

  /** Makes the next move and waits until the server has told it to the player. */
  move(pirate: number, to: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#moved = resolve
      const seat = this.#stateId % 2
      const player = this.#players[seat]
      if (!player) return reject(new Error('The match has no players yet.'))
      const payload = {
        type: 'jump',
        args: [pirate, to],
        playerID: `${seat}`,
        credentials: player.credentials,
      }
      player.transport.sendAction({ _stateID: this.#stateId } as State, { type: 'MAKE_MOVE', payload })
    })
  }

  close(): void {
    for (const { transport } of this.#players) transport.disconnect()
  }

  #seat(url: string, matchID: string, playerID: string, credentials: string): Promise<void> {
    return new Promise((resolve) => {
      const transport = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } })({
        gameKey: tileGame,
        game: ProcessGameConfig(tileGame),
        gameName: 'tiles',
        matchID,
        playerID,
        credentials,
        numPlayers: 2,
        transportDataCallback: (data) => {
          if (data.type === 'sync') resolve()
          else if (data.type === 'update') this.#hear(Number(playerID), data.args[1]._stateID)
        },
      })
      this.#players.push({ transport, credentials })
      transport.connect()
    })
  }

  /** The mover's own connection counts: it is the one that waits. */
  #hear(seat: number, stateId: number): void {
    if (stateId !== this.#stateId + 1 || seat !== this.#stateId % 2) return
    this.#stateId = stateId
    this.#moved()
  }
}
