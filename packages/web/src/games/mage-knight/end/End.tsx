import { heroText, type MageLook } from '@longtable/mage-knight'
import { text } from '@longtable/kernel'
import { useMemo } from 'react'
import { useVoice } from '../../../app/words.tsx'
import { Lines } from '../../../end/Lines.tsx'
import { useNameOf } from '../../../pieces/people.ts'
import { SeatMark } from '../../../pieces/SeatMark.tsx'
import type { EndProps } from '../../face.ts'
import { HeroMark } from '../hero/HeroMark.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { lookOf } from '../known.ts'
import { Goal } from './Goal.tsx'
import { deedIds, deedsOf, fameByRound, scoringOf, type Line, type Scoring } from './story.ts'
import './End.css'

/** What Mage Knight has to tell when it is over: the goal, where the points came from, fame by round, the deeds. */
export function End({ look, names, story }: EndProps) {
  const mage = lookOf(look)
  const nameOf = useNameOf(names)
  const scoring = useMemo(() => scoringOf(story, mage), [story, mage])
  return (
    <div className="mk-end">
      <Goal mage={mage} scoring={scoring} />
      <ScoreTable mage={mage} scoring={scoring} nameOf={nameOf} />
      <Fame mage={mage} story={story} names={names} />
      <DeedsTable mage={mage} story={story} nameOf={nameOf} />
    </div>
  )
}

interface PartProps {
  readonly mage: MageLook
  readonly nameOf: (seat: number) => string
}

const ICONS: Readonly<Record<Line['id'], IconName>> = {
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
}

/** The scoring: categories down, players across; titles stand beside the points they add. */
function ScoreTable({ mage, scoring, nameOf }: PartProps & { readonly scoring: Scoring }) {
  const voice = useVoice()
  const { sides, lines, totals, winners } = scoring
  if (lines.length === 0) return null
  return (
    <section className="mk-end-part" aria-labelledby="mk-end-score">
      <h3 id="mk-end-score">{voice.t('web.mkEnd.score')}</h3>
      <div className="mk-end-scroll">
        <table className="mk-end-table" data-single={sides.length === 1 || undefined}>
          <caption className="sr-only">{voice.t('web.mkEnd.score')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{voice.t('web.mkEnd.score')}</span>
              </th>
              {sides.map((side) => (
                <th
                  key={side[0]}
                  scope="col"
                  data-winner={(sides.length > 1 && winners.includes(side[0])) || undefined}
                >
                  {side.map((seat) => (
                    <Player key={seat} seat={seat} mage={mage} nameOf={nameOf} />
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <span className="mk-end-line">
                    <Icon name={ICONS[line.id]} size="1.25em" />
                    <span>
                      <LineName line={line} />
                    </span>
                  </span>
                </th>
                {line.points.map((points, side) => (
                  <td
                    key={sides[side][0]}
                    data-none={points === 0 || undefined}
                    data-winner={(sides.length > 1 && winners.includes(sides[side][0])) || undefined}
                  >
                    {signed(points, line.id === 'beating')}
                    <Title n={line.titles[side]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals === undefined ? null : (
            <tfoot>
              <tr>
                <th scope="row">{voice.t('web.mkEnd.total')}</th>
                {totals.map((total, side) => (
                  <td
                    key={sides[side][0]}
                    data-winner={(sides.length > 1 && winners.includes(sides[side][0])) || undefined}
                  >
                    {voice.number(total)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}

/** What a line counts: achievements have the game's own names. */
function LineName({ line: { id, count } }: { readonly line: Line }) {
  const voice = useVoice()
  const isOwn = OWN.includes(id) || (id === 'cities' && count !== undefined)
  return isOwn ? (
    voice.t(`web.mkEnd.line.${id}`, { count: count ?? 0 })
  ) : (
    <>
      {voice.say(text(`achievement.${id}`))}
      <small>{voice.t(`web.mkEnd.counts.${id}`)}</small>
    </>
  )
}

const OWN: readonly Line['id'][] = [
  'fame',
  'held',
  'allCities',
  'earlyRounds',
  'dummyCards',
  'notAnnounced',
  'everybodyLeads',
]

function signed(n: number, isLoss: boolean): string {
  if (n === 0) return '0'
  return n < 0 || isLoss ? `−${Math.abs(n)}` : String(n)
}

function Title({ n }: { readonly n: number }) {
  const voice = useVoice()
  return n === 0 ? null : (
    <span className="mk-end-title" data-loss={n < 0 || undefined}>
      <Icon name="fame" />
      {n < 0 ? `−${-n}` : `+${n}`}
      <span className="sr-only">{voice.t('web.mkEnd.title')}</span>
    </span>
  )
}

function Player({ seat, mage, nameOf }: PartProps & { readonly seat: number }) {
  const voice = useVoice()
  const { hero } = mage.state.players[seat]
  return (
    <span className="mk-end-player">
      <HeroMark hero={hero} seat={seat} size={40} />
      <span>{nameOf(seat)}</span>
      <small>{voice.say(heroText(hero))}</small>
    </span>
  )
}

interface FameProps extends Pick<EndProps, 'story' | 'names'> {
  readonly mage: MageLook
}

function Fame({ mage, story, names }: FameProps) {
  const voice = useVoice()
  const rows = useMemo(() => fameByRound(story, mage), [story, mage])
  if (rows.length < 3) return null
  return (
    <section className="mk-end-part" aria-labelledby="mk-end-fame">
      <h3 id="mk-end-fame">{voice.t('web.mkEnd.fame')}</h3>
      <Lines rows={rows} names={names} label={voice.t('web.mkEnd.chart')} />
      <p className="mk-end-key">
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

const DEED_ICONS: Readonly<Record<(typeof deedIds)[number], IconName>> = {
  defeated: 'enemy',
  conquered: 'flag',
  explored: 'explore',
  recruited: 'unit',
  cards: 'card',
  wounds: 'wound',
}

function DeedsTable({ mage, story, nameOf }: DeedsProps) {
  const voice = useVoice()
  const deeds = useMemo(() => deedsOf(story, mage.seats), [story, mage.seats])
  return (
    <section className="mk-end-part" aria-labelledby="mk-end-deeds">
      <h3 id="mk-end-deeds">{voice.t('web.mkEnd.deeds')}</h3>
      <div className="mk-end-scroll">
        <table className="mk-end-table" data-single={deeds.length === 1 || undefined}>
          <caption className="sr-only">{voice.t('web.mkEnd.deeds')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{voice.t('web.mkEnd.deeds')}</span>
              </th>
              {deeds.map((_, seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} size={16} /> {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deedIds.map((id) => (
              <tr key={id}>
                <th scope="row">
                  <span className="mk-end-line">
                    <Icon name={DEED_ICONS[id]} size="1.25em" />
                    <span>{voice.t(`web.mkEnd.deed.${id}`)}</span>
                  </span>
                </th>
                {deeds.map((each, seat) => (
                  <td key={seat} data-none={each[id] === 0 || undefined}>
                    {voice.number(each[id])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
