import { refuse, type MatchFile } from '@longtable/kernel'
import type { SeatRecord } from '@longtable/server/wire'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { loadUI } from '../../games/load-game.ts'
import { seatNames, type NamedSeats } from '../../match-ui/people/seat-names.ts'
import { localConnection, connectionTo } from '../../connections/connections.ts'
import { isSeatRecord, type ExportedMatch } from '../../connections/exported-match.ts'

/** A match to look at, before it is played again. */
export interface Loaded {
  readonly played: ExportedMatch
  readonly ui: GameUI
  /** What the seats are called; empty where the game's own word has to do. */
  readonly names: readonly string[]
  /** The seats that whoever looks held. */
  readonly mine: readonly number[]
}

/** The whole match if it is over, or what one's own seat saw of it. `usual` is the name of whoever has none. */
export async function loadMatch(of: 'here' | 'server', match: string, usual: string): Promise<Loaded> {
  const connection = connectionTo(of)
  const [played, info] = await Promise.all([connection.exported(match), connection.match(match)])
  return { played, ui: await uiOf(played), names: seatNames(info.match, usual), mine: info.mine }
}

export async function loadFile(played: ExportedMatch, usual: string): Promise<Loaded> {
  const [ui, games] = await Promise.all([uiOf(played), localConnection().games()])
  const bots = games.find(({ id }) => id === played.game)?.bots ?? []
  const mine = isSeatRecord(played) && played.seat !== null ? [played.seat] : []
  return { played, ui, names: seatNames(asMatch(played, bots), usual), mine }
}

async function uiOf({ game }: MatchFile | SeatRecord): Promise<GameUI> {
  return (await loadUI(game)) ?? refuse('web.replay.file.game', { game })
}

function asMatch(played: ExportedMatch, bots: readonly string[]): NamedSeats {
  const names = isSeatRecord(played) ? played.names : played.seats
  return {
    id: '',
    seats: names.map((name, seat) =>
      bots.includes(name) ? { seat, kind: 'bot', name: '' } : { seat, kind: 'person', name },
    ),
  }
}
