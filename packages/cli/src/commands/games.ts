import { setsOf } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { gameFormatter, loadGameEntry, print, printJson, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { gameName } from '../context/i18n.ts'

export function gamesCommand(context: CommandContext, command: Command): void {
  command.name('games').description(context.i18n.t('cli.games.help'))
  addJsonOption(context, command)
  addExamples(context, command, 'games', 'games --json')
  setAction(context, command, async (options: { json?: true }) => {
    const entries = await Promise.all(context.games.map(({ id }) => loadGameEntry(context, id)))
    if (options.json === true)
      printJson(
        context,
        entries.map((entry) => facts(context, entry)),
      )
    else
      print(
        context,
        entries.flatMap((entry) => lines(context, entry)),
      )
  })
}

function facts(context: CommandContext, entry: CliGameEntry) {
  const { game } = entry
  const i18n = gameFormatter(context, entry)
  return {
    id: game.id,
    name: gameName(game, i18n),
    players: game.players,
    scenarios: game.scenarios.map(({ id, players }) => ({
      id,
      name: i18n.knows(`scenarios.${id}.name`) ? i18n.t(`scenarios.${id}.name`) : id,
      players,
    })),
    sets: setsOf(game.config).map((id) => ({ id, name: i18n.t(`options.sets.values.${id}`) })),
    rules: game.rules.length,
    content: game.content,
  }
}

function lines(context: CommandContext, entry: CliGameEntry): string[] {
  const { t } = context.i18n
  const { id, name, players, scenarios, sets, rules, content } = facts(context, entry)
  const counts = Object.entries(content).map(([kind, count]) => `${kind} ${count}`)
  return [
    `${name} (${id})`,
    `  ${t('cli.games.players', players)}`,
    ...scenarios.map((scenario) => {
      const { min, max } = scenario.players
      const key = min === max ? 'cli.games.scenarioExactly' : 'cli.games.scenario'
      return `  ${t(key, { ...scenario, players: '', min, max, count: min })}`
    }),
    ...(sets.length === 0
      ? []
      : [`  ${t('cli.games.sets', { sets: sets.map((set) => `${set.name} (${set.id})`).join(', ') })}`]),
    `  ${t('cli.games.rules', { count: rules })}`,
    `  ${t('cli.games.content', { counts: counts.join(', ') })}`,
  ]
}
