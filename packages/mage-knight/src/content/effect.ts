// The effect language of Mage Knight: what a card, unit, skill, tactic, site or reward can do, as rows that compose verbs.
// These are the words that the parameters of verbs are made of; the verbs themselves stand in effects/verbs/*.
import type { RowOf, RowsOf } from '@longtable/kernel'

export const basicColours = ['red', 'blue', 'green', 'white'] as const
export const colours = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const
export type Basic = (typeof basicColours)[number]
export type Colour = (typeof colours)[number]

export const elements = ['physical', 'fire', 'ice', 'coldFire'] as const
export type Element = (typeof elements)[number]
export const reaches = ['melee', 'ranged', 'siege'] as const
export type Reach = (typeof reaches)[number]
export type Resistance = 'physical' | 'fire' | 'ice'

export const terrains = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'sea',
] as const
export type Terrain = (typeof terrains)[number]

/** What can be counted when an effect is carried out. */
export type Count =
  | 'woundsInHandAndOnUnits'
  | 'enemiesFaced' // MK-PVP-64 says what that is against a player
  | 'readyUnits' // ready and unwounded
  | 'crystalColours'
  | 'crystalsOfColour' // of the bound colour, of whoever is affected
  | 'iconsOfEnemy' // MK-DEED-19
  | 'resistancesOfEnemy'
  | 'chosen' // how many the last `choose` or `pay` took
  | 'recruited' // units recruited this turn

/** How much: a number, or one that depends on the time of day, on the place, on the target, or on a count. */
export type Amount =
  | number
  | { readonly day: number; readonly night: number }
  | { readonly inForest: number; readonly elsewhere: number }
  | { readonly fortified: number; readonly otherwise: number }
  | { readonly base: number; readonly each: number; readonly per: Count; readonly most?: number }

/** A colour, one of several (the player chooses), the colour bound by a cost or a choice, gold by Day and black at Night. */
export type ManaSpec = Colour | readonly Colour[] | 'same' | 'dayNight'

/** As above; `owned`: of a colour one has; `otherColours`: one of each basic colour but the bound one; `rolled`: by a die. */
export type CrystalSpec = Basic | readonly Basic[] | 'same' | 'owned' | 'otherColours' | 'rolled'

/** Which Deed cards; never this very card (MK-CARD-12), never a Wound unless it says so (MK-CARD-11). */
export type CardFilter =
  | 'nonWound'
  | 'wound'
  | 'any' // Wounds too
  | 'coloured' // a card that has a colour
  | 'action' // basic or advanced
  | 'ofColour' // an action or spell of the bound colour

export type CardZone =
  | 'hand'
  | 'discard'
  | 'deck'
  | 'spellOffer'
  | 'actionOffer'
  | 'actionDeckTop'
  | 'lessons'
export type CardPlace = 'hand' | 'discard' | 'deckTop' | 'deckBottom' | 'deckTopOrBottom' | 'gone'

/** What is paid before the rest happens; what cannot be paid in full cannot be played (MK-CARD-10). Binds colour and card. */
export type Cost =
  | { readonly pay: 'mana'; readonly of: readonly Colour[] | 'same' } // one mana of one of these: binds its colour
  | { readonly pay: 'manas'; readonly of: readonly Colour[] } // one mana of each of these
  | { readonly pay: 'card'; readonly which: CardFilter; readonly to: 'discard' | 'gone' } // binds card and colour
  | { readonly pay: 'cards'; readonly which: CardFilter; readonly to: 'discard' } // any number of them: binds how many
  | { readonly pay: 'move'; readonly n: number }
  | { readonly pay: 'wound' } // take a Wound to hand

/** What a player can be asked to point at. Choosing is one primitive; this is all it needs to know. */
export type Target =
  | { readonly a: 'enemy'; readonly which?: 'unfortified' | 'attacking' }
  | {
      readonly a: 'unit'
      readonly of: 'own' | 'offer' | 'theirs'
      readonly level?: Amount // at most
      readonly which?: 'spent' | 'wounded' | 'ready' | 'spentOrWounded'
    }
  | { readonly a: 'card'; readonly in: CardZone; readonly which?: CardFilter }
  | { readonly a: 'die'; readonly shows: 'any' | 'basic' }
  | { readonly a: 'colour'; readonly of: readonly Colour[] | 'lost' | 'inSource' }

export type When =
  | 'day'
  | 'night'
  | 'outsideCombat'
  | 'interacting'
  | 'soleLeastFame'
  | 'deckNotEmpty'
  | 'moveForEachEnemy'

