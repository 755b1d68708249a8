import {
  castFor,
  chaptersOf,
  type ChapterRow,
  scenarioOfChapter,
  sendsChampion,
  type SideName,
  sidesFor,
  storiesProse,
  type StoryId,
  withoutMatch,
} from '@longtable/dark-venture/campaign'
import type { MatchInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { go, link } from '../../../navigation/navigation.ts'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Button, Select } from '../../../components/controls/index.ts'
import { campaignPath, keepCampaignOf } from '../../../connections/campaign-links.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Aftermath } from './Aftermath.tsx'
import { beginChapter, seatPath } from './chapter-match.ts'
import { named, sideName } from './names.ts'
import { Page } from './Page.tsx'
import { leaderName, type OfCampaign } from './Standings.tsx'

/** The chapter that comes next: its page, who leads what, and the way to its table. */
export function NextChapter({ chapter, ...given }: OfCampaign & { readonly chapter: ChapterRow }) {
  const i18n = useI18n()
  const { record } = given
  const prose = storiesProse[chapter.scenario as StoryId]
  const at = chaptersOf(record).indexOf(chapter) + 1
  return (
    <Page
      title={i18n.t('web.dvStories.campaign.chapter', { at, name: named(i18n, prose.name) })}
      words={[named(i18n, prose.story)]}
    >
      {record.now === undefined ? (
        <Casting {...given} chapter={chapter} />
      ) : (
        <Running {...given} match={record.now.match} />
      )}
    </Page>
  )
}

/** Who leads what: one’s own banner, or what is open for pay. */
function Casting({ chapter, ...given }: OfCampaign & { readonly chapter: ChapterRow }) {
  const i18n = useI18n()
  const { connection, id, record, mine, change } = given
  const [wishes, setWishes] = useState<readonly (SideName | undefined)[]>([])
  const [champion, setChampion] = useState<number>()
  const [isMaking, setMaking] = useState(false)
  const { attempt, refused } = useAttempt()
  const cast = castFor(record, wishes, champion)
  const people = record.seats.flatMap((seat, at) => (seat.by === 'person' ? [{ seat, at }] : []))
  const begin = async (): Promise<void> => {
    const { change: begun, path } = await beginChapter({ connection, id, record, cast, mine })
    await change(begun)
    go(path)
  }
  const wish = (at: number, side: string, free: readonly SideName[]): void =>
    setWishes(record.seats.map((_, n) => (n === at ? free.find((one) => one === side) : wishes[n])))
  return (
    <div className="dv-casting">
      {sendsChampion(record, scenarioOfChapter(chapter)) && people.length > 1 ? (
        <Select
          label={i18n.t('web.dvStories.campaign.champion')}
          value={String(champion ?? people[0].at)}
          options={people.map(({ seat, at }) => ({ value: String(at), label: seat.name }))}
          onChange={(chosen) => setChampion(Number(chosen))}
        />
      ) : null}
      <ul>
        {record.seats.map((seat, at) => {
          if (seat.by === 'auto') return null
          const led = cast.leads[at]
          const free = sidesFor(record, chapter, seat.banner)
          const name = leaderName(i18n, seat)
          if (led === null)
            return (
              <li key={seat.banner}>
                {name}: {i18n.t('web.dvStories.campaign.watches')}
              </li>
            )
          const pay = led === seat.banner ? '' : ` (${i18n.t('web.dvStories.campaign.pay')})`
          return (
            <li key={seat.banner}>
              {free.length > 1 && seat.by === 'person' ? (
                <Select
                  label={i18n.t('web.dvStories.campaign.leads', { name })}
                  value={led}
                  options={free.map((side) => ({ value: side, label: `${sideName(i18n, side)}${pay}` }))}
                  onChange={(side) => wish(at, side, free)}
                />
              ) : (
                `${i18n.t('web.dvStories.campaign.leads', { name })}: ${sideName(i18n, led)}${pay}`
              )}
            </li>
          )
        })}
      </ul>
      <Button
        variant="lit"
        disabled={isMaking || mine.length === 0}
        onClick={() => {
          setMaking(true)
          void attempt(begin).then(() => setMaking(false))
        }}
      >
        {i18n.t('web.dvStories.campaign.beginChapter')}
      </Button>
      <RefusedLine refused={refused} />
    </div>
  )
}

/** So often it is asked how the match stands, in milliseconds. */
const LOOK_EVERY = 2000

/** A chapter that was begun: the way to its table, and after its end what everybody takes along. */
function Running({ match, ...given }: OfCampaign & { readonly match: string }) {
  const i18n = useI18n()
  const { connection, id, record, mine, change } = given
  const [info, setInfo] = useState<MatchInfo>()
  const { attempt, refused } = useAttempt()
  const isOver = info?.status === 'over'
  useEffect(() => {
    if (isOver) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const look = async (): Promise<void> => {
      await attempt(async () => {
        const found = await connection.match(match)
        if (isHere) setInfo(found.match)
      })
      if (isHere) timer = setTimeout(() => void look(), LOOK_EVERY)
    }
    void look()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [connection, match, isOver, attempt])
  const restart = (
    <Button variant="quiet" onClick={() => void attempt(() => change(withoutMatch))}>
      {i18n.t('web.dvStories.campaign.giveUp')}
    </Button>
  )
  if (info === undefined) {
    return (
      <div className="dv-casting">
        <RefusedLine refused={refused} />
        {refused === undefined ? null : restart}
      </div>
    )
  }
  if (isOver) return <Aftermath {...given} match={match} />
  const path = seatPath(connection, record, info, mine)
  return (
    <div className="dv-casting">
      <p role="status">
        {i18n.t(`web.dvStories.campaign.${info.status === 'gathering' ? 'gathering' : 'running'}`)}
      </p>
      <p className="dv-campaign-ways">
        <a
          className="button button-lit"
          {...link(path)}
          onClickCapture={() => keepCampaignOf(match, campaignPath(connection, 'dark-venture', id))}
        >
          {i18n.t('web.dvStories.campaign.sit')}
        </a>
        {mine.length === 0 ? null : restart}
      </p>
    </div>
  )
}
