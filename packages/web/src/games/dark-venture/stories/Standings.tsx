import {
  type CampaignRecord,
  type CampaignSeat,
  type FactionId,
  factionIds,
  favourTexts,
  laurelsOf,
  SIDE_NO,
  standingOf,
  withNewcomer,
  withoutPerson,
} from '@longtable/dark-venture/campaign'
import { useState } from 'react'
import type { Formatter } from '@longtable/i18n'
import { changeSettings, useSettings } from '../../../settings/settings.ts'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Button, Field, Select } from '../../../components/controls/index.ts'
import { levelName, useLevels } from '../../../connections/bot-levels.ts'
import { keepMine } from '../../../connections/campaign-links.ts'
import type { Connection } from '../../../connections/connection.ts'
import { LONGEST_NAME } from '../../../connections/hot-seat-names.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { boonName, sideName } from './names.ts'
import type { ChangeRecord } from './use-campaign.ts'

export interface OfCampaign {
  readonly connection: Connection
  readonly id: string
  readonly record: CampaignRecord
  /** Banners that are led from this browser. */
  readonly mine: readonly string[]
  readonly onMine: (mine: readonly string[]) => void
  readonly change: (by: ChangeRecord) => Promise<void>
}

/** Who leads a seat, in words. */
export function leaderName(i18n: Formatter, { by, name }: CampaignSeat): string {
  if (by === 'person') return name
  if (by === 'auto') return i18n.t('web.dvStories.campaign.auto')
  return i18n.t('web.dvStories.new.bot', { level: levelName(i18n, by.bot) })
}

/** Laurels, and what everybody carries over. */
export function Standings({ record }: { readonly record: CampaignRecord }) {
  const i18n = useI18n()
  return (
    <section className="paper dv-standings" aria-labelledby="dv-standings">
      <h2 id="dv-standings">{i18n.t('web.dvStories.campaign.standings')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n.t('web.dvStories.campaign.banner')}</th>
            <th scope="col">{i18n.t('web.dvStories.campaign.who')}</th>
            <th scope="col">{i18n.t('web.dvStories.campaign.laurels')}</th>
            <th scope="col">{i18n.t('web.dvStories.campaign.carries')}</th>
          </tr>
        </thead>
        <tbody>
          {record.seats.map((seat) => (
            <tr key={seat.banner}>
              <th scope="row">
                <SideMark side={SIDE_NO[seat.banner]} size={24} /> {sideName(i18n, seat.banner)}
              </th>
              <td>{leaderName(i18n, seat)}</td>
              <td>{i18n.number(laurelsOf(record, seat.banner))}</td>
              <td>{carried(i18n, record, seat.banner)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function carried(i18n: Formatter, record: CampaignRecord, banner: FactionId): string {
  const { boons, omens, debts } = standingOf(record, banner)
  const favours = favourTexts(banner)
  const omenName = boonName(i18n, { boon: 'omen', which: 0 })
  const words = [
    ...boons.map((boon) => boonName(i18n, boon)),
    ...omens.map((which) => `${omenName} (${i18n.format(favours[which])})`),
    ...(debts > 0 ? [i18n.t('web.dvStories.campaign.debt', { count: debts })] : []),
  ]
  return words.length === 0 ? i18n.t('web.dvStories.campaign.nothing') : words.join(', ')
}

/** Between two chapters people come and go. */
export function ComeAndGo(given: OfCampaign) {
  const i18n = useI18n()
  const { record } = given
  const people = record.seats.filter(({ by }) => by === 'person')
  const free = factionIds.filter((id) => !people.some(({ banner }) => banner === id))
  const taken =
    record.table === 'solo' ? free.filter((id) => record.seats.some((s) => s.banner === id)) : free
  return (
    <details className="paper dv-people" open={given.mine.length === 0}>
      <summary>{i18n.t('web.dvStories.campaign.people')}</summary>
      {taken.length === 0 ? null : <Join {...given} free={taken} />}
      {people.length < 2
        ? null
        : people
            .filter(({ banner }) => given.connection.place === 'here' || given.mine.includes(banner))
            .map((seat) => <Leave key={seat.banner} {...given} seat={seat} />)}
    </details>
  )
}

function Join({
  connection,
  id,
  record,
  mine,
  onMine,
  change,
  free,
}: OfCampaign & { free: readonly FactionId[] }) {
  const i18n = useI18n()
  const known = useSettings((settings) => settings.name)
  const [name, setName] = useState(connection.place === 'here' ? '' : known)
  const [wanted, setWanted] = useState<FactionId>()
  const banner = free.find((one) => one === wanted) ?? free[0]
  const { attempt, refused } = useAttempt()
  const join = async (): Promise<void> => {
    const called = name.trim() === '' ? i18n.t('web.tables.you') : name.trim()
    if (connection.place === 'server' && name.trim() !== '') changeSettings({ name: name.trim() })
    await change((newest) => withNewcomer(newest, called, banner))
    keepMine(id, [...mine, banner])
    onMine([...mine, banner])
  }
  return (
    <form
      className="dv-join"
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(join)
      }}
    >
      <h3>{i18n.t('web.dvStories.campaign.join')}</h3>
      <p className="field-help">{i18n.t('web.dvStories.campaign.joinHelp')}</p>
      <Field
        label={i18n.t('web.dvStories.new.name')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={i18n.t('web.dvStories.new.banner')}
        value={banner}
        options={free.map((one) => {
          const key = record.seats.some((seat) => seat.banner === one) ? 'taking' : 'fresh'
          return {
            value: one,
            label: i18n.t(`web.dvStories.campaign.${key}`, { banner: sideName(i18n, one) }),
          }
        })}
        onChange={(chosen) => setWanted(free.find((one) => one === chosen))}
      />
      <Button type="submit">{i18n.t('web.dvStories.campaign.joinAs')}</Button>
      <RefusedLine refused={refused} />
    </form>
  )
}

function Leave({ connection, id, mine, onMine, change, seat }: OfCampaign & { seat: CampaignSeat }) {
  const i18n = useI18n()
  const levels = useLevels(connection, 'dark-venture')
  const [to, setTo] = useState('auto')
  const { attempt, refused } = useAttempt()
  const leave = async (): Promise<void> => {
    await change((newest) => withoutPerson(newest, seat.banner, to === 'auto' ? 'auto' : { bot: to }))
    const left = mine.filter((banner) => banner !== seat.banner)
    keepMine(id, left)
    onMine(left)
  }
  return (
    <div className="dv-leave">
      <h3>{i18n.t('web.dvStories.campaign.leave', { name: seat.name })}</h3>
      <Select
        label={i18n.t('web.dvStories.campaign.leaveTo')}
        value={to}
        options={[
          { value: 'auto', label: i18n.t('web.dvStories.campaign.auto') },
          ...levels.map((level) => ({
            value: level,
            label: i18n.t('web.dvStories.new.bot', { level: levelName(i18n, level) }),
          })),
        ]}
        onChange={setTo}
      />
      <Button onClick={() => void attempt(leave)}>{i18n.t('web.dvStories.campaign.leaveYes')}</Button>
      <RefusedLine refused={refused} />
    </div>
  )
}
