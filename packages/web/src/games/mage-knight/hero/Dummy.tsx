import type { MageViewContext } from '@longtable/mage-knight'
import { DUMMY, heroText, Last, Z } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SmallPurse } from '../mana/Purse.tsx'
import { HeroMark } from './HeroMark.tsx'
import { Lying } from './Piles.tsx'
import { Count } from './Standing.tsx'
import { Order, TacticNumber } from './StripMarks.tsx'

/** No tokens: the dummy has crystals only. */
const NONE: readonly number[] = []

/** The dummy player as a strip among the others. */
export function DummyStrip({ mage: { state }, open }: { mage: MageViewContext; open: () => void }) {
  const i18n = useI18n()
  const { dummyHero, dummyTactic, dummyCrystals, deeds, dummyLast } = state
  const deck = deeds[Z.dummyDeck].length
  const told = i18n.t('web.mkHero.count', { thing: i18n.t('web.mkHero.dummy.deck'), count: deck })
  return (
    <article className="mk-strip mk-dummy" data-active={state.active === DUMMY || undefined}>
      <h3 className="mk-strip-head">
        <Order n={state.order.indexOf(DUMMY) + 1} />
        <button
          type="button"
          className="mk-strip-open"
          aria-label={i18n.t('web.mkHero.dummy.open')}
          title={i18n.t('web.mkHero.dummy.open')}
          onClick={open}
        >
          {dummyHero < 0 ? null : <HeroMark hero={dummyHero} size={26} />}
          <span className="mk-strip-name">{i18n.t('web.mkHero.dummy.name')}</span>
        </button>
        {dummyLast === Last.over ? (
          <span className="mk-strip-tag">{i18n.t('web.mkHero.others.last')}</span>
        ) : null}
      </h3>
      <div className="mk-strip-line mk-strip-counts">
        <Count icon="deck" n={deck} told={told} />
        {dummyTactic < 0 ? null : <TacticNumber tactic={dummyTactic} />}
        <SmallPurse crystals={dummyCrystals} tokens={NONE} />
      </div>
    </article>
  )
}

/** What is known of the dummy: its crystals, and the cards it has turned up. */
export function DummyMat({ mage }: { mage: MageViewContext }) {
  const i18n = useI18n()
  const { dummyHero, dummyCrystals, deeds } = mage.state
  return (
    <div className="mk-other">
      <div className="mk-other-line">
        {dummyHero < 0 ? null : <HeroMark hero={dummyHero} size={64} />}
        <div>
          {dummyHero < 0 ? null : <b>{i18n.t('web.mkHero.dummy.of', { hero: heroText(dummyHero) })}</b>}
          <p>
            {i18n.t('web.mkHero.count', {
              thing: i18n.t('web.mkHero.dummy.deck'),
              count: deeds[Z.dummyDeck].length,
            })}
          </p>
          <SmallPurse crystals={dummyCrystals} tokens={NONE} />
        </div>
      </div>
      <section>
        <h3>{i18n.t('web.mkHero.dummy.shown')}</h3>
        <Lying mage={mage} cards={deeds[Z.dummyShown]} />
      </section>
    </div>
  )
}
