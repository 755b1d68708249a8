import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { CARD } from '../src/state/choices/effects.ts'
import { MEND_HAND, MEND_UNIT, PLAY, SIDE, sides } from '../src/state/choices/plays.ts'
import { END_TURN } from '../src/state/choices/map.ts'
import { ColourOf, ElementOf, NONE } from '../src/content/ids.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did } from '../src/state/schema/player.ts'
import { allCards, CARD_COLOUR, face, isWound, Z } from '../src/state/pools/deed-cards.ts'
import { armor, facing, fight, melee } from './support/plays.ts'
import { firstBox } from './support/first-box.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const NO_DICE = { source: 'kkkk' } as const

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ ...NO_DICE, ...spec, players: [player] })
}

/** The card of that name in a hand. */
function inHand(t: Scene, id: string, seat = 0): number {
  return t.state.deeds[Z.hand + seat].find((card) => face(card).id === id) ?? NONE
}

/** As what cards can be played sideways now. */
function sidesOf(t: Scene): string[] {
  const offered = t.offered().filter(({ do: verb }) => verb === 'side')
  return sides.filter((side) => offered.some(({ as }) => as === side))
}

proves('MK-CARD-01', 'the Deed cards of the box', () => {
  const counts: Record<string, number> = {}
  for (const card of firstBox.cards) counts[face(card).is] = (counts[face(card).is] ?? 0) + 1
  expect(counts).toEqual({ basic: 64, advanced: 28, spell: 20, artifact: 16, wound: 100 })
})

proves('MK-CARD-02', 'an action is played for nothing, or for a mana of its colour', () => {
  const t = moving({ hand: ['march', 'stamina', 'swiftness'], tokens: 'g' })
  expect(t.offers('play march move 2')).toBe(true)
  expect(t.why('play stamina move 4')).toBe('MK-CARD-02')
  t.take('play march move 4')
  expect(t.player().move).toBe(4)
  expect(t.player().tokens[ColourOf.green]).toBe(0)
  expectWholeMenu(t)
})

proves('MK-CARD-03', 'a card has the colour of its mana; artifacts and Wounds have none', () => {
  const colourOf = (id: string): number => CARD_COLOUR[allCards.find((card) => face(card).id === id) ?? 0]
  expect(colourOf('rage')).toBe(ColourOf.red)
  expect(colourOf('fireball')).toBe(ColourOf.red)
  expect(colourOf('restoration')).toBe(ColourOf.green)
  expect(colourOf('songOfWind')).toBe(ColourOf.white)
  expect(colourOf('hornOfWrath')).toBe(NONE)
  expect(colourOf('wound')).toBe(NONE)
})

proves('MK-CARD-04', 'any card played sideways is one point of what helps now', () => {
  const t = moving({ hand: ['rage', 'wound', 'bannerOfFear'] })
  expect(sidesOf(t)).toEqual(['move'])
  t.take('side rage move')
  expect(t.player().move).toBe(1)
  expect(t.player().did & Did.played).not.toBe(0)
  expectWholeMenu(t)
  const village = moving({ hand: ['rage', 'march'], at: '1.E' })
  expect(sidesOf(village)).toEqual(['move', 'influence'])
  const blocking = facing(fight({ enemies: ['prowlers'], players: [{ hand: ['march', 'rage'] }] }))
  expect(sidesOf(blocking)).toEqual(['block'])
  blocking.take('side march block')
  expect(blocking.state.fight.block[ElementOf.physical]).toBe(1)
  const attack = melee(fight({ enemies: ['prowlers'], players: [{ hand: ['march', 'rage'] }] }))
  expect(sidesOf(attack)).toEqual(['attack'])
  attack.take('side march attack')
  expect(attack.state.fight.attack[ElementOf.physical]).toBe(1)
  expectWholeMenu(attack)
})

