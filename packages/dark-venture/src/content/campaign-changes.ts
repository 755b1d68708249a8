// What the campaign changes in a scenario: consequences of earlier chapters, and what banners bring along.
import type { CampaignOption } from './campaign-option.ts'
import type { EdgeOf, ScenarioRow, ScenarioSide, SideName, StoryRule } from './stories.ts'
import { bag, lay, stand } from './scenarios-shorthand.ts'
import type { FactionId, Resource, SpaceId, TokenId, UnitId } from './ids.ts'
import type { BagRow, Placement } from './types.ts'
import { units } from './units.ts'

type Change = (row: ScenarioRow) => ScenarioRow

function side(name: SideName, change: (side: ScenarioSide) => ScenarioSide): Change {
  return (row) => ({ ...row, sides: row.sides.map((one) => (one.side === name ? change(one) : one)) })
}

function comes(name: SideName, placements: readonly Placement[]): Change {
  return side(name, (one) => (one.setup === 'basic' ? one : { ...one, setup: [...one.setup, ...placements] }))
}

function inBag(name: SideName, rows: readonly BagRow[]): Change {
  return side(name, (one) => ({ ...one, bag: [...(one.bag ?? []), ...rows] }))
}

/** The first unit of the set-up has it. */
function has(name: SideName, resource: Resource, count = 1): Change {
  return side(name, (one) => {
    const unit = firstUnit(one)
    if (unit === undefined) return one
    return { ...one, goods: [...(one.goods ?? []), { unit: unit.unit, resource, count }] }
  })
}

function lies(token: TokenId, ...spaces: readonly SpaceId[]): Change {
  return (row) => ({ ...row, tokens: [...row.tokens, ...lay(token, ...spaces)] })
}

function liesNot(token: TokenId, at: SpaceId): Change {
  return (row) => ({ ...row, tokens: row.tokens.filter((one) => one.token !== token || one.at !== at) })
}

function fence(at: SpaceId, edge: EdgeOf): Change {
  return (row) => ({ ...row, fences: [...(row.fences ?? []), { at, edge }] })
}

/** So many more, or fewer, of what the Alderkang hold by the chair. */
function rites(more: number): Change {
  return side('alderkang', (one) => ({
    ...one,
    win: (one.win ?? []).map((cond) =>
      'deed' in cond && cond.deed === 'rites' ? { ...cond, atLeast: cond.atLeast + more } : cond,
    ),
  }))
}

function rule(id: string, change: (rule: StoryRule) => readonly StoryRule[]): Change {
  return (row) => ({ ...row, rules: row.rules.flatMap((one) => (one.id === id ? change(one) : [one])) })
}

const ALL_THREE = [0, 1, 2] as const

/** The Alderkang begin with so many objectives of their favour done, everybody else as they would. */
function spoken(objectives: number): Change {
  const others: readonly SideName[] = ['varpen', 'dhargon', 'bohmerk', 'orpal']
  return rule('namesSpoken', (one) => [
    { ...one, each: others },
    {
      ...one,
      id: 'chairSpoken',
      each: 'alderkang',
      effects: ALL_THREE.slice(0, objectives).map((which) => ({ do: 'favour', n: 99, which })),
    },
  ])
}

function both(...changes: readonly Change[]): Change {
  return (row) => changes.reduce((sum, change) => change(sum), row)
}

/** The beast that got away comes to the star, and is worth 2 to its killer. */
const beast: Change = (row) => ({
  ...row,
  creatures: [{ creature: 'rhorgonkrul', at: 'H4', turns: [1, 1, 1, 1, 1], moreDefence: [0, 0, 0, 0, 0] }],
  rules: [
    ...row.rules,
    {
      id: 'beastFell',
      when: 'killed',
      effects: [
        {
          do: 'when',
          cond: { kind: 'creature', who: 'it' },
          run: [{ do: 'count', deed: 'starHeld', n: 2 }],
        },
      ],
    },
  ],
})

const everyone: Change = (row) =>
  row.sides
    .filter((one) => one.side !== 'orpal' && !one.side.startsWith('hero:'))
    .reduce((sum, one) => musters(one.side)(sum), row)

