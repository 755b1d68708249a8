import { expect } from 'vitest'
import { proves } from '@longtable/kernel/proofs'
import { baseEdition } from '../../src/content/edition.ts'
import { towerIds } from '../../src/content/ids.ts'
import type { TowerId } from '../../src/content/types.ts'
import { COLOURS, INHABITANTS } from '../../src/state/codes.ts'
import { throwCubes, towerChances, type TowerChances, type TowerDice } from '../../src/state/tower.ts'
import { opening, playAtRandom } from '../support/draft.ts'
import { thrown, told } from '../support/fights.ts'
import { scene } from '../support/scene.ts'
import { certainTower, cubes, diceFrom, sum } from '../support/towers.ts'

const WHOLE = 2 ** 32

/** Made for each test: nothing of the game runs while this file is read. */
function towerOf<M extends TowerId>(id: M): Extract<TowerChances, { model: M }> {
  return towerChances(baseEdition.tower, id) as Extract<TowerChances, { model: M }>
}

/** Throws cubes and answers what fell; `tower` is changed. */
function fall(chances: TowerChances, tower: number[], cast: readonly number[], dice: TowerDice): number[] {
  const fallen = cubes()
  throwCubes(chances, tower, cast, fallen, dice)
  return fallen
}

/** Dice that answer what they are told, in order, and note the chances they were asked for. */
function scripted(outcomes: readonly boolean[], picks: readonly number[]): TowerDice & { asked: number[] } {
  const asked: number[] = []
  const chosen = picks.slice()
  const results = outcomes.slice()
  return {
    asked,
    chance: (threshold) => {
      asked.push(threshold)
      return results.shift() ?? false
    },
    below: () => chosen.shift() ?? 0,
  }
}

/** How often it happens in so many trials must be within three standard deviations of its chance. */
function expectChance(hits: number, trials: number, chance: number): void {
  const sigma = Math.sqrt(trials * chance * (1 - chance))
  expect(Math.abs(hits - trials * chance)).toBeLessThan(3 * sigma)
}

/** Seven cubes of each player and ten inhabitants, then battles of 5 to 13 cubes. */
function usedTower(chances: TowerChances, battles: number, dice: TowerDice): number[] {
  const tower = cubes()
  fall(chances, tower, cubes(7, 7, 7, 7, 7, 10), dice)
  for (let battle = 0; battle < battles; battle++) {
    const cast = cubes()
    for (let n = 5 + dice.below(9); n > 0; n--) cast[dice.below(COLOURS)]++
    fall(chances, tower, cast, dice)
  }
  return tower
}

// In play

