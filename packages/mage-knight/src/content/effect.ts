// The effect language of Mage Knight: the closed list of what a card, unit, skill, tactic, site or reward can do.
// One interpreter runs it (effects/*), one writer puts it into words (says/effect.ts). Rows only compose these.

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
export type Place = 'hand' | 'discard' | 'deckTop' | 'deckBottom' | 'deckTopOrBottom' | 'gone'

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

export interface Choose {
  readonly do: 'choose'
  readonly what: Target
  /** 'all' asks nothing; `upTo` may be fewer, also none; `levels` is a budget of unit levels. */
  readonly count:
    | 'one'
    | 'all'
    | { readonly upTo: number }
    | { readonly exactly: number }
    | { readonly levels: Amount }
  /** Drawn instead of chosen; gold dice before others; each further target costs 1, 2, … Move points. */
  readonly by?: 'chance' | 'goldFirst' | 'risingMove'
  /** Carried out for each, with the target bound. */
  readonly each: Effect
}

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
  | { readonly rule: 'extraDice'; readonly n: number }
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
  | { readonly rule: 'nextUnit'; readonly attack: number; readonly block: number; readonly ranged: number }
  | { readonly rule: 'firstCard'; readonly attack: number; readonly block: number }
  | { readonly rule: 'noSiteFortification' }
  | { readonly rule: 'enemiesLose'; readonly what: readonly Resistance[] }
  | { readonly rule: 'doublePhysical' } // in the attack phase
  | { readonly rule: 'attacksBecome'; readonly what: 'coldFire' | 'siege' }
  | { readonly rule: 'grant'; readonly at: Timing; readonly effect: Effect } // may be used once while it lasts
  | { readonly rule: 'buy'; readonly influence: number; readonly to: Place } // one card of the action offer
  | { readonly rule: 'stride' } // spaces and tiles two away count as adjacent, moving never provokes
  | { readonly rule: 'seeGarrisons' }
  | { readonly rule: 'loseWoundsAtEnd' } // MK-DEED-20

/** What an effect can wait for. */
export type Moment = 'endOfTurn' | 'nextOwnTurn' | 'enemyDefeated' | 'spellCast' | 'woundHealed'

export interface Attack {
  readonly do: 'attack'
  readonly n: Amount
  readonly reach: Reach
  readonly element: Element
}

export interface Block {
  readonly do: 'block'
  readonly n: Amount
  readonly element: Element
  readonly twiceAgainstSwift?: true
  /** Falls on the enemy it is played against at once, or once the block has succeeded. */
  readonly against?: Effect
  readonly ifBlocked?: Effect
}

export type Effect =
  // Points
  | { readonly do: 'move' | 'influence'; readonly n: Amount }
  | { readonly do: 'heal'; readonly n: Amount; readonly fameEach?: number }
  | Attack
  | Block
  // Cards
  | { readonly do: 'draw'; readonly n: Amount }
  | { readonly do: 'handLimit'; readonly n: number } // of the next draw
  | { readonly do: 'wound'; readonly n: Amount } // to hand, of whoever is affected
  | { readonly do: 'reshuffle' } // discard pile into the deck
  | { readonly do: 'shuffleDeck' }
  | { readonly do: 'tuck' | 'untuck' } // MK-TACTIC-17
  // Mana
  | { readonly do: 'mana'; readonly of: ManaSpec; readonly n: number }
  | { readonly do: 'crystal'; readonly of: CrystalSpec; readonly n: number }
  | { readonly do: 'loseCrystal'; readonly otherwise: Effect } // a random one
  | { readonly do: 'artifact'; readonly n: number } // at the end of the turn: n + 1 are drawn, one goes back (MK-REWARD-04)
  | { readonly do: 'rerollSource' }
  | { readonly do: 'wayToPay'; readonly way: WayToPay }
  // Tracks
  | { readonly do: 'fame' | 'reputation'; readonly n: Amount }
  // Shape
  | { readonly do: 'all' | 'oneOf'; readonly parts: readonly Effect[] }
  | { readonly do: 'may'; readonly part: Effect }
  | { readonly do: 'upTo'; readonly n: number; readonly part: Effect } // again and again, up to n times
  | { readonly do: 'when'; readonly is: When; readonly part: Effect }
  | { readonly do: 'only'; readonly at: Timing; readonly part: Effect }
  | { readonly do: 'pay'; readonly cost: Cost; readonly part: Effect }
  | { readonly do: 'byColour'; readonly of: Readonly<Record<Basic, Effect>> }
  | { readonly do: 'roll'; readonly on: readonly Colour[]; readonly part: Effect }
  | Choose
  // On the bound enemy
  | { readonly do: 'armor'; readonly less: Amount } // never below 1
  | { readonly do: 'noAttack' }
  | { readonly do: 'strip'; readonly what: readonly ('fortification' | 'swift' | Resistance)[] }
  | { readonly do: 'destroy' }
  // On the bound unit
  | { readonly do: 'ready' | 'healUnit' | 'spend' | 'recruit' | 'useUnit' }
  | { readonly do: 'woundSelf' } // the unit whose ability this is
  | { readonly do: 'offerUnits'; readonly tier: 'regular' | 'elite'; readonly n: number }
  // On the bound card
  | { readonly do: 'put'; readonly to: Place }
  | { readonly do: 'putThis'; readonly to: 'deckTop' | 'deckBottom' } // instead of the discard pile, at the end of the turn
  | {
      readonly do: 'perform'
      readonly use: 'basic' | 'strong' | 'asInHand'
      readonly times: number
      readonly bonus: number
    }
  | {
      readonly do: 'sideways'
      readonly n: number
      readonly wound?: true
      readonly advanced?: number
      readonly noSource?: number
      readonly same?: number
    }
  | { readonly do: 'assign'; readonly banner: Banner }
  // On the bound die
  | { readonly do: 'reroll' }
  | {
      readonly do: 'takeDie'
      readonly turnTo?: readonly Colour[]
      readonly mana: number
      readonly back: 'unrolled' | 'roundEnd' | 'whenUsed'
    }
  | { readonly do: 'useDie' } // spend it as an extra Source die at once (Source Opening)
  // Figures, turns, other players
  | {
      readonly do: 'journey'
      readonly spaces: number
      readonly movePerSpace: number
      readonly never: readonly Terrain[]
      readonly end: 'safe' | 'assault'
    }
  | { readonly do: 'anotherTurn' }
  | { readonly do: 'bendTime'; readonly handToDeck?: true }
  | {
      readonly do: 'others'
      readonly who: 'all' | 'nearest' | 'everybody'
      readonly asks: 'self' | 'them'
      readonly part: Effect
    }
  | { readonly do: 'giveUp'; readonly steal: boolean } // a card of the bound colour, or show the hand
  // Time
  | { readonly do: 'lasting'; readonly until: Until; readonly is: Lasting }
  | { readonly do: 'after'; readonly moment: Moment; readonly colour?: Basic; readonly part: Effect }
  | { readonly do: 'centre'; readonly anyone: Effect; readonly owner?: Effect } // cooperative interactive skills
  | { readonly do: 'nothing' }

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
