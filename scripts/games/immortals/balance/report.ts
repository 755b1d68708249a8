import { percent, withBounds } from '@longtable/bots/arena'
import { barsOf } from '../../../balance/plot.ts'
import { verdictOf } from '../../../balance/verdict.ts'
import { baseEdition } from '../../../../packages/immortals/src/content/edition.ts'
import {
  armySpaceIds,
  magicIds,
  magicSpaceIds,
  regionIds,
} from '../../../../packages/immortals/src/content/ids.ts'
import { SOURCES } from '../../../../packages/immortals/src/state/codes.ts'
import { TRACK, type Tally } from './tally.ts'

/** Where the shares of the dark tribes should lie with four players. */
export const DARK_BAND = [0.2, 0.3] as const
const BAND_PLAYERS = 4

const { tribes, board, magic, regions } = baseEdition
const darkNames = tribes.dark.map(({ name }) => name.en)
const lightNames = tribes.light.map(({ name }) => name.en)
const COLOURS = ['#b4452f', '#4f8a3c', '#74539a', '#3f78a8', '#c9a23a'] as const

export interface Report {
  readonly page: string
  readonly plot: string
}

export function reportOf(command: string, kind: string, level: string, tallies: readonly Tally[]): Report {
  const main = mainOf(tallies)
  const bars = darkNames.map((name, n) => ({ name, colour: COLOURS[n], share: main.dark[n] }))
  return {
    page: pageOf(command, kind, level, tallies),
    plot: barsOf(`Games of ${main.players} won, by dark tribe`, bars, DARK_BAND, 0.5),
  }
}

/** The games that are judged: the default reading with four players, or what there is. */
export function mainOf(tallies: readonly Tally[]): Tally {
  return tallies.find(({ players }) => players === BAND_PLAYERS) ?? tallies[0]
}

function pageOf(command: string, kind: string, level: string, tallies: readonly Tally[]): string {
  const main = mainOf(tallies)
  return [
    '# Immortals: balance',
    '',
    `Made by \`${command}\`: ${tallies[0].games} games for each number of players and each reading of scoring (the option \`scoring\`), ${playersText(level)} on all seats. The seeds are \`${kind}-1\`, \`${kind}-2\` and so on, for all of them. A win that is shared counts as its part; every share is followed by its 95 % interval (Wilson). Everything else is of a player and a game, on average.`,
    '',
    `Of games of ${BAND_PLAYERS} a dark tribe should win ${percent(DARK_BAND[0])} to ${percent(DARK_BAND[1])}.`,
    '',
    ...verdictLines(main),
    '',
    '![Games won, by dark tribe](immortals-dark.svg)',
    '',
    ...scores(tallies),
    ...shares('Dark tribes', darkNames, tallies, ({ dark }) => dark),
    ...shares('Light tribes', lightNames, tallies, ({ light }) => light),
    ...shares(
      'Order of the first round',
      ['first', 'second', 'third', 'fourth', 'fifth'],
      tallies,
      ({ places }) => places,
    ),
    ...sources(tallies),
    ...realmsOf(tallies),
    ...deeds(tallies),
    ...spaces(tallies),
    ...magics(tallies),
    ...cards(tallies),
  ].join('\n')
}

function playersText(level: string): string {
  return level === 'quick'
    ? 'quick players, who choose at once by what *master* thinks that things are worth,'
    : `*${level}*`
}

/** Says plainly what is out of bounds. */
export function verdictLines({ dark }: Tally): string[] {
  const [least, most] = DARK_BAND
  const lines = dark.flatMap((share, n) => {
    const verdict = verdictOf(share, least, most)
    if (share.games === 0 || verdict === 'inside') return []
    const doubt = verdict === 'outside' ? '' : ', though its interval reaches into the bounds'
    return [
      `- ${darkNames[n]} win ${withBounds(share)}: too ${share.share < least ? 'few' : 'many'}${doubt}.`,
    ]
  })
  return lines.length === 0 ? ['All are within bounds.'] : ['Out of bounds:', '', ...lines]
}

// Tables

type Row = readonly string[]

function table(head: Row, rows: readonly Row[]): string[] {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '---:'))), ...rows.map(line), '']
}

const titleOf = ({ scoring, players }: Tally): string => `${scoring}, ${players} players`
const short = (n: number | undefined): string => (n ?? 0).toFixed(n !== undefined && n < 0.1 ? 3 : 2)

function scores(tallies: readonly Tally[]): string[] {
  return [
    '## Scores',
    '',
    `The track and one +60 marker show up to ${TRACK} points.`,
    '',
    ...table(
      ['reading', 'points', 'of the winner', 'beyond the track', 'gold left', 'energy left', 'both'],
      tallies.map((tally) => [
        titleOf(tally),
        tally.points.toFixed(1),
        tally.winnerPoints.toFixed(1),
        percent(tally.beyondTrack),
        tally.gold.toFixed(1),
        tally.energy.toFixed(1),
        (tally.gold + tally.energy).toFixed(1),
      ]),
    ),
  ]
}

