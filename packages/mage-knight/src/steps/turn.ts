import { int, text, type Ability, type Described, type Text } from '@longtable/kernel'
import { ANNOUNCE, BEGIN, END_TURN, REST } from '../state/choices/map.ts'
import { NONE } from '../content/ids.ts'
import { mustRest } from '../state/must-rest.ts'
import { rivalAt } from '../state/map/safety.ts'
import { OUT_OF_TURN, TURN_ABILITIES } from './plays/index.ts'
import { playerText } from '../text/players.ts'
import { SCENARIO_VERBS } from './scenarios/scenario-actions.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageKnight, type MageViewContext, type MageContext } from '../state/match.ts'
import { Did, Extra } from '../state/schema/player.ts'
import { NOBODY, type Seat, type State, type StateView } from '../state/schema/state.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { actionUniverse, describeAction, offerActions, takeAction } from './actions.ts'
import { propose } from './coop.ts'
import { followUp } from './coop-assault.ts'
import { canDuel } from './duel.ts'
import { endTurn } from './end-of-turn.ts'
import { explore, exploreUniverse, offerExploring } from './explore.ts'
import { startMeeting } from './fights.ts'
import { describeExploring, describeStep } from '../text/moves.ts'
import { offerSteps, stepUniverse, takeStep } from './move.ts'
import { startRest } from './rest.ts'
import { askBefore } from './turn-before.ts'
import { expire, startOfTurn } from './turn-start.ts'
import { announceRoundEnd } from './last-turns.ts'

/** Where a turn stands (MK-TURN-01). Who fights on somebody else's turn gets a turn that begins with its end. */
export const TurnPhase = { before: 0, token: 1, announce: 2, start: 3, main: 4, end: 5, again: 6 } as const

/** One turn of a seat, from before it starts to its end; effects until the end of the turn are attached to it. */
export const turn = run('turn', {
  locals: { seat: int(0, 3), phase: int(0) },
  run: (s, f, ctx) => {
    const { seat } = f
    switch (f.phase++) {
      case TurnPhase.before:
        s.stage = Stage.before
        askBefore(s, seat, ctx)
        break
      case TurnPhase.token:
        expire(s, seat, ctx)
        if (s.players[seat].tokenDown) skip(s, seat, ctx)
        break
      case TurnPhase.announce:
        tryToAnnounce(s, seat, ctx)
        break
      case TurnPhase.start:
        if ((s.players[seat].did & Did.forfeited) === 0) startOfTurn(s, seat, ctx)
        else leave(s, seat, ctx)
        break
      case TurnPhase.main:
        ctx.push(main, { seat })
        break
      case TurnPhase.end:
        endTurn(seat, ctx)
        break
      default:
        if (followUp(s, ctx)) break // MK-COOP-19
        s.stage = Stage.none
        ctx.tell?.({ event: 'turnEnded', seat })
        // MK-Q07: a whole new turn, on which nothing of this one lasts.
        if (s.players[seat].extraTurn === Extra.none) ctx.pop()
        else ctx.next(turn, { seat, phase: TurnPhase.before })
    }
  },
})

/** MK-TURN-05: the token is turned up, and that was the turn; nothing can be announced. */
function skip(s: State, seat: Seat, ctx: MageContext): void {
  s.players[seat].tokenDown = false
  ctx.tell?.({ event: 'skipped', seat })
  leave(s, seat, ctx)
}

/** A turn without an end: no mine, no glade, no draw, no reward (MK-TURN-11); tokens do not outlast it (MK-MANA-05). */
function leave(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  player.did = 0
  player.tokens.fill(0)
  player.extraTurn = Extra.none
  s.stage = Stage.none
  ctx.pop()
}

// Announcing the end of the round

/** Tested after everything that may be used before the turn (MK-TURN-09). */
function tryToAnnounce(s: State, seat: Seat, ctx: MageContext): void {
  if (s.deeds[Z.deck + seat].length > 0) return
  if (s.deeds[Z.hand + seat].length === 0) {
    // MK-TURN-08: compulsory; somebody else's announcement leaves nothing but giving up the turn.
    if (s.announced === NOBODY) announce(s, seat, ctx)
    else forfeit(s, seat, ctx)
  } else if (s.announced === NOBODY) ctx.push(announceOrNot, { seat }) // MK-TURN-10
}

function announce(s: State, seat: Seat, ctx: MageContext): void {
  s.players[seat].did |= Did.forfeited
  announceRoundEnd(s, seat, ctx)
}

