import {
  campaignActs,
  campaignAftermath,
  campaignEndings,
  type CampaignRecord,
  campaignProse,
  chaptersOf,
  endOf,
  nextChapter,
  outcomeOf,
  storiesProse,
  type StoryId,
  withoutMatch,
  writeRecord,
} from '@longtable/dark-venture/campaign'
import { useEffect, useState } from 'react'
import { go, link } from '../../../navigation/navigation.ts'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Loading } from '../../../components/Loading.tsx'
import { Button, CopyButton, Field, ShareButton } from '../../../components/controls/index.ts'
import { campaignPath, keepMine, mineIn } from '../../../connections/campaign-links.ts'
import { type Connection, replayPath } from '../../../connections/connection.ts'
import { serverConnection } from '../../../connections/connections.ts'
import { saveText } from '../../../connections/save-file.ts'
import type { CampaignProps } from '../../../game-ui/stories.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { CampaignMap } from './CampaignMap.tsx'
import { boonName, listed, named, sideName } from './names.ts'
import { NextChapter } from './NextChapter.tsx'
import { Page } from './Page.tsx'
import { ComeAndGo, type OfCampaign, Standings } from './Standings.tsx'
import { bodyOf, useCampaign } from './use-campaign.ts'
import './stories.css'

const GAME = 'dark-venture'
const acts = Object.keys(campaignActs)

/** A campaign: what happened, what is carried over, and the chapter that comes next. */
export function CampaignPage({ connection, id }: CampaignProps) {
  const i18n = useI18n()
  const { now, missing, change } = useCampaign(connection, id)
  const [mine, setMine] = useState(() => mineIn(id))
  if (now === undefined) {
    if (missing === undefined) return <Loading />
    return (
      <div className="notice" role="alert">
        <h1>{i18n.t('web.dvStories.campaign.missing')}</h1>
        <p>{i18n.format(missing)}</p>
      </div>
    )
  }
  const { record } = now
  const held = connection.place === 'here' ? peopleOf(record) : mine
  return (
    <Campaign connection={connection} id={id} record={record} mine={held} onMine={setMine} change={change} />
  )
}

function peopleOf({ seats }: CampaignRecord): readonly string[] {
  return seats.filter(({ by }) => by === 'person').map(({ banner }) => banner)
}

