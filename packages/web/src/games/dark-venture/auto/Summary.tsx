import { sideText } from '@longtable/dark-venture/board'
import { List, RotateCcw } from 'lucide-react'
import { useMemo, type CSSProperties } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SideMark } from '../units/SideMark.tsx'
import type { Past, PlayedTurn } from '../timeline/use-timeline.ts'
import { TURN_COUNTS, turnCounts } from '../timeline/turns.ts'

interface SummaryProps extends BoardPartProps {
  readonly list: (turn: PlayedTurn) => void
}

/** What those who play by cards did in their last turns; everything else of theirs has been seen as it was chosen. */
export function Summary({ venture, scene, past, list }: SummaryProps) {
  if (past === undefined || scene !== 'map') return null
  const turns = past.turns.filter(({ isAuto }) => isAuto)
  if (turns.length === 0) return null
  return (
    <div className="dv-auto-past">
      {turns.map((turn) => (
        <Chip key={turn.side} ctx={venture} turn={turn} past={past} list={list} />
      ))}
    </div>
  )
}

interface ChipProps {
  readonly ctx: BoardPartProps['venture']
  readonly turn: PlayedTurn
  readonly past: Past
  readonly list: (turn: PlayedTurn) => void
}

function Chip({ ctx: { tables }, turn, past, list }: ChipProps) {
  const i18n = useI18n()
  const { side } = turn
  const name = i18n.format(sideText(tables, side))
  const said = useTurnText(turn)
  return (
    <div className="dv-auto-chip" style={{ '--side': `var(--dv-side-${side})` } as CSSProperties}>
      <SideMark side={side} size={22} isAuto />
      <button
        type="button"
        className="dv-auto-chip-list"
        aria-label={i18n.t('web.dvAuto.list', { side: name })}
        title={i18n.t('web.dvAuto.list', { side: name })}
        onClick={() => list(turn)}
      >
        <b>{name}</b> <span>{said}</span>
        <List aria-hidden size={15} />
      </button>
      <button
        type="button"
        className="dv-auto-chip-again"
        aria-label={i18n.t('web.dvAuto.again', { side: name })}
        title={i18n.t('web.dvAuto.again', { side: name })}
        onClick={() => past.watch(turn)}
      >
        <RotateCcw aria-hidden size={16} />
      </button>
    </div>
  )
}

/** At most so many are said: the first are the weightiest. */
const MOST_SAID = 4

/** What came of a turn, in a few words. */
export function useTurnText(turn: PlayedTurn): string {
  const i18n = useI18n()
  return useMemo(() => {
    const deeds = turnCounts(turn)
    const done = TURN_COUNTS.filter((deed) => deeds[deed] > 0).slice(0, MOST_SAID)
    const said = done.map((deed) => i18n.t(`web.dvAuto.did.${deed}`, { count: deeds[deed] }))
    return said.length === 0 ? i18n.t('web.dvAuto.did.nothing') : said.join(', ')
  }, [turn, i18n])
}
