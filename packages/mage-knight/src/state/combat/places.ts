import { NONE, RUINS, Site, siteRow } from '../../content/ids.ts'
import type { SiteNo } from '../../content/types.ts'
import { siteAt, type Hex } from '../pools/lattice.ts'
import { tokenSlotsAt } from '../token-slots.ts'
import { Marks, type State, type StateView } from '../schema/state.ts'
import { isRuinsSlot, slotsOf, type TokenSlot } from '../pools/tokens.ts'

/** Where enemies are fought. */

/** The site that is fought in there: a secret dungeon or tomb is one (MK-SC-92). */
export function fightSite(s: Pick<StateView, 'tileAt' | 'extra'>, hex: Hex): SiteNo {
  const extra = s.extra[hex]
  if ((extra & Marks.secretDungeon) !== 0) return Site.dungeon
  return (extra & Marks.secretTomb) === 0 ? siteAt(s, hex) : Site.tomb
}

/** The adventure site on a space, a secret one too; NONE if there is none. */
export function adventureAt(s: Pick<StateView, 'tileAt' | 'extra'>, hex: Hex): SiteNo {
  const site = fightSite(s, hex)
  return site !== NONE && siteRow(site).kind === 'adventure' ? site : NONE
}

const RUINS_SLOTS = slotsOf[RUINS]

/** The post of a ruins token on a space, NONE if there is none. */
export function ruinsAt(s: Pick<StateView, 'postHex'>, hex: Hex): TokenSlot {
  for (let i = RUINS_SLOTS.length - 1; i >= 0; i--)
    if (s.postHex[RUINS_SLOTS[i]] === hex) return RUINS_SLOTS[i]
  return NONE
}

/** The enemies on a space, without a ruins token. */
export function enemiesAt(s: State, hex: Hex): TokenSlot[] {
  return tokenSlotsAt(s, hex).filter((post) => !isRuinsSlot(post))
}
