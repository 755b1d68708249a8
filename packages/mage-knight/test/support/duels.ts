import { startDuel } from '../../src/steps/duel.ts'
import { hexNamed } from './names.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './scene.ts'

/** Duels that have just begun: the first player has come from the next space. */

export function duel(
  aggressor: PlayerScene = {},
  defender: PlayerScene = {},
  spec: Omit<SceneSpec, 'players'> & { readonly place?: string; readonly from?: string } = {},
): Scene {
  const { place = '1.SE', from = '1.SW', ...rest } = spec
  return scene({
    ...rest,
    players: [
      { at: place, trail: [from, place], ...aggressor },
      { at: place, ...defender },
    ],
    begin: (s, ctx) => {
      startDuel(s, 0, 1, hexNamed(s, from), ctx)
    },
  })
}

/** Both pass in the first phase: the melee begins with the aggressor. */
export function melee(fight: Scene): Scene {
  return fight.take('pass', 'pass')
}
