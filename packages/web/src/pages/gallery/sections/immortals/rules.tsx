import { letChoose } from '@longtable/bots'
import { immortals, novice } from '@longtable/immortals'
import { Engine, Match, Random, seedFrom, type Choice, type Game } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import { useState } from 'react'
import { useI18n, I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import type { MatchEngine } from '../../../../game-ui/game-ui.ts'
import { Guide } from '../../../guide/Guide.tsx'
import { lesson } from '../../../../games/immortals/lesson/lesson.ts'
import { immortalsGlossary } from '../../../../games/immortals/glossary.ts'
import { closeRule, useOpenRule } from '../../../../rulebook/open-rule.ts'
import { RulesPanel } from '../../../../rulebook/RulesPanel.tsx'
import type { Section } from '../../section.ts'

const game = immortals as unknown as Game
const ME = 0
const { first } = lesson

/** The first game without a table: the guide, and what can be chosen as a list. */
function newPlay() {
  const engine = new Engine(immortals, first.seats.length, first.config)
  const match = new Match(engine, seedFrom(first.seed))
  const random = new Random(seedFrom(first.seed))
  const story: Happened[] = []
  const take = (seat: number, choice: Choice): void => {
    const { events } = match.choose(seat, choice)
    story.push({ at: story.length, time: 0, back: false, events: engine.eventsFor(events, ME) })
  }
  const others = (): void => {
    for (;;) {
      const [seat] = engine.awaited(match.position).filter((one) => one !== ME)
      const isMine = engine.awaited(match.position).includes(ME)
      if (seat === undefined || (isMine && !engine.isSimultaneous(match.position))) return
      take(seat, letChoose(novice, engine, match.position, seat, random))
    }
  }
  others()
  return {
    engine,
    position: () => match.position,
    story,
    choose: (choice: Choice) => {
      take(ME, choice)
      others()
    },
  }
}

function Play() {
  const i18n = useI18n()
  const [play] = useState(newPlay)
  const [made, setMade] = useState(0)
  const [pointed, setPointed] = useState<string>()
  const { engine } = play
  const view = engine.view(play.position(), ME)
  const asked = engine.over(play.position()) ? null : engine.describedMenu(play.position(), ME)
  const choose = (choice: Choice): void => {
    play.choose(choice)
    setMade(made + 1)
  }
  return (
    <div style={{ width: '21rem', display: 'grid', gap: '0.6rem', alignContent: 'start' }}>
      <p>
        {made} / {pointed ?? '·'}
      </p>
      <Guide
        lesson={lesson}
        engine={engine as unknown as MatchEngine}
        asked={asked}
        view={view}
        ctx={engine.viewContext(view)}
        seat={ME}
        events={play.story}
        isOver={engine.over(play.position())}
        point={setPointed}
        choose={choose}
        showEnd={() => {}}
      />
      <ul>
        {asked?.entries.slice(0, 6).map((entry) => (
          <li key={JSON.stringify(entry.choice)}>
            <button type="button" onClick={() => choose(entry.choice)}>
              {i18n.format(entry.text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Show() {
  const rule = useOpenRule()
  return (
    <I18nProvider game={game}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', alignItems: 'start' }}>
        <Play />
        <div style={{ width: 'min(26rem, 100%)', height: '52rem' }}>
          <RulesPanel
            game={game}
            glossary={immortalsGlossary}
            rule={rule ?? 'IMM-BATTLE-14'}
            config={{ leftoverAllies: 'supply' }}
            onClose={closeRule}
          />
        </div>
      </div>
    </I18nProvider>
  )
}

export const section: Section = { title: 'Rules and guide', Show }
