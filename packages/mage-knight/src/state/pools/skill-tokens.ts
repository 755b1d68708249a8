import { each, pile, pool, set, type Flavoured } from '@longtable/kernel'
import { Hero, HEROES, type HeroNo } from '../../content/ids.ts'
import { skills as rows } from '../../content/skills.ts'
import type { SkillRow } from '../../content/types.ts'
import { MAX_SEATS } from './deed-cards.ts'

/** A skill token: its row in the table. */
export type Skill = Flavoured<number, 'Skill'>

export const SKILLS = rows.length

const skillRows: readonly SkillRow[] = rows

export function skillRow(skill: Skill): SkillRow {
  return skillRows[skill]
}

export function skillNo(id: string): Skill {
  return rows.findIndex((row) => row.id === id)
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
