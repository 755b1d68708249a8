import type { MageViewContext } from '@longtable/mage-knight'
import {
  cardText,
  colourNameText,
  DieAt,
  DUMMY,
  face,
  heroText,
  terrains,
  Z,
} from '@longtable/mage-knight/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Card } from '../cards/Card.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Gem } from '../mana/Gem.tsx'
import { Tokens } from './Level.tsx'
import type { News } from './round-news.ts'

interface Told extends BoardPartProps {
  readonly news: News
}

/** Somebody's figure and name; the dummy's too. */
function Who({
  seat,
  mage: { state },
  nameOf,
}: Pick<BoardPartProps, 'mage' | 'nameOf'> & { readonly seat: number }) {
  const i18n = useI18n()
  return (
    <span className="mk-stages-news-who">
      {seat === DUMMY ? (
        <HeroMark hero={state.dummyHero} size={30} />
      ) : (
        <HeroMark hero={state.players[seat].hero} seat={seat} size={30} />
      )}
      {seat === DUMMY ? i18n.t('web.mkStages.theDummy') : nameOf(seat)}
    </span>
  )
}

/** The cards that the dummy has turned up, and what is left of its deck. */
export function DummyNews({ news: { dummy }, mage }: Told) {
  const i18n = useI18n()
  if (dummy === undefined) return null
  const { state } = mage
  const left = state.deeds[Z.dummyDeck].length
  return (
    <div className="mk-stages-news-dummy">
      <h2>
        <HeroMark hero={state.dummyHero} size={38} />
        {i18n.t('web.mkStages.news.dummy', { hero: i18n.format(heroText(state.dummyHero)) })}
      </h2>
      <div className="mk-stages-news-fan">
        {dummy.map((card) => (
          <Card key={card} card={card} mage={mage} size="small" />
        ))}
      </div>
      <p>
        {i18n.t('web.mkStages.news.dummyTurned', { count: dummy.length })}{' '}
        {i18n.t('web.mkStages.news.dummyLeft', { count: left })}
      </p>
      <Crystals mage={mage} />
    </div>
  )
}

/** The crystals of the dummy: they say how many more cards it turns up. */
function Crystals({ mage: { state } }: { readonly mage: MageViewContext }) {
  return (
    <p className="mk-stages-news-gems">
      {state.dummyCrystals.flatMap((n, colour) =>
        Array.from({ length: n }, (_, i) => (
          <Gem key={`${colour} ${i}`} colour={colour} as="crystal" size="1.4rem" />
        )),
      )}
    </p>
  )
}

export function AnnouncedNews({ news: { announced, ending, ended, round }, mage, nameOf }: Told) {
  const i18n = useI18n()
  if (announced === undefined && !ending && (ended === undefined || round !== undefined)) return null
  return (
    <div className="mk-stages-news-said">
      {announced === undefined ? null : (
        <p>
          <Icon name="end" size="1.4em" />
          <Who seat={announced} mage={mage} nameOf={nameOf} /> {i18n.t('web.mkStages.news.announced')}
        </p>
      )}
      {ending ? (
        <p>
          <Icon name="flag" size="1.4em" /> {i18n.t('web.mkStages.news.ending')}
        </p>
      ) : null}
      {ended === undefined || round !== undefined ? null : (
        <p>
          <Icon name="end" size="1.4em" /> {i18n.t('web.mkStages.news.ended', { round: ended })}
        </p>
      )}
    </div>
  )
}

/** Day or night breaks: what lies in the Source and in the offers now. */
export function RoundScene({ news: { round }, mage }: Told) {
  const i18n = useI18n()
  if (round === undefined) return null
  const { state, tables } = mage
  const costs = tables.cost[round.night ? 1 : 0]
  const dice = state.die.filter((_, die) => state.dieAt[die] === DieAt.source)
  return (
    <div className="mk-stages-news-round">
      <h2>
        <Icon name={round.night ? 'moon' : 'sun'} size="1.5em" />
        {i18n.t(round.night ? 'web.mkStages.news.night' : 'web.mkStages.news.day')}
        <small>{i18n.t('web.mkStages.news.round', { round: round.round, rounds: tables.rounds })}</small>
        <span className="mk-stages-news-gems">
          {dice.map((colour, n) => (
            <Gem key={n} colour={colour} as="die" size="2.1rem" />
          ))}
        </span>
      </h2>
      <p>
        {i18n.t(round.night ? 'web.mkStages.news.nightText' : 'web.mkStages.news.dayText', {
          forest: costs[terrains.indexOf('forest')],
          desert: costs[terrains.indexOf('desert')],
        })}
      </p>
      <div className="mk-stages-news-offers">
        <New name="units" count={round.units.length}>
          {round.units.map((unit) => (
            <UnitCard key={unit} unit={unit} mage={mage} size="small" />
          ))}
        </New>
        <New name="actions" count={round.actions.length}>
          {round.actions.map((card) => (
            <Card key={card} card={card} mage={mage} size="small" />
          ))}
        </New>
        <New name="spells" count={round.spells.length}>
          {round.spells.map((card) => (
            <Card key={card} card={card} mage={mage} size="small" />
          ))}
        </New>
        <New name="lessons" count={round.lessons.length}>
          {round.lessons.map((card) => (
            <Card key={card} card={card} mage={mage} size="small" />
          ))}
        </New>
        <New name="dummy" count={round.gained.length}>
          {round.gained.map(({ card, colour }) => (
            <span key={card} className="mk-stages-news-gain">
              {colour < 0 ? (
                <Gem colour={face(card).colour} as="token" size="1.3em" />
              ) : (
                <Gem colour={colour} as="crystal" size="1.3em" />
              )}
              {colour < 0
                ? i18n.format(cardText(card))
                : i18n.t('web.mkStages.news.crystal', { colour: i18n.format(colourNameText(colour)) })}
            </span>
          ))}
        </New>
      </div>
    </div>
  )
}

