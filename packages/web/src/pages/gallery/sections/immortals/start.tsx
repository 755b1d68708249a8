import type { MatchInfo, SeatInfo } from '@longtable/server/wire'
import { useState } from 'react'
import {
  Button,
  Choice,
  Empty,
  Field,
  Note,
  Select,
  SidePanel,
  Switch,
  Tag,
  type ChoiceOption,
} from '../../../../components/controls/index.ts'
import { MatchLink, MatchRow } from '../../../start/Matches.tsx'
import { Picture } from '../../../../games/immortals/picture/Picture.tsx'
import type { Section } from '../../section.ts'
import '../../../start/start.css'

const NOW = Date.UTC(2026, 0, 10, 12)
const HOUR = 3_600_000

function seatsOf(...names: readonly string[]): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    kind: name === '' ? 'open' : name === 'bot' ? 'bot' : 'person',
    name: name === 'bot' ? '' : name,
    bot: name === 'bot' ? 'novice' : null,
    here: true,
    host: seat === 0,
    muted: false,
    resigned: false,
    left: null,
  }))
}

const usual: MatchInfo = {
  id: 'a',
  game: 'immortals',
  rulesVersion: 1,
  config: {},
  pace: { kind: 'live', clock: null },
  late: 'ask',
  listed: true,
  locked: false,
  seeded: false,
  advice: false,
  commitment: '',
  reveal: null,
  status: 'running',
  created: NOW - 50 * HOUR,
  started: NOW - 3 * HOUR,
  ended: null,
  seats: seatsOf('Anna', 'Bertrand', 'bot', 'bot'),
  awaited: [0],
  deadline: null,
  paused: null,
  asking: null,
  result: null,
  previous: null,
  next: null,
  notice: null,
}

const matches: readonly (readonly [MatchInfo, readonly number[], string])[] = [
  [{ ...usual, pace: { kind: 'slow', hours: 24 }, deadline: NOW + 5 * HOUR }, [0], 'play'],
  [{ ...usual, awaited: [1] }, [0], 'play'],
  [{ ...usual, awaited: [2] }, [0], 'play'],
  [{ ...usual, paused: 1 }, [0], 'play'],
  [{ ...usual, status: 'gathering', locked: true, seats: seatsOf('Anna', '', '', 'bot') }, [], 'join'],
  [{ ...usual, status: 'gathering', seats: seatsOf('Anna', '', '') }, [0], 'invite'],
  [
    { ...usual, status: 'over', ended: NOW - 40, result: { scores: [9, 4, 3, 2], winners: [0] } },
    [0],
    'replay',
  ],
  [
    { ...usual, status: 'over', ended: NOW - 90 * HOUR, result: { scores: [4, 9, 3, 2], winners: [1] } },
    [],
    'replay',
  ],
]

const few: readonly ChoiceOption<string>[] = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', help: 'with help' },
  { value: 'three', label: 'Three', isDisabled: true },
]

function Controls() {
  const [value, setValue] = useState('one')
  const [isOn, setOn] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <Button>Plain</Button>
        <Button variant="lit">Lit</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button onClick={() => setOpen(true)}>Sheet</Button>
        <Tag>Tag</Tag>
        <Tag tone="lit">Lit</Tag>
        <Tag tone="danger">Danger</Tag>
      </div>
      <Choice label="Choice" options={few} value={value} onChange={setValue} />
      <Choice label="Choice, stacked" options={few} value={value} onChange={setValue} isStacked />
      <Switch label="Switch" help="It has help." isOn={isOn} onChange={setOn} />
      <Field
        label="Field"
        placeholder="Nothing yet"
        help="It has help."
        error="And something is wrong with it."
      />
      <Select label="Select" options={[{ value: 'one', label: 'One' }]} value="one" onChange={setValue} />
      <Note>A note.</Note>
      <Note tone="lit">A note that matters now.</Note>
      <Note tone="danger">A note about something that went wrong.</Note>
      <Empty title="Nothing here">What to do about it.</Empty>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title="A sheet">
        <p>It comes from an edge of the screen.</p>
      </SidePanel>
    </div>
  )
}

function Show() {
  return (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '60rem' }}>
      <Picture label="Immortals" />
      <div className="paper ledger">
        <ul className="matches">
          {matches.map(([match, mine, action], at) => (
            <MatchRow key={at} match={match} mine={mine} now={NOW} isLit={at === 0}>
              <MatchLink match={match} action={action} path="/gallery" isLit={at === 0} />
            </MatchRow>
          ))}
        </ul>
      </div>
      <Controls />
      <div className="paper">
        <Controls />
      </div>
    </div>
  )
}

export const section: Section = { title: 'Start page and controls', Show }
