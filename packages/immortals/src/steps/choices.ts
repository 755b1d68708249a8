import { choice, choices } from '@longtable/kernel'
import { CARDS, MAX_SEATS, SPACES, type Card, type Space } from '../state/cards.ts'
import type { Resource, Side, StructureName } from '../state/events.ts'
import { SITES, type Site } from '../state/sites.ts'

/** Every choice of the game, made once. */

const MOST_ARMIES = 46

export const COLOUR = choices(MAX_SEATS, (colour) => ({ do: 'colour', colour }))

export const PICK = choices(CARDS, (card: Card) => ({ do: 'pick', card }))
export const GROUP = choices(MOST_ARMIES, (armies) => ({ do: 'group', armies }))
export const SITE = choices(SITES, (site: Site) => ({ do: 'site', site }))
export const SPLIT = choices(MOST_ARMIES, (light) => ({ do: 'split', light }))

export const DRAW = choice({ do: 'draw' })
export const DECLINE = choice({ do: 'decline' })
export const PLACE = choices(SITES, (site: Site) => ({ do: 'place', site }))
export const RETURN = choices(SITES, (site: Site) => ({ do: 'return', site }))
export const DONE = choice({ do: 'done' })

export const PUT = Array.from({ length: SPACES }, (_, space: Space) =>
  choices(CARDS, (card: Card) => ({ do: 'put', space, card })),
)
export const LEAVE = choices(SPACES, (space: Space) => ({ do: 'leave', space }))
export const READY = choice({ do: 'ready' })

export const REVEAL = choices(SPACES, (space: Space) => ({ do: 'reveal', space }))

const resources: readonly Resource[] = ['gold', 'energy']
export const PASS = resources.map((take) => choice({ do: 'pass', take }))
export const FORFEIT = resources.map((take) => choice({ do: 'forfeit', take }))
export const TAKE = resources.map((take) => choice({ do: 'take', take }))

export const EXTRACT = choices(SITES, (site: Site) => ({ do: 'extract', site }))
export const TRANSITION = choices(SITES, (site: Site) => ({ do: 'transition', site }))

export const STRUCTURES: readonly StructureName[] = ['portal', 'shrine', 'capital']
const build = (what: StructureName) => choices(SITES, (site: Site) => ({ do: 'build', what, site }))
export const BUILD = { portal: build('portal'), shrine: build('shrine'), capital: build('capital') }

export const ATTACK_FROM = choices(SITES, (site: Site) => ({ do: 'attackFrom', site }))
export const TARGET = choices(SITES, (site: Site) => ({ do: 'target', site }))
const sides: readonly Side[] = ['A', 'B', 'C']
export const SIDE = sides.map((as) => choice({ do: 'side', as }))
export const COMMIT = choices(MOST_ARMIES, (armies) => ({ do: 'commit', armies }))

export const MOVE_FROM = choices(SITES, (site: Site) => ({ do: 'moveFrom', site }))
export const MOVE_TO = choices(SITES, (site: Site) => ({ do: 'moveTo', site }))
export const MOVE = choices(MOST_ARMIES, (armies) => ({ do: 'move', armies }))

export const LIMBO = choices(2, (realm) => ({ do: 'limbo', realm }))
export const DRAW_CARDS = choice({ do: 'drawCards' })
export const MARKER = choice({ do: 'marker' })
export const TAKEOVER = choices(SITES, (site: Site) => ({ do: 'takeover', site }))
