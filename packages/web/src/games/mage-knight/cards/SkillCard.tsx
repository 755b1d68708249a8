import type { MageViewContext } from '@longtable/mage-knight'
import {
  heroes,
  skillNameText,
  SkillState,
  skillText,
  type Edition,
  type SkillRow,
} from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { CardSize } from './Card.tsx'
import { EffectText } from './EffectText.tsx'
import { Emblem } from './Emblem.tsx'
import './frames.css'
import './Card.css'
import './SkillCard.css'

interface SkillCardProps {
  readonly skill: number
  readonly mage: MageViewContext
  readonly size: CardSize
}

const USE_ICONS: Readonly<Record<SkillRow['use'], IconName>> = {
  turn: 'sideways',
  round: 'end',
  interactive: 'summon',
  permanent: 'skill',
}

const STATES = Object.keys(SkillState) as (keyof typeof SkillState)[]

/** A skill token, with what it does and whether it is still to be used; drawn only. */
export function SkillCard({ skill, mage, size }: SkillCardProps) {
  return (
    <SkillFace
      skill={skill}
      edition={mage.tables.edition}
      size={size}
      state={STATES[mage.state.skillState[skill]] ?? 'ready'}
    />
  )
}

const SkillFace = memo(function SkillFace({
  skill,
  edition,
  size,
  state,
}: {
  skill: number
  edition: Edition
  size: CardSize
  state: keyof typeof SkillState
}) {
  const i18n = useI18n()
  const row = edition.skills[skill]
  const colour = heroes.find(({ id }) => id === row.hero)?.colour ?? 'white'
  return (
    <span
      className={`mk-frame mk-skill mk-card-${size}`}
      data-colour={colour}
      data-state={state}
      data-read={size === 'small' ? `skill:${skill}` : undefined}
      aria-hidden
    >
      <span className="mk-skill-head">
        <Emblem id={row.id} scene={colour} />
        <span className="mk-skill-title">
          <span className="mk-card-name">{i18n.format(skillNameText(skill))}</span>
          <span className="mk-skill-use">
            <Icon name={USE_ICONS[row.use]} />
            {i18n.t(`web.mkCards.skill.${state === 'ready' ? row.use : state}`)}
          </span>
        </span>
      </span>
      <span className="mk-skill-text">
        <span className="mk-card-words">
          <EffectText text={skillText(row)} brief={size === 'small'} lines={size === 'full'} />
        </span>
      </span>
    </span>
  )
})
