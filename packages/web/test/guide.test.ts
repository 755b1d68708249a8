import { darkVenture } from '@longtable/dark-venture'
import { immortals } from '@longtable/immortals'
import { mageKnight } from '@longtable/mage-knight'
import { Random, seedFrom, type DescribedMenu, type Game } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { texts as darkVentureTexts } from '../src/games/dark-venture/texts.ts'
import { texts as immortalsTexts } from '../src/games/immortals/texts.ts'
import { texts as mageKnightTexts } from '../src/games/mage-knight/texts.ts'
import { lesson as darkVentureLesson } from '../src/games/dark-venture/lesson/lesson.ts'
import { lesson as immortalsLesson } from '../src/games/immortals/lesson/lesson.ts'
import { isKnown, learned, noteAfter, noteFor, placeOf, type Lesson } from '../src/game-ui/lesson.ts'
import { modulesOf } from '../src/games/modules.ts'
import { lesson as mageKnightLesson } from '../src/games/mage-knight/lesson/lesson.ts'
import { firstPage, goesOn, momentOf, turnPage, type Page } from '../src/pages/guide/page.ts'
import { askedOf, ME, newPlay, playGuided } from './guided.ts'

const lands = immortals as unknown as Game
const mages = mageKnight as unknown as Game
const ventures = darkVenture as unknown as Game
const taught = [
  { name: 'Immortals', lesson: immortalsLesson, game: lands, rooms: immortalsTexts.namespaces },
  { name: 'Mage Knight', lesson: mageKnightLesson, game: mages, rooms: mageKnightTexts.namespaces },
  { name: 'Dark Venture', lesson: darkVentureLesson, game: ventures, rooms: darkVentureTexts.namespaces },
]

/** The notes in the order in which they come up; whoever looks on may choose something else. */
function shownIn(lesson: Lesson, game: Game, visit: Parameters<typeof playGuided>[2] = () => {}) {
  const shown: string[] = []
  let last: string | undefined
  const played = playGuided(lesson, game, (seen) => {
    if (seen.page.ask !== undefined && seen.page.question !== last) shown.push(seen.page.ask)
    last = seen.page.question
    return visit(seen)
  })
  return { shown, ...played }
}

describe.each(taught)('a note of $name', ({ lesson, game, rooms }) => {
  const ids = Object.keys(lesson.notes)

  it('is written in both languages, with its advice', () => {
    const { en, fr } = rooms[lesson.namespace]
    for (const words of [en, fr]) {
      const said = words as Readonly<Record<string, Readonly<Record<string, object>>>>
      for (const id of ids) {
        expect(said).toHaveProperty(['notes', id, 'title'])
        expect(said).toHaveProperty(['notes', id, 'text'])
        expect('tip' in said['notes'][id]).toBe(lesson.notes[id].hasTip)
      }
      expect(Object.keys(said['notes'])).toHaveLength(ids.length)
      expect(Object.keys(said['topics'])).toEqual(lesson.topics)
    }
  })

  it('cites a rule that exists, and each topic has one', () => {
    const rules = new Set(game.rules.map(({ id }) => id))
    for (const { rule } of Object.values(lesson.notes)) expect(rules).toContain(rule)
    expect(learned(lesson, new Set(ids))).toEqual(new Set(lesson.topics))
    expect(ids).toContain(lesson.last)
  })

  it('is about steps that ask, and something that comes up', () => {
    const asks = game.steps.filter((step) => step.kind === 'ask').map(({ name }) => name)
    for (const step of Object.keys(lesson.asking)) expect(asks).toContain(step)
    const asked = new Set(Object.values(lesson.asking).flatMap((list) => list.map(({ id }) => id)))
    for (const id of asked) expect(ids).toContain(id)
    expect(noteFor(lesson, 'no.such.step', newPlay(lesson, game).moment, new Set())).toBeUndefined()
  })

  it('is found where the addresses of the client look for it', async () => {
    expect(await modulesOf(lesson.game)?.lesson?.()).toBe(lesson)
    expect(lesson.first.game).toBe(game.id)
  })
})

