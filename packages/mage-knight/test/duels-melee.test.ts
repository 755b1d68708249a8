import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { STEAL } from '../src/state/choices/together.ts'
import { isArtifact, face, Z, type Card } from '../src/state/pools/deed-cards.ts'
import { duel, melee } from './support/duels.ts'
import { attack, block } from './support/fights.ts'
import type { PlayerScene, Scene, SceneSpec } from './support/scene.ts'

type Rest = Parameters<typeof duel>[2]

/** Pays in the first way there is. */
function paid(fight: Scene): Scene {
  while (fight.step.startsWith('pay')) fight.choose(fight.offered()[0])
  return fight
}

/** The melee, up to what the aggressor does with so much damage. */
function hit(n: number, aggressor: PlayerScene = {}, defender: PlayerScene = {}, spec: Rest = {}): Scene {
  const fight = melee(duel(aggressor, defender, spec).take('partial'))
  return attack(fight, n).take('send', 'done')
}

function artifactNo(id: string, all: readonly number[]): Card {
  return all.find((card) => isArtifact(card) && face(card).id === id) ?? -1
}

describe('melee', () => {
  proves('MK-PVP-40', 'the aggressor attacks first', () => {
    const fight = melee(duel().take('partial'))
    expect(fight.awaited).toEqual([0])
    fight.take('pass')
    expect(fight.awaited).toEqual([1])
  })

  proves('MK-PVP-41', 'all kinds of attack and sideways cards', () => {
    const fight = melee(duel({ hand: ['march', 'rage'] }).take('partial'))
    fight.take('side march attack', 'play rage 0')
    attack(attack(fight, 1, 'ranged'), 1, 'siege').take('send')
    expect(fight.state.duel.attack).toBe(1 + 2 + 1 + 1)
  })

  proves('MK-PVP-42', 'blocks count in full', () => {
    const fight = melee(duel().take('partial'))
    attack(fight, 9).take('send')
    block(fight, 3).take('done')
    expect(fight.told('exchanged').at(-1)).toMatchObject({ attack: 9, block: 3, damage: 6 })
  })

  proves('MK-PVP-43', 'walls do not count, and a sideways card is physical', () => {
    const walls = { tiles: { '1,0': '3' }, place: '3.NE', from: '3.C', marks: { '3.NE': 1 } }
    const fight = melee(duel({ hand: ['march'] }, {}, walls).take('partial'))
    attack(fight, 4, 'ranged', 'fire')
    expect(fight.offers('send')).toBe(true)
    fight.take('side march attack', 'send')
    expect(fight.state.duel.attack).toBe(5)
    // With the physical element in it every block is efficient.
    block(fight, 4, 'fire').take('done')
    expect(fight.told('exchanged').at(-1)).toMatchObject({ block: 4, damage: 1 })
  })

  proves('MK-PVP-44', 'MK-X75: 5 damage steals an artifact of the discard pile or the play area', () => {
    const fight = hit(6, {}, { level: 3, discard: ['rubyRing'], play: ['goldenGrail'] })
    const ring = artifactNo('rubyRing', fight.state.deeds[Z.discard + 1])
    expect(fight.offers(STEAL[ring])).toBe(true)
    expect(fight.offers('steal goldenGrail')).toBe(true)
    fight.choose(STEAL[ring])
    expect(fight.cards(Z.discard, 0)).toEqual(['rubyRing'])
    expect(fight.cards(Z.discard, 1)).toEqual([])
    expect(fight.numbers('steal goldenGrail')).toEqual({ needs: 5, has: 1 })
    expect(fight.why('steal goldenGrail')).toBe('MK-PVP-44')
    // Not in the first phase.
    const ranged = duel({}, { discard: ['rubyRing'] }).take('partial', 'pass')
    attack(ranged, 6, 'ranged').take('send', 'done')
    expect(ranged.offered().some((one) => one.do === 'steal')).toBe(false)
  })

  proves('MK-PVP-45', 'hand, deck and banners of unwounded units are safe', () => {
    const defender: PlayerScene = {
      hand: ['rubyRing'],
      deck: ['sapphireRing'],
      units: [{ unit: 'peasants', banner: 'bannerOfGlory' }],
    }
    const fight = hit(9, {}, defender)
    expect(fight.offered().some((one) => one.do === 'steal')).toBe(false)
    // Armor 3, and 1 by the banner: wounded by this very attack.
    fight.take('toUnit peasants')
    expect(fight.state.fight.damage).toBe(5)
    fight.take('steal bannerOfGlory')
    expect(fight.cards(Z.discard, 0)).toEqual(['bannerOfGlory'])
    expect(fight.state.unitBanner[fight.unit('peasants', 1)]).toBe(-1)
  })

  proves('MK-PVP-46', 'MK-X75: the unmodified Move cost forces a retreat to a safe space', () => {
    // Armor 3 at level 3: a Wound and a retreat to the hills for 6, of which the keep's own space is not safe.
    const spec = { tiles: { '1,0': '3' }, place: '3.C', from: '3.W', tokens: { '3.NE': 'golems' } }
    const fight = hit(6, {}, { level: 3 }, spec)
    expect(fight.numbers('toHero')).toBeUndefined()
    fight.take('toHero')
    expect(fight.state.fight.damage).toBe(3)
    expect(fight.why('retreat 3.NE')).toBe('MK-PVP-46')
    expect(fight.offers('retreat 3.NW')).toBe(true)
    fight.take('retreat 3.E')
    expect(fight.player(1).at).toBe(fight.hex('3.E'))
    const dear = hit(2, {}, {}, { place: '1.SE', from: '1.SW' })
    expect(dear.numbers('retreat 1.C')).toEqual({ needs: 3, has: 2 })
    expect(dear.offers('retreat 1.SW')).toBe(true)
  })

  proves('MK-PVP-47', 'the attacker picks the space; the duel is over and nobody is provoked', () => {
    const fight = hit(3, {}, {}, { place: '1.C', from: '1.SW', tokens: { '1.NW': 'prowlers' } })
    expect(fight.awaited).toEqual([0])
    fight.take('retreat 1.W')
    expect(fight.told('duelEnded')).toEqual([{ event: 'duelEnded', seat: 0, against: 1, winner: 0 }])
    expect(fight.told('fightBegan')).toEqual([])
    expect(fight.step).toBe('turn.main')
  })

  proves('MK-PVP-48', 'two passes in a row end the melee', () => {
    const fight = hit(2)
    fight.take('done', 'pass')
    expect(fight.told('duelEnded')).toEqual([])
    fight.take('pass')
    expect(fight.told('duelEnded')).toHaveLength(1)
  })
})

