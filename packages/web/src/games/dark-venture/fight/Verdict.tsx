import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { Bout } from './bout.ts'
import { verdictOf } from './leads.ts'
import { Odds } from './Odds.tsx'

/** Between the rows: the chances before the dice, then who leads, then how it ended. */
export function Verdict({ bout }: { bout: Bout }) {
  const i18n = useI18n()
  const verdict = verdictOf(bout)
  if (verdict === undefined) {
    return (
      <div className="dv-fight-between" data-open>
        {bout.odds === undefined ? null : (
          <Odds perMille={bout.odds.win} counter={bout.odds.counter} size="large" />
        )}
      </div>
    )
  }
  const { icon, key, n, isFinal, leads } = verdict
  return (
    <div className="dv-fight-between">
      <p className="dv-fight-verdict" data-final={isFinal || undefined} data-leads={leads}>
        <Icon name={icon} size="1.15em" />
        {i18n.t(`web.dvFight.${key}`, n === undefined ? {} : { n })}
      </p>
    </div>
  )
}
