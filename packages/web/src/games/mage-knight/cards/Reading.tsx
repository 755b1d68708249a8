import type { MageLook } from '@longtable/mage-knight'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useVoice } from '../../../app/words.tsx'
import { Dialog } from '../../../pieces/controls/Dialog.tsx'
import { useIsCarrying } from '../../../pieces/drag.tsx'
import { Explanations } from '../icons/Explained.tsx'
import { nameOf, wordsOf } from './describe.ts'
import { PieceCard } from './Piece.tsx'
import { useReading, type Read } from './reading.ts'
import './Reading.css'

const GAP = 8

/**
 * Small cards grow where the pointer rests, under the keyboard and on a long press. `I` keeps a card in sight, with its
 * words explained. Whatever bears `data-read="card:12"` (or `unit:`, `skill:`, `tactic:`) can be read so; once on a board.
 */
export function Reading({ mage }: { mage: MageLook }) {
  const voice = useVoice()
  const [read, close] = useReading()
  const isCarrying = useIsCarrying()
  if (read === undefined || isCarrying) return null
  if (!read.isKept) return createPortal(<Glance read={read} mage={mage} />, document.body)
  return (
    <Dialog isOpen onClose={close} title={voice.say(nameOf(read.place))} size="wide">
      <div className="mk-reading">
        <div className="mk-reading-card">
          <PieceCard place={read.place} mage={mage} size="full" />
        </div>
        <Explanations words={wordsOf(voice, mage, read.place)} />
      </div>
    </Dialog>
  )
}

/** The large card beside the small one, as long as one looks at it. */
function Glance({ read: { place, near }, mage }: { read: Read; mage: MageLook }) {
  const voice = useVoice()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>()
  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect()
    if (own === undefined) return
    const fits = (top: number): boolean => top >= GAP && top + own.height + GAP <= innerHeight
    const middle = near.left + near.width / 2 - own.width / 2
    const left = Math.min(Math.max(GAP, middle), innerWidth - own.width - GAP)
    const above = near.top - own.height - GAP
    const below = near.bottom + GAP
    if (fits(above)) setAt({ left, top: above })
    else if (fits(below)) setAt({ left, top: below })
    else {
      const right = near.right + GAP
      const beside =
        right + own.width + GAP <= innerWidth ? right : Math.max(GAP, near.left - own.width - GAP)
      setAt({ left: beside, top: Math.max(GAP, Math.min(near.top, innerHeight - own.height - GAP)) })
    }
  }, [near, place])
  return (
    <div ref={box} className="mk-glance" style={at ?? { opacity: 0 }} aria-hidden>
      <PieceCard place={place} mage={mage} size="full" />
      <span className="mk-glance-key">{voice.t('web.mkCards.keep')}</span>
    </div>
  )
}
