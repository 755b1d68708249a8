import { text } from '@longtable/kernel'
import type { CreatureId, Flag, PassageId, SpaceId } from '../../content/ids.ts'
import { endGame } from '../../state/mutations/end-game.ts'
import { putOn } from '../../state/mutations/pieces.ts'
import { FLAG, PIECE_NO } from '../../state/names.ts'
import { NEUTRAL } from '../../state/numbers.ts'
import { hasFallen } from '../../state/queries/fallen.ts'
import { isOnMap } from '../../state/queries/pieces.ts'
import { BY_STORY, type State, STORY } from '../../state/schema.ts'
import { squareNamed } from '../../state/tables/ground.ts'
import type { MatchTables, Verb } from '../../state/tables/match-tables.ts'
import { nameOf } from '../../text/effect-parts.ts'
import { runProgram } from '../interpreter.ts'
import { playersOf } from '../story-rules.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    flag: { readonly flag: Flag }
    darkness: { readonly n: number }
    read: { readonly passage: PassageId }
    keepEvent: object
    end: { readonly players: 'win' | 'lose' }
    /** Left out: the Rhorgonkrul. */
    beast: { readonly at: SpaceId; readonly creature?: CreatureId }
  }
}

const flag: Verb<'flag'> = {
  run: (s, _f, effect, ctx) => {
    s.story[STORY.flags] |= 1 << FLAG[effect.flag]
    ctx.tell?.({ event: 'flag', flag: FLAG[effect.flag] })
    return true
  },
  text: (effect) => text(`setFlag.${effect.flag}`),
  messages: {
    en: {},
    fr: {},
  },
}

const darkness: Verb<'darkness'> = {
  run: (s, _f, { n }, ctx) => {
    const now = Math.max(0, s.story[STORY.darkness] + n)
    s.story[STORY.darkness] = now
    ctx.tell?.({ event: 'darkness', now })
    return true
  },
  text: ({ n }) => text(n < 0 ? 'fx.darkness.less' : 'fx.darkness.more', { n: Math.abs(n) }),
  messages: {
    en: {
      darkness: {
        more: 'Darkness rises by {{n}}.',
        less: 'Darkness falls by {{n}}.',
      },
    },
    fr: {
      darkness: {
        more: 'L’obscurité monte de {{n}}.',
        less: 'L’obscurité recule de {{n}}.',
      },
    },
  },
}

/** Another passage, in the same context. */
const read: Verb<'read'> = {
  run: (_s, f, { passage }, ctx) => {
    ctx.tell?.({ event: 'passage', passage, piece: f.it })
    runProgram(`passage.${passage}`, f, ctx)
    return true
  },
  text: ({ passage }) => text('fx.read', { passage }),
  messages: {
    en: { read: 'Read {{passage}}.' },
    fr: { read: 'Lisez {{passage}}.' },
  },
}

const keepEvent: Verb<'keepEvent'> = {
  run: (s) => {
    s.story[STORY.keepEvent] = 1
    return true
  },
  text: () => text('fx.keepEvent'),
  messages: {
    en: { keepEvent: 'The token stays.' },
    fr: { keepEvent: 'Le jeton reste.' },
  },
}

/** The story ends here, for all who play it together (DV-STORY-1). */
const end: Verb<'end'> = {
  run: (s, _f, { players }, ctx) => {
    endGame(s, BY_STORY, players === 'win' ? playersOf(s) : [], ctx)
    return true
  },
  text: ({ players }) => text(`fx.end.${players}`),
  messages: {
    en: {
      end: {
        win: 'The players win.',
        lose: 'The players lose.',
      },
    },
    fr: {
      end: {
        win: 'Les joueurs gagnent.',
        lose: 'Les joueurs perdent.',
      },
    },
  },
}

const FIRST_BEAST: CreatureId = 'rhorgonkrul'

/** There is one of each: it comes once, and not again once it was killed. */
function hasCome(s: State, tables: MatchTables, creature: CreatureId): boolean {
  return isOnMap(s, PIECE_NO[creature]) || hasFallen(s, tables, creature)
}

/** A beast appears. */
const beast: Verb<'beast'> = {
  run: (s, _f, { at, creature = FIRST_BEAST }, ctx) => {
    if (hasCome(s, ctx.tables, creature)) return true
    const node = squareNamed(ctx.tables.board, at)
    const piece = PIECE_NO[creature]
    putOn(s, piece, node, NEUTRAL)
    ctx.tell?.({ event: 'placed', side: NEUTRAL, piece, at: node, from: 'supply' })
    return true
  },
  can: (s, tables, _context, { creature = FIRST_BEAST }) => !hasCome(s, tables, creature),
  text: ({ at, creature }) =>
    creature === undefined
      ? text('fx.beast', { space: at })
      : text('fx.namedBeast', { beast: nameOf(creature), space: at }),
  messages: {
    en: { beast: 'The Rhorgonkrul appears on {{space}}.', namedBeast: '{{beast}} appears on {{space}}.' },
    fr: { beast: 'Le Rhorgonkrul apparaît en {{space}}.', namedBeast: '{{beast}} apparaît en {{space}}.' },
  },
}

export const storyVerbs = { flag, darkness, read, keepEvent, end, beast }
