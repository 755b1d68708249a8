import { siteRow, type sites } from '@longtable/mage-knight/board'
import { memo, type ReactNode } from 'react'
import { stones } from '../mana/cut.ts'
import '../mana/Gem.css'
import './sites.css'

/** Small buildings that stand with their feet at the origin's lower half, to be told apart by their outlines. */

type SiteId = (typeof sites)[number]['id']

const village = (
  <>
    <path className="mk-site-wall" d="M-27 20V5h18v15z" />
    <path className="mk-site-roof" d="M-31 6l5-13h16l5 13z" />
    <path className="mk-site-wall" d="M8 18V4h17v14z" />
    <path className="mk-site-roof" d="M4 5l6-12h14l5 12z" />
    <path className="mk-site-wall" d="M-12 25V2L0-11 12 2v23z" />
    <path className="mk-site-roof" d="M-17 5L0-17 17 5l-4 3L0-9-13 8z" />
    <path className="mk-site-wall" d="M5-19h5v10l-5-5z" />
    <path className="mk-site-door" d="M-3.5 25V14.5a3.5 3.5 0 0 1 7 0V25z" />
    <path className="mk-site-window" d="M-22 9h6v6h-6zM14 7h6v6h-6zM-7 2h4v5h-4zM3 2h4v5H3z" />
  </>
)

const monastery = (
  <>
    <path className="mk-site-wall" d="M-4 24V0h32v24z" />
    <path className="mk-site-slate" d="M-7 2L0-12h24l8 14z" />
    <path className="mk-site-wall" d="M-26 24v-36h17v36z" />
    <path className="mk-site-slate" d="M-30-11l12.5-22L-5-11z" />
    <path className="mk-site-line" d="M-17.5-33v-10M-21.5-39.5h8" />
    <path className="mk-site-window" d="M-20.5-2v-4a3 3 0 0 1 6 0v4z" />
    <path
      className="mk-site-window"
      d="M2 17V9a2.5 2.5 0 0 1 5 0v8zM11 17V9a2.5 2.5 0 0 1 5 0v8zM20 17V9a2.5 2.5 0 0 1 5 0v8z"
    />
    <path className="mk-site-door" d="M-22 24v-9a4.5 4.5 0 0 1 9 0v9z" />
  </>
)

const burned = (
  <>
    <path className="mk-site-char" d="M-26 24v-30l5 4 4-8 3 5 5-2v31zM-4 24V8l6-6 4 6 5-4 4 7 6-3 7 6v10z" />
    <path className="mk-site-smoke" d="M-14-8c-6-6 5-9 0-16s6-8 2-15M10 0c-4-5 5-8 1-14s5-7 2-12" />
    <path className="mk-site-ember" d="M-20 18h4v4h-4zM6 14h4v5H6zM18 17h4v4h-4z" />
  </>
)

const keep = (
  <>
    <path
      className="mk-site-stone"
      d="M-30 24v-38h5v5h5v-5h5v5h3v-13h5v5h4.5v-5h5v5H7v-5h5v13h3v-5h5v5h5v-5h5v38z"
    />
    <path className="mk-site-shade" d="M12-9h3v-5h5v5h5v-5h5v38H14z" />
    <path className="mk-site-door" d="M-7 24V9a7 7 0 0 1 14 0v15z" />
    <path className="mk-site-bars" d="M-3 24V4M3 24V4M-7 13H7M-7 19H7" />
    <path className="mk-site-window" d="M-23 2h4v8h-4zM19 2h4v8h-4zM-2-11h4v7h-4z" />
  </>
)

const mageTower = (
  <>
    <circle className="mk-site-magic" cx="0" cy="-45" r="5.5" />
    <path className="mk-site-stone" d="M-11 25l2.5-43h17L11 25z" />
    <path className="mk-site-shade" d="M3-18h5.5L11 25H4z" />
    <path className="mk-site-stone" d="M-14-18v-6h28v6z" />
    <path className="mk-site-violet" d="M-16-23c8-3 13-9 16-20 3 11 8 17 16 20z" />
    <path className="mk-site-stone" d="M9 25V7l6-3 6 3v18z" />
    <path className="mk-site-violet" d="M6 8l9-13 9 13z" />
    <path
      className="mk-site-window"
      d="M-2.5-9v-3a2.5 2.5 0 0 1 5 0v3zM-3 6V2.5a3 3 0 0 1 6 0V6zM13 15v-4h4v4z"
    />
    <path className="mk-site-door" d="M-4 25v-6a4 4 0 0 1 8 0v6z" />
  </>
)

