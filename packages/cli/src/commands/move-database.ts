import { resolve } from 'node:path'
import type { Moved } from '@longtable/server'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import { print, type CommandContext } from '../context/context.ts'
import { Progress } from '../terminal/progress.ts'
import { moveDatabase } from './lazy-server.ts'

export function moveDatabaseCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('move-database')
    .description(t('cli.moveDatabase.help'))
    .argument('<from>', t('cli.moveDatabase.from'))
    .argument('<to>', t('cli.moveDatabase.to'))
    .option('--json', t('cli.moveDatabase.json'))
  addExamples(
    context,
    command,
    'move-database /srv/longtable postgres://longtable@database.example/longtable',
    'move-database postgres://longtable@database.example/longtable ./matches --json',
  )
  setAction(context, command, (from: string, to: string, options: { json?: true }) =>
    move(context, from, to, options.json === true),
  )
}

async function move(context: CommandContext, from: string, to: string, isJson: boolean): Promise<void> {
  const { io, i18n } = context
  const place = (given: string): string => (/^[a-z]+:\/\//.test(given) ? given : resolve(io.cwd, given))
  let bar: Progress | undefined
  try {
    const moved = await moveDatabase(place(from), place(to), (step, done, total) => {
      bar ??= new Progress(io, 2 * total)
      bar.at(step === 'copy' ? done : total + done, i18n.t(`cli.moveDatabase.steps.${step}`))
    })
    bar?.end()
    if (isJson) io.out.write(`${JSON.stringify(moved)}\n`)
    else print(context, lines(context, moved))
  } finally {
    bar?.end()
  }
}

function lines({ i18n: { t } }: CommandContext, { from, to, tables }: Moved): string[] {
  return [
    ...tables.map(({ table, rows, hash }) => t('cli.moveDatabase.table', { table, count: rows, hash })),
    t('cli.moveDatabase.done', { from, to }),
  ]
}
