import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { ColourOf, ElementOf, NONE } from '../src/content/ids.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Fight } from '../src/state/schema/fight.ts'
import { startCombat } from '../src/state/combat/start-fight.ts'
import { tokenSlotsAt } from '../src/state/token-slots.ts'
import { face, Z } from '../src/state/pools/deed-cards.ts'
import { U, unitRow } from '../src/state/pools/unit-cards.ts'
import { facing, fight, melee, post } from './support/plays.ts'
import { hexNamed } from './support/names.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** Spells, artifacts and advanced actions: what their effects need beyond their words. */

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: 'kkkk', ...spec, players: [player, ...(spec.players ?? [])] })
}

/** The number of a use of a card that is offered: by what its text says. */
function uses(t: Scene, id: string): number[] {
  return t
    .offered()
    .flatMap((one) => (one.do === 'play' && face(Number(one['card'])).id === id ? [Number(one['use'])] : []))
}

proves('MK-DEED-01', 'a spell costs a mana of its colour; without it there is only sideways play', () => {
  const t = moving({ hand: ['restoration'] })
  expect(t.why('play restoration heal')).toBe('MK-DEED-01')
  expect(t.offers('side restoration move')).toBe(true)
  const paid = moving({ hand: ['restoration'], tokens: 'g' }).take('play restoration heal')
  expect(paid.player().healing).toBe(3)
})

proves('MK-DEED-03', 'in a dungeon by Day strong spells are cast, healing ones are not', () => {
  const t = fight({
    enemies: ['minotaur'],
    dungeon: true,
    players: [{ hand: ['fireball', 'restoration'], tokens: 'rgkk' }],
  })
  expect(uses(t, 'fireball')).toEqual([0, 1])
  expect(uses(t, 'restoration')).toEqual([])
  expect(t.why('play restoration heal')).toBe('MK-TURN-29')
  const field = fight({ enemies: ['minotaur'], players: [{ hand: ['fireball'], tokens: 'rk' }] })
  expect(uses(field, 'fireball')).toEqual([0])
})

proves('MK-DEED-05', 'an advanced action is played as a basic one is: for nothing, or for its mana', () => {
  const t = moving({ hand: ['refreshingWalk'], tokens: 'g' })
  expect(uses(t, 'refreshingWalk')).toEqual([0, 1])
  expect(uses(moving({ hand: ['refreshingWalk'] }), 'refreshingWalk')).toEqual([0])
})

proves(
  'MK-DEED-07',
  'Time Bending through Magic Talent sets Magic Talent aside; the spell stays in the offer',
  () => {
    const t = moving(
      { hand: ['magicTalent', 'stamina', 'rage'], tokens: 'bk' },
      { night: true, spells: ['spaceBending', 'fireball', 'snowstorm'], source: '' },
    )
    t.take('play magicTalent', 'target stamina', 'play spaceBending another')
    expect(t.cards(Z.laid)).toEqual(['magicTalent'])
    expect(t.cards(Z.spellOffer)).toEqual(['spaceBending', 'fireball', 'snowstorm'])
    expect(t.player().extraTurn).toBe(2)
    expect(t.player().tokens).toEqual([0, 0, 0, 0, 0, 0])
  },
)

proves('MK-DEED-09', 'Maximal Effect, strong: the strong effect twice, without its mana', () => {
  const t = melee(
    fight({ enemies: ['diggers'], players: [{ hand: ['maximalEffect', 'rage'], tokens: 'r' }] }),
  )
  t.choose({
    do: 'play',
    card: t.state.deeds[Z.hand].find((card) => face(card).id === 'maximalEffect') ?? NONE,
    use: 1,
  })
  expect(t.state.fight.attack[0]).toBe(8)
  expect(t.player().tokens[ColourOf.red]).toBe(0)
  expect(t.cards(Z.gone)).toContain('rage')
})