describe('the first game of Immortals', () => {
  const lesson = immortalsLesson

  it('has a note for every step that asks', () => {
    const { moment } = newPlay(lesson, lands)
    const asks = lands.steps.filter(({ kind }) => kind === 'ask').map(({ name }) => name)
    for (const step of asks) expect(noteFor(lesson, step, moment, new Set())).toBeDefined()
  })

  it('tells one thing after the other', () => {
    const { moment } = newPlay(lesson, lands)
    expect(noteFor(lesson, 'perform.turn', moment, new Set())).toBe('perform')
    expect(noteFor(lesson, 'perform.turn', moment, new Set(['perform']))).toBe('performNext')
    expect(noteFor(lesson, 'perform.turn', moment, new Set(['perform', 'performNext']))).toBeUndefined()
    expect(isKnown(lesson, 'perform.turn', new Set())).toBe(false)
    expect(isKnown(lesson, 'perform.turn', new Set(['perform']))).toBe(true)
  })

  it('depends on the circumstances', () => {
    const { moment } = newPlay(lesson, lands)
    const { ctx } = moment
    expect(noteFor(lesson, 'draft.pick.mine', moment, new Set())).toBe('draftPick')
    const state = ctx.state as { players: readonly object[] }
    const players = state.players.map((player) => ({ ...player, groups: [] }))
    const later = { ...moment, ctx: { ...ctx, state: { ...state, players } } }
    expect(noteFor(lesson, 'draft.pick.mine', later, new Set())).toBe('draftKeep')
    const ready = { text: { key: 'ready' }, choice: { do: 'ready' }, revises: false }
    expect(noteFor(lesson, 'plan.mine', moment, new Set())).toBe('plan')
    expect(noteFor(lesson, 'plan.mine', { ...moment, suggestion: ready }, new Set())).toBe('planReady')
  })

  it('speaks of what has just happened', () => {
    const battle = { event: 'battle', attacker: 1, defender: 2 }
    const against = { event: 'battle', attacker: 1, defender: ME }
    expect(noteAfter(lesson, [battle], ME, new Set())).toBe('battle')
    expect(noteAfter(lesson, [battle, against], ME, new Set())).toBe('defended')
    expect(noteAfter(lesson, [battle, against], ME, new Set(['defended']))).toBe('battle')
    expect(noteAfter(lesson, [{ event: 'scored' }], ME, new Set())).toBe('scored')
    expect(noteAfter(lesson, [{ event: 'moved' }], ME, new Set())).toBeUndefined()
  })

  it('points at places of the table', () => {
    const { ctx } = newPlay(lesson, lands)
    for (const id of Object.keys(lesson.notes))
      expect(placeOf(lesson, id, ctx()) ?? 'deck').toMatch(/^(?:(?:site|space|limbo):\d+|deck|tower)$/)
  })

  it('teaches step by step, each thing once, and is over soon', () => {
    const { shown, page, asked, result } = shownIn(lesson, lands)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.slice(0, 4)).toEqual(['colour', 'startGroup', 'draftPick', 'draftGroup'])
    expect(shown.length).toBeGreaterThanOrEqual(20)
    expect(asked).toBeLessThan(75)
    expect(result?.winners).toEqual([ME])
    expect(page.aside).toBe('scored')
    const met = learned(lesson, page.seen)
    for (const topic of lesson.topics.slice(0, 6)) expect(met).toContain(topic)
    expect(met).toContain('battle')
  })

  it('lets the guide answer whatever comes in long rows', () => {
    const alone = new Map<string, number>()
    playGuided(lesson, lands, ({ asked: { step } }) => {
      if (lesson.stretchOf(step, undefined) === undefined) alone.set(step, (alone.get(step) ?? 0) + 1)
    })
    expect([...alone.values()].every((count) => count === 1)).toBe(true)
  })
})

