import { text, type Choice, type Shortcut, type Text } from '@longtable/kernel'
import { PAY, paymentWays, type PaymentWay } from '../state/choices/effects.ts'
import type { PLAY, SKILL_USE, UNIT_USE } from '../state/choices/plays.ts'
import { colours } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import type { Use, MageViewContext, MatchTables, Source } from '../state/match.ts'
import { lastsOf } from '../state/lasting.ts'
import { WAY } from '../state/mana/purse.ts'
import { SKILL_SOURCE, unitSource } from '../state/sources.ts'
import { planFor, type Payment } from '../state/mana/payments.ts'
import { playedText } from '../text/use-text.ts'
import { colourText, listText } from '../text/phrases.ts'
import { atCard, atSkill, atUnit, skillNameText, unitText } from '../text/pieces.ts'
import { isSpell, kindOf } from '../state/pools/deed-cards.ts'
import { unitKind } from '../state/pools/unit-cards.ts'

/** Playing a card or using a unit or skill together with its mana, which is picked as a good player would. */

type Play =
  | (typeof PLAY)[number][number]
  | (typeof UNIT_USE)[number][number]
  | (typeof SKILL_USE)[number][number]

/**
 * What is lost at the end of the turn goes first, and of that the least useful: what is endless, a token of the very
 * colour, the die of the turn; what can be kept goes last. Ways that cost a skill or a card are left to the player.
 */
const FIRST = ['endless', 'token', 'die', 'goldToken', 'goldDie', 'blackDie', 'stolenDie', 'crystal'] as const
type Simple = (typeof FIRST)[number]
const ORDER: readonly number[] = FIRST.map((way: PaymentWay) => WAY[way])

function isPlay(choice: Choice): choice is Play {
  return choice.do === 'play' || choice.do === 'unit' || choice.do === 'skill'
}

/** A way to pay for each offered play whose payment would be asked. */
export function paidPlays(ctx: MageViewContext, offered: readonly Choice[]): Shortcut[] {
  return offered.flatMap((choice) => (isPlay(choice) ? paid(ctx, choice) : []))
}

function paid(ctx: MageViewContext, choice: Play): Shortcut[] {
  const { tables, state, viewer } = ctx
  const use = chosenUse(tables, choice)
  const { mana, wants, cards } = use
  if (mana.length === 0) return []
  const plan = planFor(
    state,
    viewer,
    wants.slice(0, mana.length),
    wants.slice(mana.length),
    cards,
    sourceOf(choice, use),
    tables,
    lastsOf(ctx),
    ORDER,
  )
  if (plan === undefined || !plan.some(({ asked }) => asked)) return []
  return [
    {
      text: text('shortcut.play', {
        what: nameOf(choice, use),
        gain: tables.effectText(tables.nodes.effects[use.node]),
      }),
      cost: listText('and', plan.map(paymentText)),
      at: placeOf(choice),
      choices: [
        choice,
        ...plan.filter(({ asked }) => asked).map(({ packed }) => PAY[packed >> 3][packed & 7]),
      ],
    },
  ]
}

function chosenUse({ uses }: MatchTables, choice: Play): Use {
  switch (choice.do) {
    case 'play':
      return uses.cards[kindOf(choice.card)][choice.use]
    case 'unit':
      return uses.units[unitKind(choice.unit)][choice.use]
    case 'skill':
      return uses.skills[choice.skill][choice.use]
  }
}

function sourceOf(choice: Play, { mana }: Use): Source {
  switch (choice.do) {
    case 'play':
      return choice.card
    case 'unit':
      return unitSource(choice.unit, mana[0] ?? NONE)
    case 'skill':
      return SKILL_SOURCE + choice.skill
  }
}

function placeOf(choice: Play): string {
  switch (choice.do) {
    case 'play':
      return atCard(choice.card)
    case 'unit':
      return atUnit(choice.unit)
    case 'skill':
      return atSkill(choice.skill)
  }
}

/** Spells have a name of their own for their strong effect. */
function nameOf(choice: Play, { how }: Use): Text {
  switch (choice.do) {
    case 'play': {
      const name = playedText(choice.card, how === 'strong')
      return how === 'strong' && !isSpell(choice.card) ? text('shortcut.strong', { card: name }) : name
    }
    case 'unit':
      return unitText(choice.unit)
    case 'skill':
      return skillNameText(choice.skill)
  }
}

function paymentText({ packed }: Payment): Text {
  const way = paymentWays[packed >> 3] as Simple
  return text(`shortcut.with.${way}`, { colour: colourText(colours[packed & 7]) })
}
