import { favourOf, type SideNo, type VentureLook } from '@longtable/dark-venture'
import { useVoice } from '../../../app/words.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Steps } from './Steps.tsx'

/** What wins the favour of an Ancient, and how far that has come. */
export function Favour({ look, side }: { look: VentureLook; side: SideNo }) {
  const voice = useVoice()
  const { rows } = favourOf(look, side)
  return (
    <ul className="dv-mat-favour" aria-label={voice.t('web.dvMat.favour')}>
      {rows.map(({ what, has, needs }, n) => (
        <li key={n} className="dv-mat-line" data-done={has >= needs || undefined}>
          <span className="dv-mat-line-words">{voice.say(what)}</span>
          {has >= needs ? <Icon name="favour" size="1em" /> : null}
          <Steps has={has} needs={needs} />
        </li>
      ))}
    </ul>
  )
}
