import type { MageViewContext } from '@longtable/mage-knight'
import { DUMMY, heroText, K, Last, NOBODY, U, Z } from '@longtable/mage-knight/board'
import { useState } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { SmallPurse } from '../mana/Purse.tsx'
import { DummyMat, DummyStrip } from './Dummy.tsx'
import { HeroMark } from './HeroMark.tsx'
import { OtherMat } from './OtherMat.tsx'
import { signed } from './signed.ts'
import { Count } from './Standing.tsx'
import { Order, TacticNumber } from './StripMarks.tsx'
import './Others.css'

/** The others in the order of their turns, as narrow strips that open; the dummy too. */
export function Others(drawn: BoardPartProps) {
  const i18n = useI18n()
  const [opened, open] = useState<number>(NOBODY)
  const { mage, seat, nameOf, awaited } = drawn
  const shown = mage.state.order.filter((each) => each !== seat)
  const title =
    opened === DUMMY
      ? i18n.t('web.mkHero.dummy.name')
      : i18n.t('web.mkHero.titleOf', { name: nameOf(opened) })
  if (shown.length === 0) return null
  return (
    <section className="mk-others" aria-label={i18n.t('web.mkHero.others.title')}>
      {shown.map((each) =>
        each === DUMMY ? (
          <DummyStrip key={each} mage={mage} open={() => open(DUMMY)} />
        ) : (
          <Strip
            key={each}
            mage={mage}
            seat={each}
            name={nameOf(each)}
            isAwaited={awaited.includes(each)}
            open={() => open(each)}
          />
        ),
      )}
      <Dialog size="wide" isOpen={opened !== NOBODY} onClose={() => open(NOBODY)} title={title}>
        {opened === NOBODY ? null : opened === DUMMY ? (
          <DummyMat mage={mage} />
        ) : (
          <OtherMat mage={mage} seat={opened} />
        )}
      </Dialog>
    </section>
  )
}

interface StripProps {
  readonly mage: MageViewContext
  readonly seat: number
  readonly name: string
  readonly isAwaited: boolean
  readonly open: () => void
}

function Strip({ mage, seat, name, isAwaited, open }: StripProps) {
  const i18n = useI18n()
  const { state } = mage
  const player = state.players[seat]
  const counted = (key: string, count: number): string =>
    i18n.t('web.mkHero.count', { thing: i18n.t(`web.mkHero.${key}`), count })
  const hand = state.deeds[Z.hand + seat].length
  const units = state.units[U.band + seat].length
  const skills = state.skills[K.own + seat].length
  return (
    <article className={`mk-strip piece-${seat}`} data-active={state.active === seat || undefined}>
      <h3 className="mk-strip-head">
        <Order n={state.order.indexOf(seat) + 1} isDown={player.tokenDown} />
        <button
          type="button"
          className="mk-strip-open"
          aria-label={i18n.t('web.mkHero.others.open', { name })}
          title={i18n.t('web.mkHero.others.open', { name })}
          onClick={open}
        >
          {player.hero < 0 ? null : <HeroMark hero={player.hero} seat={seat} size={26} />}
          <span className="mk-strip-name">{name}</span>
        </button>
        <Level player={player} />
        <Count icon="fame" n={player.fame} told={counted('fame', player.fame)} />
      </h3>
      <div className="mk-strip-line mk-strip-counts">
        <Count icon="hand" n={hand} told={counted('others.cards', hand)} />
        <Count icon="unit" n={units} told={counted('units', units)} />
        <Count icon="skill" n={skills} told={counted('skills', skills)} />
        <Count
          icon="reputation"
          n={signed(player.reputation)}
          told={i18n.t('web.mkHero.reputationNow', { n: signed(player.reputation) })}
        />
        {player.tactic < 0 ? null : <TacticNumber tactic={player.tactic} />}
        <SmallPurse crystals={player.crystals} tokens={player.tokens} />
        <Doing state={state} seat={seat} isAwaited={isAwaited} />
      </div>
    </article>
  )
}

function Level({ player: { hero, level } }: { player: MageViewContext['state']['players'][number] }) {
  const i18n = useI18n()
  const told =
    hero < 0
      ? i18n.t('web.mkHero.level', { n: level })
      : i18n.t('web.mkHero.levelOf', { hero: heroText(hero), n: level })
  return (
    <span className="mk-strip-level" role="img" aria-label={told} title={told}>
      {level}
    </span>
  )
}

/** Whose turn it is, who is awaited out of turn, who has had the last turn. */
function Doing({
  state,
  seat,
  isAwaited,
}: {
  state: MageViewContext['state']
  seat: number
  isAwaited: boolean
}) {
  const i18n = useI18n()
  const { lastTurn, tokenDown } = state.players[seat]
  if (state.active === seat) return <span className="mk-strip-turn">{i18n.t('web.mkHero.others.turn')}</span>
  if (isAwaited) return <span className="mk-strip-turn">{i18n.t('web.mkHero.others.awaited')}</span>
  if (tokenDown) return <span className="mk-strip-tag">{i18n.t('web.mkHero.others.skips')}</span>
  return lastTurn === Last.over ? (
    <span className="mk-strip-tag">{i18n.t('web.mkHero.others.last')}</span>
  ) : null
}
