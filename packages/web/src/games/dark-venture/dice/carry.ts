import { useMemo } from 'react'
import type { Elsewhere } from '../../../match-ui/targets/drag.tsx'
import { useChoosingNow, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { tick, useTicked } from '../view/selection.ts'

/** What a die can be carried to besides what the menu says: whoever is to use it. */
const USERS = '[data-place^="piece:"][data-lit], [data-place^="ability:"][data-lit]'
const BANK = '.dv-dice-memory'

/** Can a die of this face be kept now? */
function keeps({ at }: Choosing, face: number): boolean {
  return at(`face:${face}`).some(({ choice }) => choice.do === 'bank')
}

/**
 * A die that is carried to a unit or an ability is ticked, and that is taken up or done with it; one that is carried to
 * the bank when the turn ends is kept.
 */
export function useCarriedDie(face: number, most: number): Elsewhere {
  const now = useChoosingNow()
  return useMemo(
    () => ({
      isWelcome: (over) =>
        over.closest(USERS) !== null || (over.closest(BANK) !== null && keeps(now(), face)),
      drop: (over) => {
        const bank = over.closest(BANK)
        const choosing = now()
        if (bank !== null && keeps(choosing, face)) return choosing.act(`face:${face}`, bank)
        const user = over.closest(USERS)
        const place = user?.getAttribute('data-place') ?? undefined
        if (user === null || place === undefined) return
        if (useTicked.getState().faces[face] < most) tick(face, most)
        if (place.startsWith('piece:') && choosing.from(place).length > 0) choosing.hold(place)
        else choosing.act(place, user)
      },
    }),
    [now, face, most],
  )
}
