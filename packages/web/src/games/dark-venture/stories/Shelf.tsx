import { SIDE_NO, storiesProse, storyFacts, type StoryId } from '@longtable/dark-venture/campaign'
import type { Scenario } from '@longtable/kernel'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Button, Tag } from '../../../components/controls/index.ts'
import type { ShelfProps } from '../../../game-ui/stories.ts'
import { SideMark } from '../units/SideMark.tsx'
import { Campaigns } from './Campaigns.tsx'
import { sideName } from './names.ts'
import { anyStory, storyPictures } from './story-pictures.ts'
import { useFeats, type Feat } from './use-feats.ts'
import './stories.css'

type Group = 'A' | 'B' | 'other'

function codeOf({ id }: Scenario): string {
  return Object.hasOwn(storiesProse, id) ? storiesProse[id as StoryId].code : ''
}

function groupOf(scenario: Scenario): Group {
  const [letter] = codeOf(scenario)
  return letter === 'A' || letter === 'B' ? letter : 'other'
}

/** All that can be played: the campaign first, then story by story. */
export function Shelf({ game, onPlay }: ShelfProps) {
  const i18n = useI18n()
  const feats = useFeats(game)
  const inOrder = game.scenarios.toSorted((a, b) => numberOf(a) - numberOf(b))
  return (
    <>
      <h1>{i18n.t('web.dvStories.title')}</h1>
      <p className="dv-shelf-about">{i18n.t('web.dvStories.about')}</p>
      <Campaigns game={game} />
      {(['A', 'B', 'other'] as const).map((group) => (
        <section key={group} aria-labelledby={`dv-shelf-${group}`}>
          <h2 id={`dv-shelf-${group}`}>{i18n.t(`web.dvStories.group.${group}`)}</h2>
          <ul className="dv-shelf">
            {inOrder
              .filter((scenario) => groupOf(scenario) === group)
              .map((scenario) => (
                <li key={scenario.id}>
                  <StoryCard
                    scenario={scenario}
                    feat={feats.get(scenario.id)}
                    onPlay={() => onPlay(scenario.config)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function numberOf(scenario: Scenario): number {
  return Number(codeOf(scenario).slice(1))
}

interface StoryCardProps {
  readonly scenario: Scenario
  readonly feat: Feat | undefined
  readonly onPlay: () => void
}

function StoryCard({ scenario, feat, onPlay }: StoryCardProps) {
  const i18n = useI18n()
  const { id, mode, players } = scenario
  const facts = storyFacts(id)
  const name = i18n.t(`scenarios.${id}.name`)
  const kind = mode === 'competitive' && players.min === 1 ? 'either' : mode
  const terms = [
    ...(kind === undefined ? [] : [i18n.t(`web.start.setup.scenario.${kind}`)]),
    i18n.t('web.start.players', players),
    i18n.t(`scenarios.${id}.length`),
  ]
  return (
    <article className="paper dv-story-card" data-group={groupOf(scenario)}>
      <div className="dv-story-picture" aria-hidden="true">
        <svg viewBox="0 0 512 512">
          <path d={storyPictures[id] ?? anyStory} />
        </svg>
        <span>{codeOf(scenario)}</span>
      </div>
      <div className="dv-story-card-text">
        <h3>{name}</h3>
        <p>{i18n.t(`scenarios.${id}.about`)}</p>
        <p className="dv-story-terms">{terms.join(' · ')}</p>
        {facts === undefined ? null : (
          <p className="dv-story-sides-row">
            {facts.sides.map((side) => (
              <SideMark key={side} side={SIDE_NO[side]} size={24} title={sideName(i18n, side)} />
            ))}
            <span
              className="dv-demands"
              role="img"
              aria-label={i18n.t('web.dvStories.demands', { n: facts.demands })}
              title={i18n.t('web.dvStories.demands', { n: facts.demands })}
            >
              {'◆'.repeat(facts.demands)}
              {'◇'.repeat(3 - facts.demands)}
            </span>
          </p>
        )}
        <p className="dv-story-terms">{i18n.t('web.dvStories.levels')}</p>
        <p className="dv-story-foot">
          <Tag tone={feat !== undefined && feat.won > 0 ? 'lit' : 'plain'}>{featText(feat)}</Tag>
          <Button aria-label={`${i18n.t('web.dvStories.play')}: ${name}`} onClick={onPlay}>
            {i18n.t('web.dvStories.play')}
          </Button>
        </p>
      </div>
    </article>
  )

  function featText(one: Feat | undefined): string {
    if (one === undefined) return i18n.t('web.dvStories.won', { count: 0 })
    if (one.won === 0) return i18n.t('web.dvStories.lost', { count: one.played })
    return i18n.t('web.dvStories.won', { count: one.won, played: one.played })
  }
}
