import type { Scenario } from '@longtable/kernel'
import { Handshake, Swords, User } from 'lucide-react'
import { useId } from 'react'
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
  return (
    <fieldset className="scenarios">
      <legend className="field-label">{voice.t('web.start.setup.scenario.name')}</legend>
      {scenariosFor(game, way).map((scenario) => (
        <label key={scenario.id} className="scenario">
          <input
            type="radio"
            name={name}
            checked={scenario === chosen}
            onChange={() => change(withScenario(way, draft, scenario))}
          />
          <span className="scenario-card">
            <strong>{voice.t(`scenarios.${scenario.id}.name`)}</strong>
            <Terms scenario={scenario} />
            <span className="scenario-about">{voice.t(`scenarios.${scenario.id}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
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
