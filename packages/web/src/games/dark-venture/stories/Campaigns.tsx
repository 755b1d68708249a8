import {
  type CampaignRecord,
  campaignProse,
  chaptersOf,
  nextChapter,
  readRecord,
  withoutMatch,
} from '@longtable/dark-venture/campaign'
import { UserError } from '@longtable/kernel'
import type { CampaignInfo, GameInfo } from '@longtable/server/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { go, link } from '../../../navigation/navigation.ts'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Button, Confirm, Tag } from '../../../components/controls/index.ts'
import { campaignPath, keepMine } from '../../../connections/campaign-links.ts'
import { connectionTo, localConnection } from '../../../connections/connections.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { named } from './names.ts'
import { NewCampaign } from './NewCampaign.tsx'
import { bodyOf } from './use-campaign.ts'

interface Placed {
  readonly of: 'here' | 'server'
  readonly id: string
  readonly record: CampaignRecord
}

/** What can be read of them; one of a newer version stays where it is. */
function readable(of: Placed['of'], { id, body }: CampaignInfo): readonly Placed[] {
  try {
    return [{ of, id, record: readRecord(JSON.stringify(body)) }]
  } catch (error) {
    if (error instanceof UserError) return []
    throw error
  }
}

async function campaignsIn(of: Placed['of'], game: string): Promise<readonly Placed[]> {
  try {
    const found = await connectionTo(of).campaigns()
    return found.filter((one) => one.game === game).flatMap((one) => readable(of, one))
  } catch {
    return []
  }
}

/** Campaigns that were begun, and the ways to begin another. */
export function Campaigns({ game }: { readonly game: GameInfo }) {
  const i18n = useI18n()
  const [found, setFound] = useState<readonly Placed[]>()
  const [isNew, setNew] = useState(false)
  const { attempt, refused } = useAttempt()
  const input = useRef<HTMLInputElement>(null)
  const look = useCallback(async () => {
    const [here, server] = await Promise.all([campaignsIn('here', game.id), campaignsIn('server', game.id)])
    setFound([...here, ...server])
  }, [game.id])
  useEffect(() => void look(), [look])
  const open = async (file: File): Promise<void> => {
    const record = withoutMatch(readRecord(await file.text()))
    const made = await localConnection().newCampaign({ game: game.id, body: bodyOf(record) })
    keepMine(
      made.id,
      record.seats.filter(({ by }) => by === 'person').map(({ banner }) => banner),
    )
    go(campaignPath(localConnection(), game.id, made.id))
  }
  return (
    <section className="paper dv-campaigns" aria-labelledby="dv-campaigns">
      <h2 id="dv-campaigns">
        {i18n.t('web.dvStories.campaigns')}: {named(i18n, campaignProse.name)}
      </h2>
      <p>{i18n.t('web.dvStories.campaignAbout')}</p>
      {found?.length === 0 ? <p>{i18n.t('web.dvStories.none')}</p> : null}
      <ul className="dv-campaign-list">
        {found?.map((one) => (
          <li key={`${one.of} ${one.id}`}>
            <Listed game={game.id} campaign={one} onGone={() => void look()} />
          </li>
        ))}
      </ul>
      <RefusedLine refused={refused} />
      <p className="dv-campaign-ways">
        <Button variant="lit" onClick={() => setNew(true)}>
          {i18n.t('web.dvStories.begin')}
        </Button>
        <Button onClick={() => input.current?.click()}>{i18n.t('web.dvStories.open')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file !== undefined) void attempt(() => open(file))
            target.value = ''
          }}
        />
      </p>
      {isNew ? <NewCampaign game={game} onClose={() => setNew(false)} /> : null}
    </section>
  )
}

interface ListedProps {
  readonly game: string
  readonly campaign: Placed
  readonly onGone: () => void
}

function Listed({ game, campaign: { of, id, record }, onGone }: ListedProps) {
  const i18n = useI18n()
  const [isAsking, setAsking] = useState(false)
  const next = nextChapter(record)
  const names = record.seats.flatMap(({ by, name }) => (by === 'person' ? [name] : [])).join(', ')
  const all = chaptersOf(record)
  const words =
    next === undefined
      ? i18n.t('web.dvStories.over', { names })
      : i18n.t('web.dvStories.listed', { at: all.indexOf(next) + 1, of: all.length, names })
  const forget = async (): Promise<void> => {
    await connectionTo(of).leaveCampaign(id)
    onGone()
  }
  return (
    <>
      <span>
        {words} <Tag>{i18n.t(`web.dvStories.${of}`)}</Tag>
      </span>
      <span className="dv-campaign-acts">
        <a className="button" {...link(campaignPath(connectionTo(of), game, id))}>
          {i18n.t('web.dvStories.goOn')}
        </a>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {i18n.t('web.dvStories.forget')}
        </Button>
      </span>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={i18n.t('web.dvStories.forget')}
        yes={i18n.t('web.dvStories.forget')}
        onYes={() => void forget()}
      >
        {i18n.t('web.dvStories.forgotten', { name: words })}
      </Confirm>
    </>
  )
}