proves('MK-CARD-05', 'a sideways attack is physical and never ranged', () => {
  const t = fight({ enemies: ['prowlers'], players: [{ hand: ['fireball', 'rage'] }] })
  expect(sidesOf(t)).toEqual([])
  expect(t.why(SIDE[inHand(t, 'fireball')][2])).toBe('MK-CARD-05')
  expectWholeMenu(t)
  melee(t).take('side fireball attack')
  expect(t.state.fight.attack).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

proves(
  'MK-CARD-06',
  'a spell is played sideways by Day and without mana, and nothing else of it happens',
  () => {
    const t = moving({ hand: ['restoration', 'rage'], healing: 0 })
    t.take('side restoration move')
    expect([t.player().move, t.player().healing]).toEqual([1, 0])
  },
)

proves('MK-CARD-07', 'Wounds are not played, but with Power of Pain', () => {
  const t = moving({ hand: ['wound', 'rage'], skills: ['powerOfPain'] })
  const wound = inHand(t, 'wound')
  expect(t.why(SIDE[wound][0])).toBe('MK-CARD-07')
  t.take('skill powerOfPain')
  expect(t.offers(SIDE[wound][0])).toBe(true)
  expect(t.offers(`side rage move`)).toBe(false)
  t.take('side wound move')
  expect(t.player().move).toBe(2)
  expect(t.cards(Z.play)).toEqual(['wound'])
  t.choose(END_TURN)
  while (t.awaited[0] === 0) t.take('done')
  expect(t.cards(Z.discard)).toEqual(['wound'])
})

proves('MK-CARD-08', 'what cards, units and skills give adds up', () => {
  const t = moving({ hand: ['march', 'stamina'], units: ['peasants'], skills: ['darkPaths'] })
  t.take('play march move 2', 'side stamina move', 'unit peasants move', 'skill darkPaths')
  expect(t.player().move).toBe(2 + 1 + 2 + 1)
  const attack = melee(
    fight({
      enemies: ['ironclads'],
      players: [{ hand: ['rage', 'march'], units: ['peasants'], skills: ['hotSwordsmanship'] }],
    }),
  )
  attack.take('play rage attack', 'unit peasants attack')
  expect(attack.state.fight.attack[ElementOf.physical]).toBe(4)
})

proves('MK-CARD-09', 'played cards lie in the play area until the turn ends, others stay in hand', () => {
  const t = moving({ hand: ['march', 'rage', 'stamina'], deck: [] })
  t.take('play march move 2', 'side rage move')
  expect(t.cards(Z.play).toSorted()).toEqual(['march', 'rage'])
  expect(t.cards(Z.discard)).toEqual([])
  t.choose(END_TURN).take('done')
  expect(t.cards(Z.discard).toSorted()).toEqual(['march', 'rage'])
  expect(t.hand()).toEqual(['stamina'])
})

proves('MK-CARD-10', 'what an effect costs must be payable, or it cannot be played', () => {
  const last = moving({ hand: ['improvisation'] })
  expect(last.why('play improvisation move 3')).toBe('MK-CARD-10')
  expect(moving({ hand: ['improvisation', 'wound'] }).why('play improvisation move 3')).toBe('MK-CARD-10')
  expect(moving({ hand: ['improvisation', 'rage'] }).offers('play improvisation move 3')).toBe(true)
  expect(moving({ hand: ['crystallize', 'rage'] }).why('play crystallize pay')).toBe('MK-CARD-10')
})

proves(['MK-CARD-10', 'MK-CARD-12'], 'nor does a composite card pay for the card that it plays', () => {
  for (const [id, use, hero] of [
    ['concentration', 1, 'arythea'],
    ['willFocus', 2, 'goldyx'],
  ] as const) {
    const strong = (...more: readonly string[]): boolean => {
      const t = moving({ hero, hand: [id, 'improvisation', ...more], tokens: 'g' })
      return t.offers(PLAY[inHand(t, id)][use])
    }
    expect([strong(), strong('wound'), strong('rage')]).toEqual([false, false, true])
  }
  const training = (...more: readonly string[]): boolean => {
    const t = moving({ hand: ['concentration', 'training', ...more], tokens: 'g' })
    return t.offers(PLAY[inHand(t, 'concentration')][1])
  }
  expect([training(), training('rage')]).toEqual([false, true])
  // Pure Magic costs a mana of its own, besides the one for Concentration.
  const pure = (tokens: string): boolean => {
    const t = moving({ hand: ['concentration', 'pureMagic'], tokens })
    return t.offers(PLAY[inHand(t, 'concentration')][1])
  }
  expect([pure('g'), pure('gg')]).toEqual([false, true])
})

proves(['MK-CARD-11', 'MK-CARD-12'], 'a Wound pays no cost, and a card does not pay its own', () => {
  const t = moving({ hand: ['improvisation', 'rage', 'march', 'wound'] })
  const improvisation = inHand(t, 'improvisation')
  t.take('play improvisation move 3')
  expect(
    t
      .offered()
      .map((one) => t.words(one))
      .toSorted(),
  ).toEqual(['target march', 'target rage'])
  expect(t.offers(CARD[improvisation])).toBe(false)
  t.take('target rage')
  expect(t.player().move).toBe(3)
  expect(t.cards(Z.discard)).toEqual(['rage'])
})

proves('MK-CARD-13', 'a Wound thrown away goes to the supply, another card out of the game', () => {
  const t = moving({ hand: ['wound', 'rage', 'decompose', 'march'], healing: 1 })
  const supply = t.state.deeds[Z.wounds].length
  t.choose(MEND_HAND)
  expect(t.state.deeds[Z.wounds].length).toBe(supply + 1)
  t.take('play decompose', 'target rage')
  expect(t.cards(Z.gone)).toContain('rage')
  expect(t.player().crystals[ColourOf.red]).toBe(2)
})

proves('MK-CARD-14', 'Wounds are not discarded freely at the end of a turn', () => {
  const t = moving({ hand: ['wound', 'rage', 'march'] })
  t.take('play march move 2').choose(END_TURN)
  expect(t.step).toBe('end.discard')
  const wound = inHand(t, 'wound')
  expect(t.offers({ do: 'discard', card: wound })).toBe(false)
  expect(t.offers('discard rage')).toBe(true)
})

proves(
  ['MK-CARD-15', 'MK-CARD-17'],
  'a healing point throws a Wound of the hand away, never one elsewhere',
  () => {
    const t = moving({ hand: ['tranquility', 'wound'], discard: ['wound'], deck: ['wound'] })
    expect(t.offers(MEND_HAND)).toBe(false)
    t.take('play tranquility heal')
    expect(t.player().healing).toBe(1)
    t.choose(MEND_HAND)
    expect(t.player().healing).toBe(0)
    expect(t.hand()).toEqual([])
    expect([t.cards(Z.discard), t.cards(Z.deck)]).toEqual([['wound'], ['wound']])
    const elsewhere = moving({ hand: ['rage'], discard: ['wound'], healing: 3 })
    expect(elsewhere.offered().some(({ do: verb }) => verb === 'mend')).toBe(false)
  },
)

proves(['MK-CARD-16', 'MK-UNIT-10'], 'as many points as its level take one Wound off a unit', () => {
  const units = [
    { unit: 'utemSwordsmen', wounds: 2 },
    { unit: 'peasants', wounds: 1 },
  ] as const
  const t = moving({ hand: ['rage'], healing: 1, units })
  const swords = t.unit('utemSwordsmen')
  expect(t.why(MEND_UNIT[swords])).toBe('MK-CARD-16')
  expect(t.numbers(MEND_UNIT[swords])).toEqual({ needs: 2, has: 1 })
  expect(t.offers(MEND_UNIT[t.unit('peasants')])).toBe(true)
  const rich = moving({ hand: ['rage'], healing: 5, units })
  rich.choose(MEND_UNIT[swords])
  expect([rich.state.unitWounds[swords], rich.player().healing]).toEqual([1, 3])
  rich.choose(MEND_UNIT[swords])
  expect([rich.state.unitWounds[swords], rich.player().healing]).toEqual([0, 1])
  expectWholeMenu(rich)
})

proves('MK-CARD-18', 'healing points vanish when a combat begins and when the turn ends', () => {
  const t = moving({ hand: ['rage', 'march', 'wound'], healing: 2 })
  t.take('play march move 2').choose(END_TURN)
  while (t.awaited[0] === 0) t.take('done')
  expect(t.player(0).healing).toBe(0)
  const combat = fight({ enemies: ['prowlers'], players: [{ hand: ['rage', 'wound'], healing: 2 }] })
  expect(combat.player().healing).toBe(0)
})

proves('MK-CARD-19', 'Wounds of a combat can be healed later in the turn', () => {
  const t = melee(fight({ enemies: ['prowlers'], players: [{ hand: ['tranquility', 'rage', 'march'] }] }))
  expect(t.hand().filter((id) => id === 'wound').length).toBe(2)
  expect(t.why('play tranquility heal 1')).toBe('MK-TURN-29')
  t.take('endPhase', 'play tranquility heal 1')
  expect(t.state.stage).toBe(Stage.after)
  t.choose(MEND_HAND)
  expect(t.hand().filter((id) => id === 'wound').length).toBe(1)
})

proves('MK-CARD-20', 'an effect that heals a unit takes one Wound off it', () => {
  const t = moving({ hand: ['rage'], skills: ['inspiration'], units: [{ unit: 'peasants', wounds: 2 }] })
  t.take('skill inspiration heal')
  expect(t.state.unitWounds[t.unit('peasants')]).toBe(1)
})

proves(
  ['MK-CARD-21', 'MK-CARD-23'],
  'a composite card and the card it uses are one effect, and its limits hold',
  () => {
    const t = melee(
      fight({ enemies: ['ironclads'], players: [{ hand: ['concentration', 'rage', 'march'], tokens: 'g' }] }),
    )
    t.take('play concentration strong', 'target rage')
    expect(t.state.fight.attack[ElementOf.physical]).toBe(6)
    expect(t.cards(Z.play).toSorted()).toEqual(['concentration', 'rage'])
    const limits = melee(
      fight({
        enemies: ['ironclads'],
        players: [{ hand: ['concentration', 'intoTheHeat', 'swiftness', 'tranquility'], tokens: 'g' }],
      }),
    )
    // Only at the start of a combat, and no healing in one; Ranged Attack 3 is an attack in this phase.
    limits.take('play concentration strong')
    expect(limits.why('target intoTheHeat')).toBe('MK-CARD-23')
    expect(limits.why('target concentration')).toBeUndefined()
    limits.take('target tranquility')
    expect(limits.step).not.toBe('perform.which')
  },
)

proves('MK-CARD-22', 'against resistances the colour of the inner card counts', () => {
  const spec = { hand: ['concentration', 'iceShield', 'march'], tokens: 'g' } as const
  const t = facing(fight({ enemies: ['iceMages'], players: [spec] }))
  t.take('play concentration strong', 'target iceShield')
  expect(t.state.fight.block[ElementOf.ice]).toBe(5)
  // Ice Mages resist ice: the blue card's armor loss does not touch them, though green mana was paid.
  expect(armor(t)).toBe(6)
})

proves(
  'MK-CARD-25',
  'Ambush raises the first card that attacks or blocks, a sideways one too, no unit',
  () => {
    const t = fight({
      enemies: ['ironclads'],
      players: [{ hand: ['march', 'rage', 'stamina'], units: ['peasants'] }],
    })
    t.act((_s, ctx) => ctx.lasting('turn', 'firstCard', { node: ambush(), seat: 0, source: 0, colour: -1 }))
    melee(t).take('unit peasants attack')
    expect(t.state.fight.attack[ElementOf.physical]).toBe(2)
    t.take('side march attack')
    expect(t.state.fight.attack[ElementOf.physical]).toBe(2 + 1 + 1)
    t.take('side stamina attack')
    expect(t.state.fight.attack[ElementOf.physical]).toBe(5)
  },
)

/** The node of what Ambush leaves behind, found by playing it. */
function ambush(): number {
  const other = scene({ players: [{ hand: ['ambush', 'rage'] }] })
  other.take('play ambush move 2')
  const frame = other.position.stack.find(({ lasting }) => lasting !== undefined)
  const found = frame?.lasting?.find(({ effect }) => effect === 'firstCard')
  return found?.data['node'] ?? NONE
}

proves('MK-CARD-24', 'a change of values begins at once and ends with the turn', () => {
  const t = moving({ hand: ['manaDraw', 'march', 'rage'] }, { source: 'ggkk' })
  const lasting = (): number => t.position.stack.flatMap((frame) => frame.lasting ?? []).length
  expect(lasting()).toBe(0)
  t.take('play manaDraw more')
  expect(lasting()).toBe(1)
  t.choose(END_TURN)
  while (t.awaited[0] === 0) t.take('done')
  expect(lasting()).toBe(0)
})

proves('MK-CARD-26', 'one skill acts on one card: a boosted card is played at once', () => {
  const t = moving({ hero: 'tovak', hand: ['march', 'rage'], skills: ['iDontGiveADamn', 'whoNeedsMagic'] })
  t.take('skill iDontGiveADamn')
  expect(t.offered().every(({ do: verb }) => verb === 'side')).toBe(true)
  t.take('side march move')
  expect(t.player().move).toBe(2)
  expect(t.hand()).toEqual(['rage'])
  expect(t.offers('side march move')).toBe(false)
})

proves('MK-CARD-27', 'cards come from the top of the deck; an empty one gives nothing', () => {
  const t = moving({ hand: ['tranquility', 'rage'], deck: ['promise', 'threaten'], tokens: 'g' })
  t.take('play tranquility draw 2')
  expect(t.hand().toSorted()).toEqual(['promise', 'rage', 'threaten'])
  const one = moving({ hand: ['tranquility', 'rage'], deck: ['promise'], discard: ['march'], tokens: 'g' })
  one.take('play tranquility draw 2')
  expect([one.hand().toSorted(), one.cards(Z.discard)]).toEqual([['promise', 'rage'], ['march']])
  const empty = moving({ hand: ['tranquility', 'rage'], deck: [], discard: ['march'] })
  expect(empty.idles('play tranquility draw')).toBe(true)
  empty.take('play tranquility draw')
  expect([empty.hand(), empty.cards(Z.discard)]).toEqual([['rage'], ['march']])
})

proves(
  ['MK-CARD-28', 'MK-CARD-29'],
  'a card of the offer goes where the effect says, and is replaced at once',
  () => {
    const t = moving(
      { hand: ['training', 'rage', 'march'] },
      { actions: ['fireBolt', 'iceBolt', 'bloodRage'], actionDeck: ['agility'] },
    )
    t.take('play training', 'target rage')
    if (t.step !== 'turn.main') t.take('target bloodRage')
    const taken = t.cards(Z.discard)
    expect(taken.length).toBe(1)
    expect(t.cards(Z.actionOffer).at(-1)).toBe('agility')
    expect(t.cards(Z.actionOffer).length).toBe(3)
  },
)

proves('MK-CARD-31', 'a higher hand limit counts for the next draw only', () => {
  const t = moving({ hand: ['rage', 'march'], nextDraw: 2 })
  t.take('play march move 2').choose(END_TURN).take('done')
  expect(t.hand().length).toBe(7)
  expect(t.player(0).nextDraw).toBe(0)
})

proves('MK-TURN-29', 'specials at any time of the turn, healing not in combat', () => {
  const t = fight({ enemies: ['prowlers'], players: [{ hand: ['tranquility', 'manaDraw', 'wound'] }] })
  expect(t.offers('play manaDraw more')).toBe(true)
  expect(t.why('play tranquility heal 1')).toBe('MK-TURN-29')
  expect(t.state.deeds[Z.hand].some(isWound)).toBe(true)
  expectWholeMenu(t)
})
