import { itemAt, refuse } from '@longtable/kernel'
import { Api, readLink, type WantedMatch } from '@longtable/server/client'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import { exampleGame, loadGameEntry, print, type CommandContext } from '../context/context.ts'
import type { CliGameEntry } from '../games/game-entry.ts'
import { signIn, playOnline, type OnlineOptions } from '../play/online.ts'
import { strongestBot, botsNamed, openEngine, type MatchOptions } from '../matches/match-options.ts'
import { repeatable, wholeNumber } from '../context/option-parsers.ts'

interface Options extends OnlineOptions, MatchOptions {
  readonly server: string
  readonly bots?: number
  readonly bot?: string
  readonly listed?: true
  readonly hours?: number
}

const USUAL_SERVER = 'http://localhost:8080'
const MONTH = 24 * 30

/** Sets up a match on a server, prints the invitations, and sits down at it. */
export function hostCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('host')
    .description(t('cli.host.about'))
    .argument('<game>', t('cli.help.game'))
    .option('--server <url>', t('cli.host.options.server'), USUAL_SERVER)
    .option('--players <n>', t('cli.help.players'), wholeNumber('--players', 1))
    .option('--bots <n>', t('cli.host.options.bots'), wholeNumber('--bots', 0))
    .option('--bot <levels>', t('cli.play.options.bot'))
    .option('--scenario <id>', t('cli.help.scenario'))
    .option('--option <name=value>', t('cli.help.option'), repeatable)
    .option('--edition <file>', t('cli.help.edition'))
    .option('--hours <n>', t('cli.host.options.hours'), wholeNumber('--hours', 1, MONTH))
    .option('--listed', t('cli.host.options.listed'))
    .option('--name <name>', t('cli.join.options.name'))
    .option('--password <words>', t('cli.join.options.password'))
    .option('--key-file <file>', t('cli.join.options.keyFile'))
    .option('--wait <seconds>', t('cli.play.options.wait'), wholeNumber('--wait', 0, 86_400))
  addExamples(
    context,
    command,
    `host ${exampleGame(context)} --players 4 --bots 2`,
    `host ${exampleGame(context)} --players 3 --bots 0 --hours 24 --server https://games.example`,
  )
  setAction(context, command, (game: string, options: Options) => host(context, game, options))
}

async function host(context: CommandContext, game: string, options: Options): Promise<void> {
  const link = readLink(options.server)
  if (link?.kind !== 'server') refuse('cli.host.noServer', { url: options.server })
  const wanted = matchOf(await loadGameEntry(context, game), options)
  const api = new Api({ server: link.base, fetch })
  await signIn(context, api, options, true)
  const { match, mine, invitations } = await api.newMatch(wanted)
  const { t } = context.i18n
  const links = invitations.map(({ seat, url }) => t('cli.host.invitation', { seat: seat + 1, url }))
  print(context, [...links, ...(links.length > 0 ? [t('cli.host.send')] : [])])
  const again = `npx longtable join ${link.base}/m/${match.id}`
  const seat = { server: link.base, match: match.id, seat: mine[0] ?? null, key: api.key }
  await playOnline(context, seat, again, options)
}

/** Persons sit first, the one who asks at their head; bots after them. */
function matchOf(entry: CliGameEntry, options: Options): WantedMatch {
  const { seats: count, config } = openEngine(entry, options)
  const bots = options.bots ?? 0
  if (bots >= count) refuse('cli.host.bots', { bots, seats: count })
  const levels = botsNamed(entry.bots, options.bot ?? strongestBot(entry))
  const seats = Array.from({ length: count }, (_, at): WantedMatch['seats'][number] => {
    const number = at - (count - bots)
    if (number >= 0) return { kind: 'bot', bot: itemAt(levels, number % levels.length).id }
    return { kind: at === 0 ? 'me' : 'open' }
  })
  return {
    game: entry.game.id,
    config: { ...config } as NonNullable<WantedMatch['config']>,
    seats,
    listed: options.listed ?? false,
    ...(options.password !== undefined && { password: options.password }),
    ...(options.hours !== undefined && { pace: { kind: 'slow', hours: options.hours } }),
  }
}
