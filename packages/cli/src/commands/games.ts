import type { Command } from 'commander'
import { does, example, jsonOption } from '../command.ts'
import { print, printJson, gameFormatter, type Entry, type House } from '../house.ts'
import { gameName } from '../i18n.ts'

export function gamesCommand(house: House, command: Command): void {
  command.name('games').description(house.i18n.t('cli.games.help'))
  jsonOption(house, command)
  example(house, command, 'games', 'games --json')
  does(house, command, (options: { json?: true }) => {
    if (options.json === true)
      printJson(
        house,
        house.entries.map((entry) => facts(house, entry)),
      )
    else
      print(
        house,
        house.entries.flatMap((entry) => lines(house, entry)),
      )
  })
}

function facts(house: House, { game }: Entry) {
  const i18n = gameFormatter(house, game)
  return {
    id: game.id,
    name: gameName(game, i18n),
    players: game.players,
    scenarios: game.scenarios.map(({ id, players }) => ({
      id,
      name: i18n.knows(`scenarios.${id}.name`) ? i18n.t(`scenarios.${id}.name`) : id,
      players,
    })),
    rules: game.rules.length,
    content: game.content,
  }
}

function lines(house: House, entry: Entry): string[] {
  const { t } = house.i18n
  const { id, name, players, scenarios, rules, content } = facts(house, entry)
  const counts = Object.entries(content).map(([kind, count]) => `${kind} ${count}`)
  return [
    `${name} (${id})`,
    `  ${t('cli.games.players', players)}`,
    ...scenarios.map((scenario) => {
      const { min, max } = scenario.players
      const key = min === max ? 'cli.games.scenarioExactly' : 'cli.games.scenario'
      return `  ${t(key, { ...scenario, players: '', min, max, count: min })}`
    }),
    `  ${t('cli.games.rules', { count: rules })}`,
    `  ${t('cli.games.content', { counts: counts.join(', ') })}`,
  ]
}