proves(
  ['IMM-TOWER-1', 'IMM-BATTLE-3'],
  'what the tower holds back is in no limbo, and the next throw brings it out',
  () => {
    // This tower keeps all that is thrown and lets go of all that rested in it.
    const table = thrown({ at: 'foothold light', side: 'B' }, 3, {
      options: certainTower('stick', 'leave'),
      armies: { 'mountainhome light': [0, 2] },
      tray: { armies: [0, 1], inhabitants: 2 },
    })
    expect(table.state.tower).toEqual([3, 1, 0, 0, 0, 2])
    expect(table.state.tray).toEqual([0, 0, 0, 0, 0, 0])
    expect(table.state.players.map(({ limbo }) => limbo)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(table.at('foothold light').armies).toBe(0)

    const next = thrown({ at: 'foothold light', side: 'B' }, 1, {
      options: certainTower('stick', 'leave'),
      armies: { 'mountainhome light': [0, 1] },
      tower: { armies: [3, 1], inhabitants: 2 },
    })
    // More cubes come out than were thrown.
    expect(next.at('foothold light')).toEqual({ owner: 0, armies: 3 })
    expect(next.state.tray).toEqual([0, 1, 0, 0, 0, 2])
    // The attacker and the inhabitant who was added to the empty tray.
    expect(next.state.tower).toEqual([1, 0, 0, 0, 0, 1])
  },
)

proves(
  ['IMM-TOWER-2', 'IMM-TOWER-4'],
  'in whole games only throws change the tower, and each leaves all its cubes in the tower or in the tray',
  () => {
    for (const seats of [3, 5]) {
      const table = opening(seats, { rounds: 3 }, `tower ${seats}`)
      let inside = table.state.tower.slice()
      let throws = 0
      let lost = 0
      playAtRandom(table, `tower ${seats}`, ({ state }, news) => {
        for (const event of news) {
          if (event.event !== 'thrown') continue
          throws++
          for (let colour = 0; colour < COLOURS; colour++) {
            const before = inside[colour] + event.thrown[colour]
            if (event.fallen[colour] + event.inside[colour] !== before) lost++
          }
        }
        if (!news.some(({ event }) => event === 'thrown' || event === 'seeded')) {
          expect(state.tower).toEqual(inside)
        }
        inside = state.tower.slice()
      })
      expect(throws).toBeGreaterThan(5)
      expect(lost).toBe(0)
      // Nobody empties it, not even at the end.
      expect(sum(table.state.tower)).toBeGreaterThan(0)
    }
  },
)

proves('IMM-TOWER-6', 'everybody sees how many cubes of each colour are in the tower and in the tray', () => {
  const table = scene({
    tower: { armies: [3, 0, 2], inhabitants: 4 },
    tray: { armies: [0, 1, 5], inhabitants: 2 },
    players: [{ board: { magicA: 'blank' } }],
  })
  for (const viewer of [0, 1, 2, 3]) {
    const { state } = table.engine.view(table.position, viewer)
    expect(state.tower).toEqual([3, 0, 2, 0, 0, 4])
    expect(state.tray).toEqual([0, 1, 5, 0, 0, 2])
  }
})

proves('IMM-TOWER-6', 'a throw is told to everybody with all its numbers', () => {
  const table = thrown({ at: 'foothold light', side: 'B' }, 3, {
    options: certainTower('fall', 'stay'),
    tower: { armies: [1, 2], inhabitants: 3 },
    tray: { armies: [0, 0, 1], inhabitants: 2 },
  })
  expect(told(table, 'thrown')).toEqual([
    {
      event: 'thrown',
      thrown: [3, 0, 1, 0, 0, 2],
      fallen: [3, 0, 1, 0, 0, 2],
      inside: [1, 2, 0, 0, 0, 3],
    },
  ])
})

// The three towers

proves('IMM-TOWER-7', 'a throw of no cubes changes nothing and draws nothing', () => {
  for (const id of towerIds) {
    const chances = towerOf(id)
    const tower = cubes(2, 0, 3, 0, 1, 4)
    const dice = scripted([true, true, true], [])
    expect(fall(chances, tower, cubes(), dice)).toEqual(cubes())
    expect(tower).toEqual(cubes(2, 0, 3, 0, 1, 4))
    expect(dice.asked).toEqual([])
  }
})

proves('IMM-TOWER-4', 'no model of the tower loses or makes a cube', () => {
  for (const id of towerIds) {
    const chances = towerOf(id)
    const dice = diceFrom(`cubes ${id}`)
    const tower = cubes()
    let wrong = 0
    for (let n = 0; n < 5000; n++) {
      const before = tower.slice()
      const cast = cubes()
      for (let i = dice.below(14); i > 0; i--) cast[dice.below(COLOURS)]++
      const given = cast.slice()
      const fallen = fall(chances, tower, cast, dice)
      for (let colour = 0; colour < COLOURS; colour++) {
        if (cast[colour] !== given[colour] || tower[colour] < 0 || fallen[colour] < 0) wrong++
        if (tower[colour] + fallen[colour] !== before[colour] + given[colour]) wrong++
      }
    }
    expect(wrong).toBe(0)
  }
})

proves(['IMM-TOWER-4', 'IMM-TOWER-5'], 'the same dice give the same throw', () => {
  for (const id of towerIds) {
    const chances = towerOf(id)
    const [one, other] = [0, 1].map(() => usedTower(chances, 30, diceFrom('again')))
    expect(one).toEqual(other)
  }
})

proves('IMM-TOWER-5', 'equal cubes of all colours fall equally often', () => {
  for (const id of towerIds) {
    const chances = towerOf(id)
    const dice = diceFrom(`alike ${id}`)
    const trials = 6000
    const fallen = cubes()
    for (let n = 0; n < trials; n++) {
      fall(chances, cubes(2, 2, 2, 2, 2, 2), cubes(2, 2, 2, 2, 2, 2), dice).forEach(
        (count, colour) => (fallen[colour] += count),
      )
    }
    // Against the mean of all six, so that a colour that is favoured sticks out.
    const chance = sum(fallen) / (trials * COLOURS * 4)
    for (const count of fallen) expectChance(count, trials * 4, chance)
  }
})

proves('IMM-TOWER-5', 'exchanging two colours exchanges their results, by chi-square', () => {
  for (const id of towerIds) {
    const chances = towerOf(id)
    const trials = 5000
    const tally = (
      name: string,
      colour: number,
      tower: readonly number[],
      cast: readonly number[],
    ): number[] => {
      const dice = diceFrom(`${id} ${name}`)
      const counts = new Array<number>(16).fill(0)
      for (let n = 0; n < trials; n++) counts[fall(chances, tower.slice(), cast, dice)[colour]]++
      return counts
    }
    // Attacker first and inhabitants last, then the other way round.
    const one = tally('one', 0, cubes(3, 1, 0, 0, 0, 2), cubes(8, 2, 0, 0, 1, 5))
    const other = tally('other', INHABITANTS, cubes(2, 1, 0, 0, 0, 3), cubes(5, 2, 0, 0, 1, 8))
    let chiSquare = 0
    let classes = 0
    one.forEach((count, fell) => {
      const both = count + other[fell]
      if (both < 20) return
      classes++
      chiSquare += (count - other[fell]) ** 2 / both
    })
    expect(classes).toBeGreaterThan(5)
    expect(chiSquare).toBeLessThan(classes + 3 * Math.sqrt(2 * classes))
  }
})

// Hybrid

proves('IMM-TOWER-8', 'the hybrid tower is the default', () => {
  const table = opening(3)
  expect(table.engine.config['tower']).toBe('hybrid')
  expect(table.engine.tables.tower.model).toBe('hybrid')
  expect(opening(3, { tower: 'classic' }).engine.tables.tower.model).toBe('classic')
  expect(opening(3, { tower: 'floors' }).engine.tables.tower.model).toBe('floors')
})

proves(
  'IMM-TOWER-8',
  'the chances are 1 - 0.96^n to leave and 0.4 to stick, less as the tower fills to 30',
  () => {
    const hybrid = towerOf('hybrid')
    expect(hybrid.leave).toHaveLength(246)
    expect(hybrid.stick).toHaveLength(246)
    for (const [n, chance] of [
      [0, 0],
      [1, 0.04],
      [3, 0.115264],
      [9, 1 - 0.96 ** 9],
      [20, 1 - 0.96 ** 20],
      [245, 1 - 0.96 ** 245],
    ]) {
      expect(hybrid.leave[n] / WHOLE).toBeCloseTo(chance, 6)
    }
    for (const [resting, chance] of [
      [0, 0.4],
      [6, 0.32],
      [15, 0.2],
      [29, 0.4 / 30],
      [30, 0],
      [31, 0],
      [245, 0],
    ]) {
      expect(hybrid.stick[resting] / WHOLE).toBeCloseTo(chance, 8)
    }
  },
)

proves('IMM-TOWER-8', 'first each cube at rest, then each thrown cube in random order', () => {
  const hybrid = towerOf('hybrid')
  // At rest: 2 red leave, stay; 1 green stays. Thrown: the last of three is blue, it sticks; red falls; red sticks.
  const dice = scripted([true, false, false, true, false, true], [2, 0, 0])
  const tower = cubes(2, 0, 0, 0, 0, 1)
  const fallen = fall(hybrid, tower, cubes(2, 0, 1), dice)
  const { leave, stick } = hybrid
  expect(dice.asked).toEqual([leave[3], leave[3], leave[3], stick[2], stick[3], stick[3]])
  expect(fallen).toEqual(cubes(2))
  expect(tower).toEqual(cubes(2, 0, 1, 0, 0, 1))
})

proves('IMM-TOWER-8', 'in 100 000 throws each resting cube leaves with 1 - 0.96^n', () => {
  const hybrid = towerOf('hybrid')
  for (const n of [1, 3, 9, 20]) {
    const dice = diceFrom(`leave ${n}`)
    const trials = 25_000
    let left = 0
    // The cubes at rest are all blue, those thrown all red.
    for (let i = 0; i < trials; i++) left += fall(hybrid, cubes(0, 0, 4), cubes(n), dice)[2]
    expectChance(left, 4 * trials, 1 - 0.96 ** n)
  }
})

proves('IMM-TOWER-8', 'in 100 000 throws a single cube sticks as the number at rest says', () => {
  const hybrid = towerOf('hybrid')
  for (const resting of [0, 10, 20, 30]) {
    const dice = diceFrom(`stick ${resting}`)
    const trials = 25_000
    let stuck = 0
    for (let i = 0; i < trials; i++) stuck += 1 - fall(hybrid, cubes(0, 0, resting), cubes(1), dice)[0]
    // 4 in 100 of those at rest have left before the cube is thrown.
    expectChance(stuck, trials, 0.4 * (1 - (0.96 * resting) / 30))
  }
})

proves('IMM-TOWER-8', 'seeding keeps about 10, 12 and 14 cubes, and the same share of every colour', () => {
  const hybrid = towerOf('hybrid')
  for (const [seats, kept] of [
    [3, 10.2],
    [4, 12.0],
    [5, 13.7],
  ]) {
    const dice = diceFrom(`seeding ${seats}`)
    const trials = 2000
    const players = Array.from({ length: 5 }, (_, seat) => (seat < seats ? 7 : 0))
    const inside = cubes()
    for (let i = 0; i < trials; i++) {
      const tower = cubes()
      fall(hybrid, tower, cubes(...players, 10), dice)
      tower.forEach((count, colour) => (inside[colour] += count))
    }
    expect(Math.abs(sum(inside) / trials - kept)).toBeLessThan(0.3)
    expect(Math.abs(inside[INHABITANTS] / (10 * trials) - inside[0] / (7 * trials))).toBeLessThan(0.02)
  }
})

proves('IMM-TOWER-8', 'after 12 battles of 5 to 13 cubes 8 to 10 cubes rest in the tower', () => {
  const hybrid = towerOf('hybrid')
  const dice = diceFrom('content')
  const trials = 2500
  let content = 0
  for (let i = 0; i < trials; i++) content += sum(usedTower(hybrid, 12, dice))
  expect(content / trials).toBeGreaterThan(8)
  expect(content / trials).toBeLessThan(10)
})

/** Wins of the attacker and of the defender among so many battles in a tower that has been in use. */
function battles(name: string, attackers: number, defenders: number): { attack: number; defence: number } {
  const hybrid = towerOf('hybrid')
  const dice = diceFrom(name)
  const used = Array.from({ length: 100 }, () => usedTower(hybrid, 6, dice))
  const wins = { attack: 0, defence: 0 }
  for (let i = 0; i < 10_000; i++) {
    const [red, purple, ...others] = used[i % 100]
    // Each tower serves both colours alike.
    const tower = i % 200 < 100 ? [red, purple, ...others] : [purple, red, ...others]
    const fallen = fall(hybrid, tower, cubes(attackers, defenders, 0, 0, 0, 2), dice)
    if (fallen[0] > fallen[1]) wins.attack++
    else if (fallen[1] > fallen[0]) wins.defence++
  }
  return wins
}

proves('IMM-TOWER-8', 'every further attacker raises the chance to win', () => {
  const wins = [1, 2, 3, 4, 5, 6, 7].map((attackers) => battles('monotone', attackers, 3).attack)
  expect(wins).toEqual(wins.toSorted((a, b) => a - b))
  for (let i = 1; i < wins.length; i++) expect(wins[i] - wins[i - 1]).toBeGreaterThan(200)
})

proves(['IMM-TOWER-5', 'IMM-TOWER-8'], 'an even battle is won as often by the one as by the other', () => {
  const { attack, defence } = battles('even', 4, 4)
  expect(Math.abs(attack - defence)).toBeLessThan(3 * Math.sqrt(attack + defence))
})

// Classic

proves(
  'IMM-TOWER-9',
  'thrown cubes fall with 2 in 3 and resting ones with 1 in 3, however many there are',
  () => {
    const classic = towerOf('classic')
    expect(classic.leave / WHOLE).toBeCloseTo(1 / 3, 8)
    expect(classic.stick / WHOLE).toBeCloseTo(1 / 3, 8)
    for (const [n, resting] of [
      [1, 1],
      [9, 9],
      [20, 30],
      [2, 40],
    ]) {
      const dice = diceFrom(`classic ${n} ${resting}`)
      const trials = 5000
      let thrownOut = 0
      let restingOut = 0
      for (let i = 0; i < trials; i++) {
        const fallen = fall(classic, cubes(0, resting), cubes(n), dice)
        thrownOut += fallen[0]
        restingOut += fallen[1]
      }
      expectChance(thrownOut, n * trials, 2 / 3)
      expectChance(restingOut, resting * trials, 1 / 3)
    }
  },
)

// Floors

proves(
  'IMM-TOWER-10',
  'a cube sticks with 3 in 20 on each of two floors, so it passes both with 289 in 400',
  () => {
    const floors = towerOf('floors')
    const dice = diceFrom('floors pass')
    const trials = 100_000
    let out = 0
    for (let i = 0; i < trials; i++) out += fall(floors, cubes(), cubes(1), dice)[0]
    expectChance(out, trials, 0.85 * 0.85)
  },
)

proves('IMM-TOWER-10', 'a passing cube frees each cube on the floor it passes with 1 in 40', () => {
  const floors = towerOf('floors')
  const dice = diceFrom('floors free')
  const trials = 40_000
  let freed = 0
  for (let i = 0; i < trials; i++) freed += fall(floors, cubes(0, 5), cubes(1), dice)[1]
  // Half of them rest on the upper floor, which is passed with 17 in 20, half on the lower one.
  expectChance(freed, 5 * trials, (0.85 + 0.85 * 0.85) / 2 / 40)
})

proves('IMM-TOWER-10', 'step by step: stick on the upper floor, or pass it and shake it', () => {
  const floors = towerOf('floors')
  expect(floors.floors).toBe(2)
  expect(floors.stick / WHOLE).toBeCloseTo(3 / 20, 8)
  expect(floors.free / WHOLE).toBeCloseTo(1 / 40, 8)
  const { stick, free } = floors

  // Two green cubes at rest, one on each floor. The first thrown cube is blue: it passes the upper floor, frees
  // the green cube there, and sticks on the lower floor. The second is red: it sticks on the upper floor.
  const dice = scripted([false, true, true, true], [0, 1, 1, 0])
  const tower = cubes(0, 0, 0, 0, 0, 2)
  const fallen = fall(floors, tower, cubes(1, 0, 1), dice)
  expect(dice.asked).toEqual([stick, free, stick, stick])
  expect(fallen).toEqual(cubes(0, 0, 0, 0, 0, 1))
  expect(tower).toEqual(cubes(1, 0, 1, 0, 0, 1))

  // A cube that passes both floors falls out, and what it does not free stays.
  const passing = scripted([false, false, false, false], [0, 1, 0])
  const resting = cubes(1, 1)
  expect(fall(floors, resting, cubes(0, 0, 0, 1), passing)).toEqual(cubes(0, 0, 0, 1))
  expect(passing.asked).toEqual([stick, free, stick, free])
  expect(resting).toEqual(cubes(1, 1))
})

proves('IMM-TOWER-10', 'a cube that stuck earlier in the same throw can be freed by a later one', () => {
  const floors = towerOf('floors')
  const { stick, free } = floors
  // Red sticks on the upper floor; blue passes, frees it, and passes the lower floor.
  const dice = scripted([true, false, true, false], [0, 0])
  const tower = cubes()
  expect(fall(floors, tower, cubes(1, 1), dice)).toEqual(cubes(1, 1))
  expect(dice.asked).toEqual([stick, stick, free, stick])
  expect(tower).toEqual(cubes())
})
