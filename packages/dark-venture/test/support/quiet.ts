import { autoTurnFrame, leaveFrame, storyTestFrame } from '../../src/state/frames.ts'
import { takeOff } from '../../src/state/mutations/pieces.ts'
import { SUPPLY } from '../../src/state/numbers.ts'
import { run } from '../../src/state/tables/match-tables.ts'

/** Steps of other chapters, reduced to what tests of turns and endings need of them. */

const quietAuto = run(autoTurnFrame.name, {
  locals: autoTurnFrame.locals.fields,
  run: (_s, _f, ctx) => ctx.pop(),
})

const quietStory = run(storyTestFrame.name, {
  locals: storyTestFrame.locals.fields,
  run: (_s, _f, ctx) => ctx.pop(),
})

const quickLeave = run(leaveFrame.name, {
  locals: leaveFrame.locals.fields,
  run: (s, f, ctx) => {
    takeOff(s, ctx.tables, f.piece, SUPPLY)
    ctx.pop()
  },
})

export const quiet = [quietAuto, quietStory, quickLeave]
