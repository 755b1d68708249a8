import {
  type CampaignRecord,
  campaignGround,
  type ChapterRow,
  chaptersOf,
  nextChapter,
  SIDE_NO,
  storiesProse,
  type StoryId,
} from '@longtable/dark-venture/campaign'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { listed, named, sideName } from './names.ts'

/** Where each chapter takes place, in squares of the map. */
const places: Readonly<Record<ChapterRow['code'], readonly [x: number, y: number]>> = {
  A1: [12.5, 12.5],
  A2: [10, 10.2],
  A3: [1.8, 11.8],
  A4: [5, 4.6],
  A5: [8.4, 6.4],
  A6: [15, 11.3],
  A7: [14.6, 8],
  A8: [9.3, 1.6],
  A9: [13, 5],
  A10: [2.4, 7.6],
  A11: [4.9, 6.3],
  A12: [7.5, 13],
  A13: [6.3, 9],
}

const grounds: Readonly<Record<string, string>> = {
  '~': 'water',
  w: 'lake',
  '=': 'road',
  B: 'road',
  T: 'tree',
  '#': 'house',
  '%': 'house',
  X: 'rock',
  o: 'rock',
}

const SIZE = 16

interface MapProps {
  readonly record: CampaignRecord
  /** The chapter whose page lies open. */
  readonly open: string | undefined
  readonly onOpen: (code: string) => void
}

/** The land with the way that the campaign takes over it: who won where, and what comes next. */
export function CampaignMap({ record, open, onOpen }: MapProps) {
  const i18n = useI18n()
  const road = chaptersOf(record)
  const next = nextChapter(record)
  const way = road.map(({ code }) => places[code].map((n) => n * SIZE).join(' ')).join('L')
  const done = road
    .filter(({ code }) => record.played.some(({ chapter }) => chapter === code) || code === next?.code)
    .map(({ code }) => places[code].map((n) => n * SIZE).join(' '))
    .join('L')
  return (
    <section className="dv-campaign-map" aria-label={i18n.t('web.dvStories.campaign.map')}>
      <p className="sr-only">{i18n.t('web.dvStories.campaign.mapHelp')}</p>
      <svg viewBox="0 0 256 256" aria-hidden="true">
        {campaignGround.flatMap((row, y) =>
          Array.from(row, (ground, x) => (
            <rect
              key={`${x} ${y}`}
              className={`dv-land dv-land-${grounds[ground] ?? 'plain'}`}
              x={x * SIZE}
              y={y * SIZE}
              width={SIZE + 0.4}
              height={SIZE + 0.4}
            />
          )),
        )}
        <path className="dv-way" d={`M${way}`} />
        <path className="dv-way dv-way-done" d={`M${done}`} />
      </svg>
      <ol>
        {road.map((chapter) => {
          const [x, y] = places[chapter.code]
          const played = record.played.find((one) => one.chapter === chapter.code)
          const state = played !== undefined ? 'done' : chapter === next ? 'now' : 'later'
          return (
            <li key={chapter.code} style={{ left: `${(x / 16) * 100}%`, top: `${(y / 16) * 100}%` }}>
              <button
                type="button"
                data-state={state}
                aria-pressed={open === chapter.code}
                disabled={state === 'later'}
                title={words(chapter)}
                aria-label={words(chapter)}
                onClick={() => onOpen(chapter.code)}
              >
                {played?.winners[0] === undefined ? (
                  <span aria-hidden="true">{chapter.code.slice(1)}</span>
                ) : (
                  <SideMark side={SIDE_NO[played.winners[0]]} size={26} />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )

  function words({ code, scenario }: ChapterRow): string {
    const name = named(i18n, storiesProse[scenario as StoryId].name)
    const played = record.played.find(({ chapter }) => chapter === code)
    if (played === undefined)
      return i18n.t(`web.dvStories.campaign.${code === next?.code ? 'now' : 'later'}`, { name })
    const { winners, rounds } = played
    if (winners.length === 0) return i18n.t('web.dvStories.campaign.doneNobody', { name, rounds })
    const names = listed(
      i18n,
      winners.map((side) => sideName(i18n, side)),
    )
    return i18n.t('web.dvStories.campaign.done', { name, winners: names, rounds })
  }
}
