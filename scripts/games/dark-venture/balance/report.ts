import { percent, withBounds, type Share } from '@longtable/bots/arena'
import { colours, names, pairings } from './factions.ts'
import { barsOf } from '../../../balance/plot.ts'
import { verdictOf } from '../../../balance/verdict.ts'
import type { Tally } from './tally.ts'

/** Where the shares should lie: of all duels of a faction, of the games of five. */
export const DUEL_BAND = [0.4, 0.6] as const
export const FIVE_BAND = [0.14, 0.26] as const

export interface Report {
  readonly page: string
  /** By file name. */
  readonly plots: Readonly<Record<string, string>>
}

export function reportOf(kind: string, command: string, tallies: readonly Tally[]): Report {
  const [first] = tallies
  const plots = {
    'dark-venture-duels.svg': barsOf(
      `Duels won, ${first.target} points`,
      names.map((name, side) => ({ name, colour: colours[side], share: first.overall[side] })),
      DUEL_BAND,
      1,
    ),
    'dark-venture-five.svg': barsOf(
      `Games of five won, ${first.target} points`,
      names.map((name, side) => ({ name, colour: colours[side], share: first.five[side] })),
      FIVE_BAND,
      0.5,
    ),
  }
  return { page: pageOf(kind, command, tallies), plots }
}

function pageOf(kind: string, command: string, tallies: readonly Tally[]): string {
  const [first] = tallies
  return [
    '# Dark Venture: balance',
    '',
    `Made by \`${command}\`: novices play Victory games on the main map with the factions as they are shipped. The seeds are \`${kind}-1\`, \`${kind}-2\` and so on; who sits where goes round from game to game, and the dice decide who begins. A win that is shared counts as its part. Every share is followed by its 95 % interval (Wilson).`,
    '',
    `A faction should win ${percent(DUEL_BAND[0])} to ${percent(DUEL_BAND[1])} of its duels and ${percent(FIVE_BAND[0])} to ${percent(FIVE_BAND[1])} of the games of five, at ${first.target} points.`,
    '',
    ...verdictLines(first),
    '',
    ...tallies.flatMap((tally, i) => sectionOf(tally, i === 0)),
  ].join('\n')
}

/** Says plainly what is out of bounds. */
export function verdictLines({ overall, five }: Tally): string[] {
  const lines = [
    ...overall.flatMap((share, side) => lineOf(names[side], 'of its duels', share, DUEL_BAND)),
    ...five.flatMap((share, side) => lineOf(names[side], 'of the games of five', share, FIVE_BAND)),
  ]
  return lines.length === 0 ? ['Everything is within bounds.'] : ['Out of bounds:', '', ...lines]
}

function lineOf(
  name: string,
  what: string,
  share: Share,
  [least, most]: readonly [number, number],
): string[] {
  const verdict = verdictOf(share, least, most)
  if (share.games === 0 || verdict === 'inside') return []
  const way = share.share < least ? 'too few' : 'too many'
  const doubt = verdict === 'outside' ? '' : ', though its interval reaches into the bounds'
  return [`- ${name} wins ${withBounds(share)} ${what}: ${way}${doubt}.`]
}

function sectionOf(tally: Tally, isMain: boolean): string[] {
  const { target, duels, overall, five, duelPoints, fivePoints, duelRounds, fiveRounds, unfinished } = tally
  return [
    `## ${target} points`,
    '',
    `${duels.reduce((sum, { games }) => sum + games, 0)} duels of ${duelRounds.toFixed(1)} rounds and ${five[0].games} games of five of ${fiveRounds.toFixed(1)} rounds on average; ${unfinished} were given up.`,
    '',
    ...(isMain
      ? ['![Duels won](dark-venture-duels.svg)', '', '![Games of five won](dark-venture-five.svg)', '']
      : []),
    '| faction | duels won | games of five won | points in duels | points in fives |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...names.map(
      (name, side) =>
        `| ${name} | ${withBounds(overall[side])} | ${withBounds(five[side])} | ${duelPoints[side].toFixed(1)} | ${fivePoints[side].toFixed(1)} |`,
    ),
    '',
    '| duel | the first wins | games |',
    '| --- | ---: | ---: |',
    ...pairings.map(
      ([a, b], i) => `| ${names[a]} – ${names[b]} | ${withBounds(duels[i])} | ${duels[i].games} |`,
    ),
    '',
  ]
}
