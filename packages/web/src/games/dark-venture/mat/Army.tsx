import {
  carried,
  goodsOf,
  pieceText,
  prisonerOf,
  resourceIds,
  squareName,
  squareOf,
  tokenOf,
  type PieceNo,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lookAt } from '../view/selection.ts'
import { Token } from '../units/Token.tsx'
import { goodIcons, markIcons } from '../units/TokenChip.tsx'

/** The units of a side as small tokens: a click shows where one stands. */
export function Army({ ctx, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const units = ctx.state.army[side] ?? []
  if (units.length === 0) return <p className="dv-mat-none">{i18n.t('web.dvMat.noUnits')}</p>
  return (
    <div className="dv-mat-army" role="group" aria-label={i18n.t('web.dvMat.army', { count: units.length })}>
      {units.map((piece) => (
        <Unit key={piece} ctx={ctx} piece={piece} />
      ))}
    </div>
  )
}

function Unit({ ctx, piece }: { ctx: VentureViewContext; piece: PieceNo }) {
  const i18n = useI18n()
  const { state, tables } = ctx
  const place = `piece:${piece}`
  const isReady = useChoosing((choosing) => choosing.from(place).length + choosing.at(place).length > 0)
  const name = i18n.t('web.dvMat.unit', {
    unit: i18n.format(pieceText(tables, piece)),
    space: squareName(tables, squareOf(state, tables, piece)),
  })
  return (
    <button
      type="button"
      className="dv-mat-unit"
      aria-label={name}
      title={name}
      data-ready={isReady || undefined}
      onClick={() => lookAt(state.at[piece])}
    >
      <Token ctx={ctx} piece={piece} size={34} isPlain />
      <Carries ctx={ctx} piece={piece} />
    </button>
  )
}

/** What it has with it, as far as there is room. */
const MOST = 3

function Carries({ ctx: { state }, piece }: { ctx: VentureViewContext; piece: PieceNo }) {
  const goods = resourceIds.filter((_, n) => goodsOf(state, piece, n) > 0).map((id) => goodIcons[id])
  const tokens = tokenOf.filter((_, n) => carried(state, piece, n) > 0).map((id) => markIcons[id])
  const prisoner = prisonerOf(state, piece) >= 0 ? (['prisoner'] as const) : []
  const all = [...prisoner, ...tokens, ...goods].slice(0, MOST)
  if (all.length === 0) return null
  return (
    <span className="dv-mat-carries">
      {all.map((icon, n) => (
        <Icon key={n} name={icon} size={11} />
      ))}
    </span>
  )
}
