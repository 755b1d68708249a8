import { autoCardBody, sideText } from '@longtable/dark-venture/board'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button, Dialog } from '../../../components/controls/index.ts'
import { EffectText } from '../cards/EffectText.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { chaptersOf, type Chapter } from './lines.ts'
import type { PlayedTurn } from '../timeline/use-timeline.ts'
import { useTurnText } from './Summary.tsx'

interface AutoTurnProps extends BoardPartProps {
  readonly turn: PlayedTurn
  readonly close: () => void
}

/** A turn as a list: every card with what it made happen and why. */
export function AutoTurn({ engine, venture, past, turn, close }: AutoTurnProps) {
  const i18n = useI18n()
  const { tables } = venture
  const chapters = useMemo(() => chaptersOf(engine, turn.beats), [engine, turn])
  const said = useTurnText(turn)
  const again = (): void => {
    close()
    past?.watch(turn)
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={i18n.t('web.dvAuto.turnOf', { side: i18n.format(sideText(tables, turn.side)) })}
      actions={
        <Button icon={<RotateCcw aria-hidden size={17} />} onClick={again}>
          {i18n.t('web.dvAuto.watch')}
        </Button>
      }
    >
      <p className="dv-auto-said">{said}</p>
      <ol className="dv-auto-chapters">
        {chapters.map((chapter) => (
          <CardLines key={chapter.at} ctx={venture} side={turn.side} chapter={chapter} />
        ))}
      </ol>
    </Dialog>
  )
}

function CardLines({
  ctx,
  side,
  chapter,
}: {
  ctx: BoardPartProps['venture']
  side: number
  chapter: Chapter
}) {
  const i18n = useI18n()
  const { card, lines } = chapter
  const body = card === undefined ? undefined : autoCardBody(ctx.tables, side, card)
  return (
    <li className="dv-auto-chapter">
      {body === undefined ? null : (
        <>
          <h3>
            <span className="dv-auto-chapter-number">{card}</span>
            {i18n.format({ key: 'named', with: { name: body.name } })}
          </h3>
          <p className="dv-auto-chapter-text">
            <EffectText text={body.text} />
          </p>
        </>
      )}
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line, n) => (
            <li key={n}>{i18n.format(line)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
