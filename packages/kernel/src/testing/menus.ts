import { choiceKey, type Choice, type Menu } from '../menu.ts'
import { Playout } from '../playout.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

interface Listed {
  readonly offered: readonly Choice[]
  readonly revisions: readonly Choice[]
  readonly idles: readonly Choice[]
  readonly blocked: readonly { readonly choice: Choice; readonly rule: string }[]
}

function list(menu: Menu): Listed {
  return {
    offered: menu.offered.slice(),
    revisions: menu.revisions.slice(),
    idles: menu.idles.slice(),
    blocked: menu.blocked.slice(),
  }
}

/**
 * Who is asked, and that each menu is whole, stable and honest. While several seats decide at once, a choice changes
 * the menu of one seat alone: then one of them is looked at, unless the check is to be `thorough`.
 */
export function checkMenus<G extends GameTypes>(scene: Scene<G>, thorough: boolean): void {
  const { engine, position, seats } = scene
  const awaited = engine.awaited(position)
  scene.expect(
    'menus.awaited',
    awaited.length > 0 !== engine.over(position) &&
      new Set(awaited).size === awaited.length &&
      awaited.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats),
    () => `awaited: ${JSON.stringify(awaited)}, over: ${engine.over(position)}`,
  )
  const one = thorough || awaited.length < 2 ? -1 : scene.random('menus').pick(awaited)
  for (let seat = 0; seat < seats; seat++) {
    if (one < 0 || seat === one) checkSeat(scene, seat, awaited.includes(seat))
  }
  for (const nobody of [-1, seats]) {
    const menu = engine.menu(position, nobody)
    scene.expect('menus.spectator', menu === null, () => `seat ${nobody} is nobody's and has a menu`)
  }
  checkPlayout(scene)
}

function checkSeat<G extends GameTypes>(scene: Scene<G>, seat: number, awaited: boolean): void {
  const { engine, position } = scene
  const menu = engine.menu(position, seat)
  if (menu === null) {
    scene.expect('menus.asked', !awaited, () => `seat ${seat} is awaited and gets no menu`)
    return
  }
  const first = list(menu)
  if (awaited) {
    const empty = first.offered.length === 0
    scene.expect('menus.some', !empty, () => `seat ${seat} is awaited and nothing is offered`)
  }
  const second = engine.menu(position, seat)
  const again = JSON.stringify(second === null ? null : list(second))
  scene.same('menus.stable', JSON.stringify(first), again, `the menu of seat ${seat} when asked twice`)
  checkCover(scene, seat, first)
}

/** Offered, revisions, idles and blocked are the universe: all of it, and each element once. */
function checkCover<G extends GameTypes>(scene: Scene<G>, seat: number, menu: Listed): void {
  const { engine, position } = scene
  const step = position.stack.at(-1)?.step ?? 'no step'
  const told = new Map<string, string>()
  const tell = (how: string, entry: Choice): void => {
    const key = choiceKey(entry)
    const before = told.get(key)
    scene.expect(
      'menus.once',
      before === undefined,
      () => `${step}: ${key} is ${before ?? ''} and ${how}`,
      step,
    )
    told.set(key, how)
  }
  for (const entry of menu.offered) tell('offered', entry)
  for (const entry of menu.revisions) tell('a revision', entry)
  for (const entry of menu.idles) tell('idle', entry)
  const rules = new Set(engine.game.rules.map(({ id }) => id))
  for (const { choice, rule } of menu.blocked) {
    tell('blocked', choice)
    const detail = (): string => `${step}: ${choiceKey(choice)} is blocked by ${rule}, which is no rule`
    scene.expect('menus.rule', rules.has(rule), detail, rule)
  }
  const universe = new Set<string>()
  for (const entry of engine.universe(position, seat)) {
    const key = choiceKey(entry)
    scene.expect('menus.universe', !universe.has(key), () => `${step}: ${key} is twice in the universe`, step)
    universe.add(key)
    scene.expect(
      'menus.universe',
      told.has(key),
      () => `${step}: ${key} is neither offered nor blocked`,
      step,
    )
  }
  for (const [key, how] of told) {
    scene.expect(
      'menus.universe',
      universe.has(key),
      () => `${step}: ${key} is ${how}, not in the universe`,
      step,
    )
  }
}

/** A playout offers what the full menu offers, revisions and idles left out, in the same order. */
function checkPlayout<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position } = scene
  const playout = new Playout(engine, position)
  scene.expect('menus.playout', playout.over === engine.over(position), () => 'the playout is over, or not')
  if (playout.over) return
  const menu = engine.menu(position, playout.seat)
  scene.same(
    'menus.playout',
    JSON.stringify(menu?.offered ?? null),
    JSON.stringify(playout.choices),
    `the playout's choices for seat ${playout.seat}`,
  )
}

/** A choice leads to the same facts in a playout as in a match. */
export function checkPlayoutOf<G extends GameTypes>(scene: Scene<G>, seat: number, taken: Choice): void {
  const { engine, position } = scene
  const playout = new Playout(engine, position)
  const entry = playout.choices.find((each) => choiceKey(each) === choiceKey(taken))
  if (playout.seat !== seat || entry === undefined) return
  playout.take(entry)
  const after = engine.copy(position)
  engine.apply(after, seat, taken)
  scene.same(
    'menus.playoutFacts',
    engine.codec.hashFacts(after),
    engine.codec.hashFacts(playout.position),
    `the facts after ${choiceKey(taken)} in a playout`,
  )
}
