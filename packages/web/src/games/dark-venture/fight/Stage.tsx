import { squareName, type VentureViewContext } from '@longtable/dark-venture/board'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { IconButton } from '../../../components/controls/index.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Bout } from './bout.ts'
import './Stage.css'

interface StageProps {
  readonly ctx: VentureViewContext
  readonly bout: Bout
  /** What lies below the rows and is always in sight. */
  readonly foot?: ReactNode
  /** Above the rows: fights around this one. */
  readonly chain?: ReactNode
  /** It is only looked at: nothing can be folded. */
  readonly isPlay?: boolean
  readonly isSmall?: boolean
  /** Puts it away before its time. */
  readonly close?: (() => void) | undefined
  readonly children: ReactNode
}

function kindOf({ attack, isCounter }: Bout): 'hazard' | 'counter' | 'attack' {
  return attack.side < 0 ? 'hazard' : isCounter ? 'counter' : 'attack'
}

const ICONS: Readonly<Record<ReturnType<typeof kindOf>, IconName>> = {
  attack: 'attack',
  counter: 'counter',
  hazard: 'hazard',
}

/** Where a combat is fought, over the map; it can be folded to look at what lies below. */
export function Stage({
  ctx,
  bout,
  foot,
  chain,
  isPlay = false,
  isSmall = false,
  close,
  children,
}: StageProps) {
  const i18n = useI18n()
  const id = useId()
  const [isFolded, fold] = useState(false)
  const kind = kindOf(bout)
  const Arrow = isFolded ? ChevronUp : ChevronDown
  return (
    <div className="dv-fight-field" data-play={isPlay || undefined} data-small={isSmall || undefined}>
      <section
        className="dv-fight-stage"
        data-folded={isFolded || undefined}
        data-comes={isSmall || (!isPlay && bout.attack.sum === undefined) || undefined}
        aria-labelledby={`${id}-title`}
      >
        <header className="dv-fight-head">
          <Icon name={ICONS[kind]} size="1.5em" />
          <h2 id={`${id}-title`}>
            {bout.square < 0
              ? i18n.t('web.dvFight.title.past')
              : i18n.t(`web.dvFight.title.${kind}`, { space: squareName(ctx.tables, bout.square) })}
          </h2>
          {bout.range === 0 ? null : (
            <span className="dv-fight-range">
              <Icon name="range" /> {i18n.t('web.dvFight.range', { count: bout.range })}
            </span>
          )}
          {close === undefined ? null : (
            <IconButton
              className="dv-fight-close"
              label={i18n.t('web.dvFight.close')}
              icon={<X aria-hidden />}
              onClick={close}
            />
          )}
          {isPlay ? null : (
            <button
              type="button"
              className="dv-fight-fold"
              aria-expanded={!isFolded}
              aria-controls={`${id}-body`}
              onClick={() => fold(!isFolded)}
            >
              <Arrow aria-hidden size={18} />
              <span>{i18n.t(isFolded ? 'web.dvFight.unfold' : 'web.dvFight.fold')}</span>
            </button>
          )}
        </header>
        <div className="dv-fight-body" id={`${id}-body`} hidden={isFolded}>
          {chain}
          {children}
        </div>
        {foot === undefined || isFolded ? null : <footer className="dv-fight-foot">{foot}</footer>}
      </section>
    </div>
  )
}
