import type { MageViewContext } from '@longtable/mage-knight'
import {
  handLimit,
  levelFame,
  levelOfFame,
  levels,
  REPUTATION_END,
  reputationInfluence,
} from '@longtable/mage-knight/board'
import { memo, useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { signed } from './signed.ts'
import { Tracks } from './Tracks.tsx'
import './Standing.css'

/** What a reputation is worth when one talks to the locals. */
export function useTalk(): (reputation: number) => string {
  const i18n = useI18n()
  return (reputation) =>
    reputation === -REPUTATION_END
      ? i18n.t('web.mkHero.noTalk')
      : i18n.t('web.mkHero.talk', { n: signed(reputationInfluence[reputation + REPUTATION_END]) })
}

/** Level, fame and how much is missing, reputation: opens both tracks. */
export const Standing = memo(function Standing({ fame, reputation, level }: StandingProps) {
  const i18n = useI18n()
  const talk = useTalk()
  const [isOpen, setOpen] = useState(false)
  const next = levelFame[level]
  const waiting = levelOfFame(fame)
  const from = levelFame[level - 1]
  const share = next === undefined ? 1 : Math.max(0, Math.min(1, (fame - from) / (next - from)))
  const told =
    waiting > level
      ? i18n.t('web.mkHero.levelWaits', { level: waiting })
      : next === undefined
        ? i18n.t('web.mkHero.highest')
        : i18n.t('web.mkHero.missing', { count: next - fame, level: level + 1 })
  return (
    <>
      <button
        type="button"
        className="mk-standing"
        aria-label={[
          i18n.t('web.mkHero.level', { n: level }),
          i18n.t('web.mkHero.fameNow', { n: fame }),
          told,
          i18n.t('web.mkHero.reputationNow', { n: signed(reputation) }),
          talk(reputation),
          i18n.t('web.mkHero.tracks.open'),
        ].join('. ')}
        title={`${told}. ${talk(reputation)}`}
        onClick={() => setOpen(true)}
      >
        <span className="mk-standing-level">
          <small>{i18n.t('web.mkHero.tracks.level')}</small>
          {level}
        </span>
        <span className="mk-standing-fame">
          <span className="mk-standing-line">
            <Icon name="fame" />
            <b>{fame}</b>
            {next === undefined ? null : <span className="mk-standing-next">/ {next}</span>}
            <span className="mk-standing-told" data-waits={waiting > level || undefined}>
              {told}
            </span>
          </span>
          <span className="mk-standing-bar">
            <span style={{ width: `${share * 100}%` }} />
          </span>
        </span>
        <span className="mk-standing-fame">
          <span className="mk-standing-line">
            <Icon name="reputation" />
            <b>{signed(reputation)}</b>
            <Icon name="influence" />
            <b>
              {reputation === -REPUTATION_END
                ? '×'
                : signed(reputationInfluence[reputation + REPUTATION_END])}
            </b>
          </span>
          <ReputationTrack reputation={reputation} />
        </span>
      </button>
      <Tracks
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        level={level}
        fame={fame}
        reputation={reputation}
      />
    </>
  )
})

interface StandingProps {
  readonly fame: number
  readonly reputation: number
  readonly level: number
}

function ReputationTrack({ reputation }: { reputation: number }) {
  return (
    <span className="mk-standing-track">
      {reputationInfluence.map((influence, i) => (
        <i
          key={i}
          data-at={i - REPUTATION_END === reputation || undefined}
          data-sign={i === 0 ? 'none' : Math.sign(influence)}
        />
      ))}
    </span>
  )
}

/** Armor, hand limit and command tokens of the level. */
export function Numbers({ mage: { state, tables }, seat }: { mage: MageViewContext; seat: number }) {
  const i18n = useI18n()
  const { level } = state.players[seat]
  const { armor, hand, command } = levels[level - 1]
  const limit = handLimit(state, seat, tables)
  const handTold =
    limit === hand
      ? i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.hand'), count: hand })
      : i18n.t('web.mkHero.handMore', { n: limit, more: limit - hand })
  return (
    <div className="mk-numbers">
      <Count
        icon="armor"
        n={armor}
        told={i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.armor'), count: armor })}
      />
      <Count icon="hand" n={limit} told={handTold} />
      <Count
        icon="command"
        n={command}
        told={i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.command'), count: command })}
      />
    </div>
  )
}

export function Count({ icon, n, told }: { icon: IconName; n: number | string; told: string }) {
  return (
    <span className="mk-number" role="img" aria-label={told} title={told}>
      <Icon name={icon} />
      {n}
    </span>
  )
}
