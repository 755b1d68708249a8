import { each, pile, pool, set, type Flavoured } from '@longtable/kernel'
import { Hero, HEROES, NONE, skillIds, type HeroNo } from '../../content/ids.ts'
import { numbered } from '../../content/numbers.ts'
import type { SkillRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** A skill token. */
export type Skill = Flavoured<number, 'Skill'>

/** How many numbers there are. */
export const SKILLS = skillIds.length

const skillRows = numbered.skills

/** All skills that there are. */
export const allSkills: readonly Skill[] = skillRows.flatMap((_, skill) => [skill])

export function skillRow(skill: Skill): SkillRow {
  return skillRows[skill]
}

/** NONE if no skill is called so. */
export function skillNo(id: string): Skill {
  const skill = skillIds.indexOf(id)
  return skill in skillRows ? skill : NONE
}

export function heroOfSkill(skill: Skill): HeroNo {
  return Hero[skillRows[skill].hero]
}

/** The tokens of a hero that are in play (MK-SETUP-06). */
export function skillsOf(hero: HeroNo, together: boolean): readonly Skill[] {
  return (together ? skillsTogether : skillsAgainst)[hero]
}

function skillsWithout(mode: SkillRow['mode']): readonly (readonly Skill[])[] {
  return Array.from({ length: HEROES }, (_, hero) =>
    skillRows.flatMap((row, skill) => (Hero[row.hero] === hero && row.mode !== mode ? [skill] : [])),
  )
}

const skillsTogether = skillsWithout('competitive')
const skillsAgainst = skillsWithout('cooperative')

/** What a token of the state's `skillState` says. */
export const SkillState = { ready: 0, used: 1, down: 2, centre: 3 } as const

export const skillTokens = pool({
  maxSeats: MAX_SEATS,
  zones: {
    pile: each(pile('none')),
    dummyPile: pile('none'),
    /** The two that a level turns up. */
    turnedUp: set('all'),
    common: set('all'),
    own: each(set('all')),
    gone: set('all'),
  },
})

/** The zones of the skills; `K.own + seat` is a seat's skills. */
export const K = skillTokens.at
