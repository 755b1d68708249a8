import { describe, expect, it } from 'vitest'
import type { Game, GameTypes } from '../src/index.ts'
import { checkGame } from '../src/testing/index.ts'
import * as faults from './games/faults.ts'

/** Plays games until this promise is found broken, or gives up: tells which were. */
function brokenBy<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  wanted: string,
  more: object = {},
): string[] {
  const found = new Set<string>()
  for (let n = 0; n < 12 && !found.has(wanted); n++) {
    const { failures } = checkGame(game, { seats, every: 2, seed: `fault-${n}`, ...more })
    for (const { check } of failures) found.add(check)
  }
  return [...found]
}

describe('the kit notices', () => {
  it.each([
    [
      'a menu that hangs on a hidden hand',
      (wanted: string) => brokenBy(faults.menuTells, 5, wanted),
      'leaks.menu',
    ],
    [
      'a reason with a number that nobody may know',
      (wanted: string) => brokenBy(faults.reasonTells, 2, wanted),
      'leaks.menu',
    ],
    [
      'a window that opens on a hidden hand',
      (wanted: string) => brokenBy(faults.windowTells, 2, wanted),
      'leaks.consequence',
    ],
    [
      'something hidden written in the open',
      (wanted: string) => brokenBy(faults.viewTells, 3, wanted),
      'leaks.consequence',
    ],
    [
      'a secret out, and no barrier to undo',
      (wanted: string) => brokenBy(faults.barrierMissed, 3, wanted),
      'leaks.consequence',
    ],
    [
      'a question put to whom a hidden card says',
      (wanted: string) => brokenBy(faults.askedTells, 2, wanted),
      'leaks.awaited',
    ],
    [
      'an event that names a hidden card',
      (wanted: string) => brokenBy(faults.eventTells, 2, wanted),
      'leaks.told',
    ],
    [
      'a secret that is always guessed the same',
      (wanted: string) => brokenBy(faults.guessFrozen, 3, wanted, { games: 12 }),
      'leaks.secrets',
    ],
    [
      'something neither offered nor blocked',
      (wanted: string) => brokenBy(faults.universeLarger, 2, wanted),
      'menus.universe',
    ],
    [
      'something offered out of nowhere',
      (wanted: string) => brokenBy(faults.universeSmaller, 2, wanted),
      'menus.universe',
    ],
    ['something offered twice', (wanted: string) => brokenBy(faults.offeredTwice, 2, wanted), 'menus.once'],
    [
      'a reason that is no rule',
      (wanted: string) => brokenBy(faults.blockedByNoRule, 2, wanted),
      'menus.rule',
    ],
    [
      'a seat that can choose nothing',
      (wanted: string) => brokenBy(faults.nothingOffered, 2, wanted),
      'menus.some',
    ],
    [
      'a menu that changes by itself',
      (wanted: string) => brokenBy(faults.menuUnstable, 2, wanted),
      'menus.stable',
    ],
    [
      'a playout that is offered something else',
      (wanted: string) => brokenBy(faults.playoutDiffers, 2, wanted),
      'menus.playout',
    ],
    [
      'a rule that playouts forget',
      (wanted: string) => brokenBy(faults.playoutForgets, 2, wanted),
      'menus.playoutFacts',
    ],
    [
      'a part that touches the state',
      (wanted: string) => brokenBy(faults.partTouchesState, 3, wanted),
      'together.state',
    ],
    [
      'a part of which others are told',
      (wanted: string) => brokenBy(faults.partTells, 3, wanted),
      'together.untold',
    ],
    [
      'a step in which the order matters',
      (wanted: string) => brokenBy(faults.orderMatters, 3, wanted),
      'together.order',
    ],
    [
      'a copy that shares',
      (wanted: string) => brokenBy(faults.copyShares, 2, wanted),
      'roundtrip.independent',
    ],
    [
      'a field that is not written down',
      (wanted: string) => brokenBy(faults.writingLoses, 2, wanted),
      'roundtrip.hash',
    ],
    [
      'a view that is not plain values',
      (wanted: string) => brokenBy(faults.viewIsLost, 3, wanted),
      'json.view',
    ],
    [
      'a reason that is not plain values',
      (wanted: string) => brokenBy(faults.reasonIsLost, 2, wanted),
      'json.menu',
    ],
    [
      'an event that is not plain values',
      (wanted: string) => brokenBy(faults.eventIsLost, 2, wanted),
      'json.event',
    ],
    [
      'an entry that only its own table knows',
      (wanted: string) => brokenBy(faults.wordsAreLost, 3, wanted),
      'json.asked',
    ],
    ['a game that remembers on its own', (wanted: string) => brokenBy(faults.remembers, 2, wanted), 'twin'],
    ['a card that vanishes', (wanted: string) => brokenBy(faults.cardsVanish, 2, wanted), 'broken'],
    ['a crash', (wanted: string) => brokenBy(faults.crashes, 2, wanted), 'crash'],
    [
      'a game without end',
      (wanted: string) => brokenBy(faults.endless, 2, wanted, { longest: 300, every: 1000 }),
      'endless',
    ],
    ['a question without words', (wanted: string) => brokenBy(faults.wordMissing, 2, wanted), 'texts.key'],
    ['a reason without words', (wanted: string) => brokenBy(faults.reasonMissing, 2, wanted), 'texts.key'],
    ['an event without words', (wanted: string) => brokenBy(faults.eventMissing, 2, wanted), 'texts.key'],
    ['a sentence with a gap', (wanted: string) => brokenBy(faults.wordUnfilled, 2, wanted), 'texts.filled'],
  ])('%s', (_fault, run, check) => {
    expect(run(check)).toContain(check)
  })

  it('nothing where the same secret is disclosed', () => {
    expect(brokenBy(faults.barrierKept, 3, 'anything')).toEqual([])
  })
})
