import type { Learned } from '@longtable/bots/learn'

/** The page about what a model has learned, and how well it foretells games it has not seen. */
export function reportOf(
  title: string,
  command: string,
  games: number,
  terms: readonly string[],
  learned: readonly Learned[],
): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const bits = (surprise: number): string => (surprise / Math.LN2).toFixed(3)
  return [
    `# How ${title} is judged`,
    '',
    `Made by \`${command}\`: ${games} games, of which every fifth was kept for the exam. The weights are those of`,
    `the game's \`bots/weights.ts\`; what each term measures stands beside it in \`bots/\`.`,
    '',
    '## How well it foretells',
    '',
    'Surprise is in bits: the mean of −log₂ of the chance that was given to what happened. Somebody who knows nothing but the',
    'number of players (or how often such games are won) would be surprised as the third column says.',
    '',
    '| stage | moments | surprise | knowing nothing | favourite right |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...learned.map(
      ({ stage, together, grade }) =>
        `| ${stage}${together ? ', won together' : ''} | ${grade.lessons} | ${bits(grade.surprise)} | ${bits(grade.ignorance)} | ${percent(grade.right)} |`,
    ),
    '',
    '## What was said, and what came of it',
    '',
    '| chance given | how often | said, on the mean | came true |',
    '| --- | ---: | ---: | ---: |',
    ...tenths(learned).map(
      ({ count, said, came }, tenth) =>
        `| ${tenth * 10} to ${tenth * 10 + 10} % | ${count} | ${count === 0 ? '–' : percent(said)} | ${count === 0 ? '–' : percent(came)} |`,
    ),
    '',
    '## What counts',
    '',
    'What a usual difference in a term does to the odds, by stage: 0.7 doubles them, −0.7 halves them.',
    '',
    `| term |${learned.map(({ stage }) => ` ${stage} |`).join('')}`,
    `| --- |${learned.map(() => ' ---: |').join('')}`,
    ...terms.map(
      (term, i) => `| ${term} |${learned.map(({ counts }) => ` ${counts[i].toFixed(2)} |`).join('')}`,
    ),
    '',
  ].join('\n')
}

function tenths(learned: readonly Learned[]): { count: number; said: number; came: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const all = learned.map(({ grade }) => grade.tenths[tenth])
    const count = all.reduce((sum, each) => sum + each.count, 0)
    const mean = (of: 'said' | 'came'): number =>
      all.reduce((sum, each) => sum + each[of] * each.count, 0) / Math.max(1, count)
    return { count, said: mean('said'), came: mean('came') }
  })
}
