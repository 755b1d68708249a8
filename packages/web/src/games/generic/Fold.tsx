import { useState, type ReactNode } from 'react'
import { useChoosing } from '../../match-ui/targets/targets.tsx'
import type { Value } from './layout.ts'
import { isMeant } from './use-named-target.ts'

/** Everything that a menu may mean by a value or inside of it. */
function namesIn(value: Value): readonly string[] {
  if (value.kind === 'row') return value.cells.flatMap(({ names }) => names)
  return value.kind === 'group' ? value.values.flatMap(namesIn) : value.names
}

interface FoldProps {
  readonly summary: ReactNode
  readonly values: readonly Value[]
  /** Drawn only while it is open. */
  readonly children: () => ReactNode
}

/** What is put away until somebody opens it, or something in it can be chosen. */
export function Fold({ summary, values, children }: FoldProps) {
  const isWanted = useChoosing(
    (choosing) =>
      choosing.entries.length > 0 && values.flatMap(namesIn).some((name) => isMeant(choosing, name)),
  )
  const [turned, setTurned] = useState<boolean>()
  const isOpen = turned ?? isWanted
  return (
    <details
      className="generic-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setTurned(currentTarget.open)
      }}
    >
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  )
}
