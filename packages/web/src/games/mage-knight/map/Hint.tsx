import { text, type Text } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import {
  around,
  costIn,
  nextTile,
  placeOf,
  playerText,
  postText,
  printedCosts,
  rampagingNear,
  siteNameText,
  siteText,
  slotOf,
  SlotTakes,
  stepCost,
  stepWarnings,
  terrainText,
  tilePlaces,
  tileText,
} from '@longtable/mage-knight/board'
import { memo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { Point } from '../../../components/viewport.ts'
import type { Side } from '../../../components/visibility.ts'
import { useAskedAbout } from '../../../match-ui/targets/pointing.ts'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Token } from '../tokens/Token.tsx'
import { siteFacts } from './facts.ts'
import { slotSpot } from './hexes.ts'
import { hexMeant, tokenOn, type Space } from './spaces.ts'
import '../../../components/hint.css'
import './Hint.css'

interface HintProps {
  readonly ctx: MageViewContext
  readonly spaces: ReadonlyMap<number, Space>
  /** Where on the map a place is not. */
  readonly awayFrom: (spot: Point) => Side
  /** The space that a finger has asked about. */
  readonly asked: string | undefined
}

/** What the place that is pointed at is, what it costs and brings: on the side of the map where it hides nothing. */
export const Hint = memo(function Hint({ ctx, spaces, awayFrom, asked }: HintProps) {
  const pointed = useAskedAbout()
  const place = isOnMap(pointed) ? pointed : asked
  const hex = hexMeant(ctx.state, place)
  const space = hex === undefined ? undefined : spaces.get(hex)
  const slot = place?.startsWith('slot:') === true ? Number(place.slice('slot:'.length)) : undefined
  const { lattice } = ctx.tables
  const isSlot = slot !== undefined && ctx.state.tileAt[slot] < 0
  if (space === undefined && !isSlot) return null
  const { side, end } = awayFrom(space ?? slotSpot(lattice, slot ?? 0))
  return (
    <aside className="map-hint" data-side={side} data-end={end} aria-live="polite">
      {space === undefined ? <SlotHint ctx={ctx} slot={slot ?? 0} /> : <SpaceHint ctx={ctx} space={space} />}
    </aside>
  )
})

function isOnMap(place: string | undefined): boolean {
  return place !== undefined && /^(?:hex|slot|post|seat):/.test(place)
}

function SpaceHint({ ctx, space }: { readonly ctx: MageViewContext; readonly space: Space }) {
  const i18n = useI18n()
  const { state } = ctx
  const choosing = useChoosing((now) => now)
  const place = `hex:${space.hex}`
  const heroes = state.players.flatMap(({ at }, seat) => (at === space.hex ? [playerText(seat)] : []))
  return (
    <>
      <h3>{i18n.format(titleOf(ctx, space))}</h3>
      <Costs ctx={ctx} space={space} />
      <Going ctx={ctx} choosing={choosing} space={space} place={place} />
      <Lying ctx={ctx} posts={space.posts} />
      {siteFacts(ctx, space).map((fact) => (
        <p key={fact.key}>{i18n.format(fact)}</p>
      ))}
      <Line when={space.shields.length > 0}>
        {i18n.t('web.mkMap.shields', {
          names: namesOf(
            i18n.lang,
            space.shields.map((seat) => i18n.format(playerText(seat))),
          ),
        })}
      </Line>
      <Line when={heroes.length > 0}>
        {i18n.t('web.mkMap.heroes', { names: namesOf(i18n.lang, heroes.map(i18n.format)) })}
      </Line>
      <p className="mk-map-hint-where">
        {i18n.t('web.mkMap.where', {
          tile: i18n.format(tileText(state.tileAt[slotOf(space.hex)])),
          place: i18n.format(text(`thing.place.${tilePlaces[placeOf(space.hex)]}`)),
        })}
      </p>
    </>
  )
}

function titleOf({ state }: MageViewContext, { hex, site, terrain, isSecret }: Space): Text {
  if (site < 0) return terrainText(terrain)
  return isSecret ? siteText(site) : siteNameText(state, hex)
}

function namesOf(lang: string, names: readonly string[]): string {
  return new Intl.ListFormat(lang).format(names)
}

function Line({ when, children }: { readonly when: boolean; readonly children: ReactNode }) {
  return when ? <p>{children}</p> : null
}