function city(colour: number): ReactNode {
  return (
    <g className={`mk-gem-${colour}`}>
      <path className="mk-site-stone" d="M-19 10v-40h4v4h4v-4h4v4h4v-4h4v40z" />
      <path className="mk-site-coloured" d="M1 6v-28l8.5-15L18-22V6z" />
      <path className="mk-site-stone" d="M1 8v-28h17V8z" />
      <path className="mk-site-stone" d="M-42 28V-4h4v4h4v-4h4v4h4v-4h4V8h44V-4h4v4h4v-4h4v4h4v-4h4v32z" />
      <path className="mk-site-coloured" d="M-45-3l11-19 11 19zM23-3l11-19 11 19z" />
      <path className="mk-site-shade" d="M-34-22l11 19h-9zM34-22L45-3h-9zM30 28V0h12v28z" />
      <path className="mk-site-door" d="M-9 28V17a9 9 0 0 1 18 0v11z" />
      <path className="mk-site-bars" d="M-4 28V10M4 28V10M-9 18H9M-9 23H9" />
      <path className="mk-site-line" d="M-11-30v-16M9.5-36v-8" />
      <path className="mk-site-coloured" d="M-11-46h14l-4 4 4 4h-14z" />
      <path
        className="mk-site-window"
        d="M-36 6h4v7h-4zM32 6h4v7h-4zM-13-20h4v6h-4zM-13-8h4v6h-4zM7-14h5v7H7zM7-2h5v6H7z"
      />
    </g>
  )
}

function mine(colour: number): ReactNode {
  return (
    <g className={`mk-gem-${colour}`}>
      <path
        className="mk-site-rock"
        d="M-34 24c0-14 6-20 9-30 4-11 11-16 21-18 9-1 14 3 19 11 7 9 16 19 19 37z"
      />
      <path className="mk-site-shade" d="M-4-24c9-1 14 3 19 11 7 9 16 19 19 37H19C19 6 12-12-4-24z" />
      <path className="mk-site-cave" d="M-15 24V4l6-7H9l6 7v20z" />
      <path className="mk-site-beam" d="M-17 24V3h4v21zM13 24V3h4v21zM-19 3v-5h38v5z" />
      <path className="mk-site-coloured" d="M-9 24V13l4-6 4 6v11zM-1 24V9l5-7 5 7v15z" />
      <path className="mk-site-glint" d="M-6 22V12M4 21V8" />
      <g transform="translate(9 -43) scale(1.35)">
        <path className="mk-site-coloured" d={stones[colour].outline} />
        <path className="mk-site-glint" d={stones[colour].table} />
      </g>
    </g>
  )
}

const glade = (
  <>
    <ellipse className="mk-site-light" cx="0" cy="8" rx="34" ry="22" />
    <path className="mk-site-trunk" d="M-5 22c2-8 2-13-1-20l5 4 2-10 3 9 5-4c-3 7-2 14 1 21z" />
    <path
      className="mk-site-leaf"
      d="M0-35c9 0 14 6 13 12 7 0 11 5 10 11-1 7-8 10-14 8-2 4-5 6-9 6s-7-2-9-6c-6 2-13-1-14-8-1-6 3-11 10-11-1-6 4-12 13-12z"
    />
    <path
      className="mk-site-shade"
      d="M0-35c9 0 14 6 13 12 7 0 11 5 10 11-1 7-8 10-14 8-2 4-5 6-9 6 6-8 8-24 0-37z"
    />
    <path
      className="mk-site-stone"
      d="M-33 16c0-7 2-10 5-10s5 3 5 10zM23 16c0-7 2-10 5-10s5 3 5 10zM-21 27c0-7 2-9 5-9s5 2 5 9zM11 27c0-7 2-9 5-9s5 2 5 9z"
    />
    <path
      className="mk-site-spark"
      d="M-29-16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM28-30l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM24 0l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
    />
  </>
)

