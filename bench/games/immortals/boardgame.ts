import { createRequire } from 'node:module'
import { Engine, seedFrom } from '@longtable/kernel'
import { immortals } from '@longtable/immortals'

/** boardgame.io in its production mode, making moves of comparable size on the same state. */

interface Client {
  start(): void
  readonly moves: Readonly<Record<string, (...args: number[]) => void>>
  getState(): { readonly G: { readonly armies: readonly number[] } } | null
}

interface ClientModule {
  readonly Client: (options: object) => Client
}

interface Board {
  armies: number[]
  owner: number[]
  players: { gold: number; energy: number }[]
  cards: Record<string, number[] | number[][]>
}

/** A move like ours: pay, move armies, and put a card from one list into another. */
function march({ G }: { G: Board }, from: number, to: number, seat: number): void {
  G.players[seat].gold += 1
  G.players[seat].energy -= 1
  G.armies[from] -= 1
  G.armies[to] += 1
  G.owner[to] = seat
  const hands = G.cards['hand'] as number[][]
  const discard = G.cards['discard'] as number[]
  const card = hands[seat].shift()
  if (card !== undefined) {
    discard.push(card)
    if (discard.length > 8) hands[seat].push(discard.shift() ?? card)
  }
}

/** Moves a second. */
export function boardgameMoves(moves: number): () => number {
  process.env['NODE_ENV'] = 'production'
  const require = createRequire(import.meta.url)
  const { Client } = require('boardgame.io/client') as ClientModule
  const engine = new Engine(immortals, 4)
  const position = engine.start(seedFrom('bench'))
  const client = Client({
    game: {
      setup: () => structuredClone(engine.codec.encodeState(position.state)),
      moves: { march: { move: march, undoable: false } },
      turn: { activePlayers: { all: 'marching' }, stages: { marching: { moves: { march } } } },
      disableUndo: true,
    },
    numPlayers: 4,
    playerID: '0',
    debug: false,
  })
  client.start()
  return () => {
    const start = performance.now()
    for (let i = 0; i < moves; i++) client.moves['march']?.(i % 50, (i + 7) % 50, i % 4)
    const seconds = (performance.now() - start) / 1000
    const sum = client.getState()?.G.armies.reduce((total, n) => total + n, 0)
    if (sum === undefined) throw new Error('boardgame.io made no move')
    return moves / seconds
  }
}
