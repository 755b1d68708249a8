import type { AdventureRow } from '../content/stories.ts'
import { holds } from '../effects/conditions.ts'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import {
  followIfDue,
  followRulesOf,
  nextWatch,
  readerOf,
  readPassage,
  readWatch,
  testStory,
} from '../effects/story-rules.ts'
import {
  rollFrame,
  storyEnterFrame,
  storyReadFrame,
  storyRuleFrame,
  storySearchFrame,
  storyTestFrame,
} from '../state/frames.ts'
import { liftMark, setEvent } from '../state/mutations/marks.ts'
import { endGame } from '../state/mutations/end-game.ts'
import { TOKEN } from '../state/names.ts'
import { NOBODY, type PieceNo, type SideNo, type Square } from '../state/numbers.ts'
import { isActive } from '../state/queries/pieces.ts'
import { BY_STORY, type State, STORY } from '../state/schema.ts'
import { run, type VentureContext } from '../state/tables/match-tables.ts'
import { winnersByStory } from './scoring/story-winners.ts'

export { testStory } from '../effects/story-rules.ts'

/** A rule that waits for something: now is its turn. */
export const storyRule = run(storyRuleFrame.name, {
  locals: storyRuleFrame.locals.fields,
  run: (s, { rule, side, self, it }, ctx) => {
    ctx.pop()
    followIfDue(s, rule, contextOf(side, self, it), ctx)
  },
})

/** A unit has come to a space: what the scenario says of it. */
export const storyEnter = run(storyEnterFrame.name, {
  locals: storyEnterFrame.locals.fields,
  run: (s, { piece }, ctx) => {
    ctx.pop()
    if (isActive(s, piece)) followRulesOf(s, 'enter', contextOf(s.side[piece], NOBODY, piece), ctx)
  },
})

/** A passage is read: what it says happens, then its token goes, unless it says that it stays (DV-SETUP-06). */
export const storyRead = run(storyReadFrame.name, {
  locals: storyReadFrame.locals.fields,
  run: (s, f, ctx) => {
    if (f.phase === 0) {
      f.phase = 1
      if (f.square >= 0) s.story[STORY.keepEvent] = 0
      ctx.tell?.({ event: 'passage', passage: f.passage, piece: f.piece })
      runProgram(`passage.${f.passage}`, contextOf(sideOf(s, f.piece), NOBODY, f.piece), ctx)
      return
    }
    ctx.pop()
    if (f.square >= 0) putAway(s, f.square, ctx)
    testStory(ctx)
  },
})

function sideOf(s: State, piece: PieceNo): SideNo {
  return piece < 0 ? NOBODY : s.side[piece]
}

function putAway(s: State, square: Square, ctx: VentureContext): void {
  if (s.story[STORY.keepEvent] === 0) {
    setEvent(s, square, 0)
    s.tokens[TOKEN.event]++
    ctx.tell?.({ event: 'token', token: TOKEN.event, square, piece: NOBODY, how: 'spent' })
  }
  s.story[STORY.keepEvent] = 0
}

/** One die on the table of the adventure; the token goes. */
export const storySearch = run(storySearchFrame.name, {
  locals: storySearchFrame.locals.fields,
  run: (s, f, ctx) => {
    const { piece, square } = f
    if (f.phase === 0) {
      f.phase = 1
      ctx.push(rollFrame, { side: s.side[piece], piece, dice: 1, atLeast: 0, faces: 0, shown: [] })
      return
    }
    const [, roll] = s.picked
    s.picked = []
    ctx.pop()
    liftMark(s, square, TOKEN.search)
    ctx.tell?.({ event: 'searched', piece, square, roll })
    runProgram(`search.${roll}`, contextOf(s.side[piece], NOBODY, piece), ctx)
  },
})

/** It is looked at whether the story ends here, or goes on with a passage (DV-STORY-1). */
export const storyTest = run(storyTestFrame.name, {
  locals: storyTestFrame.locals.fields,
  run: (s, _f, ctx) => {
    ctx.pop()
    const { adventure } = ctx.tables
    if (adventure !== undefined) {
      testAdventure(s, adventure, ctx)
      return
    }
    const winners = winnersByStory(s, ctx.tables)
    if (winners !== undefined) endGame(s, BY_STORY, winners, ctx)
  },
})

/** The passage of the first watch or ending whose moment has come; when it is read, it is looked at again. */
function testAdventure(s: State, { endings }: AdventureRow, ctx: VentureContext): void {
  const watch = nextWatch(s, ctx.tables)
  if (watch >= 0) {
    readWatch(s, watch, ctx)
    return
  }
  for (const { when, read } of endings) {
    if (!holds(s, ctx.tables, contextOf(NOBODY), when)) continue
    readPassage(read, readerOf(s), NOBODY, ctx) // DV-STORY-2
    return
  }
}
