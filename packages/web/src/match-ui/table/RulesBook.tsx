import type { Config } from '@longtable/kernel'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { closeRule, useOpenRule } from '../../rulebook/open-rule.ts'

const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/RulesPanel.tsx')).RulesPanel }))

interface RulesBookProps {
  readonly ui: Pick<GameUI, 'game' | 'texts'>
  readonly config: Config
}

/** The rules beside the table, when somebody opens them. */
export function RulesBook({ ui, config }: RulesBookProps) {
  const rule = useOpenRule()
  if (rule === undefined) return null
  return <Book ui={ui} config={config} rule={rule} />
}

/** Whoever opens it with the keyboard is in it at once, and back where they were when it is closed. */
function Book({ ui: { game, texts }, config, rule }: RulesBookProps & { readonly rule: string }) {
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
        <RulesPanel
          game={game}
          glossary={texts.glossary}
          config={config}
          rule={rule === '' ? undefined : rule}
          onClose={closeRule}
        />
      </Suspense>
    </div>
  )
}
