import type { Outcome } from '../engine.ts'
import type { Shortcut } from '../game.ts'
import { Match } from '../match.ts'
import { choiceKey, type Choice } from '../menu.ts'
import type { Random } from '../random.ts'
import type { GameTypes } from '../frames.ts'
import { refusalOf } from './refusals.ts'
import { some, type Scene } from './scene.ts'
import { checkText } from './texts.ts'

/**
 * After a choice: it can be taken back exactly if nothing was drawn and nobody learned anything, and nobody else can
 * take back what came before it. `before` is the position before the choice, written down. The choice is made again,
 * so that the game goes on as if nothing had happened.
 */
export function checkUndo<G extends GameTypes>(
  scene: Scene<G>,
  seat: number,
  outcome: Outcome<G>,
  before: string,
): void {
  const { engine, match } = scene
  const shown = choiceKey(outcome.choice)
  const hash = engine.hash(match.position)
  const barred = outcome.drew || outcome.taught
  const why = match.whyNoUndo(seat)
  const may = why === undefined
  scene.expect('undo.barrier', may !== barred, () => `${shown} ${may ? 'can' : 'cannot'} be taken back`)
  if (!outcome.apart) checkOthers(scene, seat)
  if (why !== undefined) {
    checkText(scene, why, `why ${shown} cannot be taken back`)
    const refused = refusalOf(() => match.undo(seat))
    scene.expect('undo.refused', refused !== undefined, () => `taking ${shown} back was not refused`)
    if (refused !== undefined)
      scene.same('undo.refused', hash, engine.hash(match.position), 'the hash after a refusal')
    return
  }
  match.undo(seat)
  const back = JSON.stringify(engine.encode(match.position))
  scene.same('undo.exact', before, back, `the position after taking ${shown} back`)
  match.choose(seat, outcome.choice)
  scene.same('undo.again', hash, engine.hash(match.position), `the hash after ${shown} a second time`)
}

/** Somebody has acted since: what the others chose before stands. */
function checkOthers<G extends GameTypes>(scene: Scene<G>, seat: number): void {
  for (let other = 0; other < scene.seats; other++) {
    if (other === seat) continue
    const why = scene.match.whyNoUndo(other)
    scene.expect('undo.others', why !== undefined, () => `seat ${other} can undo though seat ${seat} acted`)
    if (why !== undefined) checkText(scene, why, `why seat ${other} cannot undo`)
  }
}

/** A gesture begins with what is offered, and is taken back as one. */
export function checkShortcuts<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position, seats, effort } = scene
  const random = scene.random('shortcuts')
  const before = engine.hash(position)
  for (let seat = 0; seat < seats; seat++) {
    const offered = engine.menu(position, seat)?.offered ?? []
    const shortcuts = engine.shortcuts(engine.view(position, seat), offered)
    const gestures = liftedGestures(scene, seat, offered, random)
    const all = [...some(shortcuts, effort.tries, random), ...some(gestures, effort.tries, random)]
    for (const { text, choices } of all) {
      const legal = choices.length > 0 && engine.menu(position, seat)?.find(choices[0]) !== undefined
      const isLegal = scene.expect(
        'shortcuts.offered',
        legal,
        () => `“${text.key}” begins with nothing offered`,
      )
      if (!isLegal) continue
      const match = new Match(engine, position)
      match.gesture(seat, choices)
      if (match.whyNoUndo(seat) !== undefined) continue
      match.undo(seat)
      scene.same(
        'shortcuts.undo',
        before,
        engine.hash(match.position),
        `the hash after taking “${text.key}” back`,
      )
    }
  }
}

/** What can be done in one gesture with a piece that can be taken up: with one of them, for they may be many. */
function liftedGestures<G extends GameTypes>(
  scene: Scene<G>,
  seat: number,
  offered: readonly Choice[],
  random: Random,
): readonly Shortcut[] {
  const { engine, position } = scene
  if (engine.game.gestures === undefined) return []
  const entries = engine.describedMenu(position, seat)?.entries ?? []
  const pieces = new Set(entries.flatMap(({ at, lifts }) => (lifts === true && at !== undefined ? at : [])))
  const view = engine.view(position, seat)
  const found = some([...pieces], 1, random).flatMap((piece) => engine.gestures(view, offered, piece))
  for (const { text, cost } of found) {
    checkText(scene, text, 'a gesture')
    if (cost !== undefined) checkText(scene, cost, 'the cost of a gesture')
  }
  return found
}
