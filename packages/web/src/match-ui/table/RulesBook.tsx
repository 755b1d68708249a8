import type { Config, Game } from '@longtable/kernel'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { closeRule, useOpenRule } from '../../rulebook/open-rule.ts'

const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/RulesPanel.tsx')).RulesPanel }))

/** The rules beside the table, when somebody opens them. */
export function RulesBook({ game, config }: { game: Game; config: Config }) {
  const rule = useOpenRule()
  if (rule === undefined) return null
  return <Book game={game} config={config} rule={rule} />
}

/** Whoever opens it with the keyboard is in it at once, and back where they were when it is closed. */
function Book({ game, config, rule }: { game: Game; config: Config; rule: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={box}
      className="book"
      role="group"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        closeRule()
      }}
    >
      <Suspense fallback={null}>
        <RulesPanel game={game} config={config} rule={rule === '' ? undefined : rule} onClose={closeRule} />
      </Suspense>
    </div>
  )
}
