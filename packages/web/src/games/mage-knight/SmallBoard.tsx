import { U, Z } from '@longtable/mage-knight/board'
import { Map as MapIcon, ScrollText, User, Users } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { HandFold } from '../../match-ui/small-table/HandFold.tsx'
import { SmallTable, type TablePart } from '../../match-ui/small-table/SmallTable.tsx'
import type { Choosing } from '../../match-ui/targets/targets.tsx'
import { Ledge, Middle } from './BoardParts.tsx'
import type { BoardPartProps, OwnPartProps } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { MyHero } from './hero/Hero.tsx'
import { Others } from './hero/Others.tsx'
import { Source } from './hero/Source.tsx'
import { Time } from './hero/Time.tsx'
import { Icon } from './icons/Icon.tsx'
import { Offers } from './stages/Offers.tsx'
import { isAskedHere } from './stages/questions.ts'
import './SmallBoard.css'

const ON_THE_MAP: readonly string[] = ['hex', 'slot', 'post']
const ON_THE_MAT: readonly string[] = ['unit', 'skill', 'die', 'token', 'crystal', 'tactic']

/** Where something can be chosen now; the hand is in sight everywhere. */
function wantedPart(
  { entries }: Choosing,
  { mage: { state }, scene, view }: BoardPartProps,
): string | undefined {
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
export function SmallBoard(drawn: BoardPartProps) {
  const { seat, mage, nameOf } = drawn
  const own = seat !== null && {
    id: 'hero',
    icon: User,
    content: (
      <>
        <MyHero {...drawn} seat={seat} />
        <Source {...drawn} />
      </>
    ),
  }
  const parts: TablePart[] = [
    { id: 'map', icon: MapIcon, content: <Middle {...drawn} /> },
    ...(own === false ? [] : [own]),
    { id: 'offers', icon: ScrollText, content: <Offers {...drawn} /> },
    {
      id: 'others',
      icon: Users,
      content: (
        <>
          <Time mage={mage} nameOf={nameOf} />
          {seat === null ? <Source {...drawn} /> : null}
          <Others {...drawn} />
        </>
      ),
    },
  ]
  return (
    <SmallTable
      namespace="mageKnight"
      parts={parts}
      wantedPart={(choosing) => wantedPart(choosing, drawn)}
      below={seat === null ? null : <MyHand {...drawn} seat={seat} />}
    />
  )
}

/** The hand as a strip below every page; it can be pushed down to see more of the page. */
function MyHand(drawn: OwnPartProps) {
  const i18n = useI18n()
  // On a phone that lies on its side, the page needs all the height.
  const [isOpen, setOpen] = useState(() => !matchMedia('(max-height: 480px)').matches)
  const { mage, seat } = drawn
  const count = mage.state.deeds[Z.hand + seat].length
  if (mage.state.players[seat].hero < 0) return null
  const lead = (
    <div className="mk-pages-ledge">
      <Ledge {...drawn} />
      <HandFold
        className="mk-pages-fold"
        label={i18n.t('web.mageKnight.tabs.hand', { count })}
        icon={<Icon name="card" />}
        count={count}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
    </div>
  )
  return <div className="mk-pages-hand">{isOpen ? <Hand {...drawn} lead={lead} /> : lead}</div>
}