proves('MK-DEED-10', 'Magic Talent plays a spell of the offer of the discarded colour, for its mana', () => {
  const spells = ['restoration', 'tremor', 'fireball']
  const t = moving({ hand: ['magicTalent', 'march', 'wound'], tokens: 'gg' }, { spells })
  t.take('play magicTalent', 'play restoration')
  expect(t.player().healing).toBe(3)
  expect(t.player().tokens[ColourOf.green]).toBe(1)
  expect(t.cards(Z.spellOffer)).toEqual(spells)
  expect(t.cards(Z.discard)).toEqual(['march'])
  // Once, and of that colour only.
  expect([t.offers('play tremor'), t.offers('play fireball')]).toEqual([false, false])
})

proves('MK-DEED-10', 'the spell may be cast later in the turn, in the middle of a fight too', () => {
  const t = fight({
    enemies: ['prowlers'],
    spells: ['fireball', 'tremor', 'restoration'],
    players: [{ hand: ['magicTalent', 'rage', 'march'], tokens: 'r' }],
    source: '',
  })
  // Nothing of the offer could be cast for a blue card, and the spell of a red one may wait.
  t.take('play magicTalent discard', 'target rage')
  expect([t.offers('play tremor'), t.offers('play restoration')]).toEqual([false, false])
  t.take('side march move')
  expect(t.idles('play fireball')).toBe(false)
  t.take('play fireball')
  expect(t.state.fight.attack[4 * 1 + ElementOf.fire]).toBe(5)
  expect(t.cards(Z.spellOffer)).toContain('fireball')
  expect(t.offers('play fireball')).toBe(false)
})

proves('MK-DEED-10', 'in the first printing any card is discarded for any spell', () => {
  const t = moving(
    { hand: ['magicTalent', 'endlessBagOfGold', 'march'], tokens: 'g' },
    { spells: ['restoration', 'fireball', 'tremor'], options: { printing: '2011' } },
  )
  t.take('play magicTalent discard', 'target endlessBagOfGold', 'play restoration')
  expect(t.player().healing).toBe(3)
})

proves('MK-DEED-10', 'up to the second version of the rules it was cast at once', () => {
  const spec = { spells: ['restoration', 'tremor', 'fireball'], rulesVersion: 2 }
  const t = moving({ hand: ['magicTalent', 'march', 'wound'], tokens: 'gg' }, spec)
  t.take('play magicTalent')
  expect(t.player().healing).toBe(3)
})

proves('MK-DEED-08', 'a crystal that was turned into a token and spent comes back, too', () => {
  const back = (rulesVersion?: number): number[] => {
    const t = moving(
      { hand: ['crystalMastery', 'rage', 'march', 'stamina'], crystals: 'bbgw' },
      rulesVersion === undefined ? {} : { rulesVersion },
    )
    // Of the two that are melted one is spent; the white one, and the spent green one, are no tokens.
    t.take('melt blue', 'melt white', 'play crystalMastery back', 'pay token blue', 'play march 4')
    t.take('endTurn')
    while (t.step.startsWith('end')) t.choose(t.offered().at(-1) ?? t.offered()[0])
    return t.player(0).crystals.slice()
  }
  expect(back()).toEqual([0, 2, 1, 0])
  expect(back(2)).toEqual([0, 1, 1, 0])
})

proves(
  'MK-PRIO-07',
  'Horn of Wrath thrown away: how much is added is said, then so many dice are rolled',
  () => {
    const t = fight({ enemies: ['prowlers'], players: [{ hand: ['hornOfWrath', 'rage'] }], source: '' })
    t.take('play hornOfWrath say')
    expect([t.step, t.told('rolledFor').length]).toEqual(['option.times', 0])
    expect(t.offered().map((one) => one['n'])).toEqual([0, 1, 2, 3, 4, 5])
    t.take('option 3')
    expect([t.step, t.told('rolledFor').length]).toEqual(['combat.strike', 3])
    expect(t.state.fight.attack[4 * 2]).toBe(8)
    const before = fight({
      enemies: ['prowlers'],
      players: [{ hand: ['hornOfWrath', 'rage'] }],
      source: '',
      rulesVersion: 2,
    })
    before.choose({ do: 'play', card: before.state.deeds[Z.hand][1], use: 1 })
    expect(before.step).toBe('option.again')
  },
)

