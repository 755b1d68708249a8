import { letChoose } from '@longtable/bots'
import { immortals, novice } from '@longtable/immortals'
import { Engine, Match, Random, seedFrom, type Asked, type GameEvent } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import type { Look, MatchEngine } from '../src/games/face.ts'
import { FIRST_GAME } from '../src/guide/first-game.ts'
import {
  isKnown,
  learned,
  noteAfter,
  noteFor,
  notes,
  placeOf,
  stretchOf,
  TOPICS,
  type NoteId,
} from '../src/guide/notes.ts'
import { firstPage, goesOn, momentOf, turnPage, type Page } from '../src/guide/page.ts'
import { suggestionFor } from '../src/guide/suggestion.ts'
import { guideWords } from '../src/guide/words.ts'

const ME = 0
const asks = immortals.steps.filter((step) => step.kind === 'ask').map(({ name }) => name)
const ids = Object.keys(notes) as NoteId[]

/** The first game, where this seat is first asked something. */
function newPlay() {
  const engine = new Engine(immortals, FIRST_GAME.seats.length, FIRST_GAME.config)
  const match = new Match(engine, seedFrom(FIRST_GAME.seed))
  const random = new Random(seedFrom(FIRST_GAME.seed))
  while (!engine.awaited(match.position).includes(ME)) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(novice, engine, match.position, seat, random))
  }
  const look = (): Look => engine.look(engine.view(match.position, ME))
  return { engine, match, random, look }
}

function askedOf({ engine, match }: Pick<ReturnType<typeof newPlay>, 'engine' | 'match'>): Asked {
  const asked = engine.asked(match.position, ME)
  if (asked === null) throw new Error('nothing is asked')
  return asked
}

/** Plays the first game with the guide looking on; `visit` sees every question to this seat. */
function playGuided(visit: (page: Page, step: string, look: Look) => void): {
  page: Page
  asked: number
  winners: readonly number[]
} {
  const { engine, match, random, look } = newPlay()
  let page = firstPage
  let asked = 0
  const events: { at: number; time: number; back: boolean; events: readonly GameEvent[] }[] = []
  while (!engine.over(match.position)) {
    const menu = engine.asked(match.position, ME)
    page = turnPage(page, { asked: menu, look: look(), seat: ME, events })
    const awaited = engine.awaited(match.position)
    const seat = awaited.includes(ME) ? ME : awaited[0]
    let choice = letChoose(novice, engine, match.position, seat, random)
    if (seat === ME && menu !== null) {
      asked++
      visit(page, menu.step, look())
      const view = engine.view(match.position, ME)
      const suggested = suggestionFor({ asked: menu, view, engine: engine as unknown as MatchEngine })
      if (suggested === undefined) throw new Error('no suggestion')
      choice = suggested.choice
    }
    const told = match.choose(seat, choice).events
    events.push({ at: events.length, time: 0, back: false, events: engine.eventsFor(told, ME) })
  }
  page = turnPage(page, { asked: null, look: look(), seat: ME, events })
  return { page, asked, winners: engine.result(match.position)?.winners ?? [] }
}

describe('notes', () => {
  it('there is one for every step that asks', () => {
    const { look } = newPlay()
    for (const step of asks) expect(noteFor(step, look(), new Set())).toBeDefined()
    expect(noteFor('no.such.step', look(), new Set())).toBeUndefined()
  })

  it('every note is written in both languages, with its advice', () => {
    for (const id of ids) {
      for (const words of [guideWords.en, guideWords.fr]) {
        expect(words).toHaveProperty(['notes', id, 'title'])
        expect(words).toHaveProperty(['notes', id, 'text'])
        const written = (words['notes'] as Readonly<Record<string, object>>)[id]
        expect('tip' in written).toBe(notes[id].hasTip)
      }
    }
    for (const words of [guideWords.en, guideWords.fr]) {
      expect(Object.keys(words['notes'] as object)).toHaveLength(ids.length)
      for (const topic of TOPICS) expect(words).toHaveProperty(['topics', topic])
    }
  })

  it('each cites a rule that exists, and each topic has one', () => {
    const rules = new Set(immortals.rules.map(({ id }) => id))
    for (const { rule } of Object.values(notes)) expect(rules).toContain(rule)
    expect(learned(new Set(ids))).toEqual(new Set(TOPICS))
  })

  it('comes up once, and the next of the same step follows', () => {
    const { look } = newPlay()
    expect(noteFor('perform.turn', look(), new Set())).toBe('perform')
    expect(noteFor('perform.turn', look(), new Set(['perform']))).toBe('performNext')
    expect(noteFor('perform.turn', look(), new Set(['perform', 'performNext']))).toBeUndefined()
    expect(isKnown('perform.turn', new Set())).toBe(false)
    expect(isKnown('perform.turn', new Set(['perform']))).toBe(true)
  })

  it('depends on the circumstances', () => {
    const { look } = newPlay()
    const now = look()
    expect(noteFor('draft.pick.mine', now, new Set())).toBe('draftPick')
    const state = now.state as { players: readonly object[] }
    const players = state.players.map((player) => ({ ...player, groups: [] }))
    expect(noteFor('draft.pick.mine', { ...now, state: { ...state, players } }, new Set())).toBe('draftKeep')
    expect(noteFor('plan.mine', now, new Set(), 'put')).toBe('plan')
    expect(noteFor('plan.mine', now, new Set(), 'ready')).toBe('planReady')
  })

  it('speaks of what has just happened', () => {
    const battle = { event: 'battle', attacker: 1, defender: 2 }
    const against = { event: 'battle', attacker: 1, defender: ME }
    expect(noteAfter([battle], ME, new Set())).toBe('battle')
    expect(noteAfter([battle, against], ME, new Set())).toBe('defended')
    expect(noteAfter([battle, against], ME, new Set(['defended']))).toBe('battle')
    expect(noteAfter([{ event: 'scored' }], ME, new Set())).toBe('scored')
    expect(noteAfter([{ event: 'moved' }], ME, new Set())).toBeUndefined()
  })

  it('points at places of the table', () => {
    const { look } = newPlay()
    for (const id of ids)
      expect(placeOf(id, look()) ?? 'deck').toMatch(/^(?:(?:site|space|limbo):\d+|deck|tower)$/)
  })
})

