import type { MenuEntry } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import { pickOrder } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Answers } from '../../../match-ui/targets/Sheet.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { TacticCard } from '../cards/TacticCard.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { stepOf } from '../view/view-facts.ts'
import { tacticAbout } from './about.ts'
import { IconSheet } from './IconSheet.tsx'
import { Spot } from './Spots.tsx'
import { seatAsked } from './whose.ts'
import './Tactics.css'

/** The six tactics of the day or the night: their numbers are the order of the round. */
export function Tactics({ view, mage, seat, nameOf, awaited }: BoardPartProps) {
  const i18n = useI18n()
  const { night, round } = mage.state
  const isLeaving = stepOf(view).startsWith('tactics.')
  const asked = seatAsked(view, 'tactic.pick') ?? awaited[0]
  const title = isLeaving ? 'leaves' : night ? 'night' : 'day'
  const { box, edition } = mage.tables
  const shown = box.tactics.filter((tactic) => edition.tactics[tactic].time === (night ? 'night' : 'day'))
  return (
    <IconSheet
      key={round}
      kind="tactics"
      icon={night ? 'moon' : 'sun'}
      title={i18n.t(`web.mkStages.tactics.${title}`)}
      lead={i18n.t(isLeaving ? 'web.mkStages.tactics.leavesLead' : 'web.mkStages.tactics.lead')}
      foot={isLeaving ? <Answers which={isAnswer} /> : undefined}
    >
      <div className="mk-stages-row mk-stages-tactics-row">
        {shown.map((tactic) => (
          <Spot
            key={tactic}
            place={`tactic:${tactic}`}
            about={tacticAbout(i18n, mage, tactic)}
            note={<Holder tactic={tactic} mage={mage} nameOf={nameOf} />}
          >
            <TacticCard tactic={tactic} mage={mage} size="full" />
          </Spot>
        ))}
      </div>
      {isLeaving ? null : <Pickers mage={mage} seat={seat} asked={asked} nameOf={nameOf} />}
    </IconSheet>
  )
}

/** Agreed or not. */
function isAnswer({ choice }: MenuEntry): boolean {
  return choice.do === 'yes' || choice.do === 'no'
}

interface HolderProps {
  readonly tactic: number
  readonly mage: MageViewContext
  readonly nameOf: (seat: number) => string
}

/** Who has taken it, or that it is gone. */
function Holder({ tactic, mage: { state }, nameOf }: HolderProps) {
  const i18n = useI18n()
  if ((state.tacticsLeft & (1 << tactic)) === 0)
    return <span className="mk-stages-tactics-gone">{i18n.t('web.mkStages.tactics.gone')}</span>
  if (state.dummyTactic === tactic) {
    return (
      <span className="mk-stages-tactics-holder">
        <HeroMark hero={state.dummyHero} size={24} /> {i18n.t('web.mkStages.theDummy')}
      </span>
    )
  }
  const holder = state.players.findIndex((player) => player.tactic === tactic)
  if (holder < 0) return null
  return (
    <span className="mk-stages-tactics-holder">
      <HeroMark hero={state.players[holder].hero} seat={holder} size={24} /> {nameOf(holder)}
    </span>
  )
}

interface PickersProps {
  readonly mage: MageViewContext
  readonly seat: number | null
  readonly asked: number | undefined
  readonly nameOf: (seat: number) => string
}

/** Everybody who takes one, with fame, for the least fame takes first. */
function Pickers({ mage: { state, tables }, seat, asked, nameOf }: PickersProps) {
  const i18n = useI18n()
  const seats = pickOrder(state, tables)
  if (seats.length < 2) return null
  return (
    <div className="mk-stages-tactics-pickers">
      <span>{i18n.t('web.mkStages.tactics.order')}</span>
      <ol>
        {seats.map((one) => (
          <li
            key={one}
            data-now={one === asked || undefined}
            data-done={state.players[one].tactic >= 0 || undefined}
          >
            <SeatMark seat={one} size={18} />
            <strong>{one === seat ? i18n.t('web.mkStages.you') : nameOf(one)}</strong>
            <span>{i18n.t('web.mkStages.fame', { count: state.players[one].fame })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
