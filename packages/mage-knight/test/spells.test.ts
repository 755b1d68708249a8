import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { END_TURN } from '../src/state/choices/map.ts'
import { ColourOf, ElementOf } from '../src/content/ids.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { cityFight, enemiesLeft, postOf, rampage, takeAllDamage } from './support/fights.ts'
import { armor } from './support/plays.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** Spells, artifacts and advanced actions in the middle of a turn or a fight. */

function moving(player: PlayerScene, spec: SceneSpec = {}): Scene {
  return scene({ source: '', ...spec, players: [player] })
}

/** Faces an enemy in the block phase. */
function facing(t: Scene, enemy: string): Scene {
  if (t.step === 'combat.strike') t.take('endPhase')
  return t.choose({ do: 'face', post: postOf(t, enemy) })
}

proves(
  'MK-DEED-02',
  'the strong effect of a spell costs black besides, at Night or where an effect allows it',
  () => {
    const player = { hand: ['restoration', 'rage'], tokens: 'gk' } as const
    expect(moving(player).why('play restoration rebirth')).toBe('MK-DEED-02')
    const t = moving(player, { night: true })
    t.take('play restoration rebirth')
    expect(t.player().healing).toBe(3)
    expect(t.player().tokens).toEqual([0, 0, 0, 0, 0, 0])
    expect(t.told('paid').map(({ colour }) => colour)).toEqual([ColourOf.green, ColourOf.black])
    const allowed = moving({ hand: ['restoration', 'amuletOfDarkness'], tokens: 'gk' })
    allowed.take('play amuletOfDarkness', 'target red', 'play restoration rebirth', 'pay token black')
    expect(allowed.player().healing).toBe(3)
  },
)

proves('MK-DEED-04', 'an artifact is played for nothing, or thrown away for its strong effect', () => {
  const t = moving({ hand: ['endlessGemPouch', 'rubyRing', 'rage'] })
  t.take('play rubyRing gain')
  expect(t.cards(Z.play)).toEqual(['rubyRing'])
  t.take('play endlessGemPouch green')
  expect(t.cards(Z.gone)).toContain('endlessGemPouch')
  expect(t.player().tokens).toEqual([2, 1, 1, 1, 1, 0])
})

proves(
  ['MK-DEED-07', 'MK-DEED-10'],
  'Magic Talent casts a spell of the offer, which stays, and is itself set aside for Time Bending',
  () => {
    const spec: SceneSpec = { night: true, spells: ['spaceBending', 'fireball', 'restoration'] }
    const t = moving({ hand: ['magicTalent', 'stamina', 'rage', 'march'], tokens: 'bk' }, spec)
    t.take('play magicTalent discard', 'target stamina')
    t.take('play spaceBending another')
    expect(t.cards(Z.spellOffer)).toEqual(['spaceBending', 'fireball', 'restoration'])
    expect(t.player().tokens).toEqual([0, 0, 0, 0, 0, 0])
    t.choose(END_TURN)
    while (t.step.startsWith('end.')) t.take('done')
    expect(t.cards(Z.laid)).toEqual(['magicTalent'])
    expect(moving({ hand: ['magicTalent', 'stamina'] }, spec).idles('play magicTalent discard')).toBe(true)
  },
)

proves('MK-DEED-13', 'Underground Attack ends in an assault without the fortification of the site', () => {
  const t = scene({
    night: true,
    source: '',
    tiles: { '1,0': '3' },
    players: [{ at: '3.C', hand: ['undergroundTravel', 'rage'], tokens: 'gk' }, {}],
    tokens: { '3.NE': [{ token: 'swordsmen', down: true }] },
  })
  t.take('play undergroundTravel attack', 'go 3.NE')
  while (t.step === 'journey') t.take('stop')
  expect(t.player().reputation).toBe(-1)
  expect(t.state.fight.from).toBe(t.hex('3.C'))
  t.choose({ do: 'aim', post: postOf(t, 'swordsmen') })
  t.act((s) => (s.fight.attack[4] = 5)).take('strike')
  expect(t.state.mark[t.hex('3.NE')]).toBe(0)
})

