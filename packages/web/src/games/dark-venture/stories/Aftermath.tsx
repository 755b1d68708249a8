import {
  type Boon,
  campaignBoons,
  type CampaignRecord,
  type ChapterResult,
  checkChoice,
  type Choosing,
  choosingAfter,
  favourTexts,
  nameOfThing,
  type Resource,
  resourceIds,
  usualChoice,
  withChapter,
  withChoice,
} from '@longtable/dark-venture/campaign'
import { useEffect, useState } from 'react'
import { RefusedLine, useAttempt } from '../../../components/attempt.tsx'
import { Button, Choice, Select } from '../../../components/controls/index.ts'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { resultOf } from './chapter-match.ts'
import { boonName, listed, named, resourceName, sideName } from './names.ts'
import type { OfCampaign } from './Standings.tsx'

/** After a chapter: laurels, and one choice each; when the last has chosen, the record goes on. */
export function Aftermath({ match, ...given }: OfCampaign & { readonly match: string }) {
  const i18n = useI18n()
  const { connection, record, mine, change } = given
  const [result, setResult] = useState<ChapterResult>()
  const [forOthers, setForOthers] = useState<readonly string[]>([])
  const { attempt, refused } = useAttempt()
  useEffect(() => {
    let isHere = true
    void attempt(async () => {
      const found = await resultOf(connection, match)
      if (isHere) setResult(found)
    })
    return () => {
      isHere = false
    }
  }, [connection, match, attempt])
  const { now } = record
  if (result === undefined || now === undefined) {
    return (
      <>
        <p role="status">{i18n.t('web.dvStories.campaign.reckon')}</p>
        <RefusedLine refused={refused} />
      </>
    )
  }
  const choosing = choosingAfter(record, result, now.seats)
  const people = choosing.filter(({ banner }) => isPerson(record, banner))
  const open = people.filter(({ banner }) => !now.chosen.some((one) => one.banner === banner))
  const own = open.filter(({ banner }) => mine.includes(banner) || forOthers.includes(banner))
  const waited = open.filter((one) => !own.includes(one))
  const take = (one: Choosing, boons: readonly Boon[]): Promise<boolean> =>
    attempt(() => {
      checkChoice(one, boons)
      return change((newest) => finished(withChoice(newest, one.banner, boons), result, match))
    })
  return (
    <div className="dv-aftermath">
      {now.chosen.map(({ banner, boons }) => (
        <p key={banner}>
          {i18n.t('web.dvStories.campaign.taken', {
            banner: sideName(i18n, banner),
            what: boons.map((boon) => boonName(i18n, boon)).join(', '),
          })}
        </p>
      ))}
      {own.map((one) => (
        <Chooser
          key={one.banner}
          choosing={one}
          name={nameOf(record, one.banner)}
          onTake={(boons) => void take(one, boons)}
        />
      ))}
      {waited.length === 0 ? null : (
        <div role="status">
          <p>
            {i18n.t('web.dvStories.campaign.waiting', {
              names: listed(
                i18n,
                waited.map(({ banner }) => nameOf(record, banner)),
              ),
            })}
          </p>
          {waited.map(({ banner }) => (
            <Button key={banner} variant="quiet" onClick={() => setForOthers([...forOthers, banner])}>
              {i18n.t('web.dvStories.campaign.forThem', { name: nameOf(record, banner) })}
            </Button>
          ))}
        </div>
      )}
      <RefusedLine refused={refused} />
    </div>
  )
}

function isPerson({ seats }: CampaignRecord, banner: string): boolean {
  return seats.some((seat) => seat.banner === banner && seat.by === 'person')
}

function nameOf({ seats }: CampaignRecord, banner: string): string {
  return seats.find((seat) => seat.banner === banner)?.name ?? ''
}

/** Once everybody has chosen, the chapter is written down; whoever chooses last does it. */
function finished(record: CampaignRecord, result: ChapterResult, match: string): CampaignRecord {
  const { now } = record
  if (now?.match !== match) return record
  const isOpen = record.seats.some(
    ({ by, banner }) => by === 'person' && !now.chosen.some((one) => one.banner === banner),
  )
  if (isOpen) return record
  const choices = new Map(now.chosen.map(({ banner, boons }) => [banner, boons]))
  return withChapter(record, result, { match, seats: now.seats, choices })
}

