import type { Share } from '@longtable/bots/arena'

export interface Bar {
  readonly name: string
  readonly colour: string
  readonly share: Share
}

const LABEL = 110
const PLOT = 480
const RIGHT = 70
const ROW = 34
const TOP = 46
const BOTTOM = 34

/** Both by day and by night. */
const STYLE = [
  'text{font:13px system-ui,sans-serif;fill:#1f2328}',
  '.title{font-weight:600;font-size:15px}',
  '.small{font-size:11px;fill:#59636e}',
  '.grid{stroke:#d1d9e0;stroke-width:1}',
  '.reach{stroke:#1f2328;stroke-width:1.5}',
  '.band{fill:#1a7f37;fill-opacity:.14}',
  '@media (prefers-color-scheme:dark){text{fill:#f0f6fc}.small{fill:#9198a1}.grid{stroke:#3d444d}',
  '.reach{stroke:#f0f6fc}.band{fill:#3fb950;fill-opacity:.2}}',
].join('')

/** Bars with their intervals over the band in which they should lie; the scale ends at `most`. */
export function barsOf(
  title: string,
  bars: readonly Bar[],
  band: readonly [number, number],
  most: number,
): string {
  const width = LABEL + PLOT + RIGHT
  const height = TOP + bars.length * ROW + BOTTOM
  const x = (share: number): number => Math.round((LABEL + (PLOT * share) / most) * 10) / 10
  const floor = TOP + bars.length * ROW
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="8" y="24">${title}</text>`,
    `<rect class="band" x="${x(band[0])}" y="${TOP}" width="${x(band[1]) - x(band[0])}" height="${floor - TOP}"/>`,
  ]
  for (let share = 0; share <= most + 1e-9; share += 0.1) {
    parts.push(`<line class="grid" x1="${x(share)}" y1="${TOP}" x2="${x(share)}" y2="${floor}"/>`)
    parts.push(
      `<text class="small" x="${x(share)}" y="${floor + 18}" text-anchor="middle">${Math.round(100 * share)} %</text>`,
    )
  }
  bars.forEach((bar, i) => parts.push(...rowOf(bar, TOP + i * ROW, x)))
  parts.push('</svg>', '')
  return parts.join('\n')
}

function rowOf({ name, colour, share }: Bar, y: number, x: (share: number) => number): string[] {
  const middle = y + ROW / 2
  return [
    `<text x="${LABEL - 10}" y="${middle + 4}" text-anchor="end">${name}</text>`,
    `<rect x="${x(0)}" y="${y + 7}" width="${x(share.share) - x(0)}" height="${ROW - 14}" rx="2" fill="${colour}"/>`,
    `<path class="reach" fill="none" d="M${x(share.low)} ${middle}H${x(share.high)}M${x(share.low)} ${middle - 5}v10M${x(share.high)} ${middle - 5}v10"/>`,
    `<text x="${x(Math.max(share.high, share.share)) + 8}" y="${middle + 4}">${(100 * share.share).toFixed(1)}</text>`,
  ]
}
