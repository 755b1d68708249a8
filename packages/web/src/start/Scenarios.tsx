import type { Scenario } from '@longtable/kernel'
import type { Voice } from '@longtable/voice'
import { Handshake, Swords, User } from 'lucide-react'
import { Fragment, useId } from 'react'
import { useVoice } from '../app/words.tsx'
import { scenarioOf, scenariosFor, withScenario, type Way } from './draft.ts'
import { playersText } from './match-words.ts'
import type { PartProps } from './SetUpDialog.tsx'

const icons = { solo: User, competitive: Swords, teams: Swords, cooperative: Handshake } as const

/** What is played for: one card for each scenario. */
export function Scenarios({ game, way, draft, change }: PartProps & { readonly way: Way }) {
  const voice = useVoice()
  const name = useId()
  const chosen = scenarioOf(game, draft.config)
  const scenarios = scenariosFor(game, way)
  return (
    <fieldset className="scenarios">
      <legend className="field-label">{voice.t('web.start.setup.scenario.name')}</legend>
      {scenarios.map((scenario, at) => (
        <Fragment key={scenario.id}>
          <Heading of={headingOf(voice, scenario)} before={headingOf(voice, scenarios[at - 1])} />
          <label className="scenario">
            <input
              type="radio"
              name={name}
              checked={scenario === chosen}
              onChange={() => change(withScenario(game, way, draft, scenario))}
            />
            <span className="scenario-card">
              <strong>{voice.t(`scenarios.${scenario.id}.name`)}</strong>
              <Terms scenario={scenario} />
              <span className="scenario-about">{voice.t(`scenarios.${scenario.id}.about`)}</span>
            </span>
          </label>
          {scenario === chosen ? <Story id={scenario.id} /> : null}
        </Fragment>
      ))}
    </fieldset>
  )
}

/** What a scenario is listed under, in games that sort theirs. */
function headingOf(voice: Voice, scenario: Scenario | undefined): string | undefined {
  const key = `scenarioGroups.${scenario?.id}`
  return voice.knows(key) ? voice.t(key) : undefined
}

/** It stands once above all that follow under it. */
function Heading({ of, before }: { readonly of: string | undefined; readonly before: string | undefined }) {
  return of === undefined || of === before ? null : <h3 className="scenario-group">{of}</h3>
}

/** How it all came about, in scenarios that tell that. */
function Story({ id }: { readonly id: string }) {
  const voice = useVoice()
  const key = `scenarios.${id}.story`
  return voice.knows(key) ? <p className="scenario-story">{voice.t(key)}</p> : null
}

/** Against whom, how many, how long. */
function Terms({ scenario: { id, mode, players } }: { readonly scenario: Scenario }) {
  const voice = useVoice()
  const Icon = mode === undefined ? undefined : icons[mode]
  const kind = mode === 'competitive' && players.min === 1 ? 'either' : mode
  return (
    <span className="scenario-terms">
      {Icon === undefined ? null : <Icon aria-hidden="true" />}
      <span>
        {[
          ...(kind === undefined ? [] : [voice.t(`web.start.setup.scenario.${kind}`)]),
          playersText(voice, players),
          voice.t(`scenarios.${id}.length`),
        ].join(' · ')}
      </span>
    </span>
  )
}
