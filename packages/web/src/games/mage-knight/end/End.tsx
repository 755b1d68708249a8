import type { MageViewContext } from '@longtable/mage-knight'
import { heroText } from '@longtable/mage-knight/board'
import { text } from '@longtable/kernel'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../components/LineChart.tsx'
import { TallyTable } from '../../../components/TallyTable.tsx'
import { useNameOf } from '../../../components/use-name-of.ts'
import { SeatMark } from '../../../components/SeatMark.tsx'
import type { EndProps } from '../../../game-ui/game-ui.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { viewContextOf } from '../view/view-facts.ts'
import { Goal } from './Goal.tsx'
import { featIds, featsOf, fameByRound, scoringOf, type FameLine, type Scoring } from './summary.ts'
import './End.css'

/** What Mage Knight has to tell when it is over: the goal, where the points came from, fame by round, the deeds. */
export function End({ ctx, names, story }: EndProps) {
  const mage = viewContextOf(ctx)
  const nameOf = useNameOf(names)
  const scoring = useMemo(() => scoringOf(story, mage), [story, mage])
  return (
    <div className="end-parts">
      <Goal mage={mage} scoring={scoring} />
      <Score mage={mage} scoring={scoring} nameOf={nameOf} />
      <Fame mage={mage} story={story} names={names} />
      <DeedsDone mage={mage} story={story} nameOf={nameOf} />
    </div>
  )
}

interface PartProps {
  readonly mage: MageViewContext
  readonly nameOf: (seat: number) => string
}

const ICONS: Readonly<Record<FameLine['id'], IconName>> = {
  fame: 'fame',
  knowledge: 'spell',
  leader: 'unit',
  adventurer: 'dungeon',
  crawler: 'dungeon',
  loot: 'artifact',
  conqueror: 'keep',
  beating: 'wound',
  cities: 'city',
  mines: 'mine',
  held: 'keep',
  allCities: 'flag',
  earlyRounds: 'sun',
  dummyCards: 'deck',
  notAnnounced: 'end',
  everybodyLeads: 'city',
  cityFound: 'city',
}

/** The scoring; titles stand beside the points they add. */
function Score({ mage, scoring, nameOf }: PartProps & { readonly scoring: Scoring }) {
  const i18n = useI18n()
  const { sides, lines, totals, winners } = scoring
  if (lines.length === 0) return null
  return (
    <TallyTable
      title={i18n.t('web.mkEnd.score')}
      columns={sides.map((side) => ({
        id: side[0],
        head: side.map((seat) => <Player key={seat} seat={seat} mage={mage} nameOf={nameOf} />),
        isWinner: sides.length > 1 && winners.includes(side[0]),
      }))}
      rows={lines.map((line) => ({
        id: line.id,
        icon: <Icon name={ICONS[line.id]} size="1.25em" />,
        name: <LineName line={line} />,
        values: line.points,
      }))}
      totals={totals}
      say={(id, side, points) => (
        <>
          {signed(points, id === 'beating')}
          <Title n={lines.find((line) => line.id === id)?.titles[side] ?? 0} />
        </>
      )}
    />
  )
}

/** What a line counts: achievements have the game's own names. */
function LineName({ line: { id, count } }: { readonly line: FameLine }) {
  const i18n = useI18n()
  const isOwn = OWN.includes(id) || (id === 'cities' && count !== undefined)
  return isOwn ? (
    i18n.t(`web.mkEnd.line.${id}`, { count: count ?? 0 })
  ) : (
    <>
      {i18n.format(text(`achievement.${id}`))}
      <small>{i18n.t(`web.mkEnd.counts.${id}`)}</small>
    </>
  )
}

const OWN: readonly FameLine['id'][] = [
  'fame',
  'held',
  'allCities',
  'earlyRounds',
  'dummyCards',
  'notAnnounced',
  'everybodyLeads',
  'cityFound',
]

function signed(n: number, isLoss: boolean): string {
  if (n === 0) return '0'
  return n < 0 || isLoss ? `−${Math.abs(n)}` : String(n)
}

function Title({ n }: { readonly n: number }) {
  const i18n = useI18n()
  return n === 0 ? null : (
    <span className="mk-end-title" data-loss={n < 0 || undefined}>
      <Icon name="fame" />
      {n < 0 ? `−${-n}` : `+${n}`}
      <span className="sr-only">{i18n.t('web.mkEnd.title')}</span>
    </span>
  )
}

function Player({ seat, mage, nameOf }: PartProps & { readonly seat: number }) {
  const i18n = useI18n()
  const { hero } = mage.state.players[seat]
  return (
    <span className="tally-who">
      <HeroMark hero={hero} seat={seat} size={40} />
      <span>{nameOf(seat)}</span>
      <small>{i18n.format(heroText(hero))}</small>
    </span>
  )
}

interface FameProps extends Pick<EndProps, 'story' | 'names'> {
  readonly mage: MageViewContext
}

function Fame({ mage, story, names }: FameProps) {
  const i18n = useI18n()
  const rows = useMemo(() => fameByRound(story, mage), [story, mage])
  if (rows.length < 3) return null
  return (
    <section className="end-part" aria-labelledby="mk-end-fame">
      <h3 id="mk-end-fame">{i18n.t('web.mkEnd.fame')}</h3>
      <LineChart rows={rows} names={names} label={i18n.t('web.mkEnd.chart')} />
      <p className="end-key">
        {names.map((name, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} size={16} /> {name}: {rows.map((row) => row[seat]).join(' → ')}
          </span>
        ))}
      </p>
    </section>
  )
}

interface DeedsProps extends PartProps, Pick<EndProps, 'story'> {}

const DEED_ICONS: Readonly<Record<(typeof featIds)[number], IconName>> = {
  defeated: 'enemy',
  conquered: 'flag',
  explored: 'explore',
  recruited: 'unit',
  cards: 'card',
  wounds: 'wound',
}

function DeedsDone({ mage, story, nameOf }: DeedsProps) {
  const i18n = useI18n()
  const deeds = useMemo(() => featsOf(story, mage.seats), [story, mage.seats])
  return (
    <TallyTable
      title={i18n.t('web.mkEnd.deeds')}
      columns={deeds.map((_, seat) => ({
        id: seat,
        head: (
          <>
            <SeatMark seat={seat} size={16} /> {nameOf(seat)}
          </>
        ),
      }))}
      rows={featIds.map((id) => ({
        id,
        icon: <Icon name={DEED_ICONS[id]} size="1.25em" />,
        name: i18n.t(`web.mkEnd.deed.${id}`),
        values: deeds.map((each) => each[id]),
      }))}
    />
  )
}
