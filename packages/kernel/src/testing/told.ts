import { choiceKey, type Choice } from '../menu.ts'
import { branchesOf } from '../frames.ts'
import type { Position } from '../position.ts'
import type { Random } from '../random.ts'
import type { GameTypes } from '../frames.ts'
import { some, type Scene } from './scene.ts'

/** Above this many choices the search for another that looks the same is too dear. */
const MOST_CHOICES = 150

interface Seen {
  readonly view: string
  readonly events: string
}

/**
 * What a viewer is told of another seat's choice is no more than what its view knows. In a position that the viewer
 * imagines, some choices of that seat may lead to the same view as the real one did; then one of these must be told
 * in the same words too. Otherwise the words rule out a position that the view holds possible.
 */
export function checkTold<G extends GameTypes>(
  scene: Scene<G>,
  imagined: Position<G>,
  viewer: number,
  random: Random,
): void {
  const { engine, position } = scene
  const top = position.stack.at(-1)
  // While several decide at once nobody is told anything (simultaneous.ts).
  if (top === undefined || branchesOf(top) !== undefined) return
  const { seed, epoch, counters } = position.random
  imagined = engine.copy(imagined)
  imagined.random = { seed, epoch, counters: counters.slice() }
  for (const seat of engine.awaited(position)) {
    if (seat === viewer) continue
    const there = engine.menu(imagined, seat)?.offered.slice() ?? []
    if (there.length > MOST_CHOICES) continue
    for (const taken of some(engine.menu(position, seat)?.offered.slice() ?? [], 2, random)) {
      const real = seen(scene, position, seat, taken, viewer)
      const alike = there
        .filter((other) => other.do === taken.do)
        .map((other) => seen(scene, imagined, seat, other, viewer))
        .filter(({ view }) => view === real.view)
      if (alike.length === 0) continue
      scene.expect(
        'leaks.told',
        alike.some(({ events }) => events === real.events),
        () => `viewer ${viewer} is told more of ${choiceKey(taken)} than it may know: ${real.events}`,
      )
    }
  }
}

function seen<G extends GameTypes>(
  scene: Scene<G>,
  from: Position<G>,
  seat: number,
  taken: Choice,
  viewer: number,
): Seen {
  const { engine } = scene
  const position = engine.copy(from)
  const { events } = engine.apply(position, seat, taken)
  return {
    view: JSON.stringify(engine.view(position, viewer)),
    events: JSON.stringify(engine.eventsFor(events, viewer)),
  }
}
