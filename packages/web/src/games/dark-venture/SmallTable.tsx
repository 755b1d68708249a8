import { BookOpen, ChevronDown, ChevronUp, Map as MapIcon, User, Users } from 'lucide-react'
import { useState } from 'react'
import { handOf, wornBy } from '@longtable/dark-venture'
import type { MenuEntry } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Pages } from '../../match-ui/small-table/SmallTable.tsx'
import { useChoosing, type Choosing } from '../../match-ui/targets/targets.tsx'
import { Middle } from './Board.tsx'
import { isAskedHere } from './cards/questions.ts'
import { Tray } from './dice/Tray.tsx'
import type { Drawn, Mine } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { Icon } from './icons/Icon.tsx'
import { useLooking } from './view/selection.ts'
import { Abilities } from './mat/Abilities.tsx'
import { MySide } from './mat/MySide.tsx'
import { Others } from './sides/Others.tsx'
import { Plate } from './sides/Plate.tsx'
import { Story } from './story/Story.tsx'
import './SmallTable.css'

const PAGES = ['map', 'side', 'others', 'story'] as const
type Page = (typeof PAGES)[number]

const ICONS = { map: MapIcon, side: User, others: Users, story: BookOpen } as const

const ON_THE_MAP: readonly string[] = [
  'node',
  'piece',
  'edge',
  'part',
  'option',
  'row',
  'goods',
  'die',
  'want',
]
const ON_THE_MAT: readonly string[] = ['ability', 'ancient']

/** Where something can be chosen now; dice and hand are in sight everywhere. */
function wantedPage({ entries }: Choosing, { scene, step }: Drawn): Page | undefined {
  if (entries.length === 0) return undefined
  if (scene !== 'map') return 'map'
  const kinds = new Set(entries.flatMap(({ at }) => (at === undefined ? [] : [at.split(':')[0]])))
  if (isAskedHere(step) && !kinds.has('side')) return 'map'
  if (ON_THE_MAP.some((kind) => kinds.has(kind))) return 'map'
  if (ON_THE_MAT.some((kind) => kinds.has(kind))) return 'side'
  return kinds.has('side') ? 'others' : undefined
}

/** Whoever looks for a unit or takes something up goes on on the map. */
function useCalled(): { readonly id: string; readonly key: string } {
  const times = useLooking((looking) => looking.times)
  const held = useChoosing((choosing) => choosing.held ?? '')
  return { id: 'map', key: `${times} ${held}` }
}

/** The table on a small screen: its parts, and below them all dice and hand. */
export function SmallTable(drawn: Drawn) {
  const { seat, side, venture } = drawn
  const i18n = useI18n()
  const wanted = useChoosing((choosing) => wantedPage(choosing, drawn))
  const called = useCalled()
  const { scenario, adventure } = venture.tables
  const ids = PAGES.filter(
    (id) =>
      (id !== 'side' || (seat !== null && side >= 0)) &&
      (id !== 'story' || scenario !== undefined || adventure !== undefined),
  )
  const pages = ids.map((id) => ({
    id,
    name: i18n.t(`web.darkVenture.tabs.${id}`),
    icon: ICONS[id],
    content: <PageOf page={id} drawn={drawn} />,
  }))
  return (
    <Pages
      title={i18n.t('web.darkVenture.tabs.title')}
      pages={pages}
      wanted={wanted}
      called={called}
      below={seat === null || side < 0 ? null : <Ledge {...drawn} seat={seat} />}
    />
  )
}

function PageOf({ page, drawn }: { page: Page; drawn: Drawn }) {
  switch (page) {
    case 'map':
      return <Middle {...drawn} />
    case 'side':
      return drawn.seat === null ? null : (
        <>
          <MySide {...drawn} seat={drawn.seat} />
          <Abilities {...drawn} seat={drawn.seat} />
        </>
      )
    case 'others':
      return (
        <>
          <Plate {...drawn} />
          <Others {...drawn} />
        </>
      )
    case 'story':
      return <Story {...drawn} />
  }
}

/** Where cards may be played besides what is asked. */
const AT_WILL = /^(turn$|fight\.)/

function isOneOf(own: readonly string[], { at, from }: MenuEntry): boolean {
  return own.includes(at ?? '') || own.includes(from ?? '')
}

/** Dice and hand below every page; the hand opens when cards are asked for, and can be pushed down to see more of the page. */
function Ledge(drawn: Mine) {
  const i18n = useI18n()
  const { state } = drawn.venture
  const own = [...handOf(state, drawn.side), ...wornBy(state, drawn.side)].map((card) => `card:${card}`)
  const isLit = useChoosing(({ entries }) => entries.some((entry) => isOneOf(own, entry)))
  const isWanted = isLit && !AT_WILL.test(drawn.step)
  const [isOpen, setOpen] = useState(isWanted)
  const [wasWanted, setWanted] = useState(isWanted)
  if (wasWanted !== isWanted) {
    setWanted(isWanted)
    setOpen(isWanted)
  }
  const count = handOf(state, drawn.side).length
  return (
    <div className="dv-ledge">
      {isOpen ? <Hand {...drawn} /> : null}
      <div className="dv-ledge-row">
        <Tray {...drawn} />
        <button
          type="button"
          className="dv-ledge-fold"
          aria-expanded={isOpen}
          data-lit={(isLit && !isOpen) || undefined}
          aria-label={i18n.t('web.darkVenture.tabs.hand', { count })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="card" />
          {count}
          {isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
        </button>
      </div>
    </div>
  )
}
