import { text, type Ability } from '@longtable/kernel'
import { UNIT_USE } from '../../state/choices/plays.ts'
import { usefulNow } from '../../effects/helps.ts'
import { offerUse } from '../../effects/offer-use.ts'
import { NONE } from '../../content/ids.ts'
import { borrowable, rightToBorrow } from '../../effects/offered-plays.ts'
import { inPlay } from '../../state/lasting.ts'
import type { EffectsInPlay, MageContext, MageKnight, Source, Use } from '../../state/match.ts'
import { startUse } from '../../effects/start-use.ts'
import { unitSource } from '../../state/sources.ts'
import { manaMask } from '../../state/mana/payments.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { U, unitKind, type Unit } from '../../state/pools/unit-cards.ts'
import { atUnit, unitText } from '../../text/pieces.ts'
import { textOfUse } from '../../text/use-text.ts'
import { isBanned } from './rights.ts'
import { UNKNOWN, usesNow } from './uses.ts'

type UnitUse = (typeof UNIT_USE)[number][number]

/** The rule that keeps a unit from being used, '' if none does (MK-UNIT-02, MK-UNIT-03). */
export function whyIdle(s: State, unit: Unit): string {
  if (s.unitWounds[unit] > 0) return 'MK-UNIT-09'
  if (s.unitSpent[unit] !== 0) return 'MK-UNIT-03'
  return isBanned(s, unit) ? 'MK-UNIT-15' : ''
}

function spendRight(seat: Seat, ctx: MageContext): void {
  const right = rightToBorrow(seat, ctx)
  ctx.endEffects((one) => one === right)
}

/** The colour of its mana counts against resistances (MK-COMBAT-14). */
function sourceOf(unit: Unit, { mana }: Use): Source {
  return unitSource(unit, mana.length === 0 ? NONE : mana[0])
}

/** The own units, then those that Call to Arms lends (MK-DEED-12). */
function usable(s: State, seat: Seat, of: EffectsInPlay): readonly Unit[] {
  const lent = borrowable(s, seat, of)
  return lent.length === 0 ? s.units[U.band + seat] : [...s.units[U.band + seat], ...lent]
}

/** A ready, unwounded unit is spent for one of its abilities (MK-UNIT-03). */
export const useUnits: Ability<MageKnight, UnitUse> = {
  verb: 'unit',
  universe: (s, seat, tables, of) => {
    const every = tables.uses.played.units.every
    return usable(s, seat, inPlay(of, tables)).flatMap((unit) =>
      every[unitKind(unit)].map((use) => UNIT_USE[unit][use]),
    )
  },
  offer: (s, seat, menu) => {
    const band = usable(s, seat, menu)
    if (band.length === 0) return
    const { units } = menu.tables.uses
    const useful = usefulNow(s, seat, menu.tables, menu)
    const now = usesNow(menu.tables.uses.played.units, s.stage, useful, menu)
    let mask = UNKNOWN
    for (let i = 0; i < band.length; i++) {
      const unit = band[i]
      const why = whyIdle(s, unit)
      if (why !== '' && menu.block === undefined) continue
      const kind = unitKind(unit)
      const numbers = now[kind]
      for (let n = 0; n < numbers.length; n++) {
        const use = units[kind][numbers[n]]
        const entry = UNIT_USE[unit][numbers[n]]
        if (why !== '') menu.block?.(entry, why)
        else {
          if (mask === UNKNOWN && use.wants.length > 0) mask = manaMask(s, seat, menu.tables, menu)
          offerUse(s, seat, use, entry, mask, menu, sourceOf(unit, use), useful)
        }
      }
    }
  },
  take: (s, seat, { unit, use: n }, ctx) => {
    const use = ctx.tables.uses.units[unitKind(unit)][n]
    if (s.units[U.band + seat].includes(unit)) s.unitSpent[unit] = 1
    else spendRight(seat, ctx)
    ctx.tell?.({ event: 'unitUsed', seat, unit, use: n })
    startUse(s, seat, use, sourceOf(unit, use), ctx)
  },
  describe: ({ tables }, { unit, use }) => ({
    text: text('choose.unit', { unit: unitText(unit) }),
    ...textOfUse(tables, tables.uses.units[unitKind(unit)][use]),
    at: atUnit(unit),
  }),
}
