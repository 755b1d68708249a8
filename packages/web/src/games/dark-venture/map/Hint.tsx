import {
  cardText,
  distance,
  goodsText,
  listed,
  modNotes,
  oddsOf,
  pieceText,
  sideText,
  squareOf,
  tokenText,
  unitNotes,
  type PieceNo,
  type Square,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { text, type BlockedEntry, type Text } from '@longtable/kernel'
import { memo, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { Point } from '../../../components/viewport.ts'
import type { Side } from '../../../components/visibility.ts'
import { useAskedAbout } from '../../../match-ui/targets/pointing.ts'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { DiceWords } from '../dice/Dice.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { badgesOf, badgeTexts } from '../units/Badges.tsx'
import { lyingOn } from '../units/Marks.tsx'
import { Token } from '../units/Token.tsx'
import { cratesOn, piecesOn, spaceFacts, spaceTitle } from './facts.ts'
import { squareMiddle } from '../grid/geometry.ts'
import { squareMeant } from './pointed.ts'
import { useReach, wayOf, type Goal, type Reach } from './use-reach.ts'
import '../../../components/hint.css'
import './Hint.css'

interface HintProps {
  readonly drawn: BoardPartProps
  readonly awayFrom: (spot: Point) => Side
  /** What a finger has asked about. */
  readonly asked: string | undefined
}

/** What the place that is pointed at is, what it costs and brings: on the side of the map where it hides nothing. */
export const Hint = memo(function Hint({ drawn, awayFrom, asked }: HintProps) {
  const pointed = useAskedAbout()
  const { shown } = drawn
  const isHere = /^(?:node|piece|edge|part):/.test(pointed ?? '')
  const place = isHere ? pointed : asked
  const square = squareMeant(shown.tables, place, shown)
  if (place === undefined || square < 0) return null
  const { side, end } = awayFrom(squareMiddle(shown.tables, square))
  return (
    <aside className="map-hint" data-side={side} data-end={end} aria-live="polite">
      <Told drawn={drawn} place={place} square={square} />
    </aside>
  )
})

interface ToldProps {
  readonly drawn: BoardPartProps
  readonly place: string
  readonly square: Square
}

function Told({ drawn, place, square }: ToldProps) {
  const reach = useReach(drawn)
  const choosing = useChoosing((now) => now)
  const piece = place.startsWith('piece:') ? Number(place.slice('piece:'.length)) : -1
  const node = place.startsWith('node:') ? Number(place.slice('node:'.length)) : -1
  return piece >= 0 ? (
    <PieceHint ctx={drawn.shown} piece={piece} choosing={choosing} reach={reach} square={square} />
  ) : (
    <SpaceHint
      ctx={drawn.shown}
      square={square}
      choosing={choosing}
      place={place}
      goal={node < 0 ? undefined : reach?.goals.get(node)}
    />
  )
}

interface SpaceHintProps {
  readonly ctx: VentureViewContext
  readonly square: Square
  readonly choosing: Choosing
  readonly place: string
  readonly goal: Goal | undefined
}

function SpaceHint({ ctx, square, choosing, place, goal }: SpaceHintProps) {
  const i18n = useI18n()
  const pieces = piecesOn(ctx, square)
  return (
    <>
      <h3>{i18n.format(spaceTitle(ctx, square))}</h3>
      {goal === undefined ? <Doing choosing={choosing} place={place} /> : <Ways goal={goal} />}
      {pieces.length === 0 ? null : (
        <ul className="dv-map-hint-pieces">
          {pieces.slice(0, MOST).map((piece) => (
            <li key={piece}>
              <Token ctx={ctx} piece={piece} size={30} />
              <span>{i18n.format(pieceText(ctx.tables, piece))}</span>
            </li>
          ))}
          {pieces.length > MOST ? <li>{i18n.t('web.dvMap.more', { count: pieces.length - MOST })}</li> : null}
        </ul>
      )}
      <Lies ctx={ctx} square={square} />
      {spaceFacts(ctx, square).map((fact) => (
        <p key={i18n.format(fact)}>{i18n.format(fact)}</p>
      ))}
    </>
  )
}

const MOST = 6

/** All ways to pay for going there, the cheapest first, and what is met. */
function Ways({ goal: { ways, meets } }: { readonly goal: Goal }) {
  const i18n = useI18n()
  return (
    <>
      <ul className="dv-map-hint-ways">
        {ways.map(({ spent, ortho, diag, choices }, n) => (
          <li key={spent.join()} data-best={n === 0 || undefined}>
            <DiceWords spent={[...spent, 0]} />
            <small>
              {i18n.t('web.dvMap.steps', { count: choices.length })}
              {ortho + diag > 0 ? ` · ${i18n.t('web.dvMap.left', { count: ortho + diag })}` : null}
            </small>
          </li>
        ))}
      </ul>
      {meets.map((meeting) => (
        <p key={meeting} className="map-hint-warning">
          {i18n.t(`web.dvMap.meets.${meeting}`)}
        </p>
      ))}
    </>
  )
}

/** What can be done there besides going, or why it cannot: of a piece, only with another in the hand. */
function Doing({ choosing, place }: { readonly choosing: Choosing; readonly place: string }) {
  const i18n = useI18n()
  const entries = choosing.at(place).filter(({ lifts }) => lifts !== true)
  const isSilent = place.startsWith('piece:') && choosing.held === undefined
  const gestures = choosing.shortcutsAt(place)
  const lines = [...gestures, ...entries].slice(0, MOST)
  return (
    <>
      {lines.map(({ text: words, cost }) => (
        <p key={i18n.format(words) + (cost === undefined ? '' : i18n.format(cost))} className="map-hint-can">
          {i18n.format(words)}
          {cost === undefined ? null : <b> {i18n.format(cost)}</b>}
        </p>
      ))}
      {lines.length > 0 || isSilent ? null : <Reasons blocked={choosing.blockedAt(place)} />}
    </>
  )
}

function Reasons({ blocked }: { readonly blocked: readonly BlockedEntry[] }) {
  const i18n = useI18n()
  const reasons = new Set(blocked.map(({ rule, numbers }) => i18n.format(text(`blocked.${rule}`, numbers))))
  return [...reasons].slice(0, 3).map((reason) => (
    <p key={reason} className="map-hint-why">
      {reason}
    </p>
  ))
}

/** Tokens, resources and items on the ground. */
function Lies({ ctx, square }: { readonly ctx: VentureViewContext; readonly square: Square }) {
  const i18n = useI18n()
  const things = lyingOn(ctx, square).flatMap(({ kind, n, count }): Text[] =>
    kind === 'token' ? [tokenText(n, count)] : kind === 'good' ? [goodsText(n, count)] : [],
  )
  const items = cratesOn(ctx, square).map((card) => cardText(ctx.tables, card))
  const all = [...things, ...items]
  return all.length === 0 ? null : <p>{i18n.t('web.dvMap.lies', { things: i18n.format(listed(all)) })}</p>
}

interface PieceHintProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
  readonly choosing: Choosing
  readonly reach: Reach | undefined
  readonly square: Square
}

function PieceHint({ ctx, piece, choosing, reach, square }: PieceHintProps) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const captor = state.captor[piece]
  return (
    <>
      <h3>{i18n.format(pieceText(tables, piece))}</h3>
      <div className="dv-map-hint-head">
        <Token ctx={ctx} piece={piece} size={54} />
        <p>
          {i18n.format(sideText(tables, state.side[piece]))}
          <br />
          <small>{i18n.format(spaceTitle(ctx, square))}</small>
        </p>
      </div>
      <Strike ctx={ctx} piece={piece} choosing={choosing} reach={reach} />
      <Line when={captor >= 0}>
        {captor < 0 ? null : i18n.t('web.dvMap.heldBy', { unit: i18n.format(pieceText(tables, captor)) })}
      </Line>
      {badgeTexts(badgesOf(ctx, piece)).map((fact) => (
        <p key={fact.key}>{i18n.format(fact)}</p>
      ))}
      {unitNotes(tables, piece).map((note) => (
        <p key={i18n.format(note)}>{i18n.format(note)}</p>
      ))}
      {modNotes(ctx, piece).map(({ what, from }) => (
        <p key={i18n.format(what) + i18n.format(from)} className="dv-map-hint-mod">
          {i18n.format(what)} <small>{i18n.format(from)}</small>
        </p>
      ))}
    </>
  )
}

