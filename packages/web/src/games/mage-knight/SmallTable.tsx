import { U, Z } from '@longtable/mage-knight'
import { ChevronDown, ChevronUp, Map as MapIcon, ScrollText, User, Users } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Pages } from '../../match-ui/small-table/SmallTable.tsx'
import { useChoosing, type Choosing } from '../../match-ui/targets/targets.tsx'
import { Ledge, Middle } from './Board.tsx'
import type { Drawn, Mine } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { MyHero } from './hero/Hero.tsx'
import { Others } from './hero/Others.tsx'
import { Source } from './hero/Source.tsx'
import { Time } from './hero/Time.tsx'
import { Icon } from './icons/Icon.tsx'
import { Offers } from './stages/Offers.tsx'
import { isAskedHere } from './stages/questions.ts'
import './SmallTable.css'

const PAGES = ['map', 'hero', 'offers', 'others'] as const
type Page = (typeof PAGES)[number]

const ICONS = { map: MapIcon, hero: User, offers: ScrollText, others: Users } as const

const ON_THE_MAP: readonly string[] = ['hex', 'slot', 'post']
const ON_THE_MAT: readonly string[] = ['unit', 'skill', 'die', 'token', 'crystal', 'tactic']

/** Where something can be chosen now; the hand is in sight everywhere. */
function wantedPage({ entries }: Choosing, { mage: { state }, scene, view }: Drawn): Page | undefined {
  if (entries.length === 0) return undefined
  if (scene !== 'map') return 'map'
  const places = entries.flatMap(({ at, from }) => [at, from].filter((place) => place !== undefined))
  const isAt = (kinds: readonly string[]): boolean =>
    places.some((place) => kinds.includes(place.split(':')[0]))
  if (isAt(ON_THE_MAP)) return 'map'
  const offered = [
    ...[...state.deeds[Z.spellOffer], ...state.deeds[Z.actionOffer], ...state.deeds[Z.lessons]].map(
      (card) => `card:${card}`,
    ),
    ...state.units[U.offer].map((unit) => `unit:${unit}`),
  ]
  // A slip over the map shows what is chosen from.
  if (places.some((place) => offered.includes(place))) return isAskedHere(view) ? 'map' : 'offers'
  if (entries.some(({ choice }) => choice.do === 'pay')) return 'map'
  if (isAt(ON_THE_MAT)) return 'hero'
  return isAt(['seat']) ? 'others' : undefined
}

/** The table on a small screen: its parts, and the hand below them all. */
export function SmallTable(drawn: Drawn) {
  const { seat } = drawn
  const i18n = useI18n()
  const wanted = useChoosing((choosing) => wantedPage(choosing, drawn))
  const ids = seat === null ? PAGES.filter((each) => each !== 'hero') : PAGES
  const pages = ids.map((id) => ({
    id,
    name: i18n.t(`web.mageKnight.tabs.${id}`),
    icon: ICONS[id],
    content: <PageOf page={id} drawn={drawn} />,
  }))
  return (
    <Pages
      title={i18n.t('web.mageKnight.tabs.title')}
      pages={pages}
      wanted={wanted}
      below={seat === null ? null : <MyHand {...drawn} seat={seat} />}
    />
  )
}

function PageOf({ page, drawn }: { page: Page; drawn: Drawn }) {
  switch (page) {
    case 'map':
      return <Middle {...drawn} />
    case 'hero':
      return drawn.seat === null ? null : (
        <>
          <MyHero {...drawn} seat={drawn.seat} />
          <Source {...drawn} />
        </>
      )
    case 'offers':
      return <Offers {...drawn} />
    case 'others':
      return (
        <>
          <Time mage={drawn.mage} nameOf={drawn.nameOf} />
          {drawn.seat === null ? <Source {...drawn} /> : null}
          <Others {...drawn} />
        </>
      )
  }
}

/** The hand as a strip below every page; it can be pushed down to see more of the page. */
function MyHand(drawn: Mine) {
  const i18n = useI18n()
  // On a phone that lies on its side, the page needs all the height.
  const [isOpen, setOpen] = useState(() => !matchMedia('(max-height: 480px)').matches)
  const { mage, seat } = drawn
  const count = mage.state.deeds[Z.hand + seat].length
  if (mage.state.players[seat].hero < 0) return null
  const lead = (
    <div className="mk-pages-ledge">
      <Ledge {...drawn} />
      <button
        type="button"
        className="mk-pages-fold"
        aria-expanded={isOpen}
        aria-label={i18n.t('web.mageKnight.tabs.hand', { count })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="card" />
        {count}
        {isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
      </button>
    </div>
  )
  return <div className="mk-pages-hand">{isOpen ? <Hand {...drawn} lead={lead} /> : lead}</div>
}
