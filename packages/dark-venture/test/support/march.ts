import { cardDrawFrame } from '../../src/state/frames.ts'
import { run } from '../../src/state/tables/match-tables.ts'
import { scene, type Scene, type SceneSpec } from './scene.ts'

/** In place of drawing: the frame is gone at once. */
const noDraw = run(cardDrawFrame.name, {
  locals: cardDrawFrame.locals.fields,
  run: (_s, _f, ctx) => ctx.pop(),
})

/** One unit `a` of the Varpen, somewhere, with dice; what else there is comes on top. */
export function walker(at: string, dice: string, rest: SceneSpec = {}): Scene {
  return scene({
    sides: { varpen: { units: { a: `varpen-whelp ${at}` } }, orpal: {} },
    steps: [noDraw],
    ...rest,
    dice,
  }).take('march a')
}

/** A step from the menu: the offered payments of a way, in the scene's words. */
export function paymentsOf(table: Scene, way: string): string[] {
  return table
    .menu('step')
    .map((words) => words.split(' '))
    .filter(([, name]) => name === way)
    .map(([, , pay]) => pay)
}

/** Makes steps named by way and payment, exactly. */
export function go(table: Scene, ...steps: readonly string[]): Scene {
  for (const step of steps) {
    const found = table.offered().find((choice) => table.words(choice) === `step ${step}`)
    if (found === undefined) throw new Error(`“${step}” is not offered: ${table.menu('step').join('; ')}`)
    table.choose(found)
  }
  return table
}
