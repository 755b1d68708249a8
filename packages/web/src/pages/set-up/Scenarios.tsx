import { Engine, type Game, type Scenario } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import { Handshake, Swords, User } from 'lucide-react'
import { Fragment, useId, useMemo } from 'react'
import '../../components/stand-in.css'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { scenarioOf, scenariosFor, withScenario } from './match-drafts.ts'
import type { PlayMode } from '../../game-ui/draft.ts'
import { playersText } from './game-text.ts'
import type { SetUpPartProps } from '../../game-ui/draft.ts'

const icons = { solo: User, competitive: Swords, teams: Swords, cooperative: Handshake } as const

interface ScenariosProps extends SetUpPartProps {
  readonly way: PlayMode
  /** The game itself, which knows what of its scenarios is printed. */
  readonly rules: Game
}

/** What is played for: one card for each scenario. */
export function Scenarios({ game, way, draft, change, rules }: ScenariosProps) {
  const i18n = useI18n()
  const name = useId()
  const chosen = scenarioOf(game, draft.config)
  const scenarios = scenariosFor(game, way)
  const standIns = useMemo(() => standInsOf(rules), [rules])
  return (
    <fieldset className="scenarios">
      <legend className="field-label">{i18n.t('web.start.setup.scenario.name')}</legend>
      {scenarios.map((scenario, at) => (
        <Fragment key={scenario.id}>
          <Heading of={headingOf(i18n, scenario)} before={headingOf(i18n, scenarios[at - 1])} />
          <label className="scenario">
            <input
              type="radio"
              name={name}
              checked={scenario === chosen}
              onChange={() => change(withScenario(game, way, draft, scenario))}
            />
            <span className="scenario-card">
              <strong>{i18n.t(`scenarios.${scenario.id}.name`)}</strong>
              <Terms scenario={scenario} />
              <span className="scenario-about">{i18n.t(`scenarios.${scenario.id}.about`)}</span>
              <StandIn tables={standIns.get(scenario.id)} />
            </span>
          </label>
          {scenario === chosen ? <Story id={scenario.id} /> : null}
        </Fragment>
      ))}
    </fieldset>
  )
}

/** By scenario: the tables in which something of it is ours. */
function standInsOf(game: Game): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const rows = game.provenance?.(new Engine(game, game.players.max).tables) ?? []
  for (const { table, id, fields } of rows)
    if (
      /^(?:scenarios|adventures)/.test(table) &&
      id !== undefined &&
      Object.values(fields).includes('reconstructed')
    )
      found.set(id, [...(found.get(id) ?? []), table])
  return found
}

/** All of it, or only alone or together. */
function StandIn({ tables }: { readonly tables: readonly string[] | undefined }) {
  const i18n = useI18n()
  if (tables === undefined) return null
  const parts = tables
    .filter((table) => table.includes('/'))
    .map((table) => i18n.t(`provenance.tables.${table}`))
  return (
    <small className="stand-in">
      <span className="origin" data-origin="reconstructed" aria-hidden />{' '}
      {i18n.t('kernel.provenance.reconstructed')}
      {parts.length === 0 ? null : ` (${parts.join(', ')})`}
    </small>
  )
}

/** What a scenario is listed under, in games that sort theirs. */
function headingOf(i18n: Formatter, scenario: Scenario | undefined): string | undefined {
  const key = `scenarioGroups.${scenario?.id}`
  return i18n.knows(key) ? i18n.t(key) : undefined
}

/** It stands once above all that follow under it. */
function Heading({ of, before }: { readonly of: string | undefined; readonly before: string | undefined }) {
  return of === undefined || of === before ? null : <h3 className="scenario-group">{of}</h3>
}

/** How it all came about, in scenarios that tell that. */
function Story({ id }: { readonly id: string }) {
  const i18n = useI18n()
  const key = `scenarios.${id}.story`
  return i18n.knows(key) ? <p className="scenario-story">{i18n.t(key)}</p> : null
}

/** Against whom, how many, how long. */
function Terms({ scenario: { id, mode, players } }: { readonly scenario: Scenario }) {
  const i18n = useI18n()
  const Icon = mode === undefined ? undefined : icons[mode]
  const kind = mode === 'competitive' && players.min === 1 ? 'either' : mode
  return (
    <span className="scenario-terms">
      {Icon === undefined ? null : <Icon aria-hidden="true" />}
      <span>
        {[
          ...(kind === undefined ? [] : [i18n.t(`web.start.setup.scenario.${kind}`)]),
          playersText(i18n, players),
          i18n.t(`scenarios.${id}.length`),
        ].join(' · ')}
      </span>
    </span>
  )
}
