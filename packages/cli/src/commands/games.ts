import { setsOf } from '@longtable/kernel'
import type { Game } from '@longtable/kernel'
import type { Command } from 'commander'
import { setAction, addExamples, addJsonOption } from '../context/command.ts'
import { gameFormatter, print, printJson, type CommandContext } from '../context/context.ts'
import { gameName } from '../context/i18n.ts'

export function gamesCommand(context: CommandContext, command: Command): void {
  command.name('games').description(context.i18n.t('cli.games.help'))
  addJsonOption(context, command)
  addExamples(context, command, 'games', 'games --json')
  setAction(context, command, async (options: { json?: true }) => {
    const games = await Promise.all(context.games.map(({ game }) => game()))
    if (options.json === true)
      printJson(
        context,
        games.map((game) => facts(context, game)),
      )
    else
      print(
        context,
        games.flatMap((game) => lines(context, game)),
      )
  })
}

function facts(context: CommandContext, game: Game) {
  const i18n = gameFormatter(context, { game })
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

function lines(context: CommandContext, game: Game): string[] {
  const { t } = context.i18n
  const { id, name, players, scenarios, sets, rules, content } = facts(context, game)
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
