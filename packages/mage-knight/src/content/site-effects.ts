// What sites sell, and what an altar takes, as effects: run by the same interpreter as the cards.
import { basicColours, type Effect } from './effect.ts'
import type { Altar } from './types.ts'
import { choose, fame, heal, paying, payMana, put } from './shorthand.ts'
import { healing, prices } from './sites.ts'
import type { CityRow } from './cities.ts'

/** Something to buy during interaction: so much influence, then the effect (MK-INTERACT-10 to 17). */
export interface Ware {
  readonly id: string
  readonly influence: number
  readonly effect: Effect
  readonly rule: string
}

const toDeck = put('deckTop')
const spellForMana = choose({ a: 'card', in: 'spellOffer' }, payMana('same', toDeck))

export const wares = {
  village: [{ id: 'healing', influence: healing.village, effect: heal(1), rule: 'MK-INTERACT-10' }],
  monastery: [
    { id: 'healing', influence: healing.monastery, effect: heal(1), rule: 'MK-INTERACT-11' },
    {
      id: 'lesson',
      influence: prices.lesson,
      effect: choose({ a: 'card', in: 'lessons' }, toDeck),
      rule: 'MK-INTERACT-12',
    },
  ],
  keep: [],
  mageTower: [{ id: 'spell', influence: prices.spell, effect: spellForMana, rule: 'MK-INTERACT-13' }],
} as const satisfies Readonly<Record<string, readonly Ware[]>>

export const cityWares = {
  spells: [{ id: 'spell', influence: prices.spell, effect: spellForMana, rule: 'MK-INTERACT-14' }],
  artifacts: [
    { id: 'artifact', influence: prices.artifact, effect: { do: 'artifact', n: 1 }, rule: 'MK-INTERACT-15' },
  ],
  units: [
    {
      id: 'eliteCard',
      influence: prices.eliteCard,
      effect: { do: 'offerUnits', tier: 'elite', n: 1 },
      rule: 'MK-INTERACT-16',
    },
  ],
  actions: [
    {
      id: 'action',
      influence: prices.action,
      effect: choose({ a: 'card', in: 'actionOffer' }, toDeck),
      rule: 'MK-INTERACT-17',
    },
    {
      id: 'unseenAction',
      influence: prices.action,
      effect: choose({ a: 'card', in: 'actionDeckTop' }, toDeck),
      rule: 'MK-INTERACT-17',
    },
  ],
} as const satisfies Readonly<Record<CityRow['shop'], readonly Ware[]>>

/** MK-SITE-31: three mana of the altar's colour; MK-FOE-20: one of each. */
export const altar = (colour: Altar, gives: number): Effect =>
  paying({ pay: 'manas', of: colour === 'each' ? basicColours : [colour, colour, colour] }, fame(gives))
