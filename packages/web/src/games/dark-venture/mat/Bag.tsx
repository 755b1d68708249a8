import {
  BAG,
  pieceText,
  type PieceNo,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { RowToken } from '../units/Token.tsx'

/** The pieces of a side that lie in its bag, one of each kind, with how many there are. */
export function inBag(
  { state, tables }: VentureViewContext,
  side: SideNo,
): ReadonlyMap<number, readonly PieceNo[]> {
  const rows = new Map<number, PieceNo[]>()
  for (let piece = 0; piece < state.at.length; piece++) {
    if (state.at[piece] !== BAG || tables.home[piece] !== side) continue
    const row = tables.rowOf[piece]
    rows.set(row, [...(rows.get(row) ?? []), piece])
  }
  return rows
}

/** What may come out of the bag of the Orpal. */
export function Bag({ ctx, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const rows = inBag(ctx, side)
  if (ctx.tables.edition.factions[side]?.bag === undefined) return null
  const all = [...rows.values()].reduce((sum, pieces) => sum + pieces.length, 0)
  return (
    <div className="dv-mat-extra" role="group" aria-label={i18n.t('web.dvMat.bag', { count: all })}>
      <span className="dv-mat-extra-name" title={i18n.t('web.dvMat.bag', { count: all })}>
        <Icon name="bag" size="1.25em" />
        <b>{all}</b>
      </span>
      {[...rows].map(([row, pieces]) => {
        const name = i18n.t('web.dvMat.several', {
          count: pieces.length,
          unit: i18n.format(pieceText(ctx.tables, pieces[0])),
        })
        return (
          <span key={row} className="dv-mat-kind" role="img" aria-label={name} title={name}>
            <RowToken tables={ctx.tables} row={row} side={side} size={26} isPlain />
            <b>{pieces.length}</b>
          </span>
        )
      })}
    </div>
  )
}