interface ChooserProps {
  readonly choosing: Choosing
  readonly name: string
  readonly onTake: (boons: readonly Boon[]) => void
}

/** What one banner takes along; who is far behind chooses twice. */
function Chooser({ choosing, name, onTake }: ChooserProps) {
  const i18n = useI18n()
  const { banner, place, laurels, options, times } = choosing
  const [first, setFirst] = useState<readonly Boon[]>([])
  const [boon, setBoon] = useState<Boon>(() => usualChoice(choosing))
  const take = (): void => {
    const all = [...first, boon]
    if (all.length < times) {
      setFirst(all)
      setBoon(usualChoice(choosing))
    } else onTake(all)
  }
  const title = i18n.t('web.dvStories.campaign.choose', { name, banner: sideName(i18n, banner) })
  return (
    <section className="dv-chooser" aria-label={title}>
      <h4>{title}</h4>
      <p>{i18n.t(`web.dvStories.campaign.place.${place}`, { laurels })}</p>
      {times > 1 ? <p>{i18n.t('web.dvStories.campaign.twice', { n: first.length + 1 })}</p> : null}
      <Choice
        label={title}
        isLabelHidden
        isStacked
        options={options.map((id) => ({
          value: id,
          label: named(i18n, campaignBoons[id].name),
          help: named(i18n, campaignBoons[id].told),
        }))}
        value={boon.boon}
        onChange={(id) => setBoon(usualChoice({ ...choosing, options: [id] }))}
      />
      <Details choosing={choosing} boon={boon} onChange={setBoon} />
      <Button variant="lit" onClick={take}>
        {i18n.t('web.dvStories.campaign.take')}
      </Button>
    </section>
  )
}

interface DetailsProps {
  readonly choosing: Choosing
  readonly boon: Boon
  readonly onChange: (boon: Boon) => void
}

/** Which of several: items, veterans, a favour, resources. */
function Details({ choosing, boon, onChange }: DetailsProps) {
  const i18n = useI18n()
  const { banner, items, mostItems, survivors } = choosing
  switch (boon.boon) {
    case 'spoils':
      return (
        <Several
          label={i18n.t('web.dvStories.campaign.spoils')}
          all={items}
          most={mostItems}
          chosen={boon.cards}
          onChange={(cards) => onChange({ boon: 'spoils', cards })}
        />
      )
    case 'veterans':
      return (
        <Several
          label={i18n.t('web.dvStories.campaign.veterans')}
          all={survivors}
          most={2}
          chosen={boon.units}
          onChange={(units) => onChange({ boon: 'veterans', units })}
        />
      )
    case 'omen':
      return (
        <Select
          label={i18n.t('web.dvStories.campaign.omen')}
          value={String(boon.which)}
          options={favourTexts(banner).map((said, which) => ({
            value: String(which),
            label: i18n.format(said),
          }))}
          onChange={(which) => onChange({ boon: 'omen', which: Number(which) })}
        />
      )
    case 'purse':
      return (
        <>
          {boon.goods.map((good, n) => (
            <Select
              key={n}
              label={i18n.t('web.dvStories.campaign.purse', { n: n + 1 })}
              value={good}
              options={resourceIds.map((id) => ({ value: id, label: resourceName(i18n, id) }))}
              onChange={(chosen) => {
                const goods = boon.goods.map((one, i) => (i === n ? (chosen as Resource) : one))
                onChange({ boon: 'purse', goods })
              }}
            />
          ))}
        </>
      )
    default:
      return null
  }
}

interface SeveralProps {
  readonly label: string
  readonly all: readonly string[]
  readonly most: number
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Up to so many of them. */
function Several({ label, all, most, chosen, onChange }: SeveralProps) {
  const i18n = useI18n()
  return (
    <fieldset className="dv-several">
      <legend className="field-label">{label}</legend>
      {all.map((id) => {
        const isOn = chosen.includes(id)
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && chosen.length >= most}
              onChange={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {named(i18n, nameOfThing(id))}
          </label>
        )
      })}
    </fieldset>
  )
}
