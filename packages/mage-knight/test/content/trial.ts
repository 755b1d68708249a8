import type { EffectsInPlay } from '../../src/state/match.ts'
import { elements, reaches } from '../../src/content/effect.ts'
import type { Use, Source } from '../../src/state/match.ts'
import { startUse } from '../../src/effects/start-use.ts'
import { SKILL_SOURCE, TACTIC_SOURCE, unitOfSource, unitSource } from '../../src/state/sources.ts'
import { abilitiesOf, armorOf, fortifiedOf, resistsOf } from '../../src/state/combat/numbers.ts'
import { compiled, effectText } from '../../src/match-tables.ts'
import { lastingText } from '../../src/text/lasting.ts'
import { Stage } from '../../src/state/schema/stages.ts'
import { Did } from '../../src/state/schema/player.ts'
import { Foe } from '../../src/state/schema/fight.ts'
import type { Seat, State } from '../../src/state/schema/state.ts'
import { Ability } from '../../src/state/traits.ts'
import { face, isWound, kindOf, Z } from '../../src/state/pools/deed-cards.ts'
import { skillNo } from '../../src/state/pools/skill-tokens.ts'
import { U, unitKind } from '../../src/state/pools/unit-cards.ts'
import { NONE, TacticOf, tacticIds } from '../../src/content/ids.ts'
import { nameOfHex } from '../support/names.ts'
import { facing, fight, melee } from '../support/plays.ts'
import { say } from './say.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from '../support/scene.ts'

/** One use of a row, carried out in a small position: what it changes, and nothing else. */
export interface Trial {
  readonly row: string
  /** The number of its use. */
  readonly use: number
  readonly when?: 'moving' | 'interacting' | 'ranged' | 'facing' | 'melee'
  /** The player, besides the card itself, and the position. */
  readonly has?: PlayerScene
  readonly other?: PlayerScene
  readonly given?: SceneSpec
  readonly enemies?: readonly string[]
  /** What is answered on the way. */
  readonly takes?: readonly string[]
  /** All that is different afterwards. */
  readonly gives: Changes
}

export type Changes = Readonly<Record<string, number | string>>

export type Kind = 'card' | 'unit' | 'skill' | 'tactic'

const MANA = 'rbgwyk'
const letters = (counts: readonly number[]): string => counts.map((n, i) => MANA[i].repeat(n)).join('')

/** What lasts in a scene. */
function lastsOf({ position, engine: { tables } }: Scene): EffectsInPlay {
  return {
    tables,
    eachEffect: (visit) =>
      position.stack.forEach((frame, depth) => {
        for (const one of frame.lasting ?? []) visit(one, frame, depth)
      }),
  }
}

function handOf(s: State, seat: Seat): Record<string, number> {
  const wounds = s.deeds[Z.hand + seat].filter(isWound).length
  return { hand: s.deeds[Z.hand + seat].length - wounds, wounds }
}

function playerNumbers(s: State, seat: Seat): Record<string, number | string> {
  const player = s.players[seat]
  const band = s.units[U.band + seat]
  return {
    ...handOf(s, seat),
    deck: s.deeds[Z.deck + seat].length,
    play: s.deeds[Z.play + seat].length,
    discard: s.deeds[Z.discard + seat].length,
    move: player.move,
    influence: player.influence,
    healing: player.healing,
    grail: player.grail,
    fame: player.fame,
    reputation: player.reputation,
    crystals: letters(player.crystals),
    tokens: letters(player.tokens),
    nextDraw: player.nextDraw,
    extraTurn: player.extraTurn,
    artifacts: player.rewards[7],
    at: nameOfHex(s, player.at),
    units: band.length,
    spent: band.filter((unit) => s.unitSpent[unit] === 1).length,
    woundedUnits: band.reduce((sum, unit) => sum + s.unitWounds[unit], 0),
    barred: (player.did & Did.sourceBarred) === 0 ? 0 : 1,
    tacticUsed: player.tacticUsed ? 1 : 0,
  }
}

function fightNumbers(t: Scene): Record<string, number | string> {
  const s = t.state
  const out: Record<string, number | string> = {}
  s.fight.attack.forEach((n, i) => (out[`${reaches[i >> 2]} ${elements[i & 3]}`] = n))
  s.fight.block.forEach((n, i) => (out[`block ${elements[i & 3]}${i > 3 ? ' twice' : ''}`] = n))
  const of = lastsOf(t)
  s.fight.posts.forEach((_, enemy) => {
    const flags = s.fight.flags[enemy]
    out[`enemy ${enemy}`] =
      (flags & Foe.done) !== 0
        ? 'gone'
        : [
            `armor ${armorOf(s, enemy, t.engine.tables, of)}`,
            `resists ${resistsOf(s, enemy, t.engine.tables, of)}`,
            `fortified ${fortifiedOf(s, enemy, t.engine.tables, of)}`,
            ...((abilitiesOf(s, enemy, t.engine.tables, of) & Ability.swift) === 0 ? [] : ['swift']),
            (flags & Foe.attacks) === 0 ? 'idle' : 'attacks',
          ].join(', ')
  })
  return out
}

