import {
  type CampaignSeat,
  type FactionId,
  factionIds,
  newCampaign,
  type Road,
  SIDE_NO,
  type StoryLevel,
  type TableKind,
} from '@longtable/dark-venture/campaign'
import type { GameInfo } from '@longtable/server/wire'
import { useState } from 'react'
import { go } from '../../../navigation/navigation.ts'
import { changeSettings, useSettings } from '../../../settings/settings.ts'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Button, Choice, Dialog, Field, Select } from '../../../components/controls/index.ts'
import { levelName } from '../../../connections/bot-levels.ts'
import { campaignPath, keepMine } from '../../../connections/campaign-links.ts'
import { connectionTo } from '../../../connections/connections.ts'
import { LONGEST_NAME } from '../../../connections/hot-seat-names.ts'
import { sendMyName } from '../../../connections/introduce.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { SideMark } from '../units/SideMark.tsx'
import { sideName } from './names.ts'
import { bodyOf } from './use-campaign.ts'

const tables: readonly TableKind[] = ['solo', 'competitive', 'cooperative']
const roads: readonly Road[] = ['long', 'short']
const levels: readonly StoryLevel[] = ['easy', 'normal', 'hard']

/** Who leads a banner that is not one’s own: nobody, a person, or a bot by its level. */
interface Other {
  readonly who: string
  readonly name: string
}

const NOBODY: Other = { who: 'nobody', name: '' }

/** Everything that is agreed on before a campaign begins. */
export function NewCampaign({ game, onClose }: { readonly game: GameInfo; readonly onClose: () => void }) {
  const i18n = useI18n()
  const known = useSettings((settings) => settings.name)
  const [place, setPlace] = useState<'here' | 'server'>('here')
  const [table, setTable] = useState<TableKind>('solo')
  const [road, setRoad] = useState<Road>('long')
  const [level, setLevel] = useState<StoryLevel>('normal')
  const [name, setName] = useState(known)
  const [banner, setBanner] = useState<FactionId>('varpen')
  const [others, setOthers] = useState<Readonly<Partial<Record<FactionId, Other>>>>({})
  const { attempt, refused } = useAttempt()
  const hasPeople = place === 'here' && table !== 'solo'
  const make = async (): Promise<void> => {
    const mine = name.trim() === '' ? i18n.t('web.tables.you') : name.trim()
    const seats = seatsOf(mine, banner, others, hasPeople)
    const record = newCampaign({ id: crypto.randomUUID(), road, table, level, seats })
    if (name.trim() !== '') changeSettings({ name: name.trim() })
    const connection = connectionTo(place)
    if (place === 'server') await sendMyName()
    const made = await connection.newCampaign({ game: game.id, body: bodyOf(record) })
    keepMine(
      made.id,
      record.seats.filter(({ by }) => by === 'person').map((seat) => seat.banner),
    )
    go(campaignPath(connection, game.id, made.id))
  }
  const sitters = [
    { value: 'nobody', label: i18n.t('web.dvStories.new.nobody') },
    ...(hasPeople ? [{ value: 'person', label: i18n.t('web.dvStories.new.person') }] : []),
    ...game.bots.map((bot) => ({
      value: bot,
      label: i18n.t('web.dvStories.new.bot', { level: levelName(i18n, bot) }),
    })),
  ]
  const labelled = <V extends string>(values: readonly V[], key: string) =>
    values.map((value) => ({ value, label: i18n.t(`web.dvStories.${key}.${value}`) }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={i18n.t('web.dvStories.new.title')}
      actions={
        <Button variant="lit" onClick={() => void attempt(make)}>
          {i18n.t('web.dvStories.new.make')}
        </Button>
      }
    >
      <div className="setup dv-new-campaign">
        <Choice
          label={i18n.t('web.dvStories.new.place')}
          options={labelled<'here' | 'server'>(['here', 'server'], 'new.places')}
          value={place}
          onChange={(chosen) => {
            setPlace(chosen)
            if (chosen === 'server' && table === 'solo') setTable('competitive')
          }}
        />
        <Choice
          label={i18n.t('web.dvStories.new.table')}
          help={i18n.t(`web.dvStories.new.tableHelp.${table}`)}
          options={labelled(
            tables.filter((kind) => place === 'here' || kind !== 'solo'),
            'new.tables',
          )}
          value={table}
          onChange={setTable}
        />
        <Choice
          label={i18n.t('web.dvStories.new.road')}
          options={labelled(roads, 'new.roads')}
          value={road}
          onChange={setRoad}
        />
        <Choice
          label={i18n.t('web.dvStories.new.level')}
          options={labelled(levels, 'level')}
          value={level}
          onChange={setLevel}
        />
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
          options={factionIds.map((id) => ({ value: id, label: sideName(i18n, id) }))}
          onChange={(chosen) => setBanner(factionIds.find((id) => id === chosen) ?? banner)}
        />
        <fieldset className="setup-seats">
          <legend className="field-label">{i18n.t('web.dvStories.new.others')}</legend>
          {place === 'server' ? (
            <p className="field-help">{i18n.t('web.dvStories.new.friendsHelp')}</p>
          ) : null}
          {factionIds
            .filter((id) => id !== banner)
            .map((id) => {
              const other = others[id] ?? NOBODY
              const put = (changed: Partial<Other>): void =>
                setOthers((before) => ({ ...before, [id]: { ...other, ...changed } }))
              return (
                <div className="setup-seat" key={id}>
                  <SideMark side={SIDE_NO[id]} size={26} />
                  <Select
                    label={sideName(i18n, id)}
                    options={sitters}
                    value={sitters.some(({ value }) => value === other.who) ? other.who : 'nobody'}
                    onChange={(who) => put({ who })}
                  />
                  {hasPeople && other.who === 'person' ? (
                    <Field
                      label={i18n.t('web.dvStories.new.personName', { banner: sideName(i18n, id) })}
                      value={other.name}
                      maxLength={LONGEST_NAME}
                      onChange={(event) => put({ name: event.target.value })}
                    />
                  ) : null}
                </div>
              )
            })}
        </fieldset>
        <RefusedLine refused={refused} />
      </div>
    </Dialog>
  )
}

function seatsOf(
  name: string,
  banner: FactionId,
  others: Readonly<Partial<Record<FactionId, Other>>>,
  hasPeople: boolean,
): readonly CampaignSeat[] {
  const rest = factionIds
    .filter((id) => id !== banner)
    .flatMap((id): readonly CampaignSeat[] => {
      const { who, name: theirs } = others[id] ?? NOBODY
      if (who === 'nobody' || (who === 'person' && !hasPeople)) return []
      if (who === 'person')
        return [{ name: theirs.trim() === '' ? id : theirs.trim(), by: 'person', banner: id }]
      return [{ name: '', by: { bot: who }, banner: id }]
    })
  return [{ name, by: 'person', banner }, ...rest]
}
