import type { Heuristics, HeuristicsId } from '@longtable/mage-knight'

/** What was learned for one table of worths. */
export interface Fit {
  readonly id: HeuristicsId
  readonly scenario: string
  readonly games: number
  readonly worths: Readonly<Record<string, readonly number[]>>
  readonly believed: Heuristics
  /** By round: the part of what came of games, not learned from, that is explained by the worths found and by those believed. */
  readonly exam: readonly {
    readonly round: number
    readonly turns: number
    readonly found: number
    readonly believed: number
  }[]
}

/** The page about what things are worth, and how well that foretells games that were not learned from. */
export function pageOf(command: string, fits: readonly Fit[]): string {
  return [
    '# What things are worth in Mage Knight',
    '',
    `Made by \`${command}\`. Planning bots judge the end of a turn by a sum: each thing times what it is worth at the end of a game, and`,
    'so much more as there is time left. Bots with worths that differ by chance from what is believed (`bot/beliefs.ts`) played games; the',
    'worths (`bot/worths.ts`) are those whose sums differ least from what came of the games, drawn to what is believed. What came is the',
    'final score, or for the conquest fame with 10 points for each defender that is gone and 15 for each city.',
    ...fits.flatMap(({ id, scenario, games, worths, believed, exam }) => [
      '',
      `## ${id === 'fame' ? 'Where fame decides' : 'Where cities have to fall'}`,
      '',
      `${games} games (${scenario}), every fifth kept for the exam. Explained: the part of the differences, between turns of the same round,`,
      'in what came of games that were not learned from; below 0 the sums say more than there is.',
      '',
      '| round | turns in the exam | explained | by what is believed |',
      '| ---: | ---: | ---: | ---: |',
      ...exam.map(
        ({ round, turns, found, believed: old }) =>
          `| ${round} | ${turns} | ${found.toFixed(2)} | ${old.toFixed(2)} |`,
      ),
      '',
      '| term | at the end | more at the start | believed |',
      '| --- | ---: | ---: | ---: |',
      ...Object.entries(worths).map(
        ([term, [late, early]]) =>
          `| ${term} | ${late} | ${early} | ${believed[term as keyof Heuristics].join(' and ')} |`,
      ),
    ]),
    '',
  ].join('\n')
}
