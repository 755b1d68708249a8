import type { Config, Game } from '@longtable/kernel'
import { lazy, Suspense } from 'react'
import { closeRule, useOpenRule } from '../rules/open-rule.ts'

const RulesPanel = lazy(async () => ({ default: (await import('../rules/RulesPanel.tsx')).RulesPanel }))

/** The rules beside the table, when somebody opens them. */
export function RulesBook({ game, config }: { game: Game; config: Config }) {
  const rule = useOpenRule()
  if (rule === undefined) return null
  return (
    <div className="book">
      <Suspense fallback={null}>
        <RulesPanel game={game} config={config} rule={rule === '' ? undefined : rule} onClose={closeRule} />
      </Suspense>
    </div>
  )
}
