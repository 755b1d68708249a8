import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { ruins } from '../src/content/ruins.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import {
  attack,
  block,
  cityFight,
  enemiesLeft,
  keep,
  postOf,
  rampage,
  takeAllDamage,
} from './support/fights.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** Enemies of the expansions. */
const WITH = { options: { sets: ['base', 'lostLegion', 'tezla'] } } as const

const against = (
  enemies: readonly string[],
  player: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> = {},
): Scene => rampage(enemies, player, { ...WITH, ...spec })

/** Move that was played in the block phase. */
const withMove = (fight: Scene, n: number): Scene =>
  fight.act((s) => {
    s.players[0].move += n
  })

const wounds = (fight: Scene, seat = 0): number => fight.hand(seat).filter((card) => card === 'wound').length

describe('several attacks', () => {
  proves(['MK-FOE-01', 'MK-FOE-03'], 'each is blocked and borne by itself', () => {
    const fight = against(['hydra']).take('endPhase', 'face hydra')
    block(fight, 5).take('block')
    fight.take('face hydra')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 2 })
    block(fight, 2).take('block', 'endPhase')
    expect(fight.step).toBe('combat.assign')
    expect(fight.state.fight.damage).toBe(2)
    fight.take('toHero')
    expect(fight.step).toBe('combat.strike')
    expect(wounds(fight)).toBe(1)
  })

  proves('MK-FOE-01', 'those that differ are chosen by number, and abilities hold for each', () => {
    const fight = against(['heroesIce']).take('endPhase')
    fight.take('faceAttack heroesIce 1')
    expect(block(fight, 3, 'ice').numbers('block')).toEqual({ total: 1, needed: 3 })
    block(fight, 2, 'fire')
    fight.take('block')
    fight.take('face heroesIce')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 3 })
    const swift = against(['heroesSwift']).take('endPhase', 'face heroesSwift')
    expect(swift.numbers('block')).toEqual({ total: 0, needed: 6 })
    const brutal = against(['magicFamiliars'], { level: 3 }).take('endPhase', 'face magicFamiliars')
    block(brutal, 3).take('block')
    takeAllDamage(brutal)
    expect(wounds(brutal)).toBe(2)
    const neither = takeAllDamage(against(['magicFamiliars'], { level: 3 }))
    expect(wounds(neither)).toBe(4)
  })

  proves('MK-FOE-02', 'it is blocked only if all of them are', () => {
    const fight = against(['orcSkirmishers'], { hand: ['chill'], crystals: 'b' }).take(
      'endPhase',
      'face orcSkirmishers',
    )
    block(fight, 1).take('block')
    expect(fight.offers('face orcSkirmishers')).toBe(true)
    fight.take('face orcSkirmishers')
    block(fight, 1).take('block')
    expect(fight.offers('face orcSkirmishers')).toBe(false)
    expect(wounds(takeAllDamage(fight))).toBe(0)
    const stopped = against(['manticore', 'orcSkirmishers'], { hand: ['chill'], crystals: 'b' })
    stopped.take('play chill', 'target orcSkirmishers', 'endPhase')
    expect(stopped.offers('face orcSkirmishers')).toBe(false)
  })
})

describe('elusive enemies', () => {
  proves('MK-FOE-04', 'show their low armor only once all attacks are blocked', () => {
    const far = against(['shadow']).take('aim shadow')
    attack(far, 7, 'ranged')
    expect(far.numbers('strike')).toEqual({ total: 7, armor: 8 })
    attack(far, 1, 'ranged')
    expect(far.offers('strike')).toBe(true)
    const blocked = against(['shadow']).take('endPhase', 'face shadow')
    block(blocked, 4, 'coldFire').take('block', 'aim shadow')
    attack(blocked, 4)
    expect(blocked.offers('strike')).toBe(true)
    blocked.take('strike')
    expect(blocked.player(0).fame).toBe(4)
    const unblocked = takeAllDamage(against(['shadow'])).take('aim shadow')
    attack(unblocked, 4)
    expect(unblocked.numbers('strike')).toEqual({ total: 4, armor: 8 })
  })

  proves('MK-FOE-05', 'are not blocked by being kept from attacking', () => {
    const fight = against(['orcTrackers'], { hand: ['chill'], crystals: 'b' })
    fight.take('play chill', 'endPhase', 'aim orcTrackers')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 6 })
    const slowed = withMove(against(['fireCatapult']).take('endPhase', 'face fireCatapult'), 8)
    for (let n = 0; n < 8; n++) slowed.take('slow')
    expect(slowed.offers('block')).toBe(true)
  })

  proves('MK-FOE-06', 'lose armor from both values, never below 1', () => {
    const fight = against(['shocktroops'], { hand: ['demolish'], crystals: 'r' }).take('play demolish')
    fight.take('aim shocktroops')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 5 })
    const sprites = against(['crystalSprites'], { hand: ['demolish'], crystals: 'r' }).take('play demolish')
    sprites.take('endPhase', 'face crystalSprites')
    block(sprites, 1, 'fire').take('block', 'face crystalSprites')
    block(sprites, 1, 'fire').take('block', 'aim crystalSprites')
    expect(sprites.numbers('strike')).toEqual({ total: 0, armor: 1 + 1 })
  })
})