const orc = (
  <>
    <path className="mk-site-hide" d="M-28 24L-8-14h4L16 24z" />
    <path className="mk-site-shade" d="M-6-14h2L16 24H2z" />
    <path className="mk-site-cave" d="M-12 24L-6 5l6 19z" />
    <path className="mk-site-line" d="M-11-20l10 12M-1-20l-10 12M21 25v-48" />
    <path className="mk-site-roof" d="M21-22l13 4-5 5 4 6-12 2z" />
    <path className="mk-site-bone" d="M15-26c0-6 3-9 6-9s6 3 6 9l-2 2v4h-8v-4z" />
    <path className="mk-site-window" d="M17.5-29h2.5v3h-2.5zM22-29h2.5v3H22z" />
  </>
)

const draconum = (
  <>
    <path
      className="mk-site-rock"
      d="M-34 24c2-12 7-16 12-14 2-10 10-12 14-5 5-8 15-7 18 2 8-4 21 4 24 17z"
    />
    <path className="mk-site-shade" d="M10 7c8-4 21 4 24 17H14C16 16 15 11 10 7z" />
    <path
      className="mk-site-bone"
      d="M-26 10c-6-12-4-24 4-33-1 11 1 18 5 24zM-10 4c-4-14 0-28 10-37-3 13-2 22 2 31zM14 7c-1-11 4-21 12-27-1 10 0 18 2 27z"
    />
    <path className="mk-site-cave" d="M-16 24c0-9 6-14 14-14s14 5 14 14z" />
    <path className="mk-site-ember" d="M-8 17l6 3-6 1zM6 17l-6 3 6 1z" />
  </>
)

const monsterDen = (
  <>
    <path
      className="mk-site-rock"
      d="M-36 25c-1-15 5-22 10-29 6-10 13-20 24-20 12 0 17 8 23 18 7 10 15 17 15 31z"
    />
    <path className="mk-site-shade" d="M-2-24c12 0 17 8 23 18 7 10 15 17 15 31H20C20 5 14-12-2-24z" />
    <path className="mk-site-cave" d="M-22 25c-2-17 7-33 21-33S25 7 22 25z" />
    <path className="mk-site-bone" d="M-17 2l4 9 4-12zM15 2l-4 9-5-11zM-14 25l4-9 4 9zM6 25l4-9 4 9z" />
    <path className="mk-site-eye" d="M-10 8c3-2 6-1 8 2-3 2-6 2-8-2zM9 8c-3-2-6-1-8 2 3 2 6 2 8-2z" />
  </>
)

const spawningGrounds = (
  <>
    <path
      className="mk-site-rock"
      d="M-38 16c6-10 10-8 14-14l6 8 6-13 9 11 7-12 8 13 7-9c4 8 10 8 18 16-6 13-21 15-37 15s-32-3-38-15z"
    />
    <ellipse className="mk-site-cave" cx="0" cy="13" rx="29" ry="11" />
    <path
      className="mk-site-egg"
      d="M-17-3c7 0 11 9 11 16 0 6-4 9-11 9s-11-3-11-9c0-7 4-16 11-16zM17-4c7 0 11 9 11 16 0 6-4 9-11 9S6 18 6 12C6 5 10-4 17-4z"
    />
    <path className="mk-site-egg" d="M0-16c9 0 14 12 14 22 0 9-5 14-14 14S-14 15-14 6c0-10 5-22 14-22z" />
    <path className="mk-site-line" d="M-7-6l5 5-4 5 7 4-2 6M7-11l-4 5 6 4" />
    <path className="mk-site-spot" d="M-19 6h.01M19 5h.01M-22 13h.01M23 12h.01" />
  </>
)

const dungeon = (
  <>
    <path className="mk-site-stone" d="M-31 25V4C-31-16-17-28 0-28S31-16 31 4v21z" />
    <path className="mk-site-shade" d="M0-28C17-28 31-16 31 4v21H22V4C22-12 14-24 0-28z" />
    <path className="mk-site-line" d="M-31 5h9M-27-10l7 4M-15-23l5 7M0-28v9M15-23l-5 7M27-10l-7 4M31 5h-9" />
    <path className="mk-site-cave" d="M-20 25V4C-20-9-11-18 0-18S20-9 20 4v21z" />
    <path className="mk-site-step" d="M-20 25v-6h40v6zM-16 19v-5h32v5zM-12 14v-4h24v4z" />
    <path className="mk-site-grate" d="M-12 4V-12M-4 4v-21M4 4v-21M12 4V-12M-20-2h40" />
    <path className="mk-site-spike" d="M-14 3h4l-2 6zM-6 3h4l-2 6zM2 3h4l-2 6zM10 3h4l-2 6z" />
  </>
)