function shares(
  title: string,
  names: readonly string[],
  tallies: readonly Tally[],
  of: (tally: Tally) => Tally['dark'],
): string[] {
  return [
    `## ${title}`,
    '',
    ...table(
      ['games won', ...tallies.map(titleOf)],
      names.map((name, n) => [
        name,
        ...tallies.map((tally) => {
          const share = of(tally).at(n)
          return share === undefined ? '' : withBounds(share)
        }),
      ]),
    ),
  ]
}

function sources(tallies: readonly Tally[]): string[] {
  const names = SOURCES.map((source, n) => (n < 3 ? `building a ${source}` : source))
  return [
    '## Where points come from',
    '',
    ...table(
      ['reading', ...names],
      tallies.map((tally) => [titleOf(tally), ...tally.sources.map((points) => points.toFixed(1))]),
    ),
  ]
}

function realmsOf(tallies: readonly Tally[]): string[] {
  return [
    '## Realms',
    '',
    ...table(
      ['reading', 'sites, light', 'sites, dark', 'region cards', 'attacks, light', 'attacks, dark'],
      tallies.map((tally) => [
        titleOf(tally),
        ...[...tally.sites, tally.regionCards].map((n) => n.toFixed(1)),
        short(tally.uses.get('attack in the light realm')),
        short(tally.uses.get('attack in the dark realm')),
      ]),
    ),
  ]
}

function usedBy(title: string, head: string, whats: readonly (readonly [string, string])[]) {
  return (tallies: readonly Tally[]): string[] => [
    `## ${title}`,
    '',
    ...table(
      [head, ...tallies.map(titleOf)],
      whats.map(([name, what]) => [name, ...tallies.map(({ uses }) => short(uses.get(what)))]),
    ),
  ]
}

/** Everything that can be done with a card, by the name under which it is counted. */
export const DEEDS: readonly (readonly [string, string])[] = [
  ['extract gold or energy', 'deed extract'],
  ['attack', 'deed attack'],
  ['– through a portal', 'attack through a portal'],
  ['move', 'deed move'],
  ['build a shrine', 'deed build shrine'],
  ['build a capital', 'deed build capital'],
  ['build a portal', 'deed build portal'],
  ['Transition of 3 (card on its space)', 'space transition3: transition'],
  ['transition by magic', 'armies placed by magic'],
  ['take over a region card', 'deed takeover'],
  ['draw cards by magic', 'deed draw'],
  ['take the first player marker', 'deed marker'],
  ['give an action up', 'deed given up'],
  ['pass', 'passed'],
]

const deeds = usedBy('What is done', 'deed', DEEDS)

const spaceNames = [...board.army, ...board.magic].map(({ name }) => name.en)
const spaces = (tallies: readonly Tally[]): string[] => {
  const ids: readonly string[] = [...armySpaceIds, ...magicSpaceIds]
  const done = (id: string): string[] => [
    ...new Set(
      tallies.flatMap(({ uses }) => [...uses.keys()].filter((what) => what.startsWith(`space ${id}: `))),
    ),
  ]
  const rows = ids.flatMap((id, n) =>
    done(id)
      .toSorted()
      .map((what) => [`${spaceNames[n]}: ${what.split(': ')[1]}`, what] as const),
  )
  return usedBy('Spaces', 'space', rows)(tallies)
}

const magics = (tallies: readonly Tally[]): string[] => {
  const kinds = ['transition', 'draw', 'marker', 'build shrine', 'takeover', 'given up']
  const rows = magicIds.flatMap((id, n) =>
    kinds.map((kind) => [`${magic[n].name.en}: ${kind}`, `magic ${id}: ${kind}`] as const),
  )
  const seen = rows.filter(([, what]) => tallies.some(({ uses }) => uses.has(what)) || isOffered(what))
  return usedBy('Magic cards', 'card', seen)(tallies)
}

/** What a magic card offers, so that what nobody does is in the table as well. */
function isOffered(what: string): boolean {
  const offers = [
    'transition5: transition',
    'drawOrFirst: draw',
    'drawOrFirst: marker',
    'shrineOrTakeover: build shrine',
    'shrineOrTakeover: takeover',
    'draw2OrTransition2: draw',
    'draw2OrTransition2: transition',
  ]
  return offers.includes(what.replace('magic ', ''))
}

/** Every region: how often its cards were used. */
function cards(tallies: readonly Tally[]): string[] {
  const main = mainOf(tallies)
  const games = (what: string): string => short((main.uses.get(what) ?? 0) * main.players)
  return [
    '## Cards',
    '',
    `Uses in a game, ${titleOf(main)}; wild cards together ${short(wilds(main) * main.players)}.`,
    '',
    ...table(
      ['region', 'region card', 'conflict card, dark', 'conflict card, light'],
      regionIds.map((id, n) => [
        regions[n].name,
        games(`card region ${id}`),
        games(`card conflict ${id} dark`),
        games(`card conflict ${id} light`),
      ]),
    ),
  ]
}

function wilds({ uses }: Tally): number {
  let sum = 0
  for (const [what, count] of uses) if (what.startsWith('card wild')) sum += count
  return sum
}
