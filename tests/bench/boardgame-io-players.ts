import type { State } from 'boardgame.io'
import { ProcessGameConfig } from 'boardgame.io/internal'
import { SocketIO } from 'boardgame.io/multiplayer'
import { z } from 'zod'
import { tileGame } from './tile-game.js'

type Transport = ReturnType<ReturnType<typeof SocketIO>>

/** One match on a boardgame.io server and the connection that plays it, by boardgame.io's own transport. */
export class TileMatch {
  #stateId = 0
  #moved: () => void = () => {}

  private constructor(
    private readonly transport: Transport,
    private readonly credentials: string,
  ) {}

  static async open(url: string): Promise<TileMatch> {
    const lobby = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/games/tiles/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const { matchID } = z.object({ matchID: z.string() }).parse(await lobby('create', { numPlayers: 2 }))
    const { playerCredentials: credentials } = z
      .object({ playerCredentials: z.string() })
      .parse(await lobby(`${matchID}/join`, { playerID: '0', playerName: 'Anne' }))
    let match: TileMatch | undefined
    await new Promise<void>((resolve) => {
      const transport = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } })({
        gameKey: tileGame,
        game: ProcessGameConfig(tileGame),
        gameName: 'tiles',
        matchID,
        playerID: '0',
        credentials,
        numPlayers: 2,
        transportDataCallback: (data) => {
          if (data.type === 'sync') resolve()
          else if (data.type === 'update') match?.took(data.args[1])
        },
      })
      match = new TileMatch(transport, credentials)
      transport.connect()
    })
    if (!match) throw new Error('boardgame.io did not answer')
    return match
  }

  /** Makes a move and waits until the server has told it to everybody. */
  move(pirate: number, to: number): Promise<void> {
    return new Promise((resolve) => {
      this.#moved = resolve
      const payload = { type: 'jump', args: [pirate, to], playerID: '0', credentials: this.credentials }
      this.transport.sendAction({ _stateID: this.#stateId } as State, { type: 'MAKE_MOVE', payload })
    })
  }

  took(state: { readonly _stateID: number }): void {
    this.#stateId = state._stateID
    this.#moved()
  }

  close(): void {
    this.transport.disconnect()
  }
}