describe('the first game of Mage Knight', () => {
  const lesson = mageKnightLesson

  it('teaches moving, dealing, fighting and levelling within two turns, each thing once', () => {
    const { shown, page, asked, state } = shownIn(lesson, mages)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.slice(0, 12)).toEqual([
      'hero',
      'tactic',
      'turn',
      'strong',
      'step',
      'undo',
      'sideways',
      'village',
      'interact',
      'recruit',
      'endTurn',
      'before',
    ])
    const inOrder = [
      'near',
      'ranged',
      'block',
      'facing',
      'melee',
      'strike',
      'after',
      'skill',
      'lesson',
      'explore',
    ]
    expect(shown.filter((id) => inOrder.includes(id))).toEqual(inOrder)
    expect(shown).toEqual(expect.arrayContaining(['announce', 'night', 'assault', 'damage', 'heal']))
    expect(asked).toBeLessThan(180)
    const met = learned(lesson, page.seen)
    for (const topic of lesson.topics.slice(0, -1)) expect(met).toContain(topic)
    const [{ fame }] = (state as { players: readonly { fame: number }[] }).players
    expect(fame).toBeGreaterThanOrEqual(15)
  })

  it('never stumbles over whoever goes another way, and knows every question', () => {
    const silent = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const random = new Random(seedFrom(`astray ${game}`))
      const { shown } = shownIn(lesson, mages, ({ asked: { step, entries }, ctx, page: { ask } }) => {
        if (lesson.asking[step] === undefined) silent.add(step)
        const place = ask === undefined ? undefined : placeOf(lesson, ask, ctx)
        expect(place ?? 'hex:0').toMatch(/^(?:hex|post):\d+$/)
        const offered = entries.filter(({ revises }) => !revises)
        return random.below(2) === 0 ? random.pick(offered).choice : undefined
      })
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.slice(0, 2)).toEqual(['hero', 'tactic'])
      expect(shown).toContain('turn')
    }
    expect([...silent]).toEqual([])
  })

  it('plays on for somebody to the end of a turn, and no further than to something new', () => {
    const { ctx, ...play } = newPlay(lesson, mages)
    const asked: DescribedMenu = { ...askedOf(play), step: 'turn.main' }
    const suggestion = { text: { key: 'x' }, choice: { do: 'step', hex: 1 }, revises: false }
    const moment = { ctx: ctx(), suggestion }
    const run = { stretch: 'turn', from: 'before' }
    const page = { ...firstPage, question: 'now', isWaiting: false }
    expect(lesson.stretchOf('hero.pick', 'hero')).toBeUndefined()
    expect(goesOn(lesson, run, page, asked, moment)).toBe(true)
    expect(goesOn(lesson, run, { ...page, ask: 'step' }, asked, moment)).toBe(false)
    expect(goesOn(lesson, run, page, { ...asked, step: 'tactic.pick' }, moment)).toBe(false)
    const pauses: string[] = []
    playGuided(lesson, mages, (visit) => {
      const now = { ctx: visit.ctx, suggestion: { ...suggestion, choice: visit.suggested } }
      if (lesson.isStop(visit.asked, now, undefined, new Set())) pauses.push(visit.asked.step)
    })
    expect(new Set(pauses)).toEqual(new Set(['turn.main']))
    expect(pauses.length).toBeGreaterThanOrEqual(10)
  })
})

describe('the first game of Dark Venture', () => {
  const lesson = darkVentureLesson

  it('teaches dice, movement, combat, prisoners and cards within a few rounds, each thing once', () => {
    const { shown, page, asked, result } = shownIn(lesson, ventures)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.slice(0, 3)).toEqual(['story', 'dice', 'walk'])
    expect(shown).toEqual(
      expect.arrayContaining(['strike', 'pay', 'pair', 'spoils', 'carry', 'exchange', 'redToken', 'tactic']),
    )
    expect(page.seen).toEqual(new Set([...page.seen, 'fought', 'prisoner', 'auto']))
    expect(asked).toBeLessThan(110)
    expect(result?.winners).toEqual([ME])
    const met = learned(lesson, page.seen)
    for (const topic of lesson.topics.slice(0, -1)) expect(met).toContain(topic)
  })

  it('never stumbles over whoever goes another way', () => {
    for (let game = 0; game < 3; game++) {
      const random = new Random(seedFrom(`astray ${game}`))
      const { shown } = shownIn(lesson, ventures, ({ asked: { entries }, ctx, page: { ask } }) => {
        const place = ask === undefined ? undefined : placeOf(lesson, ask, ctx)
        expect(place ?? 'piece:0').toMatch(/^piece:\d+$/)
        const offered = entries.filter(({ revises }) => !revises)
        return random.below(2) === 0 ? random.pick(offered).choice : undefined
      })
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.slice(0, 2)).toEqual(['story', 'dice'])
    }
  })
})

