import { type Choice, text } from '@longtable/kernel'
import { rerollDie, STAND } from '../state/choices/combat.ts'
import { type LocalsOf, rollAgainFrame, rollFrame } from '../state/frames.ts'
import { discardCard } from '../state/mutations/cards.ts'
import { d6 } from '../state/mutations/dice.ts'
import type { SideNo } from '../state/numbers.ts'
import { savedBy, savedCards } from '../state/queries/cards.ts'
import { isMet } from '../state/queries/dice.ts'
import { controlsHero } from '../state/queries/hero-players.ts'
import { isPlayers } from '../state/queries/pieces.ts'
import { type State, STREAM } from '../state/schema.ts'
import { ask, type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'

type Rolled = LocalsOf<typeof rollFrame>

/** Rolls dice for a number, or for certain faces of one die; the frame beneath finds `[success, total]` in `s.picked`. */
export const roll = run(rollFrame.name, {
  locals: rollFrame.locals.fields,
  run: (s, f, ctx) => {
    for (let i = 0; i < f.dice; i++) f.shown.push(d6(ctx, STREAM.check))
    if (mayReroll(s, ctx.tables, f.side)) ctx.next(rollAgainFrame, f)
    else settle(s, f, ctx)
  },
})

/** DV-HERO-08: who controls a hero rerolls any die for a saved card. How many are saved, everybody sees. */
function mayReroll(s: State, tables: MatchTables, side: SideNo): boolean {
  return controlsHero(s, tables, side) && isPlayers(s, side) && savedCards(s, side) > 0
}

function settle(s: State, { side, piece, atLeast, faces, shown }: Rolled, ctx: VentureContext): void {
  const total = shown.reduce((sum, die) => sum + die, 0)
  const success = isMet(total, atLeast, faces)
  ctx.tell?.({ event: 'checked', side, piece, dice: shown, atLeast, faces, success })
  s.picked = [success ? 1 : 0, total]
  ctx.pop()
}

export const rollAgain = ask(rollAgainFrame.name, {
  locals: rollAgainFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) => rerolls(s, f),
  offer: (s, f, menu) => {
    for (const choice of rerolls(s, f)) menu.add(choice)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === STAND.do) {
      settle(s, f, ctx)
      return
    }
    const die = Number(choice['die'])
    discardCard(s, f.side, Number(choice['by']), ctx)
    f.shown[die] = d6(ctx, STREAM.check) // DV-MISC-07
    ctx.tell?.({ event: 'rerolled', side: f.side, dice: f.shown.slice() })
    if (savedCards(s, f.side) === 0) settle(s, f, ctx)
  },
  question: (_ctx, f) =>
    f.faces === 0
      ? text('ask.rollAgain', { dice: f.shown.join(' + '), atLeast: f.atLeast })
      : text('ask.rollFaceAgain', { dice: f.shown.join(' + ') }),
  describe: ({ tables }, f, choice) => {
    if (choice.do === STAND.do) return { text: text('choose.standRoll') }
    const card = Number(choice['by'])
    const die = Number(choice['die'])
    return {
      text: text('choose.rerollFor', { shown: f.shown[die], card: tables.cardRow[card].name }),
      at: `die:${die}`,
      from: `card:${card}`,
    }
  },
})

/** Each die for each saved card, or as it is. */
function rerolls(s: State, { side, shown }: Rolled): Choice[] {
  const saved = savedBy(s, side)
  const choices: Choice[] = []
  for (let die = 0; die < shown.length; die++) for (const card of saved) choices.push(rerollDie(die, card))
  choices.push(STAND)
  return choices
}