function Campaign(given: OfCampaign) {
  const i18n = useI18n()
  const { connection, record } = given
  const next = nextChapter(record)
  const [open, setOpen] = useState<string>()
  const act = (next ?? chaptersOf(record).at(-1))?.act ?? 'ashes'
  const played = record.played.find(({ chapter }) => chapter === open)
  return (
    <div className="dv-campaign">
      <header>
        <h1>{named(i18n, campaignProse.name)}</h1>
        <p>
          {i18n.t('web.dvStories.campaign.act', {
            n: acts.indexOf(act) + 1,
            name: named(i18n, campaignActs[act].name),
          })}
          {' · '}
          {i18n.t(`web.dvStories.new.tables.${record.table}`)}
          {' · '}
          {i18n.t(`web.dvStories.level.${record.level}`)}
        </p>
      </header>
      <div className="dv-campaign-both">
        <div className="dv-campaign-left">
          <CampaignMap
            record={record}
            open={open}
            onOpen={(code) => setOpen(code === open || code === next?.code ? undefined : code)}
          />
          <Standings record={record} />
          {record.now === undefined && next !== undefined ? <ComeAndGo {...given} /> : null}
          <Ways {...given} />
        </div>
        <div className="dv-campaign-right">
          {played === undefined ? null : <Played connection={connection} record={record} played={played} />}
          {record.played.length === 0 ? (
            <Page title={named(i18n, campaignProse.name)} words={[named(i18n, campaignProse.opening)]} />
          ) : null}
          {next === undefined ? <Ending record={record} /> : <NextChapter {...given} chapter={next} />}
          {played === undefined && record.played.length > 0 ? (
            <Played
              connection={connection}
              record={record}
              played={record.played[record.played.length - 1]}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

interface PlayedProps {
  readonly connection: Connection
  readonly record: CampaignRecord
  readonly played: CampaignRecord['played'][number]
}

/** The page of a chapter that was played: how it ended, what it left, what was chosen, and the replay. */
function Played({ connection, record, played }: PlayedProps) {
  const i18n = useI18n()
  const chapters = chaptersOf(record)
  const row = chapters.find(({ code }) => code === played.chapter)
  const hasReplay = useIsThere(connection, played.match)
  if (row === undefined) return null
  const { name } = storiesProse[row.scenario as StoryId]
  const outcome = outcomeOf(row.scenario, played.winners)
  const left = played.flags.flatMap((flag) => {
    const id = flag.split(':')[0]
    return Object.hasOwn(campaignAftermath, id)
      ? [named(i18n, campaignAftermath[id as keyof typeof campaignAftermath].told)]
      : []
  })
  return (
    <Page
      title={i18n.t('web.dvStories.campaign.chapter', {
        at: chapters.indexOf(row) + 1,
        name: named(i18n, name),
      })}
      words={[...(outcome === undefined ? [] : [named(i18n, outcome)]), ...left]}
    >
      <ul>
        {played.choices
          .filter(({ boons }) => boons.length > 0)
          .map(({ banner, boons }) => (
            <li key={banner}>
              {i18n.t('web.dvStories.campaign.chosen', {
                banner: sideName(i18n, banner),
                what: boons.map((boon) => boonName(i18n, boon)).join(', '),
              })}
            </li>
          ))}
      </ul>
      {hasReplay ? (
        <a className="button" {...link(replayPath(connection, played.match))}>
          {i18n.t('web.dvStories.campaign.replay')}
        </a>
      ) : null}
    </Page>
  )
}

/** Is the match still where the campaign is? One that came from a file has its matches elsewhere. */
function useIsThere(connection: Connection, match: string): boolean {
  const [found, setFound] = useState<string>()
  useEffect(() => {
    let isHere = true
    connection.match(match).then(
      () => isHere && setFound(match),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [connection, match])
  return found === match
}

function Ending({ record }: { readonly record: CampaignRecord }) {
  const i18n = useI18n()
  const end = endOf(record)
  if (end === undefined) return null
  const { winners, ending } = end
  const names = listed(
    i18n,
    winners.map((banner) => sideName(i18n, banner)),
  )
  const who =
    winners.length === 0
      ? i18n.t('web.dvStories.campaign.wonByNobody')
      : i18n.t('web.dvStories.campaign.wonBy', { names })
  return (
    <Page
      title={
        ending === undefined
          ? i18n.t('web.dvStories.campaign.finished')
          : named(i18n, campaignEndings[ending].name)
      }
      words={[...(ending === undefined ? [] : [named(i18n, campaignEndings[ending].told)]), who]}
    />
  )
}

/** The link for friends, the file, and the way to the server. */
function Ways({ connection, id, record }: OfCampaign) {
  const i18n = useI18n()
  const { attempt, refused } = useAttempt()
  const move = async (): Promise<void> => {
    const made = await serverConnection().newCampaign({ game: GAME, body: bodyOf(withoutMatch(record)) })
    keepMine(made.id, peopleOf(record).slice(0, 1))
    go(campaignPath(serverConnection(), GAME, made.id))
  }
  const url = `${location.origin}${campaignPath(connection, GAME, id)}`
  const label = i18n.t('web.dvStories.campaign.link')
  return (
    <section className="paper dv-ways">
      {connection.place === 'server' ? (
        <div className="setup-link">
          <Field label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
          <div className="setup-link-acts">
            <CopyButton text={url} label={label} />
            <ShareButton
              title={named(i18n, campaignProse.name)}
              text={i18n.t('web.dvStories.campaign.share')}
              url={url}
            />
          </div>
        </div>
      ) : null}
      <p className="dv-campaign-ways">
        <Button onClick={() => saveText(writeRecord(withoutMatch(record)), `longtable-campaign-${id}.json`)}>
          {i18n.t('web.dvStories.campaign.save')}
        </Button>
        {connection.place === 'here' && record.table !== 'solo' ? (
          <Button variant="quiet" onClick={() => void attempt(move)}>
            {i18n.t('web.dvStories.campaign.toServer')}
          </Button>
        ) : null}
      </p>
      <RefusedLine refused={refused} />
    </section>
  )
}
