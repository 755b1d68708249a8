import { wareIds } from './state/choices/map.ts'
import { sides, type Side } from './state/choices/plays.ts'
import { paymentWays } from './state/choices/effects.ts'
import { editionOf } from './content/edition.ts'
import { enemies } from './content/enemies.ts'
import { heroes } from './content/heroes.ts'
import { scenarioIds, siteRow, skillIds, tacticIds, tileIds, type Tactic } from './content/ids.ts'
import { numbered } from './content/numbers.ts'
import { ruins } from './content/ruins.ts'
import { sites } from './content/sites.ts'
import { skills } from './content/skills.ts'
import { tactics } from './content/tactics.ts'
import { tiles } from './content/tiles.ts'
import { shapeOf } from './effects/shape.ts'
import { effectVerbs } from './effects/verbs/index.ts'
import type { Event } from './state/events/index.ts'
import { Fight } from './state/schema/fight.ts'
import { rewardKinds } from './state/schema/player.ts'
import { BANNERS, face, type Card, type CardClass } from './state/pools/deed-cards.ts'
import type { Skill } from './state/pools/skill-tokens.ts'
import { enemyRow, isRuins, ruinsRow, type Token } from './state/pools/tokens.ts'
import { unitKind, type Unit } from './state/pools/unit-cards.ts'

/** The rows of the content tables, and which of them an event shows at work. */

const edition = editionOf('2018')

/** A kind of content and a row of it. */
export type Row = readonly [kind: string, row: string]

type Effects = 'basic' | 'strong'

const cardKinds: Readonly<Record<CardClass, string>> = {
  basic: 'basic actions',
  advanced: 'advanced actions',
  spell: 'spells',
  artifact: 'artifacts',
  wound: 'wounds',
}

const bannerIds = BANNERS.map((card) => face(card).id)

/** The basic effect of a banner is its ability, which has rows of its own. */
function effectsOf(list: readonly { readonly id: string }[]): string[] {
  return list.flatMap(({ id }) =>
    bannerIds.includes(id) ? [`${id} strong`] : [`${id} basic`, `${id} strong`],
  )
}

const shape = shapeOf(effectVerbs)

/** By unit kind and use: the number of the ability it belongs to. */
const abilityOfUse = edition.units.map(({ abilities }) =>
  abilities.flatMap(({ effect }, n) => shape.uses(effect).map(() => n + 1)),
)

/** Tactics that do something when their owner says so. */
const usedTactics = tactics.flatMap(({ id, when }) =>
  when === 'taken' || when === 'always' || when === 'never' ? [] : [id],
)

/** Rampaging enemies are fought from the next space. */
const foughtSites = sites.flatMap(({ id, kind }) =>
  kind === 'fortified' || kind === 'adventure' ? [id] : [],
)
const fightIds = Object.keys(Fight).filter((id) => id !== 'none')

export const rows: Readonly<Record<string, readonly string[]>> = {
  scenarios: scenarioIds,
  heroes: heroes.map(({ id }) => id),
  'basic actions': effectsOf(edition.basicActions),
  'advanced actions': effectsOf(edition.advancedActions),
  spells: effectsOf(edition.spells),
  artifacts: effectsOf(edition.artifacts),
  'banners given': bannerIds,
  'cards sideways': sides,
  'unit abilities': edition.units.flatMap(({ id, abilities }) => abilities.map((_, n) => `${id} ${n + 1}`)),
  skills: skills.map(({ id }) => id),
  'tactics taken': tactics.map(({ id }) => id),
  'tactics used': usedTactics,
  'enemies fought': enemies.map(({ id }) => id),
  'enemies beaten': enemies.map(({ id }) => id),
  'ruins shown': ruins.map(({ id }) => id),
  'sites fought at': foughtSites,
  'kinds of fights': fightIds,
  tiles: tiles.flatMap(({ id, kind }) => (kind === 'start' ? [] : [id])),
  rewards: rewardKinds.filter((kind) => kind !== 'boughtArtifact'),
  wares: wareIds,
  'ways to pay': paymentWays,
}

export function rowOfCard(card: Card, how: Effects): Row {
  const { is, id } = face(card)
  return [cardKinds[is], `${id} ${how}`]
}

export function sideRow(as: Side): Row {
  return ['cards sideways', as]
}

export function rowOfBanner(card: Card): Row {
  return ['banners given', face(card).id]
}

export function unitUseRow(unit: Unit, use: number): Row {
  const kind = unitKind(unit)
  return ['unit abilities', `${edition.units[kind].id} ${abilityOfUse[kind][use]}`]
}

export function skillRowOf(skill: Skill): Row {
  return ['skills', skillIds[skill]]
}

export function tacticRow(tactic: Tactic, what: 'taken' | 'used'): Row {
  return [`tactics ${what}`, tacticIds[tactic]]
}

export function rowOfEnemy(token: Token, what: 'fought' | 'beaten'): Row {
  return [`enemies ${what}`, enemyRow(token).id]
}

/** What an event shows at work. */
function rowsOf(event: Event): readonly Row[] {
  switch (event.event) {
    case 'dealt':
      return [['scenarios', numbered.scenarios[event.scenario].id]]
    case 'heroPicked':
      return [['heroes', numbered.heroes[event.hero].id]]
    case 'played':
      return [rowOfCard(event.card, event.strong ? 'strong' : 'basic')]
    case 'side':
      return [sideRow(event.as)]
    case 'bannerGiven':
      return [rowOfBanner(event.card)]
    case 'unitUsed':
      return [unitUseRow(event.unit, event.use)]
    case 'skillUsed':
      return [skillRowOf(event.skill)]
    case 'tacticTaken':
      return [tacticRow(event.tactic, 'taken')]
    case 'tacticUsed':
      return [tacticRow(event.tactic, 'used')]
    case 'fightBegan': {
      const fought: Row[] = event.tokens.flatMap((token) =>
        isRuins(token) ? [] : [rowOfEnemy(token, 'fought')],
      )
      if (event.site >= 0) fought.push(['sites fought at', siteRow(event.site).id])
      return [...fought, ['kinds of fights', fightIds[event.kind - 1]]]
    }
    case 'joined':
    case 'summoned':
      return [rowOfEnemy(event.token, 'fought')]
    case 'defeated':
      return [rowOfEnemy(event.token, 'fought'), rowOfEnemy(event.token, 'beaten')]
    case 'shown':
      return isRuins(event.token) ? [['ruins shown', ruinsRow(event.token).id]] : []
    case 'explored':
    case 'tileOpened':
      return [['tiles', tileIds[event.tile]]]
    case 'rewarded':
      return [['rewards', event.reward]]
    case 'bought':
      return [['wares', event.ware]]
    case 'paid':
      return [['ways to pay', event.with]]
    default:
      return []
  }
}

export function coverage(event: Event, note: (kind: string, row: string) => void): void {
  for (const [kind, row] of rowsOf(event)) note(kind, row)
}