describe('the first game', () => {
  it('teaches step by step, each thing once, and is over soon', () => {
    const shown: NoteId[] = []
    let last: string | undefined
    const { page, asked, winners } = playGuided(({ ask, question }) => {
      if (ask !== undefined && question !== last) shown.push(ask)
      last = question
    })
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.slice(0, 3)).toEqual(['startGroup', 'draftPick', 'draftGroup'])
    expect(shown.length).toBeGreaterThanOrEqual(20)
    expect(asked).toBeLessThan(75)
    expect(winners).toEqual([ME])
    expect(page.aside).toBe('scored')
    for (const topic of [
      'starting',
      'limbo',
      'planning',
      'performing',
      'extraction',
      'building',
      'battle',
    ] as const) {
      expect(learned(page.seen)).toContain(topic)
    }
  })

  it('lets the guide answer whatever comes in long rows', () => {
    const alone = new Map<string, number>()
    playGuided((_page, step) => {
      if (stretchOf(step) === undefined) alone.set(step, (alone.get(step) ?? 0) + 1)
    })
    expect([...alone.values()].every((count) => count === 1)).toBe(true)
  })
})

describe('turning pages', () => {
  it('stays on a page until something changes', () => {
    const { engine, match, look } = newPlay()
    const now = { asked: engine.asked(match.position, ME), look: look(), seat: ME, events: [] }
    const page = turnPage(firstPage, now)
    expect(page.ask).toBe('startGroup')
    expect(turnPage(page, { ...now, asked: engine.asked(match.position, ME) })).toBe(page)
    const waiting = turnPage(page, { ...now, asked: null })
    expect(waiting).toMatchObject({ isWaiting: true, seen: new Set() })
    expect(momentOf(waiting)).toBeUndefined()
    // While the table shows something, a question may go away and come back.
    expect(turnPage(waiting, now)).toMatchObject({ isWaiting: false, ask: 'startGroup' })
    const next = turnPage(waiting, { ...now, asked: { ...askedOf({ engine, match }), step: 'magic' } })
    expect(next).toMatchObject({ ask: 'magic', seen: new Set(['startGroup']) })
  })

  it('keeps what happened until the seat has answered with it in sight', () => {
    const { engine, match, look } = newPlay()
    const battle = { at: 3, time: 0, back: false, events: [{ event: 'battle', defender: 2 }] }
    const asked = engine.asked(match.position, ME)
    const waiting = turnPage(firstPage, { asked: null, look: look(), seat: ME, events: [battle] })
    expect(waiting.aside).toBe('battle')
    const now = turnPage(waiting, { asked, look: look(), seat: ME, events: [battle] })
    expect(now.aside).toBe('battle')
    const still = turnPage(now, { asked: null, look: look(), seat: ME, events: [battle] })
    expect(still.aside).toBe('battle')
    const other = { ...askedOf({ engine, match }), step: 'magic' }
    const after = turnPage(still, { asked: other, look: look(), seat: ME, events: [battle] })
    expect(after.aside).toBeUndefined()
    expect(after.seen).toContain('battle')
  })

  it('does not count as read what passes by while the guide plays', () => {
    const { engine, match, look } = newPlay()
    const drafting = { ...askedOf({ engine, match }), step: 'draft.pick.mine' }
    const run = { stretch: 'draft', from: 'before' } as const
    const passing = turnPage(firstPage, {
      asked: drafting,
      look: look(),
      seat: ME,
      events: [],
      verb: 'pick',
      run,
    })
    expect(passing).toMatchObject({ ask: undefined, isPassing: true })
    const magic = { ...drafting, step: 'magic' }
    expect(turnPage(passing, { asked: magic, look: look(), seat: ME, events: [] }).seen.size).toBe(0)
  })
})

describe('a run of choices', () => {
  const start = askedOf(newPlay())
  const at = (step: string): Asked => ({ ...start, step })
  const page = (given: Partial<Page>): Page => ({ ...firstPage, question: 'now', isWaiting: false, ...given })

  it('ends with its stretch', () => {
    const run = { stretch: 'draft', from: 'before' } as const
    expect(goesOn(run, page({ ask: 'draftSite' }), at('draft.site'), 'site')).toBe(true)
    expect(goesOn(run, page({}), at('seed.split.mine'), 'split')).toBe(false)
  })

  it('leaves it to the person to call a plan ready', () => {
    const run = { stretch: 'plan', from: 'before' } as const
    expect(goesOn(run, page({}), at('plan.mine'), 'put')).toBe(true)
    expect(goesOn(run, page({}), at('plan.mine'), 'ready')).toBe(false)
  })

  it('stops where an action comes up for the first time', () => {
    const run = { stretch: 'perform', from: 'before' } as const
    expect(goesOn(run, page({ ask: 'magic' }), at('magic'), 'limbo')).toBe(false)
    expect(
      goesOn(run, page({ ask: 'performNext', seen: new Set(['perform']) }), at('perform.turn'), 'reveal'),
    ).toBe(true)
    const here = page({ ask: 'magic' })
    expect(goesOn({ stretch: 'perform', from: momentOf(here) ?? '' }, here, at('magic'), 'limbo')).toBe(true)
  })
})
