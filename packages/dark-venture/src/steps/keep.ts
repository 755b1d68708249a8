import { type Menu, text, type Text } from '@longtable/kernel'
import { faceIds } from '../content/ids.ts'
import { BANK, DONE, DROP } from '../state/choices/index.ts'
import { memoryKeepFrame, turnEndFrame, turnKeepFrame } from '../state/frames.ts'
import { FACES, type SideNo } from '../state/numbers.ts'
import { banked, bankedAll, diceTokensLeft } from '../state/queries/dice.ts'
import type { State } from '../state/schema.ts'
import { ask, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'
import { noDie } from '../text/lacking.ts'

type Keeping = (typeof BANK)[number] | (typeof DROP)[number] | typeof DONE

const all: readonly Keeping[] = [...BANK, ...DROP, DONE]

/** Is there anything to bank, or too much in the memory? */
export function hasToKeep(s: State, side: SideNo, tables: MatchTables): boolean {
  if (bankedAll(s, side) > tables.edition.supply.memory) return true
  for (let face = 0; face < FACES; face++) if (s.dice[face] > 0) return true
  return false
}

/** Replaces the frame at hand by the end of the turn. */
export function endTurn(s: State, side: SideNo, ctx: VentureContext): void {
  const memory = s.memory.slice(side * FACES, side * FACES + FACES)
  ctx.tell?.({ event: 'banked', side, memory })
  ctx.next(turnEndFrame, { side })
}

/** Dice left at the end of a turn become tokens, up to three (DV-GENE-01, -03). */
export const turnKeep = ask(turnKeepFrame.name, {
  locals: turnKeepFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => all,
  offer: (s, f, menu: Menu<MatchTables, Keeping>) => {
    const { memory } = menu.tables.edition.supply
    const held = bankedAll(s, f.side)
    for (let face = 0; face < FACES; face++) offerBank(s, face, held, menu)
    for (let face = 0; face < FACES; face++) offerDrop(s, f.side, face, held, menu)
    if (held <= memory) menu.add(DONE)
    else menu.block?.(DONE, 'DV-GENE-03')
  },
  take: (s, f, choice: Keeping, ctx) => {
    if (choice.do === 'bank') {
      s.dice[choice.face]--
      s.memory[f.side * FACES + choice.face]++
    } else if (choice.do === 'drop') s.memory[f.side * FACES + choice.face]--
    if (choice.do === 'done' || !hasToKeep(s, f.side, ctx.tables)) endTurn(s, f.side, ctx)
  },
  question: ({ state, tables }, f) =>
    text('ask.keep', { has: sumOf(state, f.side), most: tables.edition.supply.memory }),
  describe: (_ctx, _f, choice: Keeping) =>
    choice.do === 'done'
      ? { text: text('choose.done') }
      : { text: wordsOf(choice), at: `${choice.do === 'bank' ? 'face' : 'memory'}:${choice.face}` },
})

function offerBank(s: State, face: number, held: number, menu: Menu<MatchTables, Keeping>): void {
  const { memory, diceTokens } = menu.tables.edition.supply
  if (s.dice[face] === 0) menu.block?.(BANK[face], 'DV-FX-5', noDie(face))
  else if (held >= memory) menu.block?.(BANK[face], 'DV-GENE-01')
  else if (diceTokensLeft(s, face, diceTokens[faceIds[face]]) <= 0) menu.block?.(BANK[face], 'DV-MISC-02')
  else menu.add(BANK[face])
}

/** What is too much must go; a full memory may make room for a die of another face. */
function offerDrop(
  s: State,
  side: SideNo,
  face: number,
  held: number,
  menu: Menu<MatchTables, Keeping>,
): void {
  const { memory } = menu.tables.edition.supply
  if (banked(s, side, face) === 0) menu.block?.(DROP[face], 'DV-FX-5', noDie(face))
  else if (held > memory || (held === memory && hasOther(s, face))) menu.add(DROP[face])
  else menu.block?.(DROP[face], 'DV-GENE-05')
}

function hasOther(s: State, face: number): boolean {
  for (let other = 0; other < FACES; other++) if (other !== face && s.dice[other] > 0) return true
  return false
}

/** Tokens that came on another's turn: three are kept, at once (DV-GENE-04). */
export const memoryKeep = ask(memoryKeepFrame.name, {
  locals: memoryKeepFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => DROP,
  offer: (s, f, menu) => {
    for (let face = 0; face < FACES; face++) {
      if (banked(s, f.side, face) > 0) menu.add(DROP[face])
      else menu.block?.(DROP[face], 'DV-FX-5', noDie(face))
    }
  },
  take: (s, f, { face }, ctx) => {
    s.memory[f.side * FACES + face]--
    if (bankedAll(s, f.side) <= ctx.tables.edition.supply.memory) ctx.pop()
  },
  question: ({ state, tables }, f) =>
    text('ask.memory', { has: sumOf(state, f.side), most: tables.edition.supply.memory }),
  describe: (_ctx, _f, choice) => ({ text: wordsOf(choice), at: `memory:${choice.face}` }),
})

function sumOf({ memory }: { readonly memory: readonly number[] }, side: SideNo): number {
  let sum = 0
  for (let face = 0; face < FACES; face++) sum += memory[side * FACES + face]
  return sum
}

function wordsOf({ do: verb, face }: { readonly do: string; readonly face: number }): Text {
  return text(`choose.${verb}`, { face: text(`face.${face}`) })
}