/** The chance to win against it with the unit in the hand. */
function Strike({ ctx, piece, choosing, reach }: Omit<PieceHintProps, 'square'>) {
  const i18n = useI18n()
  const { tables, state } = ctx
  const place = `piece:${piece}`
  const strike = choosing.shortcutsAt(place).find(({ choices }) => choices.some((one) => one.do === 'attack'))
  const isMine = choosing.held === place || choosing.held === undefined
  if (strike === undefined || reach === undefined || isMine)
    return <Doing choosing={choosing} place={place} />
  const from = wayOf(reach, strike)?.node ?? state.at[reach.piece]
  const range = distance(tables, tables.ways.square[from], squareOf(state, tables, piece))
  const { win, counter } = oddsOf(ctx, { attackers: [reach.piece], defenders: [piece], range })
  return (
    <>
      <p className="map-hint-can">
        {i18n.format(strike.text)}
        {strike.cost === undefined ? null : <b> {i18n.format(strike.cost)}</b>}
      </p>
      <p className="dv-map-hint-odds">
        <b>{i18n.t('web.dvMap.percent', { n: Math.round(win / 10) })}</b> {i18n.t('web.dvMap.wins')}
        {counter > 0 ? <small> {i18n.t('web.dvMap.counter', { n: Math.round(counter / 10) })}</small> : null}
      </p>
    </>
  )
}

function Line({ when, children }: { readonly when: boolean; readonly children: ReactNode }) {
  return when ? <p>{children}</p> : null
}
