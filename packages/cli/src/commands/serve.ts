import { join, resolve } from 'node:path'
import { refuse } from '@longtable/kernel'
import type { ServeOptions, Serving } from '@longtable/server'
import type { Command } from 'commander'
import { setAction, addExamples } from '../context/command.ts'
import { exists } from '../files/files.ts'
import { serverFolder } from '../files/folders.ts'
import { print, type CommandContext } from '../context/context.ts'
import { wholeNumber } from '../context/option-parsers.ts'
import { startServer } from './lazy-server.ts'

/** As it was typed, or as the environment has it. */
interface Given {
  readonly port?: number
  readonly host?: string
  readonly data?: string
  readonly database?: string
  readonly clusterAddress?: string
  readonly publicUrl?: string
  readonly trustProxy?: number | true
  readonly allowPrivateWebhooks?: true
  readonly metricsOpen?: true
  readonly botThreads?: number
  readonly logLevel?: string
  readonly json?: true
}

const PORT = 8080
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type Level = (typeof LEVELS)[number]

const readers = {
  port: (name: string) => wholeNumber(name, 0, 65_535),
  hops: (name: string) => wholeNumber(name, 0, 10),
  threads: (name: string) => wholeNumber(name, 1, 64),
}

export function serveCommand(context: CommandContext, command: Command): void {
  const { t } = context.i18n
  const about = (name: string, variable: string): string =>
    `${t(`cli.serve.options.${name}`)} [LONGTABLE_${variable}]`
  command
    .name('serve')
    .description(t('cli.serve.help'))
    .option('--port <n>', about('port', 'PORT'), readers.port('--port'))
    .option('--host <address>', about('host', 'HOST'))
    .option('--data <folder>', about('data', 'DATA'))
    .option('--database <url>', about('database', 'DATABASE'))
    .option('--cluster-address <host:port>', about('clusterAddress', 'CLUSTER_ADDRESS'))
    .option('--public-url <url>', about('publicUrl', 'PUBLIC_URL'))
    .option('--trust-proxy [hops]', about('trustProxy', 'TRUST_PROXY'), readers.hops('--trust-proxy'))
    .option('--allow-private-webhooks', about('allowPrivateWebhooks', 'ALLOW_PRIVATE_WEBHOOKS'))
    .option('--metrics-open', about('metricsOpen', 'METRICS_OPEN'))
    .option('--bot-threads <n>', about('botThreads', 'BOT_THREADS'), readers.threads('--bot-threads'))
    .option('--log-level <level>', about('logLevel', 'LOG_LEVEL'))
    .option('--json', t('cli.serve.options.json'))
  addExamples(
    context,
    command,
    'serve',
    'serve --port 9000 --data ./matches',
    'serve --database postgres://longtable@database.example/longtable',
    'serve --host 127.0.0.1 --public-url https://games.example --trust-proxy',
  )
  setAction(context, command, (options: Given) => serve(context, options))
}

async function serve(context: CommandContext, options: Given): Promise<void> {
  // From the start: whoever changes their mind while the server starts is heard, too.
  const stopped = context.io.stopped()
  const serving = await startServer(settings(context, options))
  if (options.json === true) context.io.out.write(`${JSON.stringify(facts(serving))}\n`)
  else print(context, lines(context, serving))
  await stopped
  if (options.json !== true) print(context, ['', context.i18n.t('cli.serve.stopping')])
  await serving.close()
}

function facts({ url, addresses, here, data }: Serving) {
  return { url, addresses, here, data, pid: process.pid }
}

function lines({ i18n: { t } }: CommandContext, { url, addresses, here, data }: Serving): string[] {
  const others = [...new Set([url, ...addresses])].filter((address) => address !== here)
  return [
    t('cli.serve.ready', { url: here }),
    ...(others.length > 0 ? [t('cli.serve.others', { addresses: others.join(', ') })] : []),
    t(isDatabase(data) ? 'cli.serve.database' : 'cli.serve.data', { data }),
    t('cli.serve.stop'),
  ]
}

function isDatabase(where: string): boolean {
  return /^postgres(?:ql)?:/.test(where)
}

/** What was typed wins over the environment, and that over what is usual. */
export function settings(context: CommandContext, options: Given): ServeOptions {
  const { env, cwd, typed, err } = context.io
  const variable = (name: string): string | undefined => env[`LONGTABLE_${name}`] || undefined
  const number = (name: string, read: (name: string) => (typed: string) => number): number | undefined => {
    const value = variable(name)
    return value === undefined ? undefined : read(`LONGTABLE_${name}`)(value)
  }
  const flag = (name: string): boolean => isOn(`LONGTABLE_${name}`, variable(name))
  const hops = options.trustProxy ?? number('TRUST_PROXY', readers.hops)
  const host = options.host ?? variable('HOST')
  const database = options.database ?? variable('DATABASE')
  const publicUrl = options.publicUrl ?? variable('PUBLIC_URL')
  const botThreads = options.botThreads ?? number('BOT_THREADS', readers.threads)
  const web = join(context.root, 'packages', 'web', 'dist')
  return {
    port: options.port ?? number('PORT', readers.port) ?? PORT,
    data: resolve(cwd, options.data ?? serverFolder(env)),
    allowPrivateWebhooks: options.allowPrivateWebhooks ?? flag('ALLOW_PRIVATE_WEBHOOKS'),
    metricsOpen: options.metricsOpen ?? flag('METRICS_OPEN'),
    logLevel: level(options.logLevel ?? variable('LOG_LEVEL') ?? (typed && err.tty ? 'warn' : 'info')),
    ...(database !== undefined && { database }),
    ...cluster(options.clusterAddress ?? variable('CLUSTER_ADDRESS'), variable('CLUSTER_SECRET')),
    ...(host !== undefined && { host }),
    ...(publicUrl !== undefined && { publicUrl }),
    // Without a number: one proxy.
    ...(hops !== undefined && { trustProxy: hops === true ? 1 : hops }),
    ...(botThreads !== undefined && { botThreads }),
    ...(exists(web) && { webFolder: web }),
  }
}

/** Shorter ones could be guessed by whoever reaches the server. */
const SHORTEST_SECRET = 32

/** How servers that share a database find each other. The secret is in no flag: every user of the machine can see those. */
function cluster(
  address: string | undefined,
  secret: string | undefined,
): Pick<ServeOptions, 'cluster'> | undefined {
  if (address !== undefined && !isAddress(address)) refuse('cli.serve.clusterAddress', { address })
  if (secret !== undefined && secret.length < SHORTEST_SECRET)
    refuse('cli.serve.clusterSecret', { least: SHORTEST_SECRET })
  if (secret === undefined) return undefined
  return { cluster: { secret, ...(address !== undefined && { address }) } }
}

function isAddress(address: string): boolean {
  if (!/:\d{1,5}$/.test(address) || !URL.canParse(`http://${address}`)) return false
  const { username, pathname, search, hash } = new URL(`http://${address}`)
  return `${username}${search}${hash}` === '' && pathname === '/' && !address.endsWith('/')
}

function level(given: string): Level {
  const found = LEVELS.find((each) => each === given)
  return found ?? refuse('cli.serve.level', { level: given, known: LEVELS.join(', ') })
}

function isOn(name: string, value: string | undefined): boolean {
  if (value === undefined) return false
  const word = value.toLowerCase()
  if (['1', 'true', 'yes', 'on'].includes(word)) return true
  if (['0', 'false', 'no', 'off'].includes(word)) return false
  refuse('cli.serve.flag', { name, value })
}
