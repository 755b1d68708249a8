import type { MageViewContext } from '@longtable/mage-knight'
import {
  isPartOf,
  basicColours,
  cities,
  cityText,
  defenceBonus,
  Fight,
  fightSite,
  Foe,
  siteText,
} from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import type { BoardPartProps } from '../parts/part-props.ts'

type Kind = keyof typeof Fight

const kinds = Object.keys(Fight) as readonly Kind[]

function cityOf({ state }: MageViewContext) {
  return state.cities.find((city) => isPartOf(city, state.fight.hex))
}

/** What the fight is about. */
export function useTitle({ mage, seat, nameOf }: BoardPartProps): string {
  const i18n = useI18n()
  const { fight } = mage.state
  const site = fightSite(mage.state, fight.hex)
  const city = cityOf(mage)
  const place =
    city !== undefined ? i18n.format(cityText(city.colour)) : site < 0 ? '' : i18n.format(siteText(site))
  const kind = kinds.find((one) => Fight[one] === fight.kind) ?? 'rampage'
  const title = i18n.t(`web.mkFight.kind.${kind}`, { place })
  return seat === fight.seat ? title : i18n.t('web.mkFight.kind.whose', { player: nameOf(fight.seat), title })
}

/** What a city adds, one short sentence each. */
export function useTermsOf(city: MageViewContext['state']['cities'][number] | undefined): readonly string[] {
  const i18n = useI18n()
  if (city === undefined) return []
  const level = i18n.t('web.mkFight.terms.level', { n: city.level })
  const row = cities.find(({ colour }) => colour === basicColours[city.colour])
  return row === undefined
    ? [level]
    : [level, i18n.t(`web.mkFight.terms.city.${row.defenders}`, defenceBonus)]
}

/** What holds in this fight. */
export function useTerms(mage: MageViewContext): readonly string[] {
  const i18n = useI18n()
  const { fight } = mage.state
  const terms = [...useTermsOf(cityOf(mage))]
  if (fight.night) terms.push(i18n.t('web.mkFight.terms.night'))
  if (fight.noUnits) terms.push(i18n.t('web.mkFight.terms.noUnits'))
  if (fight.flags.some((bits) => (bits & Foe.halfFame) !== 0))
    terms.push(i18n.t('web.mkFight.terms.halfFame'))
  if (fight.flags.some((bits) => (bits & Foe.doubleFame) !== 0))
    terms.push(i18n.t('web.mkFight.terms.doubleFame'))
  if (fight.flags.some((bits) => (bits & Foe.noFame) !== 0)) terms.push(i18n.t('web.mkFight.terms.noFame'))
  return terms
}
