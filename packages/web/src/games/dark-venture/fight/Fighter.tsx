import { pieceText, type PieceNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useTarget, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { useAbout } from '../units/about.ts'
import { RIMS } from '../units/faces.ts'
import { Token, type TokenState } from '../units/Token.tsx'
import { actionIcon } from './action-icons.ts'

/** What has become of somebody who fights. */
export type Fate = 'defeated' | 'dying' | 'killed' | 'gone' | 'captured' | undefined

export interface FighterProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
  readonly fate?: Fate
}

const STATES: Readonly<Record<NonNullable<Fate>, TokenState>> = {
  defeated: 'fallen',
  dying: 'fallen',
  killed: 'fallen',
  gone: 'fallen',
  captured: 'bound',
}

function signOf({ at }: Choosing, place: string, ctx: VentureViewContext): IconName | undefined {
  const [first] = at(place)
  return first === undefined ? undefined : actionIcon(ctx, first.choice)
}

/** Somebody in a row: a place of the menu. */
export const Fighter = memo(function Fighter({ ctx, piece, fate }: FighterProps) {
  const place = `piece:${piece}`
  const about = useAbout()
  const target = useTarget(place, about(ctx, piece))
  const sign = useChoosing((choosing) => signOf(choosing, place, ctx))
  const drag = useDrag(place, () => <Token ctx={ctx} piece={piece} size={64} />)
  return (
    <div
      {...target.props}
      className="dv-fight-fighter"
      data-fate={fate}
      data-dragged={drag.isDragged || undefined}
      onPointerDown={drag.onPointerDown}
    >
      <FighterArt ctx={ctx} piece={piece} fate={fate} />
      {sign === undefined ? null : (
        <span className="dv-fight-sign">
          <Icon name={sign} size="1em" />
        </span>
      )}
    </div>
  )
})

/** The same, only looked at. */
export function StillFighter({ ctx, piece, fate }: FighterProps) {
  return (
    <div className="dv-fight-fighter" data-fate={fate}>
      <FighterArt ctx={ctx} piece={piece} fate={fate} />
    </div>
  )
}

function FighterArt({ ctx, piece, fate }: FighterProps) {
  const i18n = useI18n()
  const side = ctx.state.side[piece]
  const state = fate === undefined ? {} : { state: STATES[fate] }
  return (
    <>
      <span className="dv-fight-token">
        <svg className="dv-fight-halo" viewBox="-62 -62 124 124" aria-hidden>
          <path d={RIMS[side]} />
        </svg>
        <Token ctx={ctx} piece={piece} size={84} {...state} />
      </span>
      <span className="dv-fight-name">{i18n.format(pieceText(ctx.tables, piece))}</span>
      {fate === undefined ? null : (
        <span className="dv-fight-fate">{i18n.t(`web.dvFight.fate.${fate}`)}</span>
      )}
    </>
  )
}
