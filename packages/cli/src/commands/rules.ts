import type { Command } from 'commander'
import { basisOf, type Game, type Rule, type RuleBasis } from '@longtable/kernel'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import { findProofs, type RuleProof } from '../files/rule-proofs.ts'

export function rulesCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('rules')
    .description(t('cli.rules.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--untested', t('cli.rules.untested'))
  addJsonOption(context, command)
  addExamples(
    context,
    command,
    `rules ${exampleGame(context)} --lang fr`,
    `rules ${exampleGame(context)} --untested`,
  )
  setAction(context, command, async (game: string, options: { untested?: true; json?: true }) => {
    const entry = await loadGameEntry(context, game)
    const proofs = findProofs(entry.tests, context.root)
    const rows = entry.game.rules.map((rule) => row(context, rule, proofs))
    if (options.untested === true) return untested(context, entry.game, rows, proofs, options.json === true)
    if (options.json === true) printJson(context, rows)
    else
      print(
        context,
        rows.flatMap((each) => lines(context, each)),
      )
    return 0
  })
}

interface Row {
  readonly id: string
  readonly kind: Rule['kind']
  readonly text: string
  readonly source: string
  /** Printed, a ruling where the book is silent, or a stand-in for what is not public. */
  readonly basis: RuleBasis
  readonly option?: string
  readonly why?: string
  readonly tests: readonly Pick<RuleProof, 'file' | 'line' | 'title'>[]
}

function row(context: CommandContext, rule: Rule, proofs: readonly RuleProof[]): Row {
  const { id, kind, source, option, why } = rule
  const tests = proofs
    .filter(({ ids }) => ids.includes(id))
    .map(({ file, line, title }) => ({ file, line, title }))
  return {
    id,
    kind,
    text: rule[context.i18n.lang],
    source,
    basis: basisOf(rule).basis,
    ...(option !== undefined && { option }),
    ...(why !== undefined && { why }),
    tests,
  }
}

function lines(context: CommandContext, { id, kind, text, source, why, option, tests }: Row): string[] {
  const { t } = context.i18n
  const { basis, chapters } = basisOf({ source })
  return [
    `${id}  ${text}`,
    `    ${t(`cli.rules.source.${basis}`, { source: chapters })}${option === undefined ? '' : `; ${t('cli.rules.option', { option })}`}`,
    ...tests.map(({ file, line, title }) => `    ✓ ${title}  (${file}:${line})`),
    ...(tests.length > 0 ? [] : [kind === 'note' ? note(context, why) : `    ${t('cli.rules.noTest')}`]),
    '',
  ]
}

function note(context: CommandContext, why: string | undefined): string {
  const { t } = context.i18n
  return `    ${why === undefined ? t('cli.rules.note') : t('cli.rules.noteWhy', { why })}`
}

/** Rules that no test proves, and tests that prove no rule: 1 if there are any, and silence if there are none. */
function untested(
  context: CommandContext,
  game: Game,
  rows: readonly Row[],
  proofs: readonly RuleProof[],
  json: boolean,
): number {
  const { t } = context.i18n
  const missing = rows.filter(({ kind, tests }) => kind !== 'note' && tests.length === 0)
  const known = new Set(game.rules.map(({ id }) => id))
  const foreign = proofs.flatMap(({ ids, file, line }) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ id, file, line })),
  )
  const unclear = proofs.filter(({ ids }) => ids.length === 0).map(({ file, line }) => ({ file, line }))
  if (json) {
    const strange = foreign.map((each) => ({ ...each, problem: 'unknown' }))
    printJson(context, [
      ...missing,
      ...strange,
      ...unclear.map((each) => ({ ...each, problem: 'unreadable' })),
    ])
  } else {
    print(context, [
      ...missing.map(({ id, text }) => `${id}  ${text}`),
      ...foreign.map((each) => t('cli.rules.foreign', each)),
      ...unclear.map((each) => t('cli.rules.unclear', each)),
    ])
  }
  return missing.length + foreign.length + unclear.length > 0 ? 1 : 0
}
