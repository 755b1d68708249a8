import {
  abilityBody,
  abilityText,
  autoCardBody,
  cardText,
  pieceText,
  rowOfAbility,
  rowOfAuto,
  rowOfCard,
  rowOfPiece,
  sideText,
  type SideNo,
  type VentureViewContext,
  type MatchTables,
} from '@longtable/dark-venture/board'
import { text, type Text, type Translated } from '@longtable/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/Dialog.tsx'
import { useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { StandInNote } from '../../../components/StandInNote.tsx'
import { Preview } from '../../../components/Preview.tsx'
import { useReading } from '../../../components/use-reading.ts'
import { Price } from '../dice/Dice.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SideMark } from '../units/SideMark.tsx'
import { UnitPage } from '../units/UnitPage.tsx'
import { Card } from './Card.tsx'
import { describeCard } from './describe.ts'
import { EffectText } from './EffectText.tsx'
import { putAway, useRead, useReadKey } from './use-read.ts'
import './Reading.css'

/**
 * Small cards grow where the pointer rests, under the keyboard and on a long press; `I` keeps them in sight. Whatever
 * bears `data-read="card:12"` can be read so; `I` also shows the piece that is pointed at, and `read` whatever is wanted.
 */
export function Reading({ shown, side }: BoardPartProps) {
  const i18n = useI18n()
  const [glanced, close] = useReading()
  const wanted = useRead(({ what }) => what)
  const isCarrying = useIsCarrying()
  useReadKey()
  const kept = wanted ?? (glanced?.isKept === true ? glanced.place : undefined)
  if (kept !== undefined) {
    const shut = (): void => {
      close()
      putAway()
    }
    return (
      <Dialog isOpen onClose={shut} title={i18n.format(titleOf(shown.tables, kept))} size="usual">
        <Large ctx={shown} side={side} what={kept} />
      </Dialog>
    )
  }
  if (glanced === undefined || isCarrying) return null
  return (
    <Preview near={glanced.near} note={i18n.t('web.dvCards.keep')}>
      <Large ctx={shown} side={side} what={glanced.place} />
    </Preview>
  )
}

function named(name: Translated): Text {
  return text('named', { name })
}

function titleOf(tables: MatchTables, what: string): Text {
  const [kind, a, b] = partsOf(what)
  switch (kind) {
    case 'piece':
      return asText(pieceText(tables, a))
    case 'ability':
      return asText(abilityText(tables, a, b))
    case 'auto':
      return named(autoCardBody(tables, a, b).name)
    default:
      return asText(cardText(tables, a))
  }
}

/** What says of it what is printed. */
function rowOf(tables: MatchTables, what: string): object | undefined {
  const [kind, a, b] = partsOf(what)
  switch (kind) {
    case 'piece':
      return rowOfPiece(tables, a)
    case 'ability':
      return rowOfAbility(tables, a, b)
    case 'auto':
      return rowOfAuto(tables, a)
    default:
      return rowOfCard(tables, a)
  }
}

function asText(name: Text | Translated): Text {
  return 'key' in name ? name : named(name)
}

function partsOf(what: string): readonly [kind: string, a: number, b: number] {
  const [kind, a, b] = what.split(':')
  return [kind, Number(a), Number(b)]
}

interface LargeProps {
  readonly ctx: VentureViewContext
  /** Whose line of a card is told apart. */
  readonly side: SideNo
  readonly what: string
}

function Large({ ctx, side, what }: LargeProps) {
  const i18n = useI18n()
  const [kind, a, b] = partsOf(what)
  return (
    <div className="dv-inks dv-card-large" data-kind={kind}>
      {kind === 'card' ? (
        <>
          <Card tables={ctx.tables} card={a} size="full" side={side} />
          <p className="sr-only">{describeCard(i18n, ctx.tables, a)}</p>
        </>
      ) : null}
      {kind === 'piece' ? <UnitPage ctx={ctx} piece={a} /> : null}
      {kind === 'ability' ? <AbilityPage tables={ctx.tables} side={a} ability={b} /> : null}
      {kind === 'auto' ? <AutoPage tables={ctx.tables} side={a} number={b} /> : null}
      <StandInNote row={rowOf(ctx.tables, what)} />
    </div>
  )
}

function Page({ tables, side, children }: { tables: MatchTables; side: SideNo; children: ReactNode }) {
  const i18n = useI18n()
  return (
    <article className="dv-card-page">
      <p className="dv-card-page-side">
        <SideMark side={side} size="1.5em" /> {i18n.format(sideText(tables, side))}
      </p>
      {children}
    </article>
  )
}

function AbilityPage({ tables, side, ability }: { tables: MatchTables; side: SideNo; ability: number }) {
  const i18n = useI18n()
  const { cost, limit, text: does } = abilityBody(tables, side, ability)
  return (
    <Page tables={tables} side={side}>
      {cost.length === 0 ? null : (
        <p className="dv-card-page-cost">
          {cost.map((one, n) => (
            <Price key={n} cost={one} />
          ))}
        </p>
      )}
      <p>
        <EffectText text={does} lines />
      </p>
      {limit === undefined ? null : <p className="dv-card-page-limit">{i18n.format(limit)}</p>}
    </Page>
  )
}

function AutoPage({ tables, side, number }: { tables: MatchTables; side: SideNo; number: number }) {
  return (
    <Page tables={tables} side={side}>
      <p>
        <EffectText text={autoCardBody(tables, side, number).text} lines />
      </p>
    </Page>
  )
}
