import { visitEffects } from '@longtable/kernel'
import { NONE } from '../../src/content/ids.ts'
import { armorOf } from '../../src/state/combat/numbers.ts'
import { startCombat } from '../../src/state/combat/start-fight.ts'
import { tokenSlotsAt } from '../../src/state/token-slots.ts'
import { Fight } from '../../src/state/schema/fight.ts'
import { hexNamed } from './names.ts'
import { scene, type Scene, type SceneSpec } from './scene.ts'

/** Positions in which something can be played. */

export interface FightSpec extends SceneSpec {
  /** Enemies that are fought, in their order. */
  readonly enemies: readonly string[]
  /** Night rules hold, and units cannot be used: a dungeon. */
  readonly dungeon?: boolean
}

const FIELD = '1.C'

/** A fight of the first player, at its start: the phase of ranged attacks. */
export function fight({ enemies, dungeon = false, ...spec }: FightSpec): Scene {
  return scene({
    source: spec.night === true ? 'yyyy' : 'kkkk',
    ...spec,
    tokens: { ...spec.tokens, [FIELD]: enemies },
    begin: (s, ctx) => {
      const hex = hexNamed(s, FIELD)
      const posts = tokenSlotsAt(s, hex)
      const flags = posts.map(() => 0)
      startCombat(s, 0, Fight.rampage, hex, s.players[0].at, posts, flags, ctx)
      s.fight.night = dungeon
      s.fight.noUnits = dungeon
    },
  })
}

/** The post of an enemy of the fight. */
export function post(t: Scene, enemy = 0): number {
  return t.state.fight.posts[enemy] ?? NONE
}

/** The armor of an enemy of the fight now. */
export function armor(t: Scene, enemy = 0): number {
  const { stack } = t.position
  return armorOf(t.state, enemy, t.engine.tables, {
    tables: t.engine.tables,
    eachEffect: (visit) => visitEffects(stack, 0, visit),
  })
}

/** On to the block phase, facing an enemy. */
export function facing(t: Scene, enemy = 0): Scene {
  return t.take('endPhase').choose({ do: 'face', post: post(t, enemy) })
}

/** On to the attack phase: nothing is blocked, the hero takes all damage. */
export function melee(t: Scene): Scene {
  t.take('endPhase')
  while (t.step !== 'over' && t.state.stage !== MELEE) {
    const [choice] = t.offered().filter(({ do: verb }) => ['endPhase', 'toHero', 'order'].includes(verb))
    if (choice === undefined) throw new Error(`no way on from ${t.step}`)
    t.choose(choice)
  }
  return t
}
const MELEE = 10

/** The scene in which tactics are chosen. */
export function choosing(spec: SceneSpec = {}): Scene {
  const stack = [{ step: 'game', phase: 3 }, { step: 'round', phase: 4 }, { step: 'tactics' }]
  return scene({ ...spec, stack })
}
