import type { MageViewContext } from '@longtable/mage-knight'
import { heroOfSkill, heroText, K, levels, Z } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Answers } from '../../../match-ui/targets/Sheet.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { stepOf } from '../view/view-facts.ts'
import { IconSheet } from './IconSheet.tsx'
import { CardSpot, SkillSpot } from './Spots.tsx'
import { seatAsked } from './whose.ts'
import './Level.css'

/** A new level: what it brings at once, and the skill and the advanced action to be chosen. */
export function Level({ view, mage, seat, nameOf }: BoardPartProps) {
  const i18n = useI18n()
  const riser = seatAsked(view, 'level.') ?? mage.state.active
  const { level } = mage.state.players[riser]
  const isMine = riser === seat
  const isSkill = stepOf(view) !== 'level.action'
  const title = isMine
    ? i18n.t('web.mkStages.level.title', { level })
    : i18n.t('web.mkStages.level.of', { player: nameOf(riser), level })
  return (
    <IconSheet
      key={`${riser} ${level}`}
      kind="level"
      icon="level"
      title={title}
      lead={i18n.t(`web.mkStages.level.${isSkill ? 'skillLead' : 'actionLead'}`)}
      aside={<Tokens level={level} />}
      isFolded={!isMine}
      foot={isMine ? <Answers /> : undefined}
    >
      {isSkill ? <Skills mage={mage} riser={riser} /> : <Actions mage={mage} />}
    </IconSheet>
  )
}

const NUMBERS: readonly (readonly [keyof (typeof levels)[number], IconName])[] = [
  ['armor', 'armor'],
  ['hand', 'hand'],
  ['command', 'command'],
]

/** Armor, hand limit and command tokens; what has risen is marked. */
export function Tokens({ level }: { readonly level: number }) {
  const i18n = useI18n()
  const now = levels[level - 1]
  const before = levels[Math.max(0, level - 2)]
  return (
    <ul className="mk-stages-level">
      {NUMBERS.map(([name, icon]) => (
        <li key={name} data-more={now[name] > before[name] || undefined}>
          <Icon name={icon} size="1.2em" />
          <span>{i18n.t(`web.mkStages.level.${name}`)}</span>
          {now[name] > before[name] ? <s>{i18n.number(before[name])}</s> : null}
          <strong>{i18n.number(now[name])}</strong>
        </li>
      ))}
    </ul>
  )
}

interface SkillsProps {
  readonly mage: MageViewContext
  readonly riser: number
}

function Skills({ mage, riser }: SkillsProps) {
  const i18n = useI18n()
  const { state } = mage
  const own = state.skills[K.turnedUp]
  const common = state.skills[K.common]
  return (
    <>
      <section className="mk-stages-group">
        <h3>
          {i18n.t('web.mkStages.level.own', { hero: i18n.format(heroText(state.players[riser].hero)) })}
        </h3>
        <p className="mk-stages-note">{i18n.t('web.mkStages.level.ownText')}</p>
        <div className="mk-stages-row">
          {own.map((skill) => (
            <SkillSpot key={skill} skill={skill} mage={mage} />
          ))}
        </div>
      </section>
      {common.length === 0 ? null : (
        <section className="mk-stages-group">
          <h3>{i18n.t('web.mkStages.level.common')}</h3>
          <p className="mk-stages-note">{i18n.t('web.mkStages.level.commonText')}</p>
          <div className="mk-stages-row">
            {common.map((skill) => (
              <SkillSpot key={skill} skill={skill} mage={mage} saysWhy note={<SkillOf skill={skill} />} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function SkillOf({ skill }: { readonly skill: number }) {
  const i18n = useI18n()
  const hero = heroOfSkill(skill)
  return (
    <span className="mk-stages-skill-of">
      <HeroMark hero={hero} size={22} /> {i18n.format(heroText(hero))}
    </span>
  )
}

/** The offer from its top to its lowest card. */
function Actions({ mage }: { readonly mage: MageViewContext }) {
  return (
    <div className="mk-stages-row">
      {mage.state.deeds[Z.actionOffer].toReversed().map((card) => (
        <CardSpot key={card} card={card} mage={mage} />
      ))}
    </div>
  )
}
