import { colourNameText, DieAt, sourceNow } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { Gem } from '../mana/Gem.tsx'
import { Centre } from './Centre.tsx'
import './Source.css'

type Where = 'ready' | 'depleted' | 'used' | 'stolen' | 'claimed' | 'unrolled'

const AWAY = ['unrolled', 'claimed', 'stolen', 'used'] as const

/** Where a die is and with whom. */
function whereOf(at: number, isUsable: boolean): { readonly where: Where; readonly seat: number } {
  const away = AWAY.find((place) => at >= DieAt[place])
  if (away !== undefined) return { where: away, seat: at - DieAt[away] }
  return { where: isUsable ? 'ready' : 'depleted', seat: -1 }
}

/** The Source: the dice that lie in it, what they are good for at this time of day, and who has the others. */
export function Source({ mage, seat, nameOf }: BoardPartProps) {
  const i18n = useI18n()
  const { state, tables } = mage
  const whose = seat ?? Math.max(0, state.active)
  const now = sourceNow(mage, whose)
  const dice = Array.from({ length: tables.dice }, (_, die) => die).filter((die) => state.die[die] >= 0)
  const isOn = state.active === whose
  return (
    <section className="mk-source" aria-label={i18n.t('web.mkHero.source.title')}>
      <h3 className="mk-source-title">
        {i18n.t('web.mkHero.source.title')}
        {isOn ? <Left count={now.dice} /> : null}
      </h3>
      <div className="mk-source-dice">
        {dice.map((die) => {
          const { where, seat: with_ } = whereOf(state.dieAt[die], now.usable[state.die[die]])
          return (
            <Die
              key={die}
              die={die}
              colour={state.die[die]}
              where={where}
              seat={with_}
              name={nameOf(with_)}
            />
          )
        })}
      </div>
      <Centre mage={mage} nameOf={nameOf} />
    </section>
  )
}

function Left({ count }: { count: number }) {
  const i18n = useI18n()
  return (
    <span className="mk-source-left" data-none={count === 0 || undefined}>
      {count === 0 ? i18n.t('web.mkHero.source.noDice') : i18n.t('web.mkHero.source.dice', { count })}
    </span>
  )
}

interface DieProps {
  readonly die: number
  readonly colour: number
  readonly where: Where
  readonly seat: number
  readonly name: string
}

const Die = memo(function Die({ die, colour, where, seat, name }: DieProps) {
  const i18n = useI18n()
  const told = [i18n.format(colourNameText(colour)), i18n.t(`web.mkHero.source.${where}`, { name })].join(
    ', ',
  )
  const target = useTarget(`die:${die}`, told)
  return (
    <span {...target.props} className="mk-source-die" data-where={where} title={told}>
      <Gem colour={colour} as="die" size="100%" />
      {seat < 0 ? null : (
        <span className="mk-source-with">
          <SeatMark seat={seat} size={14} />
        </span>
      )}
    </span>
  )
})