/** What began to last, in words; what hangs on an enemy shows in its numbers. */
function lastingNames(t: Scene): string {
  return t.position.stack
    .flatMap((frame) =>
      (frame.lasting ?? [])
        .filter(({ effect }) => effect !== 'armor' && effect !== 'strip')
        .map(({ effect, data }) => `${frame.step}: ${ruleSaid(effect, data['node'])}`),
    )
    .join(', ')
}

function ruleSaid(word: string, node: number): string {
  const effect = compiled.nodes.effects[node]
  if (effect.do === 'lasting' && effect.is.rule === word) return say(lastingText(effect.is, effectText), 'en')
  return `${word} ${say(effectText(effect), 'en')}`
}

/** Everything that an effect may change, by name. */
export function numbersOf(t: Scene): Record<string, number | string> {
  const s = t.state
  const other = Object.entries(playerNumbers(s, 1)).map(([name, n]) => [`other ${name}`, n] as const)
  return {
    ...playerNumbers(s, 0),
    ...Object.fromEntries(other),
    ...fightNumbers(t),
    gone: s.deeds[Z.gone].length,
    laid: s.deeds[Z.laid].length,
    tucked: s.deeds[Z.tucked].length,
    dice: s.dieAt.join(' '),
    rolls: t.told('rolled').length + t.told('rolledFor').length,
    centre: s.centre.length,
    offer: s.units[U.offer].length,
    lasting: lastingNames(t),
  }
}

/** What is different, numbers as differences. */
export function changes(
  before: Readonly<Record<string, number | string>>,
  after: Readonly<Record<string, number | string>>,
): Changes {
  const out: Record<string, number | string> = {}
  for (const [name, now] of Object.entries(after)) {
    const was = before[name]
    if (was === now) continue
    out[name] = typeof now === 'number' && typeof was === 'number' ? now - was : now
  }
  return out
}

/** The source of a row in a scene: the card in hand, the unit, the skill, the tactic. */
function sourceOf(t: Scene, kind: Kind, row: string): Source {
  const { state } = t
  switch (kind) {
    case 'card': {
      const card = state.deeds[Z.hand].find((one) => face(one).id === row)
      if (card === undefined) throw new Error(`${row} is not in hand`)
      return card
    }
    case 'unit':
      return unitSource(t.unit(row), NONE)
    case 'skill':
      return SKILL_SOURCE + skillNo(row)
    case 'tactic':
      return TACTIC_SOURCE + TacticOf[tacticIds.find((id) => id === row) ?? 'earlyBird']
  }
}

function usesIn(t: Scene, kind: Kind, source: Source): readonly Use[] {
  const { uses } = t.engine.tables
  switch (kind) {
    case 'card':
      return uses.cards[kindOf(source)]
    case 'unit':
      return uses.units[unitKind(unitOfSource(source))]
    case 'skill':
      return uses.skills[source - SKILL_SOURCE]
    case 'tactic':
      return uses.tactics[source - TACTIC_SOURCE]
  }
}

function placed(kind: Kind, trial: Trial): Scene {
  const { row, has = {}, other = {}, given = {}, enemies = ['prowlers'], when = 'moving' } = trial
  const own: PlayerScene = {
    ...has,
    hand: [...(kind === 'card' ? [row] : []), ...(has.hand ?? [])],
    units: [...(kind === 'unit' ? [row] : []), ...(has.units ?? [])],
    skills: [...(kind === 'skill' ? [row] : []), ...(has.skills ?? [])],
  }
  const spec: SceneSpec = { source: '', ...given, players: [own, other] }
  if (when === 'moving') return scene(spec)
  if (when === 'interacting') return scene({ ...spec, stage: Stage.interacting })
  const t = fight({ ...spec, enemies })
  if (when === 'ranged') return t
  return when === 'facing' ? facing(t) : melee(t)
}

/** Carries out a use and says what it changed. */
export function tried(kind: Kind, trial: Trial): { readonly gives: Changes; readonly scene: Scene } {
  const t = placed(kind, trial)
  if (trial.when === 'interacting') t.state.stage = Stage.interacting
  const source = sourceOf(t, kind, trial.row)
  const use = usesIn(t, kind, source)[trial.use]
  if (use === undefined) throw new Error(`${trial.row} has no use ${trial.use}`)
  const before = numbersOf(t)
  t.act((s, ctx) => startUse(s, 0, use, source, ctx))
  t.take(...(trial.takes ?? []))
  return { gives: changes(before, numbersOf(t)), scene: t }
}
