import { choice, choices } from '@longtable/kernel'
import { CARDS, SPACES } from './cards.ts'
import type { Resource, Side, StructureName } from './events.ts'
import { SITES } from './sites.ts'

/** Every choice of the game, made once. */

const MOST_ARMIES = 46

export const PICK = choices(CARDS, (card) => ({ do: 'pick' as const, card }))
export const GROUP = choices(MOST_ARMIES, (armies) => ({ do: 'group' as const, armies }))
export const SITE = choices(SITES, (site) => ({ do: 'site' as const, site }))
export const SPLIT = choices(MOST_ARMIES, (light) => ({ do: 'split' as const, light }))

export const DRAW = choice({ do: 'draw' })
export const DECLINE = choice({ do: 'decline' })
export const PLACE = choices(SITES, (site) => ({ do: 'place' as const, site }))
export const RETURN = choices(SITES, (site) => ({ do: 'return' as const, site }))
export const DONE = choice({ do: 'done' })

export const PUT = Array.from({ length: SPACES }, (_, space) =>
  choices(CARDS, (card) => ({ do: 'put' as const, space, card })),
)
export const LEAVE = choices(SPACES, (space) => ({ do: 'leave' as const, space }))
export const READY = choice({ do: 'ready' })

export const REVEAL = choices(SPACES, (space) => ({ do: 'reveal' as const, space }))

const resources: readonly Resource[] = ['gold', 'energy']
export const PASS = resources.map((take) => choice({ do: 'pass' as const, take }))
export const FORFEIT = resources.map((take) => choice({ do: 'forfeit' as const, take }))
export const TAKE = resources.map((take) => choice({ do: 'take' as const, take }))

export const EXTRACT = choices(SITES, (site) => ({ do: 'extract' as const, site }))
export const TRANSITION = choices(SITES, (site) => ({ do: 'transition' as const, site }))

export const STRUCTURES: readonly StructureName[] = ['portal', 'shrine', 'capital']
const build = (what: StructureName) => choices(SITES, (site) => ({ do: 'build' as const, what, site }))
export const BUILD = { portal: build('portal'), shrine: build('shrine'), capital: build('capital') }

export const ATTACK_FROM = choices(SITES, (site) => ({ do: 'attackFrom' as const, site }))
export const TARGET = choices(SITES, (site) => ({ do: 'target' as const, site }))
const sides: readonly Side[] = ['A', 'B', 'C']
export const SIDE = sides.map((as) => choice({ do: 'side' as const, as }))
export const COMMIT = choices(MOST_ARMIES, (armies) => ({ do: 'commit' as const, armies }))

export const MOVE_FROM = choices(SITES, (site) => ({ do: 'moveFrom' as const, site }))
export const MOVE_TO = choices(SITES, (site) => ({ do: 'moveTo' as const, site }))
export const MOVE = choices(MOST_ARMIES, (armies) => ({ do: 'move' as const, armies }))

export const LIMBO = choices(2, (realm) => ({ do: 'limbo' as const, realm }))
export const DRAW_CARDS = choice({ do: 'drawCards' })
export const MARKER = choice({ do: 'marker' })
export const TAKEOVER = choices(SITES, (site) => ({ do: 'takeover' as const, site }))