const tomb = (
  <>
    <path className="mk-site-stone" d="M-34 25v-6h68v6zM-29 19v-5h58v5z" />
    <path className="mk-site-stone" d="M-25 14V-11h50v25z" />
    <path className="mk-site-cave" d="M-9 14V-4h18v18z" />
    <path className="mk-site-stone" d="M-22 14v-25h6v25zM16 14v-25h6v25z" />
    <path className="mk-site-shade" d="M16 14v-25h9v25zM9 14V-4h-4v18z" />
    <path className="mk-site-slate" d="M-31-11L0-30 31-11z" />
    <path className="mk-site-bone" d="M-6-18c0-4 3-6 6-6s6 2 6 6l-2 1.5V-14h-8v-2.5z" />
    <path className="mk-site-pit" d="M-3.5-19.5h2.5v3h-2.5zM1-19.5h2.5v3H1z" />
  </>
)

const ruins = (
  <>
    <path className="mk-site-stone" d="M-32 25v-5h64v5zM-28 20v-4h56v4z" />
    <path
      className="mk-site-stone"
      d="M-26 16v-41l4-4 3 3 4-1 1 3v40zM-8 16V-6l4 3 3-5 5 2v22zM12 16v-36l12-3v39z"
    />
    <path className="mk-site-shade" d="M-18 16v-42l3-1 1 3v40zM0 16V-8l4 2v22zM19 16v-38l5-1v39z" />
    <path className="mk-site-stone" d="M8-20v-6l20-5v6z" />
    <path className="mk-site-line" d="M-22 16v-34M16 16v-30" />
    <path
      className="mk-site-leaf"
      d="M-26-12c5 1 6 5 5 9 4-1 7 2 6 6-5 1-9-1-11-5zM26 4c-5 0-7 4-6 8 4 1 7-2 6-8z"
    />
  </>
)

const portal = (
  <>
    <ellipse className="mk-site-light" cx="0" cy="22" rx="34" ry="9" />
    <ellipse className="mk-site-vortex" cx="0" cy="-3" rx="17" ry="25" />
    <path className="mk-site-swirl" d="M0-22c9 3 12 14 9 23S-3 13-7 7-7-9-1-11s8 5 6 10-6 4-6 1" />
    <path className="mk-site-stone" d="M-30 25l3-42 8-9 6 8-2 43zM30 25l-3-42-8-9-6 8 2 43z" />
    <path className="mk-site-shade" d="M30 25l-3-42-8-9 3 51zM-19-26l6 8-2 43h-5z" />
    <path className="mk-site-rune" d="M-23-6l3 4-3 4M23-6l-3 4 3 4M-22 9h4M22 9h-4" />
  </>
)

const drawings: Readonly<Record<Exclude<SiteId, 'city' | 'mine'>, ReactNode>> = {
  portal,
  village,
  monastery,
  keep,
  mageTower,
  glade,
  orc,
  draconum,
  monsterDen,
  spawningGrounds,
  dungeon,
  tomb,
  ruins,
}

interface SiteArtProps {
  readonly site: number
  /** Of a mine or a city. */
  readonly colour: number
  /** A monastery that was burned down. */
  readonly isBurned?: boolean
  /** Nothing is left to be done there, or nobody can enter. */
  readonly isSpent?: boolean
}

/** Where people live, there is light at night. */
const LIT: readonly string[] = ['inhabited', 'fortified']

export const SiteArt = memo(function SiteArt({ site, colour, isBurned, isSpent }: SiteArtProps) {
  const { id, kind } = siteRow(site)
  return (
    <g className={`mk-site mk-site-${id}`} data-spent={isSpent || undefined}>
      <ellipse className="mk-site-ground" cx="0" cy="25" rx={id === 'city' ? 44 : 33} ry="6" />
      {LIT.includes(kind) && isSpent !== true && isBurned !== true ? (
        <circle className="mk-site-glow" cx="0" cy="2" r="47" fill="url(#mk-site-glow)" />
      ) : null}
      {isBurned === true ? burned : drawn(id, colour)}
    </g>
  )
})

function drawn(id: SiteId, colour: number): ReactNode {
  if (id === 'city') return city(colour)
  return id === 'mine' ? mine(colour) : drawings[id]
}
