import { SPACES, Z } from '@longtable/immortals/board'
import { Hand as HandIcon, Map as MapIcon, Users } from 'lucide-react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Pages } from '../../match-ui/small-table/SmallTable.tsx'
import { useChoosing, type Choosing } from '../../match-ui/targets/targets.tsx'
import { Middle, Others, Tower, type Drawn } from './Board.tsx'
import { Draft, Hand } from './hand/Hand.tsx'
import { isPicking, pickOf, planOf } from './view/view-facts.ts'
import { MyMat } from './mat/Mat.tsx'
import { ScoreLine } from './mat/ScoreLine.tsx'
import './SmallTable.css'

const PAGES = ['realms', 'mat', 'others'] as const
type Page = (typeof PAGES)[number]

const ICONS = { realms: MapIcon, mat: HandIcon, others: Users } as const

/** Where something can be chosen now. */
function wantedPage(choosing: Choosing, { immortals: { state }, seat }: Drawn): Page | undefined {
  if (seat === null) return undefined
  const isLit = (place: string): boolean => choosing.at(place).length > 0
  for (let space = 0; space < SPACES; space++) if (isLit(`space:${space}`)) return 'mat'
  if (state.cards[Z.draft + seat].some((card) => isLit(`card:${card}`))) return 'mat'
  return state.owner.some((_, site) => isLit(`site:${site}`)) ? 'realms' : undefined
}

/** The table on a small screen. */
export function SmallTable(drawn: Drawn) {
  const i18n = useI18n()
  const wanted = useChoosing((choosing) => wantedPage(choosing, drawn))
  const ids = drawn.seat === null ? PAGES.filter((each) => each !== 'mat') : PAGES
  const pages = ids.map((id) => ({
    id,
    name: i18n.t(`web.immortals.tabs.${id}`),
    icon: ICONS[id],
    content: <PageOf page={id} drawn={drawn} />,
  }))
  return <Pages title={i18n.t('web.immortals.tabs.title')} pages={pages} wanted={wanted} />
}

function PageOf({ page, drawn }: { page: Page; drawn: Drawn }) {
  switch (page) {
    case 'realms':
      return <Middle {...drawn} isSmall />
    case 'mat':
      return drawn.seat === null ? null : <MyPage {...drawn} seat={drawn.seat} />
    case 'others':
      return (
        <>
          <ScoreLine look={drawn.immortals} nameOf={drawn.nameOf} />
          <Others {...drawn} />
          <Tower {...drawn} />
        </>
      )
  }
}

function MyPage({ immortals, view, seat, nameOf, shown, phase }: Drawn & { readonly seat: number }) {
  const plan = planOf(view)
  const isDraft = phase === 'draft'
  return (
    <>
      {isDraft ? (
        <Draft look={immortals} seat={seat} chosen={pickOf(view)} isPicking={isPicking(view)} isStrip />
      ) : (
        <Hand look={immortals} seat={seat} plan={plan} isStrip />
      )}
      <MyMat
        look={immortals}
        seat={seat}
        nameOf={nameOf}
        plan={plan}
        performed={shown.find((card) => card.seat === seat)}
        isOpen
        isStrip
      />
    </>
  )
}
