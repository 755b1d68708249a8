import {
  ANCIENT,
  favourOf,
  pieceText,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lookAt } from '../view/selection.ts'
import { Token } from '../units/Token.tsx'

/** The Ancient of a faction: asleep, ready to be summoned, or on the map with the marks that save it. */
export function Ancient({ ctx, side }: { ctx: VentureViewContext; side: SideNo }) {
  const i18n = useI18n()
  const { isWon, isHere, shields } = favourOf(ctx, side)
  const piece = ANCIENT + side
  const state = isHere ? 'here' : isWon ? 'ready' : 'asleep'
  const about = i18n.t(`web.dvMat.ancient.${state}`, { count: shields })
  const { props, isLit, isBlocked } = useTarget(`ancient:${side}`, about)
  const node = ctx.state.at[piece]
  const isPlain = !isLit && !isBlocked
  return (
    <span
      {...props}
      {...(isPlain && isHere ? { role: 'button', tabIndex: 0, onClick: () => lookAt(node) } : undefined)}
      className="dv-mat-great"
      data-state={state}
      title={`${i18n.format(pieceText(ctx.tables, piece))}: ${about}`}
    >
      <Token ctx={ctx} piece={piece} size={54} {...(state === 'asleep' ? { state: 'grey' } : {})} />
      {isHere && shields > 0 ? (
        <span className="dv-mat-shields" aria-hidden>
          {Array.from({ length: shields }, (_, n) => (
            <Icon key={n} name="favour" size={14} />
          ))}
        </span>
      ) : null}
      <span className="dv-mat-great-name" aria-hidden>
        {i18n.format(pieceText(ctx.tables, piece))}
      </span>
    </span>
  )
}