describe('other abilities', () => {
  proves('MK-FOE-07', 'an assassin’s damage is the hero’s', () => {
    const fight = against(['orcTrackers'], { units: ['utemGuardsmen'] }).take('endPhase', 'endPhase')
    expect(fight.why('toUnit utemGuardsmen')).toBe('MK-FOE-07')
    fight.take('toHero')
    expect(wounds(fight)).toBe(2)
  })

  proves(['MK-FOE-08', 'MK-FOE-09'], 'Move slows what is cumbersome, before it is doubled', () => {
    const fight = against(['orcStonethrowers'], { hand: ['march', 'determination', 'rage'], crystals: 'g' })
    fight.take('endPhase', 'face orcStonethrowers')
    expect(fight.why('slow')).toBe('MK-FOE-08')
    fight.take('play march 1', 'slow', 'slow', 'slow', 'slow')
    expect(fight.numbers('block')).toEqual({ total: 0, needed: 3 })
    fight.take('play determination 1', 'side rage block')
    expect(fight.offers('block')).toBe(true)
    const catapult = withMove(against(['fireCatapult']).take('endPhase', 'face fireCatapult'), 2)
    catapult.take('slow', 'slow')
    block(catapult, 6, 'ice')
    expect(catapult.offers('block')).toBe(true)
    const quick = withMove(against(['prowlers']).take('endPhase', 'face prowlers'), 2)
    expect(quick.offers('slow')).toBe(false)
  })

  proves('MK-FOE-10', 'a site does not fortify who is unfortified', () => {
    const fight = keep('shocktroops', {}, WITH).take('aim shocktroops')
    attack(fight, 5, 'ranged')
    expect(fight.numbers('strike')).toEqual({ total: 5, armor: 6 })
    attack(fight, 1, 'ranged').take('strike')
    expect(fight.player(0).fame).toBe(3)
  })

  proves(['MK-FOE-11', 'MK-FOE-12'], 'effects do not touch who is immune, and no others', () => {
    const fight = against(['sorcerers', 'prowlers'], { hand: ['chill'], crystals: 'b' }).take('play chill')
    expect(fight.offers('target sorcerers')).toBe(false)
    const city = cityFight('blue', ['grimLegionnaires'], { hand: ['tremor'], crystals: 'r' }, WITH)
    expect(city.offers('play tremor')).toBe(false)
    city.take('aim grimLegionnaires')
    attack(city, 10, 'ranged')
    expect(city.offers('strike')).toBe(true)
    const summoner = against(
      ['dragonSummoner'],
      { hand: ['chill'], crystals: 'b' },
      { piles: { brown: ['gargoyle', 'medusa'] } },
    ).take('endPhase', 'play chill')
    expect(summoner.offers('target gargoyle')).toBe(true)
  })

  proves('MK-FOE-13', 'Cold Toughness counts nothing of who is immune', () => {
    const total = (enemy: string): unknown => {
      const fight = against([enemy], { hero: 'tovak', hand: ['coldToughness'], crystals: 'b' })
      fight.take('endPhase', `face ${enemy}`, 'play coldToughness 2')
      return fight.state.fight.block.reduce((sum, n) => sum + n, 0)
    }
    expect(total('shadow')).toBe(5)
    expect(total('hydra')).toBeGreaterThan(5)
  })

  proves('MK-FOE-14', 'a summoner brings what its token shows', () => {
    const fight = against(['dragonSummoner'], {}, { piles: { brown: ['gargoyle', 'medusa'] } })
    fight.take('endPhase')
    expect(fight.offers('face gargoyle')).toBe(true)
    expect(fight.offers('face medusa')).toBe(true)
    fight.take('face gargoyle')
    block(fight, 5).take('block', 'endPhase')
    expect(fight.state.fight.damage).toBe(6)
    fight.take('toHero', 'aim dragonSummoner')
    attack(fight, 15)
    expect(fight.numbers('strike')).toEqual({ total: 7, armor: 8 })
    attack(fight, 1).take('strike')
    expect(fight.player(0).fame).toBe(9)
    const necromancers = against(['shroudedNecromancers'], {}, { piles: { green: ['prowlers'] } })
    expect(necromancers.take('endPhase').offers('face prowlers')).toBe(true)
  })

  proves('MK-FOE-15', 'who is vampiric grows with the Wounds it deals', () => {
    const fight = takeAllDamage(against(['gibberingGhouls'])).take('aim gibberingGhouls')
    expect(wounds(fight)).toBe(2)
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 6 })
    const unit = against(['gibberingGhouls'], { units: ['peasants'] }).take('endPhase', 'endPhase')
    unit.take('toUnit peasants', 'toHero', 'aim gibberingGhouls')
    expect(unit.numbers('strike')).toEqual({ total: 0, armor: 4 + 1 + 1 })
  })

  proves(['MK-FOE-16', 'MK-FOE-17'], 'a defender defends one who is attacked, once', () => {
    const fight = against(['prowlers', 'elvenProtectors']).take('aim prowlers')
    attack(fight, 3, 'ranged')
    expect(fight.numbers('strike')).toEqual({ total: 3, armor: 5 })
    attack(fight, 2, 'ranged').take('strike', 'aim elvenProtectors')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 4 })
    const itself = against(['elvenProtectors']).take('aim elvenProtectors')
    expect(itself.numbers('strike')).toEqual({ total: 0, armor: 6 })
    const both = against(['prowlers', 'elvenProtectors', 'crystalSprites'])
    both.take('aim prowlers', 'aim elvenProtectors', 'aim crystalSprites')
    expect(both.numbers('strike')).toEqual({ total: 0, armor: 3 + 4 + 2 + 2 + 1 })
  })

  proves('MK-FOE-18', 'the one with the largest number defends first', () => {
    const fight = against(['prowlers', 'crystalSprites', 'elvenProtectors']).take('aim prowlers')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 5 })
    attack(fight, 5, 'ranged').take('strike', 'aim elvenProtectors')
    expect(fight.numbers('strike')).toEqual({ total: 0, armor: 5 })
  })

  proves('MK-FOE-19', 'reputation that is printed comes with the fame', () => {
    const fight = keep('thugs', {}, WITH).take('aim thugs')
    attack(fight, 5, 'siege').take('strike')
    expect(fight.player(0)).toMatchObject({ reputation: 0, fame: 2 })
    const heroes = keep('heroesIce', {}, WITH).take('aim heroesIce')
    attack(heroes, 4, 'siege').take('strike')
    expect(heroes.player(0)).toMatchObject({ reputation: -2, fame: 5 })
  })
})

