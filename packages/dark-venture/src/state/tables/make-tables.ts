import type { MapId } from '../../content/ids.ts'
import { editionIn } from '../../content/box.ts'
import type { Edition } from '../../content/edition.ts'
import { countAt } from '../../content/numbers.ts'
import { editionWith } from '../../content/override.ts'
import { type CardRow, cardRows, isItem } from '../card-pool.ts'
import { bitsOf } from '../bits.ts'
import type { Board } from '../map/read.ts'
import { FACE_NO, FLAG, guardOf as guardIds, TOKEN } from '../names.ts'
import { ALDERKANG, type SideNo, type Square } from '../numbers.ts'
import type { Options } from '../options.ts'
import { deckTables } from './decks.ts'
import { fallenTables } from './fallen.ts'
import { groundTables, squareNamed } from './ground.ts'
import type { MatchTables, Verbs } from './match-tables.ts'
import { modTables } from './mod-tables.ts'
import { pieceTables, type PieceTables } from './pieces.ts'
import { collectPrograms } from './programs.ts'
import { sidesInStory } from './sides-in-story.ts'
import { sideTables } from './sides.ts'
import { storyWordTables } from './story-words.ts'
import { storyTables, type StoryTables } from './story.ts'

/** The tables of a match, with the verbs that its effects are made of. */
export function makeTables(options: Options, seats: number, verbs: Verbs, rulesVersion: number): MatchTables {
  const edition = editionIn(editionWith(options.edition), options, rulesVersion)
  const pieces = pieceTables(edition, options.content, rulesVersion)
  const all = sideTables(edition, pieces)
  const story = storyTables(options, edition, { ...pieces, ...all }, seats)
  const sides = sidesInStory(all, story, pieces)
  const mapId = story.scenario?.map ?? story.adventure?.map ?? options.map // DV-SETUP-02
  const floors = story.scenario?.floors ?? (story.adventure === undefined && options.floors)
  const gates = story.scenario?.gates ?? story.adventure?.gates ?? []
  const ground = groundTables(
    edition.maps[mapId],
    floors,
    gates.map(({ edge }) => edge),
  )
  const cardRow = cardRowsOf(edition)
  const { programs, code } = collectPrograms(edition, verbs, story.adventure, story.scenario)
  const fallen = fallenTables(pieces)
  const at = (spaces: readonly string[]): readonly Square[] =>
    spaces.map((id) => squareNamed(ground.board, id))
  return {
    ...ground,
    ...pieces,
    defence: defences(pieces, story, seats),
    ...sides,
    ...story,
    ...modTables(edition, pieces, sides, story, cardRow),
    ...fallen,
    ...storyWordTables(options.content, fallen.fallenWords, story.scenario, story.adventure),
    ...deckTables(edition, options.content),
    options,
    rulesVersion,
    edition,
    seats,
    verbs,
    programs,
    code,
    abilities: sides.abilities.map((list) =>
      list.map((one) => ({ ...one, start: code.get(one.program)?.[0] })),
    ),
    deeds: countAt('deed', options.content),
    tokens: countAt('token', options.content),
    cardRow,
    cardProgram: cardRow.map(({ id }, card) => `${isItem(card) ? 'item' : 'card'}.${id}`),
    isForTurn: cardRow.map(({ kind, timing }) => kind !== 'equippable' && timing === 'turn'),
    die: edition.supply.actionDie.map((face) => FACE_NO[face]),
    starts: pieces.heroOf.map((_, side) =>
      startsOf(edition, story, mapId, side).map((id) => squareNamed(ground.board, id)),
    ),
    gates: gates.map((gate) =>
      'open' in gate ? { flag: FLAG[gate.open], opens: true } : { flag: FLAG[gate.shut], opens: false },
    ),
    heavy: (story.scenario?.heavy ?? []).reduce((bits, token) => bits | bitsOf(TOKEN[token]), 0),
    carriedMods: (story.scenario?.carriedMods ?? []).map(({ token, mods }) => ({
      bits: bitsOf(TOKEN[token]),
      mods,
    })),
    guardHomes: guardIds.map((guard) => {
      const home = story.adventure?.guardHomes?.[guard]
      return home && at(home)
    }),
    market: at(story.scenario?.openMarket ?? []),
    truce: truceOf(story, ground.board),
    fences: story.scenario?.fenceWallSupply ?? Number(options.fenceWallSupply),
    memo: {
      prices: new Map(),
      survey: { menu: undefined, number: -1, marks: 0, built: 0, flags: 0, goods: 0, load: 0 },
      takenTokens: undefined,
    },
  }
}

function truceOf({ scenario }: StoryTables, board: Board): MatchTables['truce'] {
  if (scenario?.truce === undefined) return undefined
  const { until, near, within } = scenario.truce
  return { until, square: squareNamed(board, near), within }
}

/** A beast of a scenario defends the better, the more there are. */
function defences(
  { defence, idOf }: PieceTables,
  { scenario }: StoryTables,
  seats: number,
): readonly number[] {
  const beasts = scenario?.creatures ?? []
  if (beasts.length === 0) return defence
  return defence.map((dice, piece) => {
    const beast = beasts.find(({ creature }) => creature === idOf[piece])
    return beast === undefined ? dice : dice + beast.moreDefence[seats - 1]
  })
}

function cardRowsOf(edition: Edition): readonly CardRow[] {
  const rows = new Map<string, CardRow>()
  for (const row of edition.actionCards) rows.set(row.id, row)
  for (const row of edition.itemCards) rows.set(row.id, row)
  return cardRows.map((row) => rows.get(row.id) ?? row)
}

/** The Alderkang come on at their fabricators. */
function startsOf(edition: Edition, story: StoryTables, mapId: MapId, side: SideNo): readonly string[] {
  const own = story.cast[side]?.start
  if (own !== undefined) return own
  if (story.adventure !== undefined)
    return story.auto[side] ? story.adventure.enemy.start : story.adventure.partySpaces
  if (side === ALDERKANG) return edition.maps[mapId].fabricators
  return edition.factions[side]?.start[mapId] ?? []
}
