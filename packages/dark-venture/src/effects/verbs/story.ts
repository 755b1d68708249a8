import { endGame } from '../../state/mutations/over.ts'
import { playersOf } from '../story-rules.ts'
import { FLAG } from '../../state/names.ts'
import { BY_STORY, STORY } from '../../state/schema.ts'
import { beast } from './beasts.ts'
import { runProgram } from '../interpreter.ts'
import type { Verb, Verbs } from '../verb.ts'

const flag: Verb<'flag'> = {
  run: (s, _f, effect, ctx) => {
    s.story[STORY.flags] |= 1 << FLAG[effect.flag]
    ctx.tell?.({ event: 'flag', flag: FLAG[effect.flag] })
    return true
  },
}

const darkness: Verb<'darkness'> = {
  run: (s, _f, { n }, ctx) => {
    const now = Math.max(0, s.story[STORY.darkness] + n)
    s.story[STORY.darkness] = now
    ctx.tell?.({ event: 'darkness', now })
    return true
  },
}

/** Another passage, in the same context. */
const read: Verb<'read'> = {
  run: (_s, f, { passage }, ctx) => {
    ctx.tell?.({ event: 'passage', passage, piece: f.it })
    runProgram(`passage.${passage}`, f, ctx)
    return true
  },
}

const keepEvent: Verb<'keepEvent'> = {
  run: (s) => {
    s.story[STORY.keepEvent] = 1
    return true
  },
}

/** The story ends here, for all who play it together (DV-STORY-1). */
const end: Verb<'end'> = {
  run: (s, _f, { players }, ctx) => {
    endGame(s, BY_STORY, players === 'win' ? playersOf(s) : [], ctx)
    return true
  },
}

export const storyVerbs: Verbs<'flag' | 'darkness' | 'read' | 'keepEvent' | 'beast' | 'end'> = {
  flag,
  darkness,
  read,
  keepEvent,
  beast,
  end,
}
