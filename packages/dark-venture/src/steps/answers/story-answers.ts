import type { Answer } from '@longtable/kernel'
import { contextOf } from '../../effects/interpreter.ts'
import { followRulesOf, hasRule, nextWatch, readWatch } from '../../effects/story-rules.ts'
import { NEUTRAL, NOBODY } from '../../state/numbers.ts'
import type { DarkVenture } from '../../state/tables/match-tables.ts'

/** What a story says when somebody is taken or killed. */

const taken: Answer<DarkVenture> = {
  moment: 'captured',
  order: 40,
  when: (_s, _data, tables) => hasRule(tables, 'capture'),
  run: (s, { piece, captor }, ctx) =>
    followRulesOf(s, 'capture', contextOf(s.side[captor], captor, piece), ctx),
}

/** A guard or the beast is beaten: who did it reads what it had kept (DV-STORY-7). */
const beaten: Answer<DarkVenture> = {
  moment: 'killed',
  order: 50,
  when: (s, { side }, tables) => side === NEUTRAL && nextWatch(s, tables) >= 0,
  run: (s, _data, ctx) => readWatch(s, nextWatch(s, ctx.tables), ctx),
}

const seized: Answer<DarkVenture> = {
  moment: 'captured',
  order: 50,
  when: (s, { piece }, tables) => s.side[piece] === NEUTRAL && nextWatch(s, tables) >= 0,
  run: (s, _data, ctx) => readWatch(s, nextWatch(s, ctx.tables), ctx),
}

/** Who killed it acts, `it` being who was killed. */
const slain: Answer<DarkVenture> = {
  moment: 'killed',
  order: 40,
  when: (_s, _data, tables) => hasRule(tables, 'killed'),
  run: (s, { piece, by }, ctx) => followRulesOf(s, 'killed', contextOf(by, NOBODY, piece), ctx),
}

export const storyAnswers: readonly Answer<DarkVenture>[] = [taken, slain, beaten, seized]
