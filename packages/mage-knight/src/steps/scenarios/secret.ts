import { bool, int, text, type Described, type Menu } from '@longtable/kernel'
import { PLACE } from '../../state/choices/together.ts'
import { BackOf, Ground, NONE } from '../../content/ids.ts'
import { drawToken } from '../../state/mutations.ts'
import { isRevealed, siteAt, terrainAt, type Hex } from '../../state/pools/lattice.ts'
import { atHex, hexText } from '../../text/hex.ts'
import { ask, run, type MageContext, type MatchTables } from '../../state/match.ts'
import { Marks, type Seat, type State } from '../../state/schema/state.ts'

/** May a secret dungeon lie there: accessible, no swamp, no site (MK-SC-91)? */
function takesSecret(s: State, hex: Hex): boolean {
  if (!isRevealed(s, hex) || siteAt(s, hex) !== NONE || s.extra[hex] !== 0) return false
  switch (terrainAt(s, hex)) {
    case Ground.swamp:
    case Ground.lake:
    case Ground.mountain:
    case Ground.sea:
      return false
    default:
      return true
  }
}

function placesNear(s: State, near: Hex, tables: MatchTables): Hex[] {
  return tables.neighbours[near].filter((hex) => takesSecret(s, hex))
}

/** Whoever reveals a village or a monastery says where the secret dungeon or tomb lies; one place is no question. */
export const placeSecret = run('secret', {
  locals: { seat: int(0, 3), near: int(0), tomb: bool() },
  run: (s, f, ctx) => {
    ctx.pop()
    const places = placesNear(s, f.near, ctx.tables)
    if (places.length === 1) lay(s, f.seat, places[0], f.tomb, ctx)
    else if (places.length > 1) ctx.push(pickSecret, { seat: f.seat, near: f.near, tomb: f.tomb })
  },
})

export const pickSecret = ask('secret.place', {
  locals: { seat: int(0, 3), near: int(0), tomb: bool() },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) =>
    tables.neighbours[f.near].filter((hex) => isRevealed(s, hex)).map((hex) => PLACE[hex]),
  offer: (s, f, menu: Menu<MatchTables, (typeof PLACE)[number]>) => {
    for (const hex of menu.tables.neighbours[f.near]) {
      if (takesSecret(s, hex)) menu.add(PLACE[hex])
      else if (isRevealed(s, hex)) menu.block?.(PLACE[hex], 'MK-SC-91')
    }
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    lay(s, f.seat, choice.hex, f.tomb, ctx)
  },
  question: (_ctx, f) => text(f.tomb ? 'ask.secretTomb' : 'ask.secretDungeon'),
  describe: (ctx, _f, choice): Described => ({
    text: text('choose.secret', { hex: hexText(ctx.state, choice.hex) }),
    at: atHex(choice.hex),
  }),
})

function lay(s: State, seat: Seat, hex: Hex, tomb: boolean, ctx: MageContext): void {
  s.extra[hex] |= tomb ? Marks.secretTomb : Marks.secretDungeon
  ctx.tell?.({ event: 'secretPlaced', seat, hex, tomb })
  drawToken(s, tomb ? BackOf.red : BackOf.brown, hex, false, ctx)
}
