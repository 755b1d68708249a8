import { useVoice } from '../../../app/words.tsx'
import { reelSpeeds, setReelSpeed, useReelSpeed, type Speed } from './pace.ts'

/** How fast what others do is played. */
export function SpeedChoice() {
  const voice = useVoice()
  const { speed } = useReelSpeed()
  return (
    <select
      className="dv-auto-speed"
      aria-label={voice.t('web.dvAuto.speed.title')}
      value={speed}
      onChange={({ target }) => setReelSpeed(target.value as Speed)}
    >
      {reelSpeeds.map((each) => (
        <option key={each} value={each}>
          {voice.t(`web.dvAuto.speed.${each}`)}
        </option>
      ))}
    </select>
  )
}
