import type { Effect, ManaSpec } from '../content/effect.ts'
import { BASIC_COLOURS, BLACK, ColourOf, GOLD, NONE } from '../content/ids.ts'
import { gainCrystal, gainToken, isNightFor } from '../state/mutations.ts'
import { Bound, DieAt, type Seat, type State } from '../state/schema/state.ts'
import type { MageContext, EffectOrigin, Source } from '../state/match.ts'
import { isSiteSource } from '../state/sources.ts'

/** Mana tokens, crystals and dice that an effect gives. */

export function manaColour(s: State, of: ManaSpec, ctx: MageContext): number {
  if (of === 'same') return s.bound[Bound.colour]
  if (of === 'dayNight') return isNightFor(s, ctx.tables) ? BLACK : GOLD
  return typeof of === 'string' ? ColourOf[of] : NONE
}

/** A fourth one becomes a token, but for sites and rewards (MK-MANA-11, MK-MANA-12). */
export function overflowOf(source: Source): 'token' | 'nothing' {
  return isSiteSource(source) || source < 0 ? 'nothing' : 'token'
}

export function gainCrystals(
  s: State,
  effect: Extract<Effect, { do: 'crystal' }>,
  { seat, source }: EffectOrigin,
  ctx: MageContext,
): void {
  const bound = s.bound[Bound.colour]
  for (let i = 0; i < effect.n; i++) {
    if (effect.of === 'otherColours') {
      for (let colour = 0; colour < BASIC_COLOURS; colour++) {
        if (colour !== bound) gainCrystal(s, seat, colour, overflowOf(source), ctx)
      }
    } else {
      const colour =
        effect.of === 'same' ? bound : typeof effect.of === 'string' ? ColourOf[asColour(effect.of)] : NONE
      if (colour >= 0 && colour < BASIC_COLOURS) gainCrystal(s, seat, colour, overflowOf(source), ctx)
    }
  }
}

function asColour(of: string): 'red' | 'blue' | 'green' | 'white' {
  if (of === 'red' || of === 'blue' || of === 'green' || of === 'white') return of
  throw new Error(`no crystal is ${of}`)
}

const BACK = { unrolled: DieAt.unrolled, roundEnd: DieAt.claimed, whenUsed: DieAt.stolen } as const

/** The die's colour is bound (MK-MANA-14, MK-MANA-15). */
export function takeDie(
  s: State,
  effect: Extract<Effect, { do: 'takeDie' }>,
  seat: Seat,
  die: number,
  ctx: MageContext,
): void {
  s.dieAt[die] = BACK[effect.back] + seat
  const colour = s.die[die]
  s.bound[Bound.colour] = colour
  ctx.tell?.({ event: 'dieTaken', seat, die, colour })
  if (effect.mana > 0) gainToken(s, seat, colour, effect.mana, ctx)
}
