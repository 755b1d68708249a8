import { immortals } from '@longtable/immortals'
import type { Game, Option, Scenario } from '@longtable/kernel'
import { mageKnight } from '@longtable/mage-knight'
import type { GameInfo } from '@longtable/server/wire'
import { describe, expect, it } from 'vitest'
import {
  asUsual,
  changedOptions,
  dailyDraft,
  dailyScenario,
  freshDraft,
  hasDaily,
  openOptions,
  playersOf,
  scenarioOf,
  wantedFrom,
  withScenario,
} from '../src/pages/set-up/match-drafts.ts'
import type { Draft, PlayMode } from '../src/game-ui/draft.ts'

const one = (...of: readonly string[]): Option => ({ kind: 'one', of, default: of[0] })

const war: Scenario = { id: 'war', players: { min: 2, max: 5 }, config: { mode: 'war' } }
const caves: Scenario = { ...war, id: 'caves', config: { mode: 'war', map: 'caves' } }
const against: Scenario = {
  id: 'against',
  players: { min: 1, max: 5 },
  mode: 'competitive',
  config: { mode: 'war', orcs: 'auto' },
}
const feast: Scenario = {
  id: 'feast',
  players: { min: 1, max: 1 },
  mode: 'solo',
  config: { mode: 'story', story: 'feast' },
}

/** Its scenarios overlap, and the usual one is not for one player. */
const legends: GameInfo = {
  id: 'legends',
  rulesVersion: 1,
  players: { min: 1, max: 5 },
  scenarios: [war, caves, against, feast],
  options: {
    mode: one('war', 'story'),
    story: one('hunt', 'feast'),
    map: one('plains', 'caves'),
    orcs: one('open', 'auto'),
    rats: one('open', 'auto'),
    ties: one('order', 'dice'),
  } as GameInfo['options'],
  bots: ['novice', 'master'],
  advises: false,
  reviews: false,
}

function infoOf({
  id,
  rulesVersion,
  players,
  scenarios,
  config,
}: Pick<Game, (keyof GameInfo & keyof Game) | 'config'>): GameInfo {
  return {
    id,
    rulesVersion,
    players,
    scenarios,
    options: config as GameInfo['options'],
    bots: ['novice'],
    advises: false,
    reviews: false,
  }
}

function changed(game: GameInfo, way: PlayMode, draft: Draft, scenario: Scenario): Draft {
  return { ...draft, ...withScenario(game, way, draft, scenario) }
}

describe('the scenario of a draft', () => {
  it('is the one that says most of those that fit', () => {
    expect(scenarioOf(legends, {})).toBe(war)
    expect(scenarioOf(legends, { map: 'caves' })).toBe(caves)
    expect(scenarioOf(legends, { orcs: 'auto' })).toBe(against)
    expect(scenarioOf(legends, { mode: 'story', story: 'feast' })).toBe(feast)
    expect(scenarioOf(legends, { mode: 'story' })).toBeUndefined()
    expect(playersOf(legends, { orcs: 'auto' })).toEqual({ min: 1, max: 5 })
    expect(playersOf(legends, { mode: 'story' })).toEqual(legends.players)
  })

  it('is the one that was chosen, whatever was chosen before', () => {
    for (const before of legends.scenarios) {
      for (const after of legends.scenarios) {
        const fresh = freshDraft(legends, 'alone')
        const draft = changed(legends, 'alone', changed(legends, 'alone', fresh, before), after)
        expect(scenarioOf(legends, draft.config)).toBe(after)
        expect(changedOptions(legends, draft)).toBe(0)
        expect(draft.count).toBeGreaterThanOrEqual(after.players.min)
        expect(draft.count).toBeLessThanOrEqual(after.players.max)
      }
    }
  })

  it('leaves alone what no scenario says', () => {
    const draft = { ...freshDraft(legends, 'screen'), config: { map: 'caves', ties: 'dice' } }
    expect(withScenario(legends, 'screen', draft, against).config).toEqual({
      mode: 'war',
      orcs: 'auto',
      ties: 'dice',
    })
  })

  it('is found again in the games that have only one that fits', () => {
    const game = infoOf(mageKnight as unknown as Game)
    for (const scenario of game.scenarios) {
      const draft = changed(game, 'alone', freshDraft(game, 'alone'), scenario)
      expect(scenarioOf(game, draft.config)).toBe(scenario)
      expect(draft.config).toEqual({ scenario: scenario.id })
    }
  })
})

describe('the options of a match', () => {
  const draft: Draft = {
    ...freshDraft(legends, 'screen'),
    config: { map: 'caves', ties: 'dice', rats: 'auto' },
  }

  it('are asked for one by one, but for what the scenario or the face of the game settles', () => {
    expect(openOptions(legends).map(([name]) => name)).toEqual(['rats', 'ties'])
    expect(openOptions(legends, ['rats']).map(([name]) => name)).toEqual(['ties'])
    expect(changedOptions(legends, draft)).toBe(2)
    expect(changedOptions(legends, draft, ['rats'])).toBe(1)
  })

  it('are set back without what is settled elsewhere', () => {
    expect(asUsual(legends, draft).config).toEqual({ map: 'caves' })
    expect(asUsual(legends, draft, ['rats']).config).toEqual({ map: 'caves', rats: 'auto' })
  })
})