describe('ruins of The Lost Legion', () => {
  const at = (token: string, player: PlayerScene = {}, spec: SceneSpec = {}): Scene =>
    scene({
      ...WITH,
      source: '',
      ...spec,
      tiles: { '1,0': '8' },
      players: [{ at: '8.NE', ...player }, {}],
      tokens: { '8.NE': token },
    })

  proves('MK-FOE-20', 'an altar of all colours, three green enemies, two violet ones', () => {
    expect(ruins.filter(({ set }) => set === 'lostLegion')).toHaveLength(3)
    const altar = at('altarEach', { tokens: 'rbgw' }).take('altar')
    expect(altar.player(0).fame).toBe(10)
    expect(at('altarEach', { tokens: 'rbgg' }).why('altar')).toBe('MK-SITE-32')
    const green = at('threeGreen', {}, { piles: { green: ['prowlers', 'diggers', 'wolfRiders'] } }).take(
      'enter',
    )
    expect(enemiesLeft(green)).toEqual(['prowlers', 'diggers', 'wolfRiders'])
    const violet = at('twoViolet', {}, { piles: { violet: ['monks', 'sorcerers'] } }).take('enter')
    expect(enemiesLeft(violet)).toEqual(['monks', 'sorcerers'])
    expect(postOf(violet, 'sorcerers')).toBeGreaterThanOrEqual(0)
    expect(violet.cards(Z.discard)).toEqual([])
  })
})