proves('MK-DEED-14', 'Space Bending leaves the cost of exploring at 2', () => {
  const player = { hand: ['spaceBending', 'rage', 'march'], tokens: 'b', at: '1.C', move: 1 } as const
  const t = moving(player, { country: ['3', '4', '5'] })
  t.take('play spaceBending bending spaces')
  expect(t.offered().some(({ do: verb }) => verb === 'explore')).toBe(false)
  t.take('side rage move')
  const entries = t.offered().filter(({ do: verb }) => verb === 'explore')
  expect(entries.length).toBeGreaterThan(0)
  t.choose(entries[0])
  expect(t.player().move).toBe(0)
})

proves('MK-DEED-16', 'Expose takes fortification and all resistances from an enemy', () => {
  const t = cityFight('green', ['altemGuardsmen'], { hand: ['expose', 'rage'], tokens: 'w' })
  t.take('play expose expose')
  expect(t.state.fight.attack[4]).toBe(2)
  t.act((s) => (s.fight.attack[4 + ElementOf.ice] = 5))
  t.choose({ do: 'aim', post: postOf(t, 'altemGuardsmen') }).take('strike')
  expect(enemiesLeft(t)).toEqual([])
  expect(t.player().fame).toBe(8)
})

proves('MK-DEED-17', 'Sword of Justice doubles physical attacks and strips their resistance', () => {
  const hand = ['swordOfJustice', 'march', 'stamina', 'promise']
  const t = takeAllDamage(rampage(['ironclads', 'ironclads'], { hand, fame: 60, level: 7 }))
  t.take('play swordOfJustice doubled', 'side march attack', 'side stamina attack', 'side promise attack')
  for (const post of t.state.fight.posts) t.choose({ do: 'aim', post })
  const before = t.player().fame
  t.take('strike')
  expect(enemiesLeft(t)).toEqual([])
  expect(t.player().fame - before).toBe(4 + 4 + 1 + 1)
})

proves('MK-DEED-19', 'Cold Toughness counts what is printed on the token that is blocked', () => {
  const player = { hero: 'tovak', hand: ['coldToughness', 'rage'], tokens: 'b' } as const
  const block = (enemy: string): number =>
    facing(rampage([enemy], player), enemy).take('play coldToughness block 5').state.fight.block[
      ElementOf.ice
    ]
  expect([block('freezers'), block('gunners'), block('prowlers')]).toEqual([9, 8, 5])
})

proves('MK-DEED-21', 'Ice Shield takes armor even if the block fails; Exploding Shield needs success', () => {
  const ice = facing(rampage(['cursedHags'], { hand: ['iceShield', 'rage'], tokens: 'b' }), 'cursedHags')
  ice.take('play iceShield armor', 'giveUp')
  expect(armor(ice)).toBe(5 - 3)
  const player = { hand: ['burningShield', 'rage'], tokens: 'rk' } as const
  const weak = facing(rampage(['ironclads', 'prowlers'], player, { night: true }), 'ironclads')
  weak.take('play burningShield exploding', 'giveUp')
  expect(enemiesLeft(weak)).toEqual(['ironclads', 'prowlers'])
  const strong = facing(rampage(['prowlers', 'ironclads'], player, { night: true }), 'prowlers')
  strong.take('play burningShield exploding', 'block')
  expect(enemiesLeft(strong)).toEqual(['ironclads'])
  expect(strong.player().fame).toBe(2)
})

proves('MK-DEED-21', 'Burning Shield grants a fire attack once, after a successful block', () => {
  const player = { hand: ['burningShield', 'rage'], tokens: 'r' } as const
  const t = facing(rampage(['prowlers'], player), 'prowlers')
  t.take('play burningShield burning', 'block')
  expect(t.state.stage).toBe(Stage.melee)
  t.take('grant')
  expect(t.state.fight.attack[ElementOf.fire]).toBe(4)
  expect(t.offered().some(({ do: verb }) => verb === 'grant')).toBe(false)
})

