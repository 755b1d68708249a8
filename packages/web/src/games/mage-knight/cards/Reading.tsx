import type { MageViewContext } from '@longtable/mage-knight'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/Dialog.tsx'
import { useIsCarrying } from '../../../match-ui/targets/drag.tsx'
import { Preview } from '../../../components/Preview.tsx'
import { useReading } from '../../../components/use-reading.ts'
import { Explanations } from '../icons/Explained.tsx'
import { nameOf, textOfCard } from './describe.ts'
import { PieceCard } from './Piece.tsx'
import './Reading.css'

/**
 * Small cards grow where the pointer rests, under the keyboard and on a long press. `I` keeps a card in sight, with its
 * words explained. Whatever bears `data-read="card:12"` (or `unit:`, `skill:`, `tactic:`) can be read so; once on a board.
 */
export function Reading({ mage }: { mage: MageViewContext }) {
  const i18n = useI18n()
  const [read, close] = useReading()
  const isCarrying = useIsCarrying()
  if (read === undefined || isCarrying) return null
  if (!read.isKept) {
    return (
      <Preview near={read.near} note={i18n.t('web.mkCards.keep')}>
        <PieceCard place={read.place} mage={mage} size="full" />
      </Preview>
    )
  }
  return (
    <Dialog isOpen onClose={close} title={i18n.format(nameOf(read.place))} size="wide">
      <div className="mk-reading">
        <div className="mk-reading-card">
          <PieceCard place={read.place} mage={mage} size="full" />
        </div>
        <Explanations words={textOfCard(i18n, mage, read.place)} />
      </div>
    </Dialog>
  )
}