describe('outcome', () => {
  const won = (first: number, second: number, options: SceneSpec['options'] = {}, fame?: number): number => {
    const more = fame === undefined ? {} : { fame }
    const fight = hit(2, { level: first, ...more }, { level: second }, { options })
    const before = fight.player(0).fame
    return fight.take('retreat 1.SW').player(0).fame - before
  }

  proves(['MK-PVP-50', 'MK-PVP-51', 'MK-PVP-52'], 'MK-X77: by the levels of both', () => {
    expect(won(3, 5)).toBe(5)
    expect(won(3, 3)).toBe(1)
    expect(won(5, 3)).toBe(0)
    const lower = { pvpEqualLevelNeedsLowerFame: true }
    expect(won(3, 3, lower)).toBe(0)
    expect(won(1, 1, lower)).toBe(0)
    const less = hit(2, { fame: 8 }, { fame: 12 }, { options: lower }).take('retreat 1.SW')
    expect(less.player(0).fame).toBe(9)
  })

  proves(['MK-PVP-53', 'MK-PVP-54'], 'both pass: the aggressor goes back, without fame or Wound', () => {
    const fight = melee(duel({}, { level: 3 }).take('partial')).take('pass', 'pass')
    expect(fight.player(0).at).toBe(fight.hex('1.SW'))
    expect(fight.player(1).at).toBe(fight.hex('1.SE'))
    expect(fight.told('fame')).toEqual([])
    expect(fight.told('wounded')).toEqual([])
    expect(fight.told('duelEnded')[0].winner).toBe(-1)
    fight.take('endTurn')
    expect(fight.told('withdrew')).toEqual([
      { event: 'withdrew', seat: 0, hex: fight.hex('1.SW'), wounds: 0 },
    ])
  })

  proves('MK-PVP-55', 'a defender who drives the aggressor out has won', () => {
    const fight = melee(duel({ level: 2 }, { level: 1 }).take('partial')).take('pass')
    attack(fight, 2).take('send', 'done', 'retreat 1.SW')
    expect(fight.told('duelEnded')[0].winner).toBe(1)
    expect(fight.told('fame')).toEqual([{ event: 'fame', seat: 1, n: 3, now: 3 }])
    expect(fight.player(0).at).toBe(fight.hex('1.SW'))
  })

  const keep = { tiles: { '1,0': '3' }, place: '3.NE', from: '3.C', marks: { '3.NE': 1 } }

  proves('MK-PVP-56', 'who drives the owner out of a keep takes it', () => {
    const fight = hit(3, {}, {}, keep).take('retreat 3.E')
    expect(fight.state.mark[fight.hex('3.NE')]).toBe(0)
    expect(fight.player(0).at).toBe(fight.hex('3.NE'))
    const out = melee(duel({}, {}, keep).take('partial')).take('pass')
    attack(out, 3).take('send', 'done', 'retreat 3.E')
    expect(out.state.mark[out.hex('3.NE')]).toBe(1)
    // A guest in somebody else’s keep loses only his place.
    const guest = hit(3, {}, {}, { ...keep, seats: 3, marks: { '3.NE': 2 } }).take('retreat 3.E')
    expect(guest.state.mark[guest.hex('3.NE')]).toBe(2)
  })
})