/** By flag, by scenario. */
const consequences: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  roadOpen: { convoy: both(liesNot('banner', 'M8'), lies('banner', 'M11')) },
  roadShut: { convoy: fence('L4', 'S'), waystation: has('dhargon', 'wood') },
  gorged: {
    waystation: comes('bohmerk', stand('bohmerk-mote', 'I12')),
    fires: comes('bohmerk', stand('bohmerk-mote', 'J12')),
    convoy: comes('bohmerk', stand('bohmerk-mote', 'J11')),
  },
  lakeFeared: { fires: fence('I14', 'W') },
  bannerHome: { banners: both(liesNot('banner', 'E4'), lies('banner', 'F4')) },
  bannerKept: { banners: inBag('orpal', bag([1, 'orpal-reaver'])) },
  samples: { copper: rites(-1) },
  ledgerBurned: { copper: rites(1) },
  roofHeld: { fires: lies('itemDraw', 'N13', 'O10') },
  roofLost: { fires: liesNot('fungus', 'M12') },
  brood: { hunt: lies('egg', 'K5') },
  eggTrade: { hunt: has('varpen', 'gold') },
  orchard: { copper: comes('alderkang', stand('suuk', 'C13')) },
  beastLoose: { star: beast },
  chests: {
    fires: both(...(['varpen', 'orpal'] as const).flatMap((one) => [has(one, 'ore'), has(one, 'wood')])),
  },
  drownedGold: { fires: both(has('bohmerk', 'gold'), has('dhargon', 'gold')) },
  kingCrowned: {
    fires: rule('theDeadRise', (one) => [{ ...one, needs: { roundOver: 3 } }]),
    ancients: spoken(3),
  },
  chairEmpty: { ancients: spoken(1) },
  dawn: { ancients: everyone },
  night: { ancients: inBag('orpal', bag([2, 'orpal-shade'])) },
}

/** The scenario of a chapter as this campaign has made it. */
export function scenarioInCampaign(row: ScenarioRow, { flags, boons }: CampaignOption): ScenarioRow {
  const changes = flags.flatMap((flag) => {
    const change = consequences[flag.split(':')[0]]?.[row.id]
    return change === undefined ? [] : [change]
  })
  return both(...changes, ...boons.map(changeBy))(row)
}

function changeBy(boon: CampaignOption['boons'][number]): Change {
  switch (boon.boon) {
    case 'veterans':
      return both(...boon.units.map((unit) => returns(boon.side, unit as UnitId)))
    case 'muster':
      return musters(boon.side)
    case 'purse':
      return both(...boon.goods.map((resource) => has(boon.side, resource)))
    default:
      return (row) => row
  }
}

type UnitPlacement = Extract<Placement, { readonly unit: UnitId; readonly at: SpaceId }>

function unitsOf({ setup }: ScenarioSide): readonly UnitPlacement[] {
  return setup === 'basic'
    ? []
    : setup.filter((one): one is UnitPlacement => 'unit' in one && 'at' in one && typeof one.at === 'string')
}

function firstUnit(one: ScenarioSide): UnitPlacement | undefined {
  return unitsOf(one)[0]
}

function lowestOf(faction: SideName): UnitId | undefined {
  return units.find((row) => row.faction === faction)?.id as UnitId | undefined
}

/** How many of a kind a side has on the map and in its bag. */
function used(one: ScenarioSide, unit: UnitId): number {
  const drawn = (one.bag ?? []).filter((row) => row.unit === unit).reduce((sum, row) => sum + row.count, 0)
  return unitsOf(one).filter((placed) => placed.unit === unit).length + drawn
}

function isLeft(one: ScenarioSide, unit: UnitId): boolean {
  return used(one, unit) < (units.find(({ id }) => id === unit)?.count ?? 0)
}

/** One more of its lowest stands by its first unit. */
function musters(faction: FactionId | SideName): Change {
  return side(faction, (one) => {
    const [unit, first] = [lowestOf(faction), firstUnit(one)]
    if (unit === undefined || first === undefined || one.setup === 'basic' || !isLeft(one, unit)) return one
    return { ...one, setup: [...one.setup, ...stand(unit, first.at)] }
  })
}

/** A veteran stands where one of the lowest would. */
function returns(faction: FactionId, unit: UnitId): Change {
  return side(faction, (one) => {
    const replaced = unitsOf(one).findLast((placed) => placed.unit === lowestOf(faction))
    if (replaced === undefined || one.setup === 'basic' || !isLeft(one, unit)) return one
    return { ...one, setup: one.setup.map((placed) => (placed === replaced ? { ...placed, unit } : placed)) }
  })
}