/** What it costs to enter by Day and at Night, and for whoever looks now. */
function Costs({
  ctx,
  space: { hex, terrain, site },
}: {
  readonly ctx: MageViewContext
  readonly space: Space
}) {
  const i18n = useI18n()
  const { state, tables, viewer } = ctx
  const [day, night] = tables.cost.map((costs) => costIn(state, hex, costs))
  const printed = costIn(state, hex, printedCosts(state, tables))
  const now = state.players[viewer] === undefined ? printed : stepCost(state, viewer, hex, around(ctx))
  return (
    <p className="mk-map-hint-costs">
      {site < 0 ? null : <span>{i18n.format(terrainText(terrain))}</span>}
      {day < 0 && night < 0 ? (
        <span>{i18n.t('web.mkMap.impassable')}</span>
      ) : (
        <>
          <span data-now={!state.night || undefined}>
            <Icon name="sun" /> {day}
            <span className="sr-only"> {i18n.t('web.mkMap.byDay')}</span>
          </span>
          <span data-now={state.night || undefined}>
            <Icon name="moon" /> {night}
            <span className="sr-only"> {i18n.t('web.mkMap.atNight')}</span>
          </span>
        </>
      )}
      {now === printed || now < 0 ? null : <b>{i18n.t('web.mkMap.costNow', { count: now })}</b>}
    </p>
  )
}

interface GoingProps {
  readonly ctx: MageViewContext
  readonly choosing: Choosing
  readonly space: Space
  readonly place: string
}

/** How one gets there, what would happen then, or why one cannot. */
function Going({ ctx, choosing, space, place }: GoingProps) {
  const i18n = useI18n()
  const { state, tables, viewer } = ctx
  const entries = choosing.at(place)
  const walk = choosing.shortcutsAt(place)[0]
  const isStep = entries.some(({ choice }) => choice.do === 'step')
  const warnings = isStep ? stepWarnings(ctx, space.hex) : []
  const isOpen = costIn(state, space.hex, printedCosts(state, tables)) >= 0
  const near = isOpen ? rampagingNear(state, space.hex, tables) : []
  const isMine = state.players[viewer]?.at === space.hex
  return (
    <>
      {entries.map(({ choice, text: words, cost }) => (
        <p key={`${choice.do} ${words.key}`} className="map-hint-can">
          {choice.do === 'step' ? i18n.t('web.mkMap.step') : i18n.format(words)}
          {cost === undefined ? null : <b> {i18n.format(cost)}</b>}
        </p>
      ))}
      {walk === undefined ? null : (
        <p className="map-hint-can">
          {i18n.t(isStep ? 'web.mkMap.detour' : 'web.mkMap.walk', { count: walk.choices.length })}
          {walk.cost === undefined ? null : <b> {i18n.format(walk.cost)}</b>}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={i18n.format(warning)} className="map-hint-warning">
          <Icon name="duel" /> {i18n.format(warning)}
        </p>
      ))}
      {entries.length > 0 || walk !== undefined
        ? null
        : choosing.blockedAt(place).map(({ choice, rule, numbers }) => (
            <p key={`${choice.do} ${rule}`} className="map-hint-why">
              {i18n.format(text(`blocked.${rule}`, numbers))}
            </p>
          ))}
      {near.length === 0 || isMine || warnings.length > 0 ? null : (
        <p className="mk-map-hint-near">
          {i18n.t('web.mkMap.near', {
            enemies: namesOf(
              i18n.lang,
              near.map((post) => i18n.format(postText(state, post))),
            ),
          })}
        </p>
      )}
    </>
  )
}

/** The tokens of a garrison: what is known of each, and how many are not. */
function Lying({ ctx, posts }: { readonly ctx: MageViewContext; readonly posts: readonly number[] }) {
  const i18n = useI18n()
  if (posts.length === 0) return null
  return (
    <ul className="mk-map-hint-tokens">
      {posts.map((post) => {
        const token = tokenOn(ctx.state, post)
        return (
          <li key={post} data-hidden={token < 0 || undefined}>
            <Token ctx={ctx} post={post} token={token} size={38} />
            <span>{i18n.format(postText(ctx.state, post))}</span>
            {token < 0 ? <small>{i18n.t('web.mkMap.faceDown')}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}

const TAKES: Readonly<Record<number, string>> = {
  [SlotTakes.any]: 'any',
  [SlotTakes.countryside]: 'countryside',
  [SlotTakes.core]: 'core',
}

export function slotWords({ state, tables }: MageViewContext, slot: number): Text {
  return text(`web.mkMap.slot.${TAKES[tables.lattice.takes[slot]]}`, {
    next: text(`web.mkMap.next.${nextTile(state)}`),
  })
}

function SlotHint({ ctx, slot }: { readonly ctx: MageViewContext; readonly slot: number }) {
  const i18n = useI18n()
  const choosing = useChoosing((now) => now)
  const place = `slot:${slot}`
  return (
    <>
      <h3>{i18n.t('web.mkMap.unexplored')}</h3>
      {choosing.at(place).map(({ choice, cost }) => (
        <p key={choice.do} className="map-hint-can">
          {i18n.t('web.mkMap.explore')}
          {cost === undefined ? null : <b> {i18n.format(cost)}</b>}
        </p>
      ))}
      {choosing.blockedAt(place).map(({ rule, numbers }) => (
        <p key={rule} className="map-hint-why">
          {i18n.format(text(`blocked.${rule}`, numbers))}
        </p>
      ))}
      <p>{i18n.format(slotWords(ctx, slot))}</p>
    </>
  )
}