interface NewProps {
  readonly name: string
  readonly count: number
  readonly children: ReactNode
}

function New({ name, count, children }: NewProps) {
  const i18n = useI18n()
  return count === 0 ? null : (
    <section>
      <h3>{i18n.t(`web.mkStages.news.new.${name}`, { count })}</h3>
      <div className="mk-stages-news-lie">{children}</div>
    </section>
  )
}

/** Who acts when in this round. */
export function OrderNews({ news: { order }, mage, nameOf }: Told) {
  const i18n = useI18n()
  if (order === undefined || order.length < 2) return null
  return (
    <div className="mk-stages-news-order">
      <h3>{i18n.t('web.mkStages.news.order')}</h3>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <Who seat={seat} mage={mage} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A level that asks nothing is told. */
export function LevelNews({ news: { levelled }, mage, nameOf }: Told) {
  const i18n = useI18n()
  if (levelled === undefined) return null
  const { seat, level } = levelled
  return (
    <div className="mk-stages-news-level">
      <h2>
        <Icon name="level" size="1.3em" />
        <Who seat={seat} mage={mage} nameOf={nameOf} /> {i18n.t('web.mkStages.news.level', { level })}
      </h2>
      <Tokens level={level} />
    </div>
  )
}

/** Dice that were rolled for a reward. */
export function RolledNews({ news: { rolled }, mage, nameOf }: Told) {
  const i18n = useI18n()
  if (rolled === undefined) return null
  return (
    <p className="mk-stages-news-gems">
      <Who seat={rolled.seat} mage={mage} nameOf={nameOf} /> {i18n.t('web.mkStages.news.rolled')}
      {rolled.colours.map((colour, n) => (
        <Gem key={n} colour={colour} as="die" size="2.1rem" />
      ))}
    </p>
  )
}

/** All of it in one line: for those who want nothing to move, and to be read out. */
export function useNewsLine(news: News, { mage: { state, tables }, nameOf }: BoardPartProps): string {
  const i18n = useI18n()
  const who = (seat: number): string => (seat === DUMMY ? i18n.t('web.mkStages.theDummy') : nameOf(seat))
  const inList = (seat: number): string => (seat === DUMMY ? i18n.t('web.mkStages.dummy') : nameOf(seat))
  const list = new Intl.ListFormat(i18n.lang)
  const parts: string[] = []
  if (news.rolled !== undefined) {
    const dice = list.format(news.rolled.colours.map((colour) => i18n.format(colourNameText(colour))))
    parts.push(i18n.t('web.mkStages.news.line.rolled', { player: who(news.rolled.seat), dice }))
  }
  if (news.levelled !== undefined) {
    const { seat, level } = news.levelled
    parts.push(i18n.t('web.mkStages.news.line.level', { player: who(seat), level }))
  }
  if (news.dummy !== undefined) {
    const cards = list.format(news.dummy.map((card) => i18n.format(cardText(card))))
    const left = i18n.t('web.mkStages.news.dummyLeft', { count: state.deeds[Z.dummyDeck].length })
    parts.push(i18n.t('web.mkStages.news.line.dummy', { cards, left }))
  }
  if (news.announced !== undefined)
    parts.push(i18n.t('web.mkStages.news.line.announced', { player: who(news.announced) }))
  if (news.ending) parts.push(i18n.t('web.mkStages.news.ending'))
  if (news.ended !== undefined) parts.push(i18n.t('web.mkStages.news.ended', { round: news.ended }))
  if (news.round !== undefined) {
    const { round, night } = news.round
    const time = i18n.t(night ? 'web.mkStages.news.night' : 'web.mkStages.news.day')
    parts.push(i18n.t('web.mkStages.news.line.round', { time, round, rounds: tables.rounds }))
  }
  if (news.order !== undefined && news.order.length > 1)
    parts.push(i18n.t('web.mkStages.news.line.order', { order: list.format(news.order.map(inList)) }))
  return parts.join(' ')
}
