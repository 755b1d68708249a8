import type { MageViewContext } from '@longtable/mage-knight'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SkillToken } from './SkillToken.tsx'

/** Skills that lie in the middle of the table for anybody to use. */
export function Centre({
  mage: { state },
  nameOf,
}: {
  mage: MageViewContext
  nameOf: (seat: number) => string
}) {
  const i18n = useI18n()
  const lying = state.centre.flatMap((skill, i) =>
    i % 3 === 0 ? [{ skill, owner: state.centre[i + 1] }] : [],
  )
  if (lying.length === 0) return null
  return (
    <div className="mk-source-centre">
      {i18n.t('web.mkHero.source.centre')}
      {lying.map(({ skill, owner }) => (
        <SkillToken
          key={skill}
          skill={skill}
          state="ready"
          owner={owner}
          about={i18n.t('web.mkHero.source.centreOf', { name: nameOf(owner) })}
        />
      ))}
    </div>
  )
}