/** Moments of a turn at which an effect may be played, where the general rule is narrowed. */
export type Timing =
  | 'combatStart'
  | 'blockPhase'
  | 'attackPhase'
  | 'outsideCombat'
  | 'interaction'
  | 'beforeSource'

/** Ends with the combat, with the turn, with the round, or when the owner's next turn starts. */
export type Until = 'combat' | 'turn' | 'round' | 'ownTurn'

export type Lasting =
  | {
      readonly rule: 'terrain'
      readonly of: readonly Terrain[] | 'all'
      readonly cost:
        | { readonly to: number }
        | { readonly less: number; readonly min: number }
        | { readonly more: number; readonly max: number }
      readonly opens?: true // makes impassable terrain passable
      readonly for?: 'others'
    }
  /** `black`: one that shows black may be used as any basic colour. */
  | { readonly rule: 'extraDice'; readonly n: number; readonly black?: true }
  | { readonly rule: 'wildDice' } // gold and black dice are any basic colour
  | { readonly rule: 'noSourceDie'; readonly for: 'others' } // not the normal one (MK-Q81)
  | { readonly rule: 'manaAllowed'; readonly colour: 'gold' | 'black' }
  | { readonly rule: 'endless'; readonly of: readonly Colour[] }
  | { readonly rule: 'crystalsReturn' }
  | { readonly rule: 'manaEachTurn' } // a token of the bound colour at the start of each own turn
  | { readonly rule: 'woundOnMana'; readonly of: 'same' | 'otherColours'; readonly for: 'others' }
  | {
      readonly rule: 'useAs'
      readonly from: 'move' | 'influence'
      readonly price: number
      readonly to: Attack | Block
    }
  | {
      readonly rule: 'units'
      readonly armor?: number
      readonly attack?: number
      readonly block?: number
      readonly resist?: readonly Resistance[]
      readonly fameEachFight?: number
    }
  | { readonly rule: 'unitsTakeNoDamage' }
  /**
   * `byPhase`: `ranged` is for a ranged attack alone, and in the Attack phase every attack gets `attack`. Without it ranged and
   * siege attacks get `ranged` at any time.
   */
  | {
      readonly rule: 'nextUnit'
      readonly attack: number
      readonly block: number
      readonly ranged: number
      readonly byPhase?: true
    }
  | { readonly rule: 'firstCard'; readonly attack: number; readonly block: number }
  | { readonly rule: 'noSiteFortification' }
  | { readonly rule: 'enemiesLose'; readonly what: readonly Resistance[] }
  | { readonly rule: 'doublePhysical' } // in the attack phase
  | { readonly rule: 'attacksBecome'; readonly what: 'coldFire' | 'siege' }
  | { readonly rule: 'grant'; readonly at: Timing; readonly effect: Effect } // may be used once while it lasts
  | { readonly rule: 'buy'; readonly influence: number; readonly to: CardPlace } // one card of the action offer
  | { readonly rule: 'castOffer'; readonly of: 'same' | 'any' } // one spell of the offer, as if in hand (MK-DEED-10)
  | { readonly rule: 'lendUnit' } // an ability of one unit of the offer (MK-DEED-12)
  | { readonly rule: 'stride' } // spaces and tiles two away count as adjacent, moving never provokes
  | { readonly rule: 'seeGarrisons' }
  | { readonly rule: 'loseWoundsAtEnd' } // MK-DEED-20

/** What an effect can wait for. */
export type Moment = 'endOfTurn' | 'nextOwnTurn' | 'enemyDefeated' | 'spellCast' | 'woundHealed'

/**
 * The verbs with their parameters. Files of verbs (`effects/verbs/*`) add theirs, so that a verb is declared beside its
 * object: when it can be done, how it runs, how it is said.
 */
export interface EffectParameters {}

/** A row of the effect language: a verb and its parameters. */
export type Effect = RowsOf<EffectParameters>

export type Attack = RowOf<Effect, 'attack'>
export type Block = RowOf<Effect, 'block'>
export type Choose = RowOf<Effect, 'choose'>

/** Ways to pay a mana that are not a die, a token or a crystal. */
export type WayToPay =
  | { readonly way: 'opposite' }
  | { readonly way: 'discardEither'; readonly wound: readonly Colour[]; readonly nonWound: readonly Colour[] }

/** What a banner does while it is on a unit. */
export interface Banner {
  readonly armor?: number
  readonly attack?: number
  readonly block?: number
  readonly resist?: readonly Resistance[]
  readonly fameEachFight?: number
  /** An ability of the unit that carries it: spending the unit, or turning the banner face down. */
  readonly ability?: { readonly by: 'spending' | 'turning'; readonly effect: Effect }
}
