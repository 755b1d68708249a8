import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { CombatDie } from '../dice/CombatDie.tsx'
import { Icon } from '../icons/Icon.tsx'
import { hundredths } from '../dice/hundredths.ts'
import type { Role } from './Row.tsx'

export interface DieProps {
  readonly role: Role
  readonly n: number
  readonly value: number
  readonly isSix: boolean
  /** Another roll is another key. */
  readonly roll: string | undefined
}

/** A die of a row. */
export const Die = memo(function Die({ role, n, value, isSix, roll }: DieProps) {
  const i18n = useI18n()
  const words = value === 0 ? 'web.dvFight.blank' : 'web.dvFight.die'
  return (
    <span className="dv-fight-die" data-blank={value === 0 || undefined}>
      <CombatDie
        kind={role}
        value={value}
        size="100%"
        roll={roll}
        isSix={isSix}
        title={i18n.t(words, { n: n + 1, shown: value })}
      />
    </span>
  )
})

interface OwnDieProps extends DieProps {
  /** The chance after rolling it again, in thousandths. */
  readonly after: number | undefined
}

/** A die of one's own: it may be rolled again. */
export const OwnDie = memo(function OwnDie({ after, ...die }: OwnDieProps) {
  const i18n = useI18n()
  const { role, n, value, isSix, roll } = die
  const { props, isLit } = useTarget(`die:${n}`, String(value))
  if (!isLit) return <Die {...die} />
  return (
    <span {...props} className="dv-fight-die">
      <CombatDie kind={role} value={value} size="100%" roll={roll} isSix={isSix} />
      {after === undefined ? null : (
        <span className="dv-fight-after">
          <Icon name="reroll" size="0.9em" />
          {i18n.t('web.dvFight.odds.percent', { n: hundredths(after) })}
        </span>
      )}
    </span>
  )
})
