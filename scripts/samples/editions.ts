import { Engine, UserError, type Json } from '@longtable/kernel'
import { edition as darkVenture } from '../../packages/dark-venture/src/content/edition.ts'
import { gameOf } from '../../packages/games/test/support/samples.ts'
import { baseEdition as immortals } from '../../packages/immortals/src/content/edition.ts'

interface EditionSample {
  readonly name: string
  readonly game: string
  readonly edition: Json
}

type Tree = { [key: string]: Json }

/** An edition file of each game with some corrections, and one that names every value that can be corrected. */
export function editions(): readonly EditionSample[] {
  return [
    {
      name: 'immortals',
      game: 'immortals',
      edition: {
        areas: { red: { colour: '#aa2277', name: { en: 'Ember', fr: 'Braise' } } },
        regions: { 'shore-lake': { name: 'Lake', yields: { light: { gold: 6 }, dark: { energy: 2 } } } },
        setup: { rounds: { 3: 2 } },
        points: { construct: { shrine: 4 }, scoring: { regionsPerPoint: 2 } },
        tower: { classic: { thrownOut: { numerator: 1, denominator: 2 } } },
      },
    },
    {
      name: 'dark-venture',
      game: 'dark-venture',
      edition: {
        'units/varpen-whelp/strength': 2,
        'factions/varpen/bonus/0/per': 3,
        'supply/actionDie/5': 'ortho1',
      },
    },
    { name: 'immortals-whole', game: 'immortals', edition: wholeImmortals() },
    { name: 'dark-venture-whole', game: 'dark-venture', edition: wholeDarkVenture() },
  ]
}

/** Where an edition is refused, and undefined if it is not. */
function wrongIn(game: string, edition: Json): string | undefined {
  try {
    new Engine(gameOf(game), 3, { edition })
    return undefined
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const path = error.text.with?.['path']
    return typeof path === 'string' ? path : ''
  }
}

/** Everything that is printed, less what is refused as no value of an owner's. */
function wholeImmortals(): Json {
  const { tribes, board, ...tables } = immortals
  const rows = {
    ...tables,
    tribes: [...tribes.light, ...tribes.dark],
    board: [...board.army, ...board.magic],
  }
  const whole = byId(JSON.parse(JSON.stringify(rows)) as Json) as Tree
  for (let wrong = wrongIn('immortals', whole); wrong !== undefined; wrong = wrongIn('immortals', whole)) {
    const words = wrong.split('.')
    const last = words.pop() ?? ''
    let branch = whole
    for (const word of words) branch = branch[word] as Tree
    if (!(last in branch)) throw new Error(`the edition is wrong at ${wrong}`)
    delete branch[last]
  }
  return whole
}

function idOf(row: Json): string | undefined {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return undefined
  const { id } = row as Tree
  return typeof id === 'string' ? id : undefined
}

/** Rows become fields by their ids. */
function byId(json: Json): Json {
  if (json === null || typeof json !== 'object') return json
  if (Array.isArray(json)) {
    const rows = json.map((row: Json) => [idOf(row), byId(row)] as const)
    if (rows.length === 0 || rows.some(([id]) => id === undefined)) return json
    return Object.fromEntries(rows) as Tree
  }
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, byId(value as Json)]))
}

/** Every way to a value that is not refused. */
function wholeDarkVenture(): Json {
  const ways = Object.entries(leaves(JSON.parse(JSON.stringify(darkVenture)) as Json))
  return Object.fromEntries(
    ways.filter(([path, value]) => wrongIn('dark-venture', { [path]: value }) === undefined),
  )
}

function leaves(json: Json, path = ''): Tree {
  if (json === null || typeof json !== 'object')
    return typeof json === 'number' || path.includes('actionDie') ? { [path]: json } : {}
  const found: Tree = {}
  for (const [at, value] of Object.entries(json)) {
    const word = (Array.isArray(json) ? idOf(value as Json) : undefined) ?? at
    Object.assign(found, leaves(value as Json, path === '' ? word : `${path}/${word}`))
  }
  return found
}
