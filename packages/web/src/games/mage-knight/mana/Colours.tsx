import { colours } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import { Gem } from './Gem.tsx'
import './Colours.css'

/** While a colour is asked for, a stone of each that can be chosen. */
export function Colours() {
  const i18n = useI18n()
  // One number, so that it is drawn again only when it has changed.
  const asked = useChoosing((choosing) =>
    colours.reduce((bits, _, n) => bits | (choosing.at(`colour:${n}`).length > 0 ? 1 << n : 0), 0),
  )
  if (asked === 0) return null
  return (
    <div className="mk-colours" role="group" aria-label={i18n.t('web.mkHero.colours')}>
      {colours.map((colour, n) => ((asked & (1 << n)) === 0 ? null : <Colour key={colour} colour={n} />))}
    </div>
  )
}

function Colour({ colour }: { colour: number }) {
  const { props } = useTarget(`colour:${colour}`)
  return (
    <span {...props} className="mk-pip mk-colours-stone">
      <Gem colour={colour} as="token" size="1.6rem" />
    </span>
  )
}
