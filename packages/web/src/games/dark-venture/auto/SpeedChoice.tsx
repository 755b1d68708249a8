import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { reelSpeeds, setReelSpeed, useReelSpeed, type Speed } from '../timeline/pace.ts'

/** How fast what others do is played. */
export function SpeedChoice() {
  const i18n = useI18n()
  const { speed } = useReelSpeed()
  return (
    <select
      className="dv-auto-speed"
      aria-label={i18n.t('web.dvAuto.speed.title')}
      value={speed}
      onChange={({ target }) => setReelSpeed(target.value as Speed)}
    >
      {reelSpeeds.map((each) => (
        <option key={each} value={each}>
          {i18n.t(`web.dvAuto.speed.${each}`)}
        </option>
      ))}
    </select>
  )
}
