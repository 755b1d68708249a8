import type { PlainMenu, Outcome } from '../engine.ts'
import type { View } from '../position.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

/**
 * What is sent to a viewer survives the way there: views and menus are the same when they were written as JSON and
 * read again, and then still say the same in words.
 */
export function checkJson<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position, seats } = scene
  for (let viewer = 0; viewer <= seats; viewer++) {
    const view = engine.view(position, viewer)
    const isPlain = survives(scene, 'json.view', view, `the view of viewer ${viewer}`)
    const bare = viewer < seats ? engine.plainMenu(position, viewer) : null
    if (bare === null) continue
    const isPlainToo = survives(scene, 'json.menu', bare, `the menu of seat ${viewer} in ${bare.step}`)
    if (isPlain && isPlainToo) checkWords(scene, view, bare)
  }
}

/** A client that has only the view and the bare menu, both out of JSON, finds the same words for it. */
function checkWords<G extends GameTypes>(scene: Scene<G>, view: View<G>, plain: PlainMenu): void {
  const { engine, position } = scene
  const here = JSON.stringify(engine.describedMenu(position, view.viewer))
  const there = JSON.stringify(engine.describeMenu(throughJson(view), throughJson(plain)))
  scene.same('json.asked', here, there, `the menu of seat ${view.viewer} in words, far away`)
}

/** What is told survives the way too. */
export function checkToldJson<G extends GameTypes>(scene: Scene<G>, events: Outcome<G>['events']): void {
  for (const { event } of events) survives(scene, 'json.event', event, `the event ${event.event}`)
}

function survives<G extends GameTypes>(
  scene: Scene<G>,
  check: string,
  value: unknown,
  what: string,
): boolean {
  const lost = lostInJson(value, throughJson(value), '')
  return scene.expect(check, lost === undefined, () => `${what} changes in JSON at “${lost}”`, what)
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** The first path at which a value and what JSON made of it differ. */
function lostInJson(value: unknown, read: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return value === read ? undefined : path
  if (typeof read !== 'object' || read === null || Array.isArray(value) !== Array.isArray(read)) return path
  // A Map, a Set or a class of the game's own comes back as something else, even if nothing in it is lost.
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path
  const [from, to] = [value as Record<string, unknown>, read as Record<string, unknown>]
  for (const key of Object.keys(from)) {
    const at = path === '' ? key : `${path}.${key}`
    const lost = Object.hasOwn(to, key) ? lostInJson(from[key], to[key], at) : at
    if (lost !== undefined) return lost
  }
  return undefined
}