describe('turning pages', () => {
  const lesson = immortalsLesson

  it('stays on a page until something changes', () => {
    const { engine, match, moment } = newPlay(lesson, lands)
    const now = { ...moment, asked: engine.describedMenu(match.position, ME), seat: ME, events: [] }
    const page = turnPage(lesson, firstPage, now)
    expect(page.ask).toBe('colour')
    expect(turnPage(lesson, page, { ...now, asked: engine.describedMenu(match.position, ME) })).toBe(page)
    const waiting = turnPage(lesson, page, { ...now, asked: null })
    expect(waiting).toMatchObject({ isWaiting: true, seen: new Set() })
    expect(momentOf(waiting)).toBeUndefined()
    // While the table shows something, a question may go away and come back.
    expect(turnPage(lesson, waiting, now)).toMatchObject({ isWaiting: false, ask: 'colour' })
    const magic = { ...askedOf({ engine, match }), step: 'magic' }
    const next = turnPage(lesson, waiting, { ...now, asked: magic })
    expect(next).toMatchObject({ ask: 'magic', seen: new Set(['colour']) })
  })

  it('keeps what happened until the seat has answered with it in sight', () => {
    const { engine, match, moment } = newPlay(lesson, lands)
    const battle = { at: 3, time: 0, back: false, events: [{ event: 'battle', defender: 2 }] }
    const asked = engine.describedMenu(match.position, ME)
    const now = { ...moment, asked: null, seat: ME, events: [battle] }
    const waiting = turnPage(lesson, firstPage, now)
    expect(waiting.aside).toBe('battle')
    const there = turnPage(lesson, waiting, { ...now, asked })
    expect(there.aside).toBe('battle')
    const still = turnPage(lesson, there, now)
    expect(still.aside).toBe('battle')
    const other = { ...askedOf({ engine, match }), step: 'magic' }
    const after = turnPage(lesson, still, { ...now, asked: other })
    expect(after.aside).toBeUndefined()
    expect(after.seen).toContain('battle')
  })

  it('does not count as read what passes by while the guide plays', () => {
    const { engine, match, moment } = newPlay(lesson, lands)
    const drafting = { ...askedOf({ engine, match }), step: 'draft.pick.mine' }
    const suggestion = { text: { key: 'x' }, choice: { do: 'pick' }, revises: false }
    const run = { stretch: 'draft', from: 'before' }
    const now = { ...moment, suggestion, seat: ME, events: [] }
    const passing = turnPage(lesson, firstPage, { ...now, asked: drafting, run })
    expect(passing).toMatchObject({ ask: undefined, isPassing: true })
    const magic = { ...drafting, step: 'magic' }
    expect(turnPage(lesson, passing, { ...now, asked: magic }).seen.size).toBe(0)
  })
})

describe('a run of choices', () => {
  const lesson = immortalsLesson
  const play = newPlay(lesson, lands)
  const start = askedOf(play)
  const at = (step: string): DescribedMenu => ({ ...start, step })
  const page = (given: Partial<Page>): Page => ({ ...firstPage, question: 'now', isWaiting: false, ...given })
  const choosing = (verb: string) => ({
    ...play.moment,
    suggestion: { text: { key: 'x' }, choice: { do: verb }, revises: false },
  })

  it('ends with its stretch', () => {
    const run = { stretch: 'draft', from: 'before' }
    const site = page({ ask: 'draftSite' })
    expect(goesOn(lesson, run, site, at('draft.site'), choosing('site'))).toBe(true)
    expect(goesOn(lesson, run, site, at('draft.site'), play.moment)).toBe(false)
    expect(goesOn(lesson, run, page({}), at('seed.split.mine'), choosing('split'))).toBe(false)
  })

  it('leaves it to the person to call a plan ready', () => {
    const run = { stretch: 'plan', from: 'before' }
    expect(goesOn(lesson, run, page({}), at('plan.mine'), choosing('put'))).toBe(true)
    expect(goesOn(lesson, run, page({}), at('plan.mine'), choosing('ready'))).toBe(false)
  })

  it('stops where an action comes up for the first time', () => {
    const run = { stretch: 'perform', from: 'before' }
    const magic = page({ ask: 'magic' })
    expect(goesOn(lesson, run, magic, at('magic'), choosing('limbo'))).toBe(false)
    const next = page({ ask: 'performNext', seen: new Set(['perform']) })
    expect(goesOn(lesson, run, next, at('perform.turn'), choosing('reveal'))).toBe(true)
    const here = { stretch: 'perform', from: momentOf(magic) ?? '' }
    expect(goesOn(lesson, here, magic, at('magic'), choosing('limbo'))).toBe(true)
  })
})
