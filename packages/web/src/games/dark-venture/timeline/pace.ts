import { create } from 'zustand'

/** How what others do is watched. */
export const timelineSpeeds = ['slow', 'normal', 'quick', 'card', 'result'] as const
export type TimelineSpeed = (typeof timelineSpeeds)[number]

const KEY = 'longtable.dv.reel'

/** A store that is full, shut or broken is as good as an empty one. */
function kept(): TimelineSpeed {
  try {
    const read = localStorage.getItem(KEY)
    return timelineSpeeds.find((speed) => speed === read) ?? 'normal'
  } catch {
    return 'normal'
  }
}

export const useTimelineSpeed = create<{ readonly speed: TimelineSpeed }>(() => ({ speed: kept() }))

export function setTimelineSpeed(speed: TimelineSpeed): void {
  useTimelineSpeed.setState({ speed })
  try {
    localStorage.setItem(KEY, speed)
  } catch {
    // It lasts as long as the page.
  }
}

const FACTORS: Readonly<Record<TimelineSpeed, number>> = {
  slow: 1.8,
  normal: 1,
  quick: 0.45,
  card: 1,
  result: 1,
}
/** The result alone is seen for so long. */
const RESULT = 900
/** All of it never takes longer than this, however much there is. */
const MOST = 90_000

/** How long a moment is seen, in milliseconds before the settings of the page. */
export function timeAt(speed: TimelineSpeed, time: number, total: number, isOwn: boolean): number {
  if (speed === 'result' && !isOwn) return RESULT
  const factor = isOwn ? 1 : FACTORS[speed]
  return time * factor * Math.min(1, MOST / Math.max(1, total * factor))
}