function forfeit(s: State, seat: Seat, ctx: MageContext): void {
  s.players[seat].did |= Did.forfeited
  ctx.tell?.({ event: 'forfeited', seat })
}

/** MK-TURN-07: the turn may be given up for it. */
export const announceOrNot = ask('turn.announce', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => [BEGIN, ANNOUNCE],
  offer: (_s, _f, menu) => {
    menu.add(BEGIN)
    menu.add(ANNOUNCE)
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'announce') announce(s, f.seat, ctx)
  },
  question: () => text('ask.announce'),
  describe: (_ctx, _f, choice) => ({
    text: text(choice.do === 'announce' ? 'choice.announce' : 'choice.begin'),
  }),
})

// The main part

/** Move first, then at most one action, or rest instead (MK-TURN-12, MK-TURN-13). */
export const main = ask('turn.main', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  abilities: [...TURN_ABILITIES, propose as Ability<MageKnight>, ...SCENARIO_VERBS],
  others: OUT_OF_TURN,
  universe: (s, f, tables) => [
    ...stepUniverse(s, f.seat, tables),
    ...exploreUniverse(s, f.seat, tables),
    ...actionUniverse(s, f.seat, tables),
    REST,
    END_TURN,
  ],
  offer: (s, f, menu) => {
    const { seat } = f
    const moving = s.stage === Stage.moving
    const duty = moving && mustRest(s, seat) ? 'MK-TURN-28' : ''
    const still = (s.players[seat].did & Did.halted) === 0 ? duty : 'MK-SC-81'
    offerSteps(s, seat, moving ? still : 'MK-TURN-22', menu)
    offerExploring(s, seat, moving ? still : 'MK-TURN-22', menu)
    offerActions(s, seat, moving ? duty : 'MK-TURN-13', menu)
    const noRest = whyNoRest(s, seat)
    if (noRest === '') menu.add(REST)
    else menu.block?.(REST, noRest)
    if (duty === '') menu.add(END_TURN)
    else menu.block?.(END_TURN, duty)
  },
  take: (s, f, choice, ctx) => {
    const { seat } = f
    switch (choice.do) {
      case 'step':
        takeStep(s, seat, choice.hex, ctx)
        break
      case 'explore':
        explore(s, seat, choice.slot, ctx)
        break
      case 'rest':
        ctx.pop()
        startRest(s, seat, ctx)
        break
      case 'endTurn':
        endMain(s, seat, ctx)
        break
      default:
        takeAction(s, seat, choice, ctx)
    }
  },
  question: ({ state }, f) => mainQuestion(state, f.seat),
  describe: (ctx, f, choice): Described => {
    switch (choice.do) {
      case 'step':
        return describeStep(ctx, f.seat, choice.hex)
      case 'explore':
        return describeExploring(ctx, choice.slot)
      case 'rest':
        return { text: text('choice.rest') }
      case 'endTurn':
        return describeEnd(ctx, f.seat)
      default:
        return describeAction(ctx.state, f.seat, choice, ctx.tables)
    }
  },
})

/** The rule that forbids resting, '' if it may be done: not after moving or acting, not with an empty hand. */
function whyNoRest(s: State, seat: Seat): string {
  if (s.stage !== Stage.moving || (s.players[seat].did & (Did.moved | Did.acted | Did.halted)) !== 0)
    return 'MK-TURN-12'
  return s.deeds[Z.hand + seat].length === 0 ? 'MK-TURN-24' : ''
}

/** MK-MOVE-20, MK-TURN-21: who ends the movement with another hero fights, if that is allowed (MK-MOVE-21). */
function endMain(s: State, seat: Seat, ctx: MageContext): void {
  if (s.stage === Stage.moving) {
    const rival = rivalAt(s, seat, s.players[seat].at, ctx.tables)
    if (rival !== NONE && canDuel(s, seat, rival, ctx.tables) === '') {
      startMeeting(s, seat, rival, ctx)
      return
    }
  }
  ctx.pop()
}

// Words

function mainQuestion({ stage, players }: StateView, seat: Seat): Text {
  return text(stage === Stage.moving ? 'ask.turn' : 'ask.turnAfter', { count: players[seat].move })
}

function describeEnd({ state: s, tables }: MageViewContext, seat: Seat): Described {
  const other = s.stage === Stage.moving ? rivalAt(s, seat, s.players[seat].at, tables) : NONE
  if (other === NONE) return { text: text('choice.endTurn') }
  const key = canDuel(s, seat, other, tables) === '' ? 'choice.endWithHero' : 'choice.endBeside'
  return { text: text(key, { player: playerText(other) }) }
}
