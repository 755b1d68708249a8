import { refuse } from '@longtable/kernel'
import { Api, readLink, type Link } from '@longtable/server/client'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import type { CommandContext } from '../context/context.ts'
import { signIn, playOnline, type OnlineOptions, type OnlineSeat } from '../play/online.ts'
import { wholeNumber } from '../context/option-parsers.ts'

interface Options extends OnlineOptions {
  readonly watch?: true
}

export function joinCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  command
    .name('join')
    .description(t('cli.join.about'))
    .argument('<url>', t('cli.join.options.url'))
    .option('--name <name>', t('cli.join.options.name'))
    .option('--password <words>', t('cli.join.options.password'))
    .option('--key-file <file>', t('cli.join.options.keyFile'))
    .option('--watch', t('cli.join.options.watch'))
    .option('--wait <seconds>', t('cli.play.options.wait'), wholeNumber('--wait', 0, 86_400))
  addExamples(
    context,
    command,
    'join "http://192.168.1.20:8080/m/3fJx0…#seat=1&invite=Yq7…" --name Ann',
    'join http://192.168.1.20:8080/m/3fJx0… --watch',
  )
  setAction(context, command, (url: string, options: Options) => join(context, url, options))
}

async function join(context: CommandContext, url: string, options: Options): Promise<void> {
  const seat = await onlineSeat(context, url, options)
  await playOnline(context, seat, rejoining(url, seat, options), options)
}

/** The command by which one comes back: without the invitation, which has been used. */
function rejoining(url: string, { server, match }: OnlineSeat, { keyFile, watch }: Options): string {
  const plain = readLink(url)?.kind === 'device' ? `${server}/m/${match}` : url.replace(/#.*$/, '')
  const file = keyFile === undefined ? '' : ` --key-file ${keyFile}`
  return `npx longtable join ${plain}${file}${watch === true ? ' --watch' : ''}`
}

// Who, and where

async function onlineSeat(context: CommandContext, url: string, options: Options): Promise<OnlineSeat> {
  const link = readLink(url)
  if (link === undefined) refuse('cli.join.noLink', { url })
  if (link.kind === 'server') refuse('cli.join.onlyServer', { url })
  const api = new Api({ server: link.base, fetch })
  const wantsSeat = options.watch !== true
  await signIn(context, api, options, wantsSeat)
  const { match, seat } = wantsSeat
    ? await takeSeat(api, link, options)
    : { match: watched(link), seat: null }
  return { server: link.base, match, seat, key: api.key }
}

function watched(link: Exclude<Link, { kind: 'server' }>): string {
  return link.kind === 'device' ? refuse('cli.join.watchDevice') : link.match
}

/** The seat that one has already, the one that the link invites to, or any that is open. */
async function takeSeat(
  api: Api,
  link: Exclude<Link, { kind: 'server' }>,
  { password }: Options,
): Promise<{ readonly match: string; readonly seat: number }> {
  if (link.kind === 'device') return api.takeDevice(link.code)
  const { match } = link
  const { mine } = await api.match(match)
  const [own] = mine
  const by = password === undefined ? {} : { password }
  if (link.kind === 'invitation') {
    if (mine.includes(link.seat)) return { match, seat: link.seat }
    const { seat } = await api.sit(match, link.seat, { ...by, invitation: link.invitation })
    return { match, seat }
  }
  if (own !== undefined) return { match, seat: own }
  return { match, seat: (await api.sit(match, undefined, by)).seat }
}