proves(
  'MK-COMBAT-14',
  'what resists fire or ice does not mind what a shield of that colour does to it',
  () => {
    const ice = facing(rampage(['iceMages'], { hand: ['iceShield', 'rage'], tokens: 'b' }), 'iceMages')
    expect(armor(ice.take('play iceShield armor'))).toBe(6)
    const player = { hand: ['burningShield', 'rage'], tokens: 'rk' } as const
    const fire = facing(rampage(['fireMages', 'prowlers'], player, { night: true }), 'fireMages')
    fire.take('play burningShield exploding').act((s) => (s.fight.block[ElementOf.ice] = 20))
    fire.take('block')
    expect(enemiesLeft(fire)).toContain('fireMages')
  },
)

proves(
  'MK-TURN-23',
  'Agility turns Move points into an attack, one for one, and two into a ranged one',
  () => {
    const t = rampage(['prowlers'], { hand: ['agility', 'march', 'rage'], tokens: 'w' })
    t.take('play agility 4')
    expect(t.player().move).toBe(4)
    t.take('convert ranged')
    expect([t.player().move, t.state.fight.attack[4]]).toEqual([2, 1])
    takeAllDamage(t).take('convert')
    expect([t.player().move, t.state.fight.attack[0]]).toEqual([1, 1])
  },
)

proves('MK-CARD-29', 'Learning sells one advanced action of the offer, once', () => {
  const t = moving(
    { hand: ['learning', 'rage', 'march'], influence: 10 },
    { actions: ['fireBolt', 'iceBolt', 'bloodRage'], actionDeck: ['agility'] },
  )
  t.act((s) => (s.stage = Stage.interacting)).take('play learning influence 2', 'learn iceBolt')
  expect(t.player().influence).toBe(10 + 2 - 6)
  expect(t.cards(Z.discard)).toEqual(['iceBolt'])
  expect(t.cards(Z.actionOffer)).toEqual(['fireBolt', 'bloodRage', 'agility'])
  expect(t.offered().some(({ do: verb }) => verb === 'learn')).toBe(false)
})

/** Everything of a turn’s end that is asked. */
function endTurn(t: Scene): Scene {
  t.choose(END_TURN)
  while (t.step.startsWith('end.')) t.take('done')
  return t
}

proves('MK-DEED-06', 'MK-X107: what was played comes back, nothing is drawn, and a new turn follows', () => {
  const hand = ['spaceBending', 'march', 'rage', 'endlessGemPouch', 'stamina']
  const t = moving({ hand, tokens: 'bk', deck: ['promise', 'threaten'] }, { night: true, source: 'rg' })
  t.take('play march 2', 'play endlessGemPouch green', 'side rage move', 'play spaceBending bending time')
  endTurn(t)
  expect(t.hand().toSorted()).toEqual(['march', 'rage', 'stamina'])
  expect(t.cards(Z.gone)).toContain('endlessGemPouch')
  expect(t.cards(Z.laid)).toEqual(['spaceBending'])
  expect(t.cards(Z.deck)).toHaveLength(2)
  expect(t.told('turnBegan')).toEqual([{ event: 'turnBegan', seat: 0, extra: true }])
  // A new allowance of dice (MK-Q07).
  expect(t.offers('play march 4')).toBe(true)
  expect(endTurn(t.take('play march 2')).awaited).toEqual([1])
})

proves(
  ['MK-DEED-06', 'MK-TACTIC-12'],
  'Time Bending and The Right Moment in one turn: two more turns, and only the first comes without a draw',
  () => {
    const t = moving({
      hand: ['spaceBending', 'amuletOfDarkness', 'march'],
      tokens: 'bk',
      deck: ['promise', 'threaten', 'rage', 'swiftness', 'determination', 'stamina'],
      tactic: 'theRightMoment',
    })
    t.take('play amuletOfDarkness', 'target red')
    t.take('tacticUse', 'play spaceBending bending time', 'pay token black')
    endTurn(t)
    expect(t.hand().toSorted()).toEqual(['amuletOfDarkness', 'march'])
    expect(t.awaited).toEqual([0])
    endTurn(t.take('play march 2'))
    expect(t.awaited).toEqual([0])
    expect(t.hand()).toHaveLength(5)
    expect(endTurn(t.take('side promise move')).awaited).toEqual([1])
    expect(t.told('turnBegan').map(({ seat, extra }) => [seat, extra])).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ])
  },
)