describe('a fresh draft', () => {
  it('is what one can play alone, for whoever is alone', () => {
    const { config, count } = freshDraft(legends, 'alone')
    expect(config).toBe(feast.config)
    expect(count).toBe(1)
    const without = { ...legends, scenarios: [war, caves, against] }
    expect(scenarioOf(without, freshDraft(without, 'alone').config)).toBe(against)
  })

  it('is the usual one for others, and where nothing can be played alone', () => {
    expect(freshDraft(legends, 'screen')).toMatchObject({ config: {}, count: 4 })
    expect(freshDraft(legends, 'friends')).toMatchObject({ config: {}, count: 4 })
    const crowd = { ...legends, scenarios: [war, caves] }
    expect(freshDraft(crowd, 'alone')).toMatchObject({ config: {}, count: 4 })
  })

  it('is what it was in the other games', () => {
    const mage = infoOf(mageKnight as unknown as Game)
    expect(freshDraft(mage, 'alone')).toMatchObject({ config: {}, count: 1 })
    expect(freshDraft(mage, 'screen')).toMatchObject({ config: {}, count: 2 })
    expect(freshDraft(infoOf(immortals as unknown as Game), 'alone')).toMatchObject({ config: {}, count: 4 })
  })
})

describe('the bots of a fresh draft', () => {
  const seat = (bots: readonly string[], last?: string) =>
    freshDraft({ ...legends, bots }, 'alone', last).seats[1].who

  it('are skilled where there are such, and else as good as there are', () => {
    expect(seat(['random', 'novice', 'skilled', 'master'])).toBe('skilled')
    expect(seat(['random', 'novice'])).toBe('novice')
  })

  it('are as good as they were chosen last, in any game that has that level', () => {
    expect(seat(['random', 'novice', 'skilled', 'master'], 'master')).toBe('master')
    expect(seat(['random', 'novice'], 'master')).toBe('novice')
  })
})

describe('the deal of the day', () => {
  it('is the usual scenario if one can play it alone, otherwise one made for that', () => {
    expect(dailyScenario(infoOf(mageKnight as unknown as Game))?.id).toBe('firstReconnaissance')
    expect(dailyScenario(legends)).toBe(feast)
    expect(dailyScenario({ ...legends, scenarios: [war, against] })).toBe(against)
    expect(dailyScenario({ ...legends, scenarios: [war, caves] })).toBeUndefined()
    expect(dailyScenario(infoOf(immortals as unknown as Game))).toBeUndefined()
  })

  it('is wanted with its own seed and the rules of its scenario', () => {
    const draft = dailyDraft(legends)
    if (draft === undefined) throw new Error('there is none')
    expect(hasDaily(legends, draft)).toBe(true)
    const wanted = wantedFrom(legends, 'alone', draft)
    expect(wanted.config).toEqual(feast.config)
    expect(wanted.seed).toMatch(/^\d{4}-\d\d-\d\d legends feast$/)
    expect(wanted.seats).toEqual([{ kind: 'me' }])
  })
})

describe('the sets of a draft', () => {
  const sets: Option = { kind: 'sets', of: ['base', 'sea', 'sky'], always: ['base'], default: ['base'] }
  const voyage: Scenario = { ...war, id: 'voyage', config: { mode: 'war', sets: ['base', 'sea'] } }
  const content: Option = { kind: 'content', first: 10, default: 20 }
  const grown: GameInfo = {
    ...legends,
    scenarios: [...legends.scenarios, voyage],
    options: { ...legends.options, sets, content } as GameInfo['options'],
  }
  const asked = (game: GameInfo): string[] => openOptions(game).map(([name]) => name)

  it('are asked for where there are several, and the content never is', () => {
    expect(asked(grown)).toContain('sets')
    expect(asked(grown)).not.toContain('content')
    const alone = { ...sets, of: ['base'] }
    expect(
      asked({ ...grown, options: { ...grown.options, sets: alone } as GameInfo['options'] }),
    ).not.toContain('sets')
  })

  it('count as changed when they are others', () => {
    const draft = freshDraft(grown, 'friends')
    expect(changedOptions(grown, { ...draft, config: { sets: ['base'] } })).toBe(0)
    expect(changedOptions(grown, { ...draft, config: { sets: ['base', 'sky'] } })).toBe(1)
  })

  it('grow by those of a scenario, and stay when another one is chosen', () => {
    const draft = { ...freshDraft(grown, 'friends'), config: { sets: ['base', 'sky'] } }
    const there = changed(grown, 'friends', draft, voyage)
    expect(there.config['sets']).toEqual(['base', 'sky', 'sea'])
    expect(scenarioOf(grown, there.config)).toBe(voyage)
    expect(changed(grown, 'friends', there, feast).config['sets']).toEqual(['base', 'sky', 'sea'])
  })
})
