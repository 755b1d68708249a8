import type { MageViewContext } from '@longtable/mage-knight'
import {
  handLimit,
  heroText,
  hexText,
  K,
  levels,
  skillNameText,
  tacticNameText,
  U,
  unitText,
  Z,
} from '@longtable/mage-knight/board'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SkillCard } from '../cards/SkillCard.tsx'
import { TacticCard } from '../cards/TacticCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { SmallPurse } from '../mana/Purse.tsx'
import { HeroMark } from './HeroMark.tsx'
import { Lying } from './Piles.tsx'
import { skillIs } from './SkillToken.tsx'
import { signed } from './signed.ts'
import { useTalk } from './Standing.tsx'
import { unitIs, useUnitWords } from './UnitPlaque.tsx'

interface OtherMatProps {
  readonly mage: MageViewContext
  readonly seat: number
}

/** All that everybody may know of somebody else. */
export function OtherMat({ mage, seat }: OtherMatProps) {
  const i18n = useI18n()
  const talk = useTalk()
  const { state, tables } = mage
  const player = state.players[seat]
  const counted = (key: string, count: number): string =>
    i18n.t('web.mkHero.count', { thing: i18n.t(`web.mkHero.${key}`), count })
  const hand = state.deeds[Z.hand + seat].length
  const deck = state.deeds[Z.deck + seat].length
  const { armor, command } = levels[player.level - 1]
  return (
    <div className={`mk-other piece-${seat}`}>
      <div className="mk-other-line">
        <HeroMark hero={player.hero} seat={seat} size={64} />
        <div>
          {player.hero < 0 ? null : (
            <b>{i18n.t('web.mkHero.levelOf', { hero: heroText(player.hero), n: player.level })}</b>
          )}
          <p>
            {counted('fame', player.fame)} ·{' '}
            {i18n.t('web.mkHero.reputationNow', { n: signed(player.reputation) })}
            {' · '}
            {talk(player.reputation)}
          </p>
          <p>
            {i18n.t('web.mkHero.count', {
              thing: i18n.t('web.mkHero.others.at'),
              count: player.at < 0 ? i18n.t('web.mkHero.others.off') : i18n.format(hexText(state, player.at)),
            })}
          </p>
        </div>
      </div>
      <div className="mk-other-line">
        {[
          counted('others.cards', hand),
          counted('deck', deck),
          counted('armor', armor),
          counted('hand', handLimit(state, seat, tables)),
          counted('command', command),
        ].map((told) => (
          <span key={told}>{told}</span>
        ))}
        <SmallPurse crystals={player.crystals} tokens={player.tokens} />
      </div>
      {player.tactic < 0 ? null : (
        <Part title={i18n.t('web.mkHero.tactic')}>
          <figure className="mk-other-unit">
            <TacticCard tactic={player.tactic} mage={mage} size="small" />
            <figcaption className="sr-only">{i18n.format(tacticNameText(player.tactic))}</figcaption>
          </figure>
        </Part>
      )}
      <Units mage={mage} seat={seat} />
      <Skills mage={mage} seat={seat} />
      <Part title={i18n.t('web.mkHero.play')}>
        <Lying mage={mage} cards={state.deeds[Z.play + seat]} />
      </Part>
      <Part title={i18n.t('web.mkHero.discard')}>
        <Lying mage={mage} cards={state.deeds[Z.discard + seat]} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className="mk-other-cards">{children}</div>
    </section>
  )
}

function Units({ mage, seat }: OtherMatProps) {
  const i18n = useI18n()
  const words = useUnitWords()
  const { state } = mage
  const band = state.units[U.band + seat]
  const { command } = levels[state.players[seat].level - 1]
  return (
    <Part title={`${i18n.t('web.mkHero.units')} (${band.length}/${command})`}>
      {band.length === 0 ? <p>{i18n.t('web.mkHero.noUnits')}</p> : null}
      {band.map((unit) => (
        <figure key={unit} className="mk-other-unit">
          <UnitCard unit={unit} mage={mage} size="small" />
          <figcaption>
            <span className="sr-only">{i18n.format(unitText(unit))} </span>
            {words(unitIs(mage, unit))}
          </figcaption>
        </figure>
      ))}
    </Part>
  )
}

function Skills({ mage, seat }: OtherMatProps) {
  const i18n = useI18n()
  const { state } = mage
  const own = state.skills[K.own + seat]
  return (
    <Part title={i18n.t('web.mkHero.skills')}>
      {own.length === 0 ? <p>{i18n.t('web.mkHero.noSkills')}</p> : null}
      {own.map((skill) => (
        <figure key={skill} className="mk-other-unit">
          <SkillCard skill={skill} mage={mage} size="small" />
          <figcaption>
            <span className="sr-only">{i18n.format(skillNameText(skill))} </span>
            {i18n.t(`web.mkHero.skill.${skillIs(state.skillState[skill])}`)}
          </figcaption>
        </figure>
      ))}
    </Part>
  )
}