proves('MK-DEED-11', 'Call to Glory brings a unit into a running combat, and it acts at once', () => {
  const t = fight({
    enemies: ['prowlers'],
    dungeon: false,
    night: true,
    offer: ['utemCrossbowmen', 'peasants'],
    players: [{ hand: ['callToArms', 'rage'], tokens: 'wk' }],
    source: '',
  })
  t.choose({
    do: 'play',
    card: t.state.deeds[Z.hand].find((card) => face(card).id === 'callToArms') ?? NONE,
    use: 1,
  })
  t.take('target utemCrossbowmen')
  expect(t.units()).toEqual(['utemCrossbowmen'])
  t.take('unit utemCrossbowmen ranged')
  expect(t.state.fight.attack[4]).toBe(2)
})

proves('MK-DEED-12', 'Call to Arms: the unit of the offer takes no damage and stays fresh', () => {
  const t = melee(
    fight({
      enemies: ['diggers'],
      offer: ['utemSwordsmen'],
      players: [{ hand: ['callToArms', 'rage'], tokens: 'w' }],
    }),
  )
  t.take('play callToArms', 'unit utemSwordsmen 2')
  expect(t.state.fight.attack[0]).toBe(6)
  expect(t.offers('unit utemSwordsmen')).toBe(false)
  const [unit] = t.state.units[U.offer]
  expect(unitRow(unit).id).toBe('utemSwordsmen')
  expect(t.state.unitWounds[unit]).toBe(0)
  expect(t.state.unitSpent[unit]).toBe(0)
})

proves('MK-DEED-12', 'its ability may be used later in the turn, and not where units are banned', () => {
  const offer = ['peasants', 'utemCrossbowmen']
  const spec = { offer, tokens: { '1.NW': ['prowlers'] }, source: '' }
  const t = moving({ hand: ['callToArms', 'rage'], tokens: 'w', at: '1.C' }, spec)
  t.take('play callToArms', 'challenge prowlers', 'unit utemCrossbowmen ranged')
  expect(t.state.fight.attack[4]).toBe(2)
  expect(t.state.units[U.offer].map((unit) => [unitRow(unit).id, t.state.unitSpent[unit]])).toEqual([
    ['peasants', 0],
    ['utemCrossbowmen', 0],
  ])
  const dungeon = fight({
    enemies: ['prowlers'],
    dungeon: true,
    offer,
    players: [{ hand: ['callToArms', 'rage'], tokens: 'w' }],
  })
  expect(dungeon.take('play callToArms').why('unit utemCrossbowmen ranged')).toBe('MK-UNIT-15')
  const before = moving({ hand: ['callToArms', 'rage'], tokens: 'w' }, { ...spec, rulesVersion: 2 })
  before.take('play callToArms')
  expect(before.step).not.toBe('turn.main')
})

proves('MK-TURN-29', 'Learning is of use away from locals, and once for each time that it was played', () => {
  const t = moving(
    { hand: ['maximalEffect', 'learning', 'rage'], influence: 14, at: '1.SE' },
    { actions: ['ambush', 'agility', 'inNeed'] },
  )
  expect(t.idles('play learning 2')).toBe(false)
  t.take('play maximalEffect basic', 'target learning')
  expect(t.player().influence).toBe(20)
  t.take('learn ambush', 'learn agility', 'learn inNeed')
  expect([t.player().influence, t.offered().some((one) => one.do === 'learn')]).toEqual([2, false])
  const combat = fight({
    enemies: ['prowlers'],
    actions: ['ambush', 'agility', 'inNeed'],
    players: [{ hand: ['learning', 'promise', 'rage', 'march'] }],
  })
  combat.take(
    'play learning 2',
    'play promise 2',
    'side rage influence',
    'side march influence',
    'learn ambush',
  )
  expect(combat.cards(Z.discard)).toEqual(['ambush'])
})

