import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Engine, Random, seedFrom, type Position } from '@longtable/kernel'
import { loadGame, manifests } from '@longtable/games'
import { measureBots } from './bots.ts'
import { benchPart } from './bench-part.ts'
import { measureClient } from './client.ts'
import { best, biggerGames, middle, playouts } from './playouts.ts'
import type { Progress, Row } from './rows.ts'
import { measureServer } from './server.ts'

/** What people will compare, in one run on one thread, best of three. */

/** Operations a second. */
function rate(operations: number, work: () => void): () => number {
  return () => {
    const start = performance.now()
    work()
    return operations / ((performance.now() - start) / 1000)
  }
}

const CALIBRATION_STEPS = 50_000_000
let sink = 0

function calibration(): void {
  let x = 1
  for (let i = 0; i < CALIBRATION_STEPS; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0
  sink ^= x
}

/** The game that everything else is measured with. */
const [reference] = manifests
const engine = new Engine((await loadGame(reference)).game, 4)

/** In a process that has played nothing else: what is compiled for several games at once is slower for each. */
function alone(name: string): number {
  const entry = fileURLToPath(new URL('alone.mjs', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [entry, name], { encoding: 'utf8' })
  return Number(stdout)
}

async function measure(progress: Progress): Promise<Row[]> {
  const rows: Row[] = []
  const add = (name: string, value: number, unit: string, against?: string, other?: number): void => {
    const row: Row = { name, value: Math.round(value * 100) / 100, unit }
    const ratio = other === undefined ? undefined : Math.round((value / other) * 100) / 100
    rows.push(against === undefined || ratio === undefined ? row : { ...row, against, ratio })
  }
  progress('calibration')
  const steps = best(rate(CALIBRATION_STEPS / 1e6, calibration))
  add('calibration loop', steps, 'million steps/s')

  const { boardgameMoves } = await benchPart(reference.id)
  progress('boardgame.io')
  const moves = boardgameMoves === undefined ? undefined : best(boardgameMoves(3000))
  if (moves !== undefined) add('boardgame.io, production mode, same state', moves, 'moves/s')

  progress('playouts')
  playouts(engine, 1500)
  let decisionsPerGame = 0
  const decisions = best(() => {
    const { decisions: made, perSecond } = playouts(engine, 2500)
    decisionsPerGame = made / 2500
    return perSecond
  })
  const name = `${reference.name.en}, 4 players`
  add(`${name}: random playouts`, decisions, 'decisions/s', 'boardgame.io moves', moves)
  add(`${name}: whole random games`, decisions / decisionsPerGame, 'games/s')

  for (const { name: bigger, size } of await biggerGames()) {
    progress(bigger)
    add(`${bigger}: random playouts`, alone(bigger), 'decisions/s')
    add(`${bigger}: state as JSON, mid-game`, size(400) / 1024, 'KB')
  }

  progress('schema')
  const position: Position = middle(engine, 220)
  const times = 20_000
  const repeat = (work: () => unknown): (() => number) =>
    rate(times, () => {
      for (let i = 0; i < times; i++) sink ^= work() === undefined ? 1 : 0
    })
  const few = 2000
  const plain = engine.encode(position)
  const cloned = best(
    rate(few, () => {
      for (let i = 0; i < few; i++) sink ^= structuredClone(plain) === null ? 1 : 0
    }),
  )
  const perOp = (perSecond: number): number => 1e6 / perSecond
  const copyForSearch = best(repeat(() => engine.codec.copyForPlayout(position)))
  const addTime = (name: string, perSecond: number, against?: string, other?: number): void => {
    const row: Row = { name, value: Math.round(perOp(perSecond) * 100) / 100, unit: 'µs' }
    rows.push(
      against === undefined || other === undefined
        ? row
        : { ...row, against, ratio: Math.round((perSecond / other) * 100) / 100 },
    )
  }
  addTime('copy for search', copyForSearch, 'structuredClone', cloned)
  addTime('copy with knowledge', best(repeat(() => engine.copy(position))), 'structuredClone', cloned)
  addTime('hash of the facts', best(repeat(() => engine.codec.hashFacts(position))))
  addTime('hash with knowledge', best(repeat(() => engine.hash(position))))
  addTime('view of a seat', best(repeat(() => engine.view(position, 0))))
  addTime('encode to JSON values', best(repeat(() => engine.encode(position))))
  const text = JSON.stringify(plain)
  addTime('encode to JSON text', best(repeat(() => JSON.stringify(engine.encode(position)))))
  addTime('decode from JSON text', best(repeat(() => engine.decode(JSON.parse(text)))))
  const view = engine.view(position, 0)
  const random = new Random(seedFrom('imagine'))
  addTime(
    'imagine from a view',
    best(
      rate(few, () => {
        for (let i = 0; i < few; i++) sink ^= engine.imagine(view, random).stack.length
      }),
    ),
  )
  addTime('full choice: checked, told, with knowledge', best(fullGame))
  add('state as JSON, mid-game', text.length / 1024, 'KB')
  return rows
}

/** Whole games through everything a match does: menus explained, legality checked, events told, books kept. */
function fullGame(): number {
  const random = new Random(seedFrom('full'))
  let made = 0
  const start = performance.now()
  for (let game = 0; game < 10; game++) {
    const position = engine.start(seedFrom(`full ${game}`))
    while (!engine.over(position)) {
      const [seat] = engine.awaited(position)
      const offered = engine.menu(position, seat)?.offered ?? []
      engine.apply(position, seat, random.pick(offered))
      made++
    }
  }
  return made / ((performance.now() - start) / 1000)
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}

const HEAD = ['| what | measured | compared |', '| --- | ---: | ---: |']

function linesOf(rows: readonly Row[]): string[] {
  return rows.map(({ name, value, unit, against, ratio }) => {
    const compared = against === undefined || ratio === undefined ? '' : `${number(ratio)} × ${against}`
    return `| ${name} | ${number(value)} ${unit} | ${compared} |`
  })
}

function table(lines: readonly string[]): string {
  return [...HEAD, ...lines].join('\n')
}

/** Which part of the benchmark a line of the table comes from. */
function partOf(line: string): string {
  return `--${/^\| (bots|server|client)\b/.exec(line)?.[1] ?? 'engine'}`
}

/** The lines of an earlier run, as far as their parts were not measured now. */
function kept(page: URL, measured: readonly string[]): string[] {
  const lines = readFileSync(page, 'utf8').split('\n')
  return lines.filter(
    (line) => line.startsWith('| ') && !HEAD.includes(line) && !measured.includes(partOf(line)),
  )
}

const args = process.argv.slice(2)
const quiet = args.includes('--json')
const progress: Progress = (name) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name} …`)
}
const server = new URL('server-process.mjs', import.meta.url)
const client = new URL('../../packages/web/bench/run.ts', import.meta.url)
const parts = {
  '--engine': () => measure(progress),
  '--bots': () => measureBots(progress),
  '--server': () => measureServer(server, progress),
  '--client': () => measureClient(client, args, progress),
}
const only = args.filter((arg) => Object.hasOwn(parts, arg))
const rows: Row[] = []
for (const [name, part] of Object.entries(parts)) {
  if (only.length === 0 || only.includes(name)) rows.push(...(await part()))
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
if (quiet) console.log(JSON.stringify(rows, null, 2))
else console.log(table(linesOf(rows)))
// A part of a part is for looking at, not for the table.
if (args.includes('--write') && !args.includes('--only')) {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
  const results = new URL('../RESULTS.md', import.meta.url)
  const measured = only.length === 0 ? Object.keys(parts) : only
  const all = [...linesOf(rows), ...kept(results, measured)]
  const order = Object.keys(parts)
  const lines = all.toSorted((a, b) => order.indexOf(partOf(a)) - order.indexOf(partOf(b)))
  const page = `# Speed\n\nOne run of \`npm run bench -- --write\`: the engine on one thread, best of three, each bigger game in a process of its own; bots that think, each kind at a table of its own; the server and its clients on the same machine; the client in Chromium, drawn in software, with server, bots and browser on the same ${cpus().length} cores; on ${machine}. A part that was not measured this time keeps the rows of an earlier run, perhaps of another machine. Figures of one run compare with each\nother, not with those of another machine; the calibration loop tells how fast the machine was.\n\n${table(lines)}\n`
  writeFileSync(results, page)
}
if (sink === 0.5) console.log(sink)
