import {
  GROUND,
  squareOf,
  type frames,
  type LocalsOf,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { choiceKey, type MenuEntry } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { pointsAt } from '../../../match-ui/targets/pointing.ts'
import { useChoosing, useChoosingNow } from '../../../match-ui/targets/targets.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { frameOf } from '../view/view-facts.ts'
import { Token } from '../units/Token.tsx'
import { pieceAt } from './Bench.tsx'
import { useForeseen, type Foreseen } from './foresee.ts'
import { Odds } from './Odds.tsx'
import './Aim.css'

type Aiming = LocalsOf<typeof frames.attackTargetFrame>

/** Is it asked with whom or whom to attack? */
export function isAiming(step: string): boolean {
  return step === 'attack.partner' || step === 'attack.target'
}

/** Who is about to attack, and with which chances alone, with others, against whom; the same can be chosen on the map. */
export function Aim(drawn: OwnPartProps) {
  const { venture, view, step } = drawn
  const i18n = useI18n()
  const foreseen = useForeseen(drawn)
  const entries = useChoosing((choosing) => choosing.entries)
  const question = useChoosing((choosing) => choosing.question)
  const aiming = frameOf<Partial<Aiming>>(view, step)
  if (aiming === undefined || entries.length === 0 || question === undefined) return null
  const attackers = [aiming.piece, aiming.partner].filter((piece) => piece !== undefined && piece >= 0)
  return (
    <section
      className="dv-fight-aim"
      aria-label={i18n.format(question)}
      data-above={isCovering(venture, entries) || undefined}
    >
      <div className="dv-fight-aim-who">
        {attackers.map((piece) =>
          piece === undefined ? null : <Token key={piece} ctx={venture} piece={piece} size={44} />,
        )}
        <strong>{i18n.format(question)}</strong>
      </div>
      <div className="dv-fight-aims">
        {entries.map((entry) => (
          <Way key={choiceKey(entry.choice)} ctx={venture} entry={entry} foreseen={foreseen} />
        ))}
      </div>
    </section>
  )
}

/** The lower rows of the ground, where the slip would lie over what can be chosen. */
const COVERED = 12

function isCovering({ state, tables }: VentureViewContext, entries: readonly MenuEntry[]): boolean {
  return entries.some(({ at }) => {
    const square = pieceAt(at) < 0 ? GROUND : squareOf(state, tables, pieceAt(at))
    return square < GROUND && tables.board.row[square] >= COVERED
  })
}

interface WayProps {
  readonly ctx: VentureViewContext
  readonly entry: MenuEntry
  readonly foreseen: Foreseen
}

function Way({ ctx, entry: { choice, text, at }, foreseen }: WayProps) {
  const i18n = useI18n()
  const now = useChoosingNow()
  const piece = pieceAt(at)
  const [win, counter] = foreseen(choice)?.odds ?? []
  return (
    <button type="button" className="dv-fight-way" {...pointsAt(at)} onClick={() => now().choose(choice)}>
      {piece < 0 ? <Icon name="attack" size="1.7rem" /> : <Token ctx={ctx} piece={piece} size={36} />}
      <span>
        <b>{i18n.format(text)}</b>
        {win === undefined ? null : <Odds perMille={win.perMille} counter={counter?.perMille ?? 0} />}
      </span>
    </button>
  )
}
