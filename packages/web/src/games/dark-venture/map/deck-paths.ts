import { E, N, S, W, type Square, type MatchTables } from '@longtable/dark-venture/board'
import { squareBox, U, type Box } from '../grid/geometry.ts'

/** A bridge: what one walks on, its planks, and rails where one cannot step off. */
export interface DeckPaths {
  readonly floor: string
  readonly planks: string
  readonly rails: string
  readonly posts: string
}

type Land = Pick<MatchTables, 'board' | 'map'>

/** How far the deck stays away from a side that has a rail. */
const IN = 5

interface Span {
  readonly box: Box
  /** By side: is there a rail? */
  readonly rails: readonly boolean[]
}

export function deckPaths(land: Land): DeckPaths {
  const spans = land.map.bridges.flatMap(({ spaces, reached }) => {
    const at = (id: string): Square => land.board.squareOf.get(id) ?? -1
    const open = new Set(reached.map(at))
    return spaces.map(at).map((square): Span => ({
      box: squareBox(land, square),
      rails: [N, E, S, W].map((side) => !open.has(land.board.beside[square * 8 + side])),
    }))
  })
  return {
    floor: spans.map(floor).join(''),
    planks: spans.map(planks).join(''),
    rails: spans.map(rails).join(''),
    posts: spans.map(posts).join(''),
  }
}

function floor({ box: { x, y }, rails: [n, e, s, w] }: Span): string {
  const left = x + (w ? IN : -1)
  const right = x + U - (e ? IN : -1)
  const top = y + (n ? IN : -1)
  const bottom = y + U - (s ? IN : -1)
  return `M${left} ${top}H${right}V${bottom}H${left}z`
}

/** Across the way one walks. */
function planks({ box: { x, y }, rails: [n, e, s, w] }: Span): string {
  const isUpright = Number(n) + Number(s) <= Number(e) + Number(w)
  let d = ''
  for (let at = 8; at < U; at += 8)
    d += isUpright
      ? `M${x + (w ? IN : 0)} ${y + at}H${x + U - (e ? IN : 0)}`
      : `M${x + at} ${y + (n ? IN : 0)}V${y + U - (s ? IN : 0)}`
  return d
}

function rails({ box: { x, y }, rails: [n, e, s, w] }: Span): string {
  const far = U - IN
  return [
    n ? `M${x} ${y + IN}h${U}` : '',
    e ? `M${x + far} ${y}v${U}` : '',
    s ? `M${x} ${y + far}h${U}` : '',
    w ? `M${x + IN} ${y}v${U}` : '',
  ].join('')
}

function posts({ box: { x, y }, rails: [n, e, s, w] }: Span): string {
  const far = U - IN
  const post = (px: number, py: number): string => `M${px - 3} ${py - 3}h6v6h-6z`
  return [0.1, 0.5, 0.9]
    .map((share) => share * U)
    .map((at) =>
      [
        n ? post(x + at, y + IN) : '',
        e ? post(x + far, y + at) : '',
        s ? post(x + at, y + far) : '',
        w ? post(x + IN, y + at) : '',
      ].join(''),
    )
    .join('')
}
