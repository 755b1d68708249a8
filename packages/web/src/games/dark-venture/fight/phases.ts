import { useEffect, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import { TUMBLE } from '../dice/roll.ts'
import { PHASE } from './bout.ts'

const STEP = 450

/** How far a combat has been played since `key`, so many times as slow; everything at once where nothing moves. */
export function usePhase(key: string, isPlayed: boolean, factor = 1): number {
  const { isStill, time } = useMotion()
  const pace = time(1)
  const [reached, setReached] = useState({ key, phase: 0 })
  const isMoving = isPlayed && !isStill
  const phase = !isMoving ? PHASE.fates : reached.key === key ? reached.phase : PHASE.dice
  useEffect(() => {
    if (!isMoving) return undefined
    const timers = [PHASE.sums, PHASE.end, PHASE.fates].map((next, n) =>
      setTimeout(() => setReached({ key, phase: next }), (TUMBLE + n * STEP) * factor * pace),
    )
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [key, isMoving, factor, pace])
  return phase
}
