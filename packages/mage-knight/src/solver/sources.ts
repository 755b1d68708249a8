import { BASIC_COLOURS, BLACK, GOLD } from '../content/ids.ts'
import { fill, purse } from '../state/mana/purse.ts'
import type { PaymentWay } from '../state/choices/effects.ts'
import { NONE } from '../content/ids.ts'
import type { Attempt } from './attempt.ts'

/** What pays a mana: tokens, dice and crystals, each a mask of the colours that it can be. */
export interface ManaSource {
  readonly mask: number
  readonly kind: 'token' | 'die' | 'crystal' | 'endless'
  /** The colour of a token or a crystal. */
  readonly colour: number
}

const BASIC = 0b1111

/** What the seat could pay with now, what is lost anyway first. Skills that pay are left out. */
export function sourcesOf(
  { state, me, tables }: Pick<Attempt, 'state' | 'me' | 'tables'>,
  of: ReturnType<Attempt['lasting']>,
): ManaSource[] {
  fill(state, me, 0, NONE, tables, of)
  const { tokens, crystals, dice, stolen, gold, black, wild, allowed, endless } = purse
  const found: ManaSource[] = []
  for (let colour = 0; colour < BASIC_COLOURS; colour++) {
    for (let n = 0; n < tokens[colour]; n++) found.push({ mask: 1 << colour, kind: 'token', colour })
    for (let n = 0; n < stolen[colour]; n++) found.push({ mask: 1 << colour, kind: 'die', colour: NONE })
  }
  const goldMask = gold ? BASIC | (1 << GOLD) : 1 << GOLD
  for (let n = 0; n < tokens[GOLD]; n++) found.push({ mask: goldMask, kind: 'token', colour: GOLD })
  if (black)
    for (let n = 0; n < tokens[BLACK]; n++) found.push({ mask: 1 << BLACK, kind: 'token', colour: BLACK })
  let shown = 0
  for (let colour = 0; colour < BASIC_COLOURS; colour++) if (dice[colour] > 0) shown |= 1 << colour
  if (dice[GOLD] > 0 && (gold || wild)) shown |= BASIC
  if (dice[BLACK] > 0 && black) shown |= 1 << BLACK
  if (dice[BLACK] > 0 && wild) shown |= BASIC
  for (let n = 0; n < allowed; n++) if (shown !== 0) found.push({ mask: shown, kind: 'die', colour: NONE })
  for (let colour = 0; colour < BASIC_COLOURS; colour++)
    for (let n = 0; n < crystals[colour]; n++) found.push({ mask: 1 << colour, kind: 'crystal', colour })
  if (endless !== 0) found.push({ mask: endless, kind: 'endless', colour: NONE })
  return found
}

/** What Source dice could be, if one more of them might be used. */
export function dieMask(
  { state, me, tables }: Pick<Attempt, 'state' | 'me' | 'tables'>,
  of: ReturnType<Attempt['lasting']>,
): number {
  fill(state, me, 0, NONE, tables, of)
  const { dice, gold, black, wild } = purse
  let shown = 0
  for (let colour = 0; colour < BASIC_COLOURS; colour++) if (dice[colour] > 0) shown |= 1 << colour
  if (dice[GOLD] > 0 && (gold || wild)) shown |= BASIC
  return dice[BLACK] > 0 && black ? shown | (1 << BLACK) : shown
}

const taken: number[] = []

/** Can each of the first `n` masks be paid by a source of its own? What is endless pays as often as one likes. */
export function payable(sources: readonly ManaSource[], wants: readonly number[], n = wants.length): boolean {
  if (n === 0) return true
  for (let i = 0; i < sources.length; i++) taken[i] = NONE
  for (let want = 0; want < n; want++) if (!pays(sources, wants, want, 0)) return false
  return true
}

/** Finds a source for a want, moving others out of the way; `seen` are bits of sources that were asked. */
let seen = 0
function pays(
  sources: readonly ManaSource[],
  wants: readonly number[],
  want: number,
  depth: number,
): boolean {
  if (depth === 0) seen = 0
  for (let i = 0; i < sources.length; i++) {
    if ((sources[i].mask & wants[want]) === 0) continue
    if (sources[i].kind === 'endless') return true
    if ((seen & (1 << i)) !== 0) continue
    seen |= 1 << i
    if (taken[i] === NONE || pays(sources, wants, taken[i], depth + 1)) {
      taken[i] = want
      return true
    }
  }
  return false
}

/** The sources without the one that this payment uses. */
export function without(
  sources: readonly ManaSource[],
  way: PaymentWay,
  colour: number,
): readonly ManaSource[] {
  const at = sources.findIndex(({ kind, colour: own, mask }) => {
    switch (way) {
      case 'token':
        return kind === 'token' && own === colour
      case 'goldToken':
        return kind === 'token' && own === GOLD
      case 'crystal':
        return kind === 'crystal' && own === colour
      case 'die':
      case 'goldDie':
      case 'blackDie':
      case 'stolenDie':
        return kind === 'die' && (mask & (1 << colour)) !== 0
      default:
        return false
    }
  })
  return at < 0 ? sources : sources.filter((_, i) => i !== at)
}