describe('special effects', () => {
  const night = { night: true, source: 'kk' }

  proves(['MK-PVP-60', 'MK-PVP-61'], 'Tornado points at unwounded units, not at the hero, and wounds', () => {
    const units = ['peasants', { unit: 'herbalists', wounds: 1 as const }, 'foresters']
    const fight = melee(duel({ hand: ['whirlwind'], crystals: 'w' }, { units }, night).take('partial'))
    fight.take('play whirlwind 1')
    while (fight.step.startsWith('pay')) fight.choose(fight.offered()[0])
    const named = fight.offered().map((one) => fight.words(one))
    expect(named).toEqual(['target peasants', 'target foresters'])
    fight.take('target foresters')
    expect(fight.state.unitWounds[fight.unit('foresters', 1)]).toBe(1)
    expect(fight.units(1)).toContain('foresters')
  })

  /** The aggressor's unit attacks in melee; the defender is about to block. */
  const byUnit = (defender: PlayerScene, spec: Rest = {}): Scene =>
    melee(duel({ units: ['utemCrossbowmen', 'peasants'], hand: ['rage'] }, defender, spec).take('full')).take(
      'unit utemCrossbowmen 0',
      'play rage 0',
      'send',
    )

  proves('MK-PVP-62', 'Ice Shield falls on a unit that took part in the attack', () => {
    const fight = byUnit({ hand: ['iceShield'], crystals: 'b' })
    fight.take('play iceShield 1')
    while (fight.step.startsWith('pay')) fight.choose(fight.offered()[0])
    fight.take('done')
    if (fight.step === 'duel.assign') fight.take('done')
    attack(fight, 1).take('send', 'done')
    // Armor 4 and 3 less; the peasants have theirs.
    expect(fight.offers('toUnit utemCrossbowmen')).toBe(true)
    expect(fight.numbers('toUnit peasants')).toEqual({ needs: 3, has: 1 })
  })

  /** Two units of the aggressor attack, and the defender has paid for the strong effect of a shield. */
  const byTwo = (
    shield: string,
    units: NonNullable<PlayerScene['units']>,
    crystals: string,
    spec: Rest = {},
  ): Scene => {
    const fight = melee(duel({ units }, { hand: [shield], crystals }, spec).take('full'))
    for (const one of units) fight.take(`unit ${typeof one === 'string' ? one : one.unit} attack`)
    return paid(fight.take('send', `play ${shield} 1`))
  }

  proves('MK-PVP-62', 'of several units that took part, the blocker says which one; others are safe', () => {
    const units = ['utemCrossbowmen', 'peasants', 'iceGolems'] as const
    const fight = byTwo('iceShield', units, 'b')
    expect(fight.awaited).toEqual([1])
    expect(fight.step).toBe('effect.blocked')
    // Blue fails on what resists ice.
    expect(fight.why('target iceGolems')).toBe('MK-PVP-69')
    fight.take('target peasants', 'done')
    if (fight.step === 'duel.assign') fight.take('done')
    attack(fight, 1).take('send', 'done')
    expect(fight.offers('toUnit peasants')).toBe(true)
    expect(fight.numbers('toUnit utemCrossbowmen')).toEqual({ needs: 4, has: 1 })
    const burst = block(byTwo('burningShield', ['utemCrossbowmen', 'peasants'], 'r', night), 9, 'fire')
    burst.take('target utemCrossbowmen', 'done')
    expect(burst.state.unitWounds[burst.unit('utemCrossbowmen')]).toBe(1)
    expect(burst.state.unitWounds[burst.unit('peasants')]).toBe(0)
  })

  proves('MK-PVP-60', 'a unit that wounded itself for the attack is no target any more', () => {
    const fight = byTwo('iceShield', ['utemSwordsmen'], 'b')
    expect(fight.step).toBe('duel.block')
    const hurt = melee(
      duel({ units: ['utemSwordsmen', 'peasants'] }, { hand: ['iceShield'], crystals: 'b' }).take('full'),
    )
    hurt.take('unit utemSwordsmen 2', 'unit peasants attack', 'send', 'play iceShield 1')
    paid(hurt).take('done')
    if (hurt.step === 'duel.assign') hurt.take('done')
    attack(hurt, 1).take('send', 'done')
    expect(hurt.offers('toUnit peasants')).toBe(true)
  })

  proves('MK-PVP-63', 'Exploding Shield works only if the attack fell to 0', () => {
    const shield = (more: number): Scene => {
      const fight = byUnit({ hand: ['burningShield'], crystals: 'r' }, night)
      fight.take('play burningShield 1')
      while (fight.step.startsWith('pay')) fight.choose(fight.offered()[0])
      return block(fight, more, 'fire').take('done')
    }
    // Attack 3 and 2; the shield blocks 4.
    const held = shield(1)
    expect(held.told('exchanged').at(-1)).toMatchObject({ attack: 5, block: 5, damage: 0 })
    expect(held.state.unitWounds[held.unit('utemCrossbowmen', 0)]).toBe(1)
    const broken = shield(0)
    expect(broken.told('exchanged').at(-1)).toMatchObject({ damage: 1 })
    expect(broken.state.unitWounds[broken.unit('utemCrossbowmen', 0)]).toBe(0)
  })

  proves('MK-PVP-64', 'Flame Wave: 2 more for each unit that took part, and for the hero', () => {
    const wave = (pvpEnemies: 'sheet' | 'rulebook'): number => {
      const fight = byUnit({ hand: ['flameWall'], crystals: 'r' }, { ...night, options: { pvpEnemies } })
      paid(fight.take('play flameWall 3'))
      return fight.state.fight.block[1]
    }
    expect(wave('sheet')).toBe(7 + 2 * 2)
    // The ready peasants too.
    expect(wave('rulebook')).toBe(7 + 2 * 3)
    // Whoever attacks faces units of the opponent, not the own ones.
    const own = melee(
      duel({ units: ['utemCrossbowmen'], hand: ['flameWall'], crystals: 'r' }, {}, night).take('partial'),
    )
    paid(own.take('unit utemCrossbowmen attack', 'play flameWall 2'))
    expect(own.state.fight.attack[1]).toBe(5 + 2)
  })

  proves('MK-PVP-65', 'what changes values lasts for the whole duel, and no longer', () => {
    const fight = duel({ hand: ['tremor'], crystals: 'g' }, { units: ['utemGuardsmen'] }).take(
      'partial',
      'pass',
    )
    paid(fight.take('play tremor 0'))
    attack(fight, 2, 'ranged').take('send', 'done')
    expect(fight.offers('toUnit utemGuardsmen')).toBe(true) // armor 5, 3 less
    melee(fight.take('done'))
    attack(fight, 2).take('send', 'done')
    expect(fight.offers('toUnit utemGuardsmen')).toBe(true)
    fight.take('done', 'pass', 'pass')
    expect(fight.position.stack.some(({ lasting }) => lasting !== undefined)).toBe(false)
    // Nor while a full defender still heals.
    const full = duel({ hand: ['tremor'], crystals: 'g' }, { hand: ['march'], units: ['peasants'] }).take(
      'full',
      'pass',
    )
    paid(full.take('play tremor 0'))
    while (full.step !== 'duel.after') full.take('pass')
    expect(full.position.stack.flatMap(({ lasting }) => lasting ?? [])).toEqual([])
  })

  proves(
    ['MK-PVP-66', 'MK-PVP-67'],
    'Whirlwind takes the share of a unit off the attack; the unit stays spent',
    () => {
      const units = ['utemCrossbowmen', 'peasants', 'herbalists']
      const fight = melee(duel({ units }, { hand: ['whirlwind'], crystals: 'w' }).take('full'))
      fight.take('unit utemCrossbowmen 0', 'unit peasants attack', 'send')
      expect(fight.state.duel.attack).toBe(3 + 2)
      paid(fight.take('play whirlwind 0'))
      expect(fight.why('target herbalists')).toBe('MK-PVP-66')
      fight.take('target utemCrossbowmen', 'done')
      expect(fight.told('exchanged').at(-1)).toMatchObject({ attack: 2, damage: 2 })
      expect(fight.state.unitSpent[fight.unit('utemCrossbowmen', 0)]).toBe(1)
    },
  )

  proves('MK-PVP-66', 'a unit that attacked twice loses both shares', () => {
    const fight = melee(
      duel({ units: ['utemCrossbowmen'] }, { hand: ['whirlwind'], crystals: 'w' }).take('full'),
    )
    fight.take('unit utemCrossbowmen attack').act((s) => (s.unitSpent[fight.unit('utemCrossbowmen')] = 0))
    fight.take('unit utemCrossbowmen ranged', 'send')
    expect(fight.state.duel.attack).toBe(3 + 2)
    paid(fight.take('play whirlwind 0'))
    expect(fight.state.duel.attack).toBe(0)
    expect(fight.take('done').told('exchanged').at(-1)).toMatchObject({ attack: 0, damage: 0 })
  })

  proves('MK-PVP-68', 'the first printing of the Banner of Fear cancels a whole attack', () => {
    const fight = byUnit({ hand: ['bannerOfFear'] }, { options: { printing: '2011' } })
    fight.take('play bannerOfFear')
    fight.take('done')
    expect(fight.told('exchanged').at(-1)).toMatchObject({ attack: 0, damage: 0 })
  })

  proves('MK-PVP-69', 'armor never falls below 1; red effects fail on units that resist fire', () => {
    const units = ['peasants', 'herbalists']
    const fight = duel({ hand: ['tremor'], crystals: 'g' }, { units }).take('partial', 'pass')
    paid(fight.take('play tremor 0')).take('target peasants')
    attack(fight, 1, 'ranged').take('send', 'done')
    expect(fight.offers('toUnit peasants')).toBe(true) // armor 3, 3 less: 1
    // Chill is blue.
    const cold = melee(
      duel({ units: ['iceGolems', 'peasants', 'herbalists'] }, { hand: ['chill'], crystals: 'b' }).take(
        'full',
      ),
    )
    paid(attack(cold, 2).take('send', 'play chill 0'))
    expect(cold.why('target iceGolems')).toBe('MK-PVP-69')
    expect(cold.offers('target peasants')).toBe(true)
    // A banner protects too.
    const banner = { unit: 'peasants', banner: 'bannerOfProtection' }
    const worn = melee(
      duel({ units: [banner, 'herbalists'] }, { hand: ['chill'], crystals: 'b' }).take('full'),
    )
    paid(attack(worn, 2).take('send', 'play chill 0'))
    expect(worn.told('targeted').map(({ n }) => n)).toEqual([worn.unit('herbalists')])
  })

  proves(['MK-PVP-60', 'MK-PVP-69'], 'Resistance Break counts the resistances of a unit', () => {
    const aggressor: PlayerScene = { hero: 'tovak', skills: ['resistanceBreak'] }
    const fight = duel(aggressor, { units: ['fireGolems', 'peasants'] }).take('partial', 'pass')
    fight.take('skill resistanceBreak', 'target fireGolems')
    attack(fight, 2, 'ranged', 'ice').take('send', 'done')
    // Armor 4, physical and fire resistance.
    expect(fight.offers('toUnit fireGolems')).toBe(true)
  })

  proves(
    'MK-DEED-15',
    'Into the Heat at the start of a duel: before anything else that one does in it',
    () => {
      const heat = (): Scene =>
        duel({ hand: ['intoTheHeat', 'swiftness'], crystals: 'w', units: ['utemSwordsmen'] }, {}).take(
          'partial',
        )
      const late = heat().take('pass')
      expect(late.offers('play intoTheHeat 0')).toBe(true)
      paid(late.take('play swiftness 1'))
      expect(late.why('play intoTheHeat 0')).toBe('MK-DEED-15')
      const fight = melee(heat())
      expect(fight.why('play intoTheHeat 0')).toBe('MK-DEED-15')
      // As the first thing of a block, too, but not after a card.
      const blocking = attack(heat(), 3, 'ranged').take('send')
      expect(blocking.offers('play intoTheHeat 0')).toBe(true)
      expect(blocking.take('side swiftness block').why('play intoTheHeat 0')).toBe('MK-DEED-15')
    },
  )
})