proves('MK-DEED-18', 'Heroic Tale counts every unit recruited in the turn', () => {
  const t = moving({ hand: ['heroicTale', 'rage'], reputation: 0 })
  t.take('side rage move')
  t.act((s) => {
    s.players[0].recruited = 2
  })
  t.state.stage = Stage.interacting
  t.choose({ do: 'play', card: t.state.deeds[Z.hand][0], use: 0 })
  t.state.stage = Stage.moving
  t.take('endTurn')
  expect(t.player(0).reputation).toBe(2)
})

proves(
  'MK-DEED-21',
  'Ice Shield lowers the armor though the block fails; Exploding Shield needs the block',
  () => {
    const shield = facing(
      fight({ enemies: ['swordsmen'], players: [{ hand: ['iceShield', 'rage'], tokens: 'b' }] }),
    )
    shield.take('play iceShield armor', 'giveUp')
    while (shield.state.stage !== Stage.melee) shield.take(shield.offers('toHero') ? 'toHero' : 'endPhase')
    shield.choose({ do: 'aim', post: post(shield) })
    shield.take('play rage attack', 'strike')
    expect(shield.told('defeated')).toHaveLength(1)
    const failed = facing(
      fight({
        enemies: ['swordsmen'],
        night: true,
        players: [{ hand: ['burningShield', 'rage'], tokens: 'rk' }],
      }),
    )
    failed.take('play burningShield destroyed', 'giveUp')
    expect(failed.told('defeated')).toEqual([])
    const blocked = facing(
      fight({
        enemies: ['diggers'],
        night: true,
        players: [{ hand: ['burningShield', 'rage'], tokens: 'rk' }],
      }),
    )
    blocked.take('play burningShield destroyed', 'block')
    expect(blocked.told('defeated')).toHaveLength(1)
    expect(blocked.player(0).fame).toBe(2)
  },
)

proves('MK-DEED-22', 'Exploding Shield on a summoned monster destroys that one only, without fame', () => {
  const t = fight({
    enemies: ['orcSummoners'],
    night: true,
    piles: { brown: ['gargoyle'] },
    players: [{ hand: ['burningShield', 'rage', 'determination'], tokens: 'rkb' }],
  })
  t.take('endPhase')
  t.choose({ do: 'face', post: post(t, 1) })
  t.take('play burningShield destroyed', 'play determination 5', 'block')
  expect(t.player(0).fame).toBe(0)
  expect(t.state.fight.posts.length).toBeGreaterThan(0)
})

proves('MK-PRIO-04', 'a “cannot” of the place beats what a card allows', () => {
  const t = scene({
    source: '',
    tokens: { '1.C': ['minotaur'] },
    players: [{ hand: ['intoTheHeat'], units: ['utemCrossbowmen'] }],
    begin: (s, ctx) => {
      const hex = hexNamed(s, '1.C')
      startCombat(s, 0, Fight.adventure, hex, hex, tokenSlotsAt(s, hex), [0], ctx)
      s.fight.noUnits = true
    },
  })
  t.take('play intoTheHeat')
  expect(t.why('unit utemCrossbowmen ranged')).toBe('MK-UNIT-15')
})

proves('MK-PRIO-07', 'an effect does as much as it can, but its cost is paid in full', () => {
  const t = moving({ hand: ['regeneration', 'improvisation', 'wound'] })
  t.take('play regeneration heal')
  expect(t.player().healing).toBe(1)
  expect(t.why('play improvisation move')).toBe('MK-CARD-10')
  const idle = moving({ hand: ['whirlwind'], tokens: 'w' })
  expect(idle.idles('play whirlwind attack')).toBe(true)
  idle.take('play whirlwind attack')
  expect([idle.step, idle.player().tokens[ColourOf.white]]).toEqual(['turn.main', 0])
  const before = moving({ hand: ['whirlwind'], tokens: 'w' }, { rulesVersion: 2 })
  expect(before.why('play whirlwind attack')).toBe('MK-PRIO-07')
})
