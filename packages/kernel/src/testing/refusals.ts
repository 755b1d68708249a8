import type { Choice } from '../menu.ts'
import type { GameTypes } from '../frames.ts'
import { UserError, type Text } from '../text.ts'
import { some, type Scene } from './scene.ts'
import { checkText } from './texts.ts'

/** Something nobody can ever choose. */
export const MADE_UP: Choice = { do: 'conjure', from: 'thin air' }

/** What is not offered is refused with a reason, and changes nothing. */
export function checkRefusals<G extends GameTypes>(scene: Scene<G>): void {
  const { engine, position, seats } = scene
  const random = scene.random('refusals')
  const others = new Map<number, Choice[]>()
  for (let seat = 0; seat < seats; seat++)
    others.set(seat, engine.menu(position, seat)?.offered.slice() ?? [])
  for (let seat = -1; seat <= seats; seat++) {
    const menu = engine.menu(position, seat)
    const blocked = menu?.blocked.map(({ choice }) => choice) ?? []
    const foreign = [...others].filter(([other]) => other !== seat).flatMap(([, offered]) => offered)
    const tried = [MADE_UP, ...some(blocked, 3, random), ...some(foreign, 3, random)]
    for (const own of some(menu?.offered.slice() ?? [], 2, random)) tried.push(...twisted(own))
    for (const wanted of tried) {
      if (engine.menu(position, seat)?.find(wanted) !== undefined) continue
      checkRefused(scene, seat, wanted)
    }
  }
}

/** A legal choice with a little something added, left out or changed. */
function twisted(choice: Choice): Choice[] {
  const out: Choice[] = [{ ...choice, besides: true }]
  for (const [key, value] of Object.entries(choice)) {
    if (key === 'do') continue
    const { [key]: _without, ...less } = choice
    out.push({ ...less, do: choice.do })
    if (typeof value === 'number') out.push({ ...choice, [key]: String(value) }, { ...choice, [key]: 1e6 })
  }
  return out
}

function checkRefused<G extends GameTypes>(scene: Scene<G>, seat: number, wanted: Choice): void {
  const { engine, position } = scene
  const shown = `seat ${seat} choosing ${JSON.stringify(wanted)}`
  const before = engine.hash(position)
  const reason = refusalOf(() => engine.apply(position, seat, wanted))
  if (!scene.expect('refusals.refused', reason !== undefined, () => `${shown} was not refused`)) return
  scene.same('refusals.unchanged', before, engine.hash(position), `the hash after ${shown}`)
  if (reason !== undefined) checkText(scene, reason, `the refusal of ${shown}`)
}

/** The sentence with which something is refused; undefined if it is not. */
export function refusalOf(attempt: () => unknown): Text | undefined {
  try {
    attempt()
  } catch (error) {
    if (error instanceof UserError) return error.text
    throw error
  }
  return undefined
}
