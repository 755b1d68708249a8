import { int, text } from '@longtable/kernel'
import { PASS } from '../state/choices/common.ts'
import { COMMON, KEEP, KEEP_SKILL } from '../state/choices/end.ts'
import { NONE } from '../content/ids.ts'
import { addUnits, levelOfFame, needOffers, takeFromOffer } from '../state/mutations.ts'
import { skillText } from '../text/rows.ts'
import { atCard, atSkill, cardText, skillNameText } from '../text/pieces.ts'
import { ask, type MageContext } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { heroOfSkill, K, skillRow, SkillState, skillTokens, type Skill } from '../state/pools/skill-tokens.ts'

/** Levels are gained only at the end of a turn, one after the other (MK-LEVEL-02). */

/** How many levels a seat has to rise; losing fame never lowers one (MK-LEVEL-13). */
export function levelUps(s: State, seat: Seat): number {
  const { fame, level } = s.players[seat]
  return Math.max(0, levelOfFame(fame) - level)
}

const TURNED_UP = 2

/** One level: a command token on odd ones (MK-LEVEL-03), a skill and an advanced action on even ones (MK-LEVEL-05). */
export function levelUp(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  player.level++
  ctx.tell?.({ event: 'levelled', seat, level: player.level })
  if (player.level % 2 === 1) return
  needOffers(s, ctx)
  const skills: Skill[] = []
  for (let n = 0; n < TURNED_UP; n++) {
    const skill = ctx.draw(skillTokens, K.pile + seat, K.turnedUp)
    if (skill !== NONE) skills.push(skill)
  }
  if (skills.length > 0) ctx.tell?.({ event: 'turnedUp', seat, skills: skills.toSorted((a, b) => a - b) })
  if (skills.length > 0 || canTakeCommon(s, seat)) ctx.push(pickSkill, { seat })
  else pickAction(s, seat, ctx) // MK-LEVEL-12
}

function canTakeCommon(s: State, seat: Seat): boolean {
  return s.skills[K.common].some((skill) => heroOfSkill(skill) !== s.players[seat].hero)
}

/** MK-LEVEL-05 */
export const pickSkill = ask('level.skill', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s) => {
    const { [K.turnedUp]: shown, [K.common]: common } = s.skills
    const kept = shown.length > 0 ? shown.map((skill) => KEEP_SKILL[skill]) : [PASS]
    return [...kept, ...common.map((skill) => COMMON[skill])]
  },
  offer: (s, f, menu) => {
    const shown = s.skills[K.turnedUp]
    const common = s.skills[K.common]
    const { hero } = s.players[f.seat]
    for (let i = 0; i < shown.length; i++) menu.add(KEEP_SKILL[shown[i]])
    if (shown.length === 0) menu.add(PASS) // MK-LEVEL-12
    for (let i = 0; i < common.length; i++) {
      if (heroOfSkill(common[i]) !== hero) menu.add(COMMON[common[i]])
      else menu.block?.(COMMON[common[i]], 'MK-LEVEL-08')
    }
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'keepSkill') {
      // MK-LEVEL-06
      ctx.move(skillTokens, choice.skill, K.turnedUp, K.own + f.seat)
      leaveToAll(s, ctx)
      pickAction(s, f.seat, ctx)
      gainSkill(s, f.seat, choice.skill, false, ctx)
    } else if (choice.do === 'common') {
      // MK-LEVEL-07
      ctx.move(skillTokens, choice.skill, K.common, K.own + f.seat)
      leaveToAll(s, ctx)
      if (s.deeds[Z.actionOffer].length > 0) takeFromOffer(s, f.seat, 'action', 0, Z.deck + f.seat, ctx)
      gainSkill(s, f.seat, choice.skill, true, ctx)
    } else pickAction(s, f.seat, ctx)
  },
  question: (ctx, f) => text('ask.skill', { level: ctx.state.players[f.seat].level }),
  describe: ({ tables }, _f, choice) => {
    if (choice.do === 'pass') return { text: text('choose.noSkill') }
    return {
      text: text(choice.do === 'keepSkill' ? 'choose.keepSkill' : 'choose.commonSkill', {
        skill: skillNameText(choice.skill),
      }),
      gain: skillText(skillRow(choice.skill), tables.effectText),
      at: atSkill(choice.skill),
    }
  },
})

/** What was turned up and not kept is there for all. */
function leaveToAll(s: State, ctx: MageContext): void {
  const rest = s.skills[K.turnedUp]
  while (rest.length > 0) ctx.move(skillTokens, rest[rest.length - 1], K.turnedUp, K.common)
}

/** MK-LEVEL-10; alone, the dummy's hero adds one of its skills for the next time (MK-LEVEL-11). */
function gainSkill(s: State, seat: Seat, skill: Skill, common: boolean, ctx: MageContext): void {
  s.skillState[skill] = SkillState.ready
  ctx.tell?.({ event: 'skillKept', seat, skill, common })
  const { use, effect } = skillRow(skill)
  if (use === 'permanent' && effect.do === 'offerUnits') addUnits(s, effect.tier, effect.n, ctx)
  if (!ctx.tables.alone) return
  const added = ctx.draw(skillTokens, K.dummyPile, K.common)
  if (added !== NONE) ctx.tell?.({ event: 'skillOffered', skill: added })
}

/** An advanced action of the offer, if there is one. */
function pickAction(s: State, seat: Seat, ctx: MageContext): void {
  const { length } = s.deeds[Z.actionOffer]
  if (length > 1) ctx.push(levelAction, { seat })
  else if (length === 1) takeFromOffer(s, seat, 'action', 0, Z.deck + seat, ctx)
}

/** MK-LEVEL-06, MK-LEVEL-09: any of them goes on the deck, and the offer is refilled. */
export const levelAction = ask('level.action', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s) => s.deeds[Z.actionOffer].map((card) => KEEP[card]),
  offer: (s, _f, menu) => {
    const cards = s.deeds[Z.actionOffer]
    for (let i = 0; i < cards.length; i++) menu.add(KEEP[cards[i]])
  },
  take: (s, f, { card }, ctx) => {
    ctx.pop()
    takeFromOffer(s, f.seat, 'action', s.deeds[Z.actionOffer].indexOf(card), Z.deck + f.seat, ctx)
  },
  question: (ctx, f) => text('ask.levelAction', { level: ctx.state.players[f.seat].level }),
  describe: (_ctx, _f, { card }) => ({
    text: text('choose.takeCard', { card: cardText(card) }),
    at: atCard(card),
  }),
})
