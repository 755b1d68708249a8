import {
  differenceText,
  editionDifferences,
  editionTemplate,
  problemText,
  readEditionWith,
  refuse,
  type EditionSpec,
} from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import { formatterFor, type Formatter } from '../context/i18n.ts'
import { readJson, writeWhole } from '../files/files.ts'

interface Options {
  readonly template?: true
  readonly save?: string
  readonly json?: true
}

/** Corrections by an owner of the printed game: the file to begin with, and what is wrong with one or what it changes. */
export function editionCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('edition')
    .description(t('cli.edition.help'))
    .argument('<game>', t('cli.help.game'))
    .argument('[file]', t('cli.help.edition'))
    .option('--template', t('cli.edition.template'))
    .option('--save <file>', t('cli.edition.save'))
  addJsonOption(context, command)
  const game = exampleGame(context)
  addExamples(context, command, `edition ${game} --template --save mine.json`, `edition ${game} mine.json`)
  setAction(context, command, (id: string, file: string | undefined, options: Options) =>
    run(context, id, file, options),
  )
}

async function run(
  context: CommandContext,
  id: string,
  file: string | undefined,
  options: Options,
): Promise<number> {
  const entry = await loadGameEntry(context, id)
  const spec = entry.game.edition ?? refuse('cli.bad.noEdition', { game: id })
  const i18n = formatterFor(context.i18n.lang, entry)
  if (file !== undefined) return check(context, spec, file, i18n, options)
  if (options.template !== true) refuse('cli.edition.nothing')
  const whole = `${JSON.stringify(editionTemplate(spec, i18n.lang, i18n.format), null, 2)}\n`
  if (options.save === undefined) print(context, [whole.trimEnd()])
  else {
    writeWhole(options.save, whole)
    print(context, [i18n.t('cli.edition.saved', { file: options.save })])
  }
  return 0
}

/** Exits with 1 if there is anything wrong. */
function check(
  context: CommandContext,
  spec: EditionSpec,
  file: string,
  i18n: Formatter,
  { json }: Options,
): number {
  const { problems, edition } = readEditionWith(spec, readJson(file))
  const differences = problems.length > 0 ? [] : editionDifferences(spec, edition)
  if (json === true)
    printJson(context, {
      problems: problems.map(({ path, problem }) => ({ path, problem: i18n.format(problem) })),
      differences: differences.map(({ table, row, field, before = null, after }) => ({
        table: table.id,
        row: row.id,
        field,
        before,
        after,
      })),
    })
  else if (problems.length > 0)
    print(
      context,
      problems.map((each) => i18n.format(problemText(each))),
    )
  else
    print(context, [
      i18n.t('cli.edition.right', { count: differences.length }),
      ...differences.map((each) => i18n.format(differenceText(each, i18n.lang))),
    ])
  return problems.length > 0 ? 1 : 0
}
