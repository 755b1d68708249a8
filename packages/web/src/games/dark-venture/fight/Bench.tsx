import {
  pieceText,
  squareName,
  squareOf,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { MenuEntry } from '@longtable/kernel'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { useAbout } from '../units/about.ts'
import { Token } from '../units/Token.tsx'
import { actionIcon } from './action-icons.ts'
import type { Foreseen } from './foresee.ts'
import { hundredths } from '../dice/hundredths.ts'
import './Bench.css'

/** The piece of a place, or -1. */
export function pieceAt(place: string | undefined): PieceNo {
  return place?.startsWith('piece:') === true ? Number(place.slice('piece:'.length)) : -1
}

const NAMES: Readonly<Record<string, string | undefined>> = { with: 'help', egg: 'help', capture: 'captor' }

/** What they are there for. */
function titleOf(entries: readonly MenuEntry[]): string {
  const names = new Set(entries.map(({ choice }) => NAMES[choice.do] ?? 'choose'))
  return names.size === 1 ? ([...names][0] ?? 'choose') : 'choose'
}

interface BenchProps {
  readonly ctx: VentureViewContext
  /** All at pieces that are in no row. */
  readonly entries: readonly MenuEntry[]
  readonly foreseen: Foreseen
}

/** Everybody else that can be chosen now, wherever on the map they stand. */
export function Bench({ ctx, entries, foreseen }: BenchProps) {
  const i18n = useI18n()
  const pieces = [...new Set(entries.map(({ at }) => pieceAt(at)))]
  if (pieces.length === 0) return null
  return (
    <div className="dv-fight-seats" role="group" aria-label={i18n.t(`web.dvFight.bench.${titleOf(entries)}`)}>
      {pieces.map((piece) => {
        const here = entries.filter(({ at }) => at === `piece:${piece}`)
        const odds = here.length === 1 ? foreseen(here[0].choice)?.odds?.[0] : undefined
        return (
          <Seat
            key={piece}
            ctx={ctx}
            piece={piece}
            icons={[...new Set(here.map(({ choice }) => actionIcon(ctx, choice) ?? ''))].join(' ')}
            sole={here.length === 1 ? i18n.format(here[0].text) : undefined}
            said={here.map(({ text }) => i18n.format(text)).join(', ')}
            chance={
              odds &&
              i18n.t('web.dvFight.odds.said', {
                outcome: i18n.format(odds.outcome),
                n: hundredths(odds.perMille),
              })
            }
          />
        )
      })}
    </div>
  )
}

interface SeatProps {
  readonly ctx: VentureViewContext
  readonly piece: PieceNo
  /** Signs of what can be done with it. */
  readonly icons: string
  /** All that can be done with it. */
  readonly sole: string | undefined
  readonly said: string
  readonly chance: string | undefined
}

const Seat = memo(function Seat({ ctx, piece, icons, sole, said, chance }: SeatProps) {
  const i18n = useI18n()
  const about = useAbout()
  const place = `piece:${piece}`
  const { props } = useTarget(place, [said, about(ctx, piece)].join(', '))
  const drag = useDrag(place, () => <Token ctx={ctx} piece={piece} size={56} />)
  const { tables, state } = ctx
  return (
    <div {...props} className="dv-fight-seat" title={said} onPointerDown={drag.onPointerDown}>
      <Token ctx={ctx} piece={piece} size={50} />
      <span className="dv-fight-seat-words">
        <b>{sole ?? i18n.format(pieceText(tables, piece))}</b>
        <small>
          {icons.split(' ').map((icon) => (icon === '' ? null : <Icon key={icon} name={icon as IconName} />))}
          {chance ?? squareName(tables, squareOf(state, tables, piece))}
        </small>
      </span>
    </div>
  )
})
