import type { MageViewContext } from '@longtable/mage-knight'
import { cityCount, conqueredCities, isCommon, NOBODY, scenarioText } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Scoring } from './summary.ts'

interface GoalProps {
  readonly mage: MageViewContext
  readonly scoring: Scoring
}

const ICONS: Readonly<Record<MageViewContext['tables']['scenario']['end'], IconName>> = {
  cityRevealed: 'city',
  citiesConquered: 'city',
  minesFree: 'mine',
  incantations: 'glade',
  dungeonsConquered: 'dungeon',
  rounds: 'end',
}

/** What the scenario was about, and whether it came to that. */
export function Goal({ mage, scoring: { totals, winners } }: GoalProps) {
  const i18n = useI18n()
  const { tables, state } = mage
  const { end, score } = tables.scenario
  const isReached = state.ending !== NOBODY
  const goal = end !== 'rounds' ? end : score === 'hold' && isCommon(tables) ? 'holdTogether' : score
  const isAnswered = end !== 'rounds'
  const total = totals?.[0]
  return (
    <section
      className="mk-end-goal"
      data-reached={isReached || (winners.length > 0 && !isAnswered) || undefined}
    >
      <Icon name={ICONS[end]} size="2.2em" />
      <div>
        <h3>{i18n.format(scenarioText(tables.scenarioNo))}</h3>
        <p>
          {i18n.t(`web.mkEnd.goal.${goal}`, {
            count: conqueredCities(state),
            all: cityCount(tables),
            round: state.round,
            rounds: tables.rounds,
          })}{' '}
          {isAnswered
            ? i18n.t(isReached ? 'web.mkEnd.reached' : 'web.mkEnd.missed', {
                round: state.round,
                rounds: tables.rounds,
              })
            : null}
        </p>
        {isCommon(tables) && total !== undefined ? (
          <p>{i18n.t(`web.mkEnd.together.${winners.length > 0 ? 'won' : 'lost'}`, { count: total })}</p>
        ) : null}
        {tables.alone && !isCommon(tables) && score === 'standard' && total !== undefined ? (
          <p>{i18n.t('web.mkEnd.alone', { count: total })}</p>
        ) : null}
      </div>
    </section>
  )
}
