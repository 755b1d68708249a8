import { SPACES, Z } from '@longtable/immortals'
import { Hand as HandIcon, Map as MapIcon, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMotion } from '../../app/settings.ts'
import { useVoice } from '../../app/words.tsx'
import { useChoosing, type Choosing } from '../../shell/targets.tsx'
import { Middle, Others, Tower, type Drawn } from './Board.tsx'
import { Draft, Hand } from './hand/Hand.tsx'
import { isPicking, pickOf, planOf } from './known.ts'
import { MyMat } from './mat/Mat.tsx'
import { ScoreLine } from './mat/ScoreLine.tsx'
import './Pages.css'

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

/** The table on a small screen: one part at a time, side by side, reached by a swipe or by the buttons below. */
export function Pages(drawn: Drawn) {
  const voice = useVoice()
  const motion = useMotion()
  const strip = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Page>('realms')
  const pages: readonly Page[] = drawn.seat === null ? ['realms', 'others'] : PAGES
  const wanted = useChoosing((choosing) => wantedPage(choosing, drawn))
  const show = (to: Page): void => {
    const box = strip.current
    const behavior = motion.isStill ? 'instant' : 'smooth'
    box?.scrollTo({ left: pages.indexOf(to) * box.clientWidth, behavior })
  }
  // Where something is wanted is shown at once.
  useEffect(() => {
    const box = strip.current
    if (wanted !== undefined && box !== null) box.scrollTo({ left: PAGES.indexOf(wanted) * box.clientWidth })
  }, [wanted])
  return (
    <div className="pages">
      <div
        ref={strip}
        className="pages-strip"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const there = pages[Math.round(scrollLeft / clientWidth)]
          if (there !== undefined) setPage(there)
        }}
      >
        {pages.map((each) => (
          <div
            key={each}
            className={`pages-page pages-${each}`}
            role="group"
            aria-label={voice.t(`web.immortals.tabs.${each}`)}
            tabIndex={0}
          >
            <PageOf page={each} drawn={drawn} />
          </div>
        ))}
      </div>
      <div className="pages-tabs" role="group" aria-label={voice.t('web.immortals.tabs.title')}>
        {pages.map((each) => {
          const PageIcon = ICONS[each]
          return (
            <button
              key={each}
              type="button"
              className="pages-tab"
              aria-pressed={page === each}
              data-wanted={(wanted === each && page !== each) || undefined}
              onClick={() => show(each)}
            >
              <PageIcon aria-hidden size={18} />
              {voice.t(`web.immortals.tabs.${each}`)}
            </button>
          )
        })}
      </div>
    </div>
  )
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
