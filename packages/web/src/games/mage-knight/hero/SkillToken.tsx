import { skillNameText, SkillState } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../../components/SeatMark.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import './Plaques.css'

export type SkillIs = keyof typeof SkillState

/** What the state's number for a skill means. */
export function skillIs(number: number): SkillIs {
  const states = Object.keys(SkillState) as SkillIs[]
  return states.find((is) => SkillState[is] === number) ?? 'ready'
}

interface SkillTokenProps {
  readonly skill: number
  readonly state: SkillIs
  /** Whose it is, where it lies with nobody. */
  readonly owner?: number
  readonly about?: string
}

/** A skill as a small plaque with its name, which can be chosen. */
export const SkillToken = memo(function SkillToken({ skill, state, owner, about }: SkillTokenProps) {
  const i18n = useI18n()
  const { props } = useTarget(`skill:${skill}`, about ?? i18n.t(`web.mkHero.skill.${state}`))
  return (
    <span {...props} className="mk-plaque mk-plaque-skill" data-state={state} data-read={`skill:${skill}`}>
      <span className="mk-plaque-name">{i18n.format(skillNameText(skill))}</span>
      {owner === undefined ? null : <SeatMark seat={owner} size={13} />}
    </span>
  )
})
