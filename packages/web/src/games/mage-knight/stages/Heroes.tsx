import type { MageViewContext } from '@longtable/mage-knight'
import {
  cardText,
  heroCard,
  heroText,
  numbered,
  skillNameText,
  skillRow,
  skillsInPlay,
  skillText,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Card } from '../cards/Card.tsx'
import { EffectText } from '../cards/EffectText.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon } from '../icons/Icon.tsx'
import { IconSheet } from './IconSheet.tsx'
import { Why } from './Why.tsx'
import './Heroes.css'

/** The heroes before the first round: what each is good at, its own card and its skills. */
export function Heroes({ mage, seat, nameOf, awaited }: BoardPartProps) {
  const i18n = useI18n()
  const asked = awaited[0]
  const lead =
    asked === undefined || asked === seat
      ? i18n.t('web.mkStages.heroes.lead')
      : i18n.t('web.mkStages.heroes.waits', { player: nameOf(asked) })
  return (
    <IconSheet kind="heroes" icon="hand" title={i18n.t('web.mkStages.heroes.title')} lead={lead} isFixed>
      <div className="mk-stages-row mk-stages-heroes">
        {mage.tables.box.heroes.map((hero) => (
          <Hero key={hero} hero={hero} mage={mage} nameOf={nameOf} />
        ))}
      </div>
    </IconSheet>
  )
}

interface HeroProps {
  readonly hero: number
  readonly mage: MageViewContext
  readonly nameOf: (seat: number) => string
}

function Hero({ hero, mage, nameOf }: HeroProps) {
  const i18n = useI18n()
  const { id, own, second, colour } = numbered.heroes[hero]
  const owns = [own, ...(second === undefined ? [] : [second])].filter(({ card }) =>
    mage.tables.box.cards.includes(heroCard(hero, card)),
  )
  // Only the others have the common card itself.
  const commonName = (common: string) =>
    i18n.format(cardText(Math.max(...numbered.heroes.map((_, other) => heroCard(other, common)))))
  const skills = skillsInPlay(hero, mage.tables)
  const good = i18n.t(`web.mkStages.heroes.good.${id}`)
  const { isLit, props } = useTarget(`hero:${hero}`, good)
  const player = mage.state.players.findIndex((one) => one.hero === hero)
  return (
    <article className="mk-stages-hero" data-colour={colour} data-taken={player >= 0 || undefined}>
      <div>
        <div className="mk-stages-hero-face" {...props}>
          <HeroMark hero={hero} seat={player < 0 ? undefined : player} size={92} />
          <h3>{i18n.format(heroText(hero))}</h3>
          <p>{good}</p>
          {isLit ? (
            <span className="mk-stages-hero-pick">
              {i18n.t('web.mkStages.heroes.pick', { hero: i18n.format(heroText(hero)) })}
            </span>
          ) : null}
          {player < 0 ? null : <span className="mk-stages-hero-by">{nameOf(player)}</span>}
        </div>
        <Why place={`hero:${hero}`} />
      </div>
      <div className="mk-stages-hero-cards">
        {owns.map(({ card, insteadOf }) => (
          <div key={card} className="mk-stages-hero-card">
            <Card card={heroCard(hero, card)} mage={mage} size="full" />
            <p>{i18n.t('web.mkStages.heroes.own', { card: commonName(insteadOf) })}</p>
          </div>
        ))}
      </div>
      <details className="mk-stages-hero-skills">
        <summary>
          <Icon name="skill" /> {i18n.t('web.mkStages.heroes.skills', { count: skills.length })}
        </summary>
        <ul>
          {skills.map((skill) => (
            <li key={skill}>
              <strong>{i18n.format(skillNameText(skill))}</strong>{' '}
              <span className="mk-stages-hero-use">{i18n.t(`web.mkStages.use.${skillRow(skill).use}`)}</span>
              <EffectText text={skillText(skillRow(skill))} />
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}
