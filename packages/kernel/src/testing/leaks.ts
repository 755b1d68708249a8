import { choiceKey, type Choice } from '../menu.ts'
import { Playout } from '../playout.ts'
import type { Position } from '../position.ts'
import type { Random } from '../random.ts'
import type { GameTypes } from '../frames.ts'
import { checkHiddenVaries } from './hidden.ts'
import { MADE_UP, refusalOf } from './refusals.ts'
import { some, type Scene } from './scene.ts'
import type { Secrets } from './secrets.ts'
import { checkTold } from './told.ts'

/**
 * Nothing that is hidden from a viewer shows in anything it is sent: in every position that the viewer can imagine
 * it sees the same, is asked the same, and what it does has the same consequences for its eyes, unless those are
 * news that cannot be taken back.
 */
export function checkLeaks<G extends GameTypes>(scene: Scene<G>, secrets: Secrets): void {
  const { engine, position, seats } = scene
  for (let viewer = 0; viewer <= seats; viewer++) {
    const random = scene.random(`leaks ${viewer}`)
    const view = engine.view(position, viewer)
    const imagined = engine.imagine(view, random)
    checkSent(scene, imagined, viewer)
    const broken = engine.game.violations(imagined.state, engine.tables, seats)
    const isWhole = broken.length === 0
    scene.expect('leaks.broken', isWhole, () => `imagined by viewer ${viewer}: ${broken.join('; ')}`)
    secrets.look(scene, view, imagined)
    if (viewer < seats) checkConsequences(scene, imagined, viewer, random)
    checkTold(scene, imagined, viewer, random)
    checkPlayable(scene, imagined, viewer, random)
    checkHiddenVaries(scene, viewer, random)
  }
}

/** Everything that is sent to a viewer at a position, as it is sent. */
function sent<G extends GameTypes>(
  scene: Scene<G>,
  position: Position<G>,
  viewer: number,
): [string, string][] {
  const { engine, seats } = scene
  const refusals = [MADE_UP].map((wanted) =>
    refusalOf(() => engine.apply(engine.copy(position), viewer, wanted)),
  )
  return [
    ['view', JSON.stringify(engine.view(position, viewer))],
    ['menu', JSON.stringify(viewer < seats ? engine.describedMenu(position, viewer) : null)],
    ['awaited', JSON.stringify(engine.awaited(position))],
    ['refusal', JSON.stringify(refusals)],
  ]
}

function checkSent<G extends GameTypes>(scene: Scene<G>, imagined: Position<G>, viewer: number): void {
  const real = sent(scene, scene.position, viewer)
  const other = sent(scene, imagined, viewer)
  real.forEach(([what, expected], i) => {
    scene.same(
      `leaks.${what}`,
      expected,
      other[i][1],
      `the ${what} of viewer ${viewer} depends on what is hidden`,
    )
  })
}

/** What a seat's own choices lead to, for its own eyes, here and in a position it imagines. */
function checkConsequences<G extends GameTypes>(
  scene: Scene<G>,
  imagined: Position<G>,
  viewer: number,
  random: Random,
): void {
  const { engine, position, effort } = scene
  const menu = engine.menu(position, viewer)
  if (menu === null) return
  const tried = some([...menu.offered, ...menu.revisions, ...menu.idles], effort.tries, random)
  const { seed, epoch, counters } = position.random
  for (const taken of tried) {
    const here = engine.copy(position)
    const there = engine.copy(imagined)
    there.random = { seed, epoch, counters: counters.slice() }
    const real = consequence(scene, here, viewer, taken)
    const other = consequence(scene, there, viewer, taken)
    if (real.news || other.news) continue
    const what = `what viewer ${viewer} sees after ${choiceKey(taken)}, though nothing was drawn or revealed`
    scene.same('leaks.consequence', real.seen, other.seen, what)
  }
}

function consequence<G extends GameTypes>(
  scene: Scene<G>,
  position: Position<G>,
  viewer: number,
  taken: Choice,
): { readonly news: boolean; readonly seen: string } {
  const { engine } = scene
  const { drew, taught, events } = engine.apply(position, viewer, taken)
  if (drew || taught) return { news: true, seen: '' }
  return {
    news: false,
    seen: JSON.stringify([
      engine.view(position, viewer),
      engine.eventsFor(events, viewer),
      engine.awaited(position),
      engine.describedMenu(position, viewer),
    ]),
  }
}

/** Bots search in what they imagine: it can be played to the end. */
function checkPlayable<G extends GameTypes>(
  scene: Scene<G>,
  imagined: Position<G>,
  viewer: number,
  random: Random,
): void {
  const playout = new Playout(scene.engine, imagined)
  for (let n = 0; !playout.over && n < scene.effort.longest; n++) {
    if (playout.choices.length === 0) break
    playout.take(random.pick(playout.choices))
  }
  scene.expect(
    'leaks.playable',
    playout.over,
    () => `what viewer ${viewer} imagined cannot be played to the end: seat ${playout.seat} is stuck`,
  )
}
