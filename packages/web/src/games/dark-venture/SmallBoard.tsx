import { BookOpen, Map as MapIcon, User, Users } from 'lucide-react'
import { useState } from 'react'
import { handOf, wornBy } from '@longtable/dark-venture/board'
import type { MenuEntry } from '@longtable/kernel'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { HandFold } from '../../match-ui/small-table/HandFold.tsx'
import { SmallTable, type TablePart } from '../../match-ui/small-table/SmallTable.tsx'
import { useChoosing, type Choosing } from '../../match-ui/targets/targets.tsx'
import { Middle } from './BoardParts.tsx'
import { isAskedHere } from './cards/questions.ts'
import { Tray } from './dice/Tray.tsx'
import type { BoardPartProps, OwnPartProps } from './parts/part-props.ts'
import { Hand } from './hand/Hand.tsx'
import { Icon } from './icons/Icon.tsx'
import { useLooking } from './view/selection.ts'
import { Abilities } from './mat/Abilities.tsx'
import { MySide } from './mat/MySide.tsx'
import { Others } from './sides/Others.tsx'
import { Plate } from './sides/Plate.tsx'
import { Story } from './story/Story.tsx'
import './SmallBoard.css'

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
function wantedPart({ entries }: Choosing, { scene, step }: BoardPartProps): string | undefined {
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
export function SmallBoard(drawn: BoardPartProps) {
  const { seat, side, venture } = drawn
  const called = useCalled()
  const { scenario, adventure } = venture.tables
  const own = seat !== null &&
    side >= 0 && {
      id: 'side',
      icon: User,
      content: (
        <>
          <MySide {...drawn} seat={seat} />
          <Abilities {...drawn} seat={seat} />
        </>
      ),
    }
  const others = (
    <>
      <Plate {...drawn} />
      <Others {...drawn} />
    </>
  )
  const hasStory = scenario !== undefined || adventure !== undefined
  const parts: TablePart[] = [
    { id: 'map', icon: MapIcon, content: <Middle {...drawn} /> },
    ...(own === false ? [] : [own]),
    { id: 'others', icon: Users, content: others },
    ...(hasStory ? [{ id: 'story', icon: BookOpen, content: <Story {...drawn} /> }] : []),
  ]
  return (
    <SmallTable
      namespace="darkVenture"
      parts={parts}
      wantedPart={(choosing) => wantedPart(choosing, drawn)}
      called={called}
      below={seat === null || side < 0 ? null : <Ledge {...drawn} seat={seat} />}
    />
  )
}

/** Where cards may be played besides what is asked. */
const AT_WILL = /^(turn$|fight\.)/

function isOneOf(own: readonly string[], { at, from }: MenuEntry): boolean {
  return own.includes(at ?? '') || own.includes(from ?? '')
}

/** Dice and hand below every page; the hand opens when cards are asked for, and can be pushed down to see more of the page. */
function Ledge(drawn: OwnPartProps) {
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
        <HandFold
          className="dv-ledge-fold"
          label={i18n.t('web.darkVenture.tabs.hand', { count })}
          icon={<Icon name="card" />}
          count={count}
          isOpen={isOpen}
          isLit={isLit && !isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
    </div>
  )
}
