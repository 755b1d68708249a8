import { text, type Ability } from '@longtable/kernel'
import { MOTIVATE, SKILL_USE } from '../../state/choices/plays.ts'
import { usefulNow } from '../../effects/helps.ts'
import { offerUse } from '../../effects/offer-use.ts'
import { startUse } from '../../effects/start-use.ts'
import { SKILL_SOURCE } from '../../state/sources.ts'
import { manaMask } from '../../state/mana/payments.ts'
import { Did } from '../../state/schema/player.ts'
import type { MageKnight, MageContext, MatchTables } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { K, skillRow, SkillState, type Skill } from '../../state/pools/skill-tokens.ts'
import { atSkill, skillNameText } from '../../text/pieces.ts'
import { defendsPartially, mayActOutOfTurn } from './rights.ts'
import { textOfUse } from '../../text/use-text.ts'
import { UNKNOWN, usesNow } from './uses.ts'

type SkillUse = (typeof SKILL_USE)[number][number]
type Motivate = (typeof MOTIVATE)[number]

/** The rule that says that a skill has been used, '' if it is ready. */
function whyUsed(s: State, seat: Seat, skill: Skill): string {
  switch (s.skillState[skill]) {
    case SkillState.used:
      return 'MK-SKILL-03'
    case SkillState.down:
      return 'MK-SKILL-01'
    case SkillState.centre:
      return 'MK-SKILL-02'
    default:
      return isMotivation(skill) && isMotivated(s, seat) ? 'MK-SKILL-08' : ''
  }
}

/** Skills that may be used on other players' turns too. */
function isMotivation(skill: Skill): boolean {
  return skillRow(skill).outOfTurn === true
}

function isMotivated(s: State, seat: Seat): boolean {
  return (s.players[seat].did & (Did.motivated | Did.motivatedNow)) !== 0
}

const AFTER_USE = {
  turn: SkillState.used,
  round: SkillState.down,
  interactive: SkillState.centre,
  permanent: SkillState.ready,
} as const

function flip(s: State, seat: Seat, skill: Skill, n: number, ctx: MageContext): void {
  s.skillState[skill] = AFTER_USE[skillRow(skill).use]
  ctx.tell?.({ event: 'skillUsed', seat, skill, use: n })
  startUse(s, seat, ctx.tables.uses.skills[skill][n], SKILL_SOURCE + skill, ctx)
}

/** No Motivation until the end of the user's next turn: on the own turn that is the one after it (MK-SKILL-08). */
function motivated(s: State, seat: Seat, onOwnTurn: boolean): void {
  s.players[seat].did |= onOwnTurn ? Did.motivatedNow : Did.motivated
}

/** To be called when a turn of the seat ends. */
export function motivationAfterTurn(s: State, seat: Seat): void {
  const player = s.players[seat]
  const { did } = player
  player.did = did & ~(Did.motivated | Did.motivatedNow)
  if ((did & Did.motivatedNow) !== 0) player.did |= Did.motivated
}

/** Skills of the own turn, own ones and those of other heroes alike (MK-SKILL-04, MK-SKILL-06). */
export const useSkills: Ability<MageKnight, SkillUse> = {
  verb: 'skill',
  universe: (s, seat, { uses }) => {
    const every = uses.played.skills.every
    return s.skills[K.own + seat].flatMap((skill) =>
      skillRow(skill).use === 'permanent' ? [] : every[skill].map((n) => SKILL_USE[skill][n]),
    )
  },
  offer: (s, seat, menu) => {
    const own = s.skills[K.own + seat]
    if (own.length === 0) return
    const { skills } = menu.tables.uses
    const useful = usefulNow(s, seat, menu.tables, menu)
    const now = usesNow(menu.tables.uses.played.skills, s.stage, useful, menu)
    let mask = UNKNOWN
    const partial = defendsPartially(s, seat)
    for (let i = 0; i < own.length; i++) {
      const skill = own[i]
      if (skillRow(skill).use === 'permanent') continue
      const why = partial ? 'MK-PVP-16' : whyUsed(s, seat, skill)
      if (why !== '' && menu.block === undefined) continue
      const numbers = now[skill]
      for (let n = 0; n < numbers.length; n++) {
        const entry = SKILL_USE[skill][numbers[n]]
        if (why !== '') menu.block?.(entry, why)
        else {
          const use = skills[skill][numbers[n]]
          if (mask === UNKNOWN && use.wants.length > 0) mask = manaMask(s, seat, menu.tables, menu)
          offerUse(s, seat, use, entry, mask, menu, SKILL_SOURCE + skill, useful)
        }
      }
    }
  },
  take: (s, seat, { skill, use: n }, ctx) => {
    if (isMotivation(skill)) motivated(s, seat, true)
    flip(s, seat, skill, n, ctx)
  },
  describe: ({ tables }, { skill, use: n }) => describeSkill(tables, skill, n),
}

function describeSkill(tables: MatchTables, skill: Skill, n: number) {
  return {
    text: text('choose.skill', { skill: skillNameText(skill) }),
    ...textOfUse(tables, tables.uses.skills[skill][n]),
    at: atSkill(skill),
  }
}

/** Motivation before the own turn and on the turns of others (MK-SKILL-04). */
export const motivate: Ability<MageKnight, Motivate> = {
  verb: 'motivate',
  universe: (s, seat) =>
    s.skills[K.own + seat].flatMap((skill) => (isMotivation(skill) ? [MOTIVATE[skill]] : [])),
  offer: (s, seat, menu) => {
    const own = s.skills[K.own + seat]
    if (own.length === 0) return
    const open = mayActOutOfTurn(s, seat)
    for (let i = 0; i < own.length; i++) {
      const skill = own[i]
      if (!isMotivation(skill)) continue
      const why = open ? whyUsed(s, seat, skill) : 'MK-ROUND-18'
      if (why === '') menu.add(MOTIVATE[skill])
      else menu.block?.(MOTIVATE[skill], why)
    }
  },
  take: (s, seat, { skill }, ctx) => {
    motivated(s, seat, false)
    flip(s, seat, skill, 0, ctx)
  },
  describe: ({ tables }, { skill }) => describeSkill(tables, skill, 0),
}
