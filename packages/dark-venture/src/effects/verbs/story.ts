import { text } from '@longtable/kernel'
import type { Clock, CreatureId, Flag, PassageId, SpaceId } from '../../content/ids.ts'
import { endGame } from '../../state/mutations/end-game.ts'
import { putOn } from '../../state/mutations/pieces.ts'
import { setEvent } from '../../state/mutations/marks.ts'
import { setStoryFlag, tickClock } from '../../state/mutations/story.ts'
import { CLOCK, FLAG, PIECE_NO, TOKEN } from '../../state/names.ts'
import { NEUTRAL } from '../../state/numbers.ts'
import { hasFallen } from '../../state/queries/fallen.ts'
import { eventOn, squareOfEvent } from '../../state/queries/marks.ts'
import { isOnMap } from '../../state/queries/pieces.ts'
import { BY_STORY, type State, STORY } from '../../state/schema.ts'
import { squareNamed } from '../../state/tables/ground.ts'
import type { MatchTables, VentureContext, Verb } from '../../state/tables/match-tables.ts'
import { nameOf } from '../../text/effect-parts.ts'
import { runProgram } from '../interpreter.ts'
import { playersOf } from '../story-rules.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    /** `clear`: it holds no longer. */
    flag: { readonly flag: Flag; readonly clear?: true }
    /** A clock goes on, or back. */
    tick: { readonly clock: Clock; readonly n: number }
    /** An event token with a number is laid on a space, or lifted from wherever it lies. */
    event: { readonly no: number; readonly at: { readonly space: SpaceId } }
    noEvent: { readonly no: number }
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
    const isSet = effect.clear !== true
    setStoryFlag(s, ctx.tables, FLAG[effect.flag], isSet)
    ctx.tell?.({ event: isSet ? 'flag' : 'flagCleared', flag: FLAG[effect.flag] })
    return true
  },
  text: (effect) => text(`${effect.clear === true ? 'clear' : 'set'}Flag.${effect.flag}`),
  messages: {
    en: {},
    fr: {},
  },
}

const tick: Verb<'tick'> = {
  run: (s, _f, { clock, n }, ctx) => {
    tickClock(s, CLOCK[clock], n, ctx)
    return true
  },
  text: ({ clock, n }) =>
    text(n < 0 ? 'fx.tick.less' : 'fx.tick.more', { clock: text(`clock.${clock}`), n: Math.abs(n) }),
  messages: {
    en: { tick: { more: 'Raise {{clock}} by {{n}}.', less: 'Lower {{clock}} by {{n}}.' } },
    fr: { tick: { more: 'Augmentez {{clock}} de {{n}}.', less: 'Diminuez {{clock}} de {{n}}.' } },
  },
}

/** There is one token of each number: where it lay before it lies no more (DV-STORY-14). */
const event: Verb<'event'> = {
  run: (s, _f, { no, at }, ctx) => {
    const square = squareNamed(ctx.tables.board, at.space)
    liftEvent(s, no, ctx)
    if (s.tokens[TOKEN.event] === 0 || eventOn(s, square) > 0) return true
    setEvent(s, square, no)
    s.tokens[TOKEN.event]--
    ctx.tell?.({ event: 'eventLaid', no, square })
    return true
  },
  text: ({ no, at }) => text('fx.event', { no, space: at.space }),
  messages: {
    en: { event: 'Lay event {{no}} on {{space}}.' },
    fr: { event: 'Posez l’événement {{no}} en {{space}}.' },
  },
}

const noEvent: Verb<'noEvent'> = {
  run: (s, _f, { no }, ctx) => {
    liftEvent(s, no, ctx)
    return true
  },
  can: (s, _tables, _context, { no }) => squareOfEvent(s, no) >= 0,
  text: ({ no }) => text('fx.noEvent', { no }),
  messages: {
    en: { noEvent: 'Lift event {{no}} from the map.' },
    fr: { noEvent: 'Retirez l’événement {{no}} du plateau.' },
  },
}

function liftEvent(s: State, no: number, ctx: VentureContext): void {
  const square = squareOfEvent(s, no)
  if (square < 0) return
  setEvent(s, square, 0)
  s.tokens[TOKEN.event]++
  ctx.tell?.({ event: 'eventLifted', no, square })
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

export const storyVerbs = { flag, tick, event, noEvent, darkness, read, keepEvent, end, beast }
