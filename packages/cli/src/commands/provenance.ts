import { countProvenance, provenances, type Provenance, type RowProvenance } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import { formatterFor, type Formatter } from '../context/i18n.ts'
import { openEngine, type MatchOptions } from '../matches/match-options.ts'

interface Options extends MatchOptions {
  readonly rows?: true
  readonly json?: true
}

/** What of a game's tables is printed, found or inferred, and what is ours. */
export function provenanceCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('provenance')
    .description(t('cli.provenance.help'))
    .argument('<game>', t('cli.help.game'))
    .option('--rows', t('cli.provenance.rows'))
    .option('--edition <file>', t('cli.help.edition'))
  addJsonOption(context, command)
  addExamples(
    context,
    command,
    `provenance ${exampleGame(context)}`,
    `provenance ${exampleGame(context)} --rows`,
  )
  setAction(context, command, (game: string, options: Options) => run(context, game, options))
}

async function run(context: CommandContext, gameId: string, options: Options): Promise<void> {
  const entry = await loadGameEntry(context, gameId)
  const { tables } = openEngine(entry, options)
  const rows = entry.game.provenance?.(tables) ?? []
  if (options.json === true) return printJson(context, { game: gameId, total: countProvenance(rows), rows })
  if (rows.length === 0) return print(context, [context.i18n.t('cli.provenance.none')])
  const i18n = formatterFor(context.i18n.lang, entry)
  const names = [...new Set(rows.map(({ table }) => table))]
  print(context, [
    i18n.t('cli.provenance.total', { counts: counted(i18n, rows) }),
    ...names.flatMap((name) => {
      const inTable = rows.filter(({ table }) => table === name)
      const title = i18n.t('cli.provenance.table', {
        table: i18n.t(`provenance.tables.${name}`),
        counts: counted(i18n, inTable),
      })
      return [title, ...(options.rows === true ? inTable.map((row) => line(i18n, row)) : [])]
    }),
  ])
}

/** Such as “7 printed, 2 stand-ins”. */
function counted({ t }: Formatter, rows: readonly RowProvenance[]): string {
  const counts = countProvenance(rows)
  return provenances
    .filter((each) => counts[each] > 0)
    .map((each) => t(`cli.provenance.counts.${each}`, { count: counts[each] }))
    .join(', ')
}

function line(i18n: Formatter, { id, name, fields }: RowProvenance): string {
  const called = name === undefined ? (id ?? '') : typeof name === 'string' ? name : name[i18n.lang]
  const origins = provenances.flatMap((each) => originText(each))
  return `    ${called}: ${origins.join('; ')}`

  function originText(provenance: Provenance): string[] {
    const own = Object.keys(fields).filter((field) => fields[field] === provenance)
    if (own.length === 0) return []
    const words = own.map((field) => fieldText(field)).join(', ')
    return [`${i18n.t(`kernel.provenance.${provenance}`)} (${words})`]
  }

  /** A single value in a field keeps the ids that lead to it. */
  function fieldText(field: string): string {
    const [first = field, ...inner] = field.split('.')
    return [i18n.t(`provenance.fields.${first}`), ...inner].join(' ')
  }
}
