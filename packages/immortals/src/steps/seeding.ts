import { int, text } from '@longtable/kernel'
import { COLOURS, INHABITANTS } from '../state/codes.ts'
import { ask, run, simultaneous } from '../state/schema.ts'
import { towerDice } from '../state/streams.ts'
import { throwCubes } from '../state/tower.ts'
import { SPLIT } from './choices.ts'
import { theRounds } from './flow.ts'
import { seatNode } from './locals.ts'

/** Seeding the tower: seven armies of each player and ten inhabitants, in one throw. */

export const seedTower = run('seed', {
  locals: {},
  run: (s, _f, ctx) => {
    const { seedArmies, seedInhabitants, trayInhabitants } = ctx.tables.edition.setup
    const thrown = Array.from({ length: COLOURS }, (_, colour) => (colour < ctx.seats ? seedArmies : 0))
    thrown[INHABITANTS] = seedInhabitants
    s.inhabitants -= seedInhabitants
    for (const player of s.players) player.supply -= seedArmies
    const fallen = thrown.map(() => 0)
    throwCubes(ctx.tables.tower, s.tower, thrown, fallen, towerDice(ctx)) // IMM-SEED-1
    ctx.tell?.({ event: 'seeded', fallen: fallen.slice(), inside: s.tower.slice() })
    // IMM-SEED-4: at most two inhabitants stay in the tray.
    s.tray = fallen
    const back = Math.max(0, fallen[INHABITANTS] - trayInhabitants)
    s.tray[INHABITANTS] -= back
    s.inhabitants += back
    // IMM-SEED-5: what is left of the personal supplies takes no part.
    for (const player of s.players) {
      player.boxed += player.supply
      player.supply = 0
    }
    ctx.next(splitFallen, {})
  },
})

export const splitBranch = ask('seed.split.mine', {
  locals: { seat: seatNode, light: int() },
  seat: (_s, f) => f.seat,
  universe: (s, f) => SPLIT.slice(0, s.tray[f.seat] + 1),
  offer: (s, f, menu) => {
    for (let light = 0; light <= s.tray[f.seat]; light++) menu.add(SPLIT[light])
  },
  take: (_s, f, { light }, ctx) => {
    f.light = light
    ctx.ready()
  },
  question: ({ state }, f) => text('ask.split', { count: state.tray[f.seat] }),
  describe: ({ state }, f, { light }) => ({
    text: text('choose.split', { light, dark: state.tray[f.seat] - light }),
    at: 'limbo',
  }),
})

/** IMM-SEED-2, IMM-SEED-3: each splits all fallen cubes of the own colour between the two limbos. */
export const splitFallen = simultaneous('seed.split', {
  locals: {},
  branch: splitBranch,
  takesPart: (s, _f, seat) => s.tray[seat] > 0,
  begin: (_s, _f, seat) => ({ seat, light: 0 }),
  done: (s, _f, branches, ctx) => {
    branches.forEach((branch, seat) => {
      if (branch === undefined) return
      const dark = s.tray[seat] - branch.light
      s.players[seat].limbo[0] += branch.light
      s.players[seat].limbo[1] += dark
      s.tray[seat] = 0
      ctx.tell?.({ event: 'limbo', seat, light: branch.light, dark })
    })
    ctx.push(theRounds, { phase: 0 })
  },
})
