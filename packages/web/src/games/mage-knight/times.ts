import type { GameEvent } from '@longtable/kernel'
import type { Event } from '@longtable/mage-knight/board'
import type { Sound } from '../../notifications/sound.ts'
import { eventOf } from './view/view-facts.ts'

type Times = Readonly<Partial<Record<Event['event'], number>>>

/** Milliseconds at normal speed; what is not listed needs no time. */
const TIMES: Times = {
  heroPicked: 300,
  tacticTaken: 400,
  turnOrder: 400,
  stepped: 250,
  journeyed: 350,
  passage: 350,
  retreated: 350,
  withdrew: 400,
  explored: 600,
  tileOpened: 400,
  cityShown: 500,
  shown: 200,
  fightBegan: 450,
  summoned: 350,
  struck: 250,
  defeated: 300,
  damaged: 150,
  knockedOut: 400,
  conquered: 400,
  cityTaken: 600,
  duelBegan: 600,
  exchanged: 500,
  duelEnded: 700,
  rolledFor: 500,
  rampageRolled: 500,
  dummyDrew: 1400,
  announced: 700,
  roundEnded: 500,
  dayBegan: 1200,
  nightBegan: 1200,
  levelled: 500,
  gameEnding: 900,
}

/** What one has done oneself need not be shown; of others it is worth a moment. */
const OF_OTHERS: Times = {
  played: 450,
  side: 350,
  unitUsed: 400,
  skillUsed: 400,
  tacticUsed: 400,
  bannerUsed: 350,
  recruited: 400,
  bought: 300,
  learned: 350,
  tookCard: 350,
  rested: 350,
  plundered: 350,
  wounded: 250,
  blocked: 300,
  letThrough: 200,
}

/** Nobody waits longer than this for what happened at once. */
const LONGEST = 3500

function timeOf(event: Event, seat: number | null): number {
  const isOwn = 'seat' in event && event.seat === seat
  return TIMES[event.event] ?? (isOwn ? 0 : (OF_OTHERS[event.event] ?? 0))
}

/** How long what happened at once should be seen. */
export function showFor(events: readonly GameEvent[], seat: number | null): number {
  return Math.min(
    LONGEST,
    events.reduce((sum, event) => sum + timeOf(eventOf(event), seat), 0),
  )
}

/** What can be heard on the table, loudest first. */
const SOUNDS: readonly [Sound, readonly Event['event'][]][] = [
  ['dice', ['rolledFor', 'rampageRolled', 'rolled']],
  [
    'card',
    [
      'played',
      'side',
      'explored',
      'tileOpened',
      'drew',
      'dummyDrew',
      'recruited',
      'tookCard',
      'learned',
      'tacticTaken',
      'discarded',
    ],
  ],
]

export function soundOf(events: readonly GameEvent[]): Sound | undefined {
  return SOUNDS.find(([, heard]) => events.some((event) => heard.includes(eventOf(event).event)))?.[0]
}
