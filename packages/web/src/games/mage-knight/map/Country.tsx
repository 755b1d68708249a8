import type { MageViewContext } from '@longtable/mage-knight'
import {
  EXPLORE_COST,
  hexIn,
  hexText,
  postText,
  siteRow,
  stepWarnings,
  tileRow,
  type Event,
} from '@longtable/mage-knight/board'
import { text } from '@longtable/kernel'
import { memo, useMemo, useRef } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useChoosing } from '../../../match-ui/targets/targets.tsx'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { lyingText } from './facts.ts'
import { Figure } from './Figure.tsx'
import { Ghost } from './Ghost.tsx'
import { slotWords } from './Hint.tsx'
import { HexTarget } from './HexTarget.tsx'
import { slotSpot, type MapExtent } from './hexes.ts'
import { MapToken } from './MapToken.tsx'
import { useMapMotion } from './motion.ts'
import { SiteArt } from './SiteArt.tsx'
import { tokenOn, type Space } from './spaces.ts'
import { shieldSpot, standsOf, tokenDiscs } from './stands.ts'
import { TerrainDefs } from './Terrain.tsx'
import { Tile } from './Tile.tsx'
import { PathPreview } from './PathPreview.tsx'

interface CountryProps extends Pick<BoardProps, 'happened' | 'at'> {
  readonly ctx: MageViewContext
  readonly spaces: ReadonlyMap<number, Space>
  readonly laid: readonly number[]
  readonly empty: readonly number[]
  readonly sheet: MapExtent
  /** Can tokens and heroes be chosen here, or are they drawn elsewhere as well? */
  readonly isStage: boolean
}

/** Everything on the map; panning and zooming does not draw it again. */
export const Country = memo(function Country(props: CountryProps) {
  const { ctx, spaces, sheet, happened, at } = props
  const { state, tables, viewer } = ctx
  const map = useRef<HTMLDivElement>(null)
  const stands = useMemo(() => standsOf(state.players, spaces), [state.players, spaces])
  useMapMotion(map, tables.lattice, { events: happened as readonly Event[], at, stands })
  const viewBox = `${sheet.left} ${sheet.top} ${sheet.width} ${sheet.height}`
  return (
    <div ref={map} className="mk-map-country">
      <svg viewBox={viewBox} aria-hidden>
        <TerrainDefs />
        <Land {...props} />
      </svg>
      <svg viewBox={viewBox}>
        <Grounds {...props} />
        <PathPreview lattice={tables.lattice} from={state.players[viewer]?.at ?? -1} />
        <Pieces {...props} />
        {stands.map(({ seat, x, y }) => (
          <Figure
            key={seat}
            seat={seat}
            hero={state.players[seat].hero}
            x={x}
            y={y}
            isActive={state.active === seat}
            isTarget={props.isStage}
          />
        ))}
      </svg>
    </div>
  )
})

/** The tiles, and what is printed on them. */
function Land({ ctx: { state, tables }, spaces, laid }: CountryProps) {
  return laid.map((slot) => {
    const { x, y } = slotSpot(tables.lattice, slot)
    const tile = state.tileAt[slot]
    return (
      <g key={slot} transform={`translate(${x} ${y})`}>
        <g className="mk-map-tile" data-tile={hexIn(slot, 0)}>
          <Tile tile={tile} />
          {tileRow(tile).hexes.map((_, place) => {
            const space = spaces.get(hexIn(slot, place))
            return space === undefined || !isBuilt(space) ? null : (
              <g key={place} transform={`translate(${space.x - x} ${space.y - y})`}>
                {space.isSecret ? <circle className="mk-map-secret" r="40" /> : null}
                <SiteArt
                  site={space.site}
                  colour={space.colour}
                  isBurned={space.isBurned}
                  isSpent={space.isSpent}
                />
              </g>
            )
          })}
        </g>
      </g>
    )
  })
}

/** Whoever rampages covers its lair. */
function isBuilt({ site, posts }: Space): boolean {
  return site >= 0 && (posts.length === 0 || siteRow(site).kind !== 'rampaging')
}

/** The spaces and the empty places for tiles: what can be chosen there. */
function Grounds({ ctx, spaces, empty }: CountryProps) {
  const i18n = useI18n()
  const entries = useChoosing((choosing) => choosing.entries)
  const { lattice } = ctx.tables
  const dangers = useMemo(() => {
    const steps = entries.flatMap(({ choice: { do: verb, hex } }) =>
      verb === 'step' && typeof hex === 'number' ? [hex] : [],
    )
    return new Set(steps.filter((hex) => stepWarnings(ctx, hex).length > 0))
  }, [entries, ctx])
  return (
    <>
      {empty.map((slot) => (
        <Ghost
          key={slot}
          slot={slot}
          {...slotSpot(lattice, slot)}
          takes={lattice.takes[slot]}
          words={i18n.format(slotWords(ctx, slot))}
          price={EXPLORE_COST}
        />
      ))}
      {[...spaces.values()].map(({ hex, x, y, posts }) => (
        <HexTarget
          key={hex}
          hex={hex}
          x={x}
          y={y}
          name={i18n.format(
            posts.length === 0
              ? hexText(ctx.state, hex)
              : text('web.mkMap.lying', {
                  hex: hexText(ctx.state, hex),
                  things: lyingText(ctx, posts),
                }),
          )}
          isDangerous={dangers.has(hex)}
        />
      ))}
    </>
  )
}

/** Shields, levels of cities, and tokens. */
function Pieces({ ctx, spaces, isStage }: CountryProps) {
  const i18n = useI18n()
  const busy = [...spaces.values()].filter(
    ({ posts, shields, level }) => posts.length > 0 || shields.length > 0 || level > 0,
  )
  return busy.map((space) => {
    const discs = tokenDiscs(space)
    return (
      <g key={space.hex} className="mk-map-pieces">
        {space.level === 0 ? null : <Level level={space.level} x={space.x + 38} y={space.y - 32} />}
        {space.shields.map((seat, n) => (
          <Shield key={seat} seat={seat} {...shieldSpot(space, n)} />
        ))}
        {space.posts.map((post, n) => (
          <MapToken
            key={post}
            post={post}
            token={tokenOn(ctx.state, post)}
            name={i18n.format(postText(ctx.state, post))}
            tables={ctx.tables}
            {...discs[n]}
            isTarget={isStage}
          />
        ))}
      </g>
    )
  })
}

function Shield({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="mk-map-pip">
        <SeatMark seat={seat} size={22} />
      </g>
    </g>
  )
}

function Level({ level, x, y }: { readonly level: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="mk-map-level mk-map-pip">
        <circle r="12" />
        <text>{level}</text>
      </g>
    </g>
  )
}
