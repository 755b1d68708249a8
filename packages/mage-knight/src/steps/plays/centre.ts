import { numbered } from '../../content/numbers.ts'
import { text, type Ability } from '@longtable/kernel'
import { CENTRE } from '../../state/choices/plays.ts'
import type { Effect } from '../../content/effect.ts'
import { NONE } from '../../content/ids.ts'
import { overload } from '../../content/skills.ts'
import { allowsWith, helpsWith, usefulNow } from '../../effects/helps.ts'
import { hasPoints, withBonus } from '../../effects/compile.ts'
import type { Node, Use, MageKnight, MageContext, MatchTables } from '../../state/match.ts'
import { startEffect } from '../../effects/start-use.ts'
import { SKILL_SOURCE } from '../../state/sources.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { skillNo, skillRow, SkillState, type Skill } from '../../state/pools/skill-tokens.ts'
import { atSkill } from '../../text/pieces.ts'
import { defendsPartially } from './rights.ts'

/** Cooperative skills lie in the centre until somebody uses and returns them (MK-SKILL-02, MK-SKILL-05). */

type CentreUse = (typeof CENTRE)[number]
type Centre = Extract<Effect, { do: 'centre' }>

const OVERLOAD: Skill = skillNo(overload.skill)
const OPENING: Skill = skillNo('sourceOpening')

function centreIn(effect: Effect): Centre | undefined {
  switch (effect.do) {
    case 'centre':
      return effect
    case 'all':
      return effect.parts.map(centreIn).find((part) => part !== undefined)
    case 'only':
      return centreIn(effect.part)
    default:
      return undefined
  }
}

/** By skill: what anybody may use; undefined where that is no entry of its own: Source Opening is a way to pay. */
const ANYONE: readonly (Effect | undefined)[] = numbered.skills.map(({ effect }, skill) => {
  const centre = skill === OPENING ? undefined : centreIn(effect)
  return centre?.anyone.do === 'nothing' ? undefined : centre?.anyone
})

function anyoneNode({ nodes }: MatchTables, skill: Skill): Node {
  const effect = ANYONE[skill]
  return effect === undefined ? NONE : nodes.numberOf(effect)
}

/** The place of a skill in `s.centre`, -1 if it is not there. */
function placeOf(s: Pick<State, 'centre'>, skill: Skill): number {
  for (let i = 0; i < s.centre.length; i += 3) if (s.centre[i] === skill) return i
  return NONE
}

/** The token goes back to its owner, face down. */
function giveBack(s: State, seat: Seat, skill: Skill, ctx: MageContext): void {
  s.centre.splice(placeOf(s, skill), 3)
  s.skillState[skill] = SkillState.down
  ctx.tell?.({ event: 'uncentred', seat, skill })
}

export const useCentre: Ability<MageKnight, CentreUse> = {
  verb: 'centre',
  universe: (s) =>
    s.centre.flatMap((skill, i) => (i % 3 === 0 && ANYONE[skill] !== undefined ? [CENTRE[skill]] : [])),
  offer: (s, seat, menu) => {
    if (s.centre.length === 0) return
    const useful = usefulNow(s, seat, menu.tables, menu)
    for (let i = 0; i < s.centre.length; i += 3) {
      const skill = s.centre[i]
      const node = anyoneNode(menu.tables, skill)
      if (node === NONE) continue
      if (defendsPartially(s, seat)) menu.block?.(CENTRE[skill], 'MK-PVP-16')
      else if (helpsWith(s, seat, node, SKILL_SOURCE + skill, useful, menu.tables, menu))
        menu.add(CENTRE[skill])
      else if (
        menu.idle !== undefined &&
        allowsWith(s, seat, node, SKILL_SOURCE + skill, useful, menu.tables, menu)
      )
        menu.idle(CENTRE[skill])
      else menu.block?.(CENTRE[skill], 'MK-PRIO-07')
    }
  },
  take: (s, seat, { skill }, ctx) => {
    giveBack(s, seat, skill, ctx)
    startEffect(s, seat, anyoneNode(ctx.tables, skill), SKILL_SOURCE + skill, ctx)
  },
  describe: ({ tables }, { skill }) => {
    const { name, effect } = skillRow(skill)
    const centre = centreIn(effect)
    return {
      text: text('choose.centre', { skill: name }),
      ...(centre === undefined ? {} : { gain: tables.effectText(centre.anyone) }),
      at: atSkill(skill),
    }
  },
}

// Mana Overload

/** The first card powered with the marked colour that gives points gets more, and returns the token (MK-SKILL-02). */
export function overloaded(s: State, seat: Seat, use: Use, ctx: MageContext): Use {
  if (s.centre.length === 0 || use.mana.length === 0) return use
  const at = placeOf(s, OVERLOAD)
  if (at < 0 || !use.mana.includes(s.centre[at + 2]) || !hasPoints(ctx.tables.nodes, use.node)) return use
  giveBack(s, seat, OVERLOAD, ctx)
  return { ...use, node: withBonus(ctx.tables.nodes, use.node, overload.bonus) }
}
