import { isHeroSide, sideText } from '@longtable/dark-venture/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Confirm, IconButton } from '../../../components/controls/index.ts'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useChoosing, useChoosingNow, useTarget } from '../../../match-ui/targets/targets.tsx'
import type { OwnPartProps } from '../parts/part-props.ts'
import { Icon } from '../icons/Icon.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { Ancient } from './Ancient.tsx'
import { Army } from './Army.tsx'
import { Bag } from './Bag.tsx'
import { Extracted } from './Extracted.tsx'
import { Favour } from './Favour.tsx'
import { Objectives } from './Objectives.tsx'
import { Points } from './Points.tsx'
import './mat.css'

/** How the side stands that whoever sits here decides for. */
export function MySide(drawn: OwnPartProps) {
  const { shown, side, seat, nameOf } = drawn
  const i18n = useI18n()
  const isHero = isHeroSide(side)
  return (
    <section className={`dv-mat dv-unit-side-${side}`} aria-label={i18n.t('web.dvMat.title')}>
      <div className="dv-mat-head">
        <Emblem side={side} />
        <div className="dv-mat-names">
          <h3 className="dv-mat-name">{i18n.format(sideText(shown.tables, side))}</h3>
          <p className="dv-mat-person">
            <SeatMark seat={seat} size={14} />
            <span>{nameOf(seat)}</span>
          </p>
        </div>
        <GiveUp />
      </div>
      <Points ctx={shown} side={side} />
      {isHero ? null : (
        <div className="dv-mat-ancient">
          <Ancient ctx={shown} side={side} />
          <Favour ctx={shown} side={side} />
        </div>
      )}
      <Army ctx={shown} side={side} />
      <Bag ctx={shown} side={side} />
      <Extracted ctx={shown} side={side} />
      <Objectives ctx={shown} side={side} />
    </section>
  )
}

/** The emblem stands for the side where one is asked for. */
function Emblem({ side }: { side: number }) {
  const { props } = useTarget(`side:${side}`)
  return (
    <span {...props} className="dv-mat-emblem">
      <SideMark side={side} size="100%" />
    </span>
  )
}

/** To give up can be chosen at any time, and is asked about again. */
function GiveUp() {
  const i18n = useI18n()
  const now = useChoosingNow()
  const [isOpen, setOpen] = useState(false)
  const entry = useChoosing(({ entries }) => entries.find(({ choice }) => choice.do === 'forfeit'))
  if (entry === undefined) return null
  const words = i18n.format(entry.text)
  return (
    <>
      <IconButton
        className="dv-mat-give-up"
        label={words}
        icon={<Icon name="forfeit" />}
        onClick={() => setOpen(true)}
      />
      <Confirm
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words}
        yes={words}
        isDanger
        onYes={() => {
          setOpen(false)
          now().choose(entry.choice)
        }}
      >
        {i18n.t('web.dvMat.giveUp')}
      </Confirm>
    </>
  )
}
