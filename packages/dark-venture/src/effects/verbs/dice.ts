import { text } from '@longtable/kernel'
import { type Face, faceIds } from '../../content/ids.ts'
import { memoryKeepFrame, THING } from '../../state/frames.ts'
import { rollAction } from '../../state/mutations/dice.ts'
import { FACE_NO } from '../../state/names.ts'
import { FACES, SKULL } from '../../state/numbers.ts'
import { banked, bankedAll, diceTokensLeft } from '../../state/queries/dice.ts'
import { isPlayers } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { EffectOf, MatchTables, PickContext, Reason, Verb } from '../../state/tables/match-tables.ts'
import { chooseThings } from '../pick.ts'
import { NOT_MEANT } from './cards.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    gainDice: { readonly face: Face | 'move' | 'any'; readonly dice: number }
    loseDice: { readonly dice: number }
    rerollDice: { readonly dice: number | 'all' }
  }
}

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }

function timesIn(list: readonly number[], wanted: number): number {
  let times = 0
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) times++
  return times
}

/** Tokens of the faces that are given, or chosen (DV-GENE-01); out of turn no more than three are kept (DV-GENE-04). */
const gainDice: Verb<'gainDice'> = {
  run: (s, f, effect, ctx) => {
    if (f.side < 0 || !isPlayers(s, f.side)) return true
    if (f.waiting === 0) {
      if (effect.face === 'move' || effect.face === 'any') {
        if (!chooseThings(s, f, THING.face, effect.dice, effect.dice, ctx)) return false
      } else s.picked = given(s, ctx.tables, FACE_NO[effect.face], effect.dice)
    }
    for (const face of s.picked) s.memory[f.side * FACES + face]++
    ctx.tell?.({ event: 'gainedDice', side: f.side, dice: s.picked.slice() })
    if (s.turn !== f.side && bankedAll(s, f.side) > ctx.tables.edition.supply.memory)
      ctx.push(memoryKeepFrame, { side: f.side })
    return true
  },
  can: (s, tables, { side }, effect) =>
    side >= 0 && isPlayers(s, side) && facesFor(effect).some((face) => tokensLeft(s, tables, face) > 0),
  things: (_s, _tables, _asked, effect) => facesFor(effect),
  whyNot: (s, tables, asked, _effect, face) =>
    tokensLeft(s, tables, face) > timesIn(asked.chosen, face) ? undefined : NO_TOKEN, // DV-MISC-02
  text: ({ dice, face }) => text('fx.gainDice', { count: dice, face: text(`dieFace.${face}`) }),
  messages: {
    en: {
      gainDice_one: 'Gain {{count}} dice token ({{face}}).',
      gainDice_other: 'Gain {{count}} dice tokens ({{face}}).',
    },
    fr: {
      gainDice_one: 'Gagnez {{count}} jeton dé ({{face}}).',
      gainDice_other: 'Gagnez {{count}} jetons dé ({{face}}).',
    },
  },
}

const MOVES: readonly number[] = [0, 1, 2]

const ALL: readonly number[] = [0, 1, 2, SKULL]

function facesFor({ face }: EffectOf<'gainDice'>): readonly number[] {
  if (face === 'any') return ALL
  return face === 'move' ? MOVES : [FACE_NO[face]]
}

function tokensLeft(s: State, tables: MatchTables, face: number): number {
  return diceTokensLeft(s, face, tables.edition.supply.diceTokens[faceIds[face]])
}

function given(s: State, tables: MatchTables, face: number, dice: number): number[] {
  return new Array<number>(Math.min(dice, tokensLeft(s, tables, face))).fill(face)
}

const loseDice: Verb<'loseDice'> = {
  run: (s, f, { dice }, ctx) => {
    if (f.side < 0) return true
    const most = Math.min(dice, bankedAll(s, f.side))
    if (f.waiting === 0 && !chooseThings(s, f, THING.face, most, most, ctx)) return false
    for (const face of s.picked) s.memory[f.side * FACES + face]--
    ctx.tell?.({ event: 'lostDice', side: f.side, dice: s.picked.slice() })
    return true
  },
  can: (s, _tables, { side }) => side >= 0 && bankedAll(s, side) > 0,
  whyNot: (s, _tables, asked, _effect, face) =>
    banked(s, asked.side, face) > timesIn(asked.chosen, face) ? undefined : NOT_MEANT, // DV-FX-1
  text: ({ dice }) => text('fx.loseDice', { count: dice }),
  messages: {
    en: {
      loseDice_one: 'Lose {{count}} banked dice token.',
      loseDice_other: 'Lose {{count}} banked dice tokens.',
    },
    fr: {
      loseDice_one: 'Perdez {{count}} jeton dé en réserve.',
      loseDice_other: 'Perdez {{count}} jetons dé en réserve.',
    },
  },
}

/** Action dice of the turn at hand, not tokens; a new result replaces the old one (DV-MISC-07). */
const rerollDice: Verb<'rerollDice'> = {
  run: (s, f, { dice }, ctx) => {
    if (s.turn !== f.side) return true
    if (dice === 'all') s.picked = unspent(s)
    else if (f.waiting === 0 && !chooseThings(s, f, THING.face, dice, 1, ctx)) return false
    for (const face of s.picked) s.dice[face]--
    const rolled = s.picked.map(() => rollAction(ctx))
    for (const face of rolled) s.dice[face]++
    ctx.tell?.({ event: 'rerolledDice', side: f.side, dice: rolled })
    return true
  },
  can: (s, _tables, { side }) => s.turn === side && unspent(s).length > 0,
  whyNot: (s, _tables, asked: PickContext, _effect, face) =>
    s.dice[face] > timesIn(asked.chosen, face) ? undefined : NOT_MEANT, // DV-FX-1
  text: ({ dice }) =>
    dice === 'all' ? text('fx.rerollDice.all') : text('fx.rerollDice.some', { count: dice }),
  messages: {
    en: {
      rerollDice: {
        some_one: 'Reroll {{count}} action die.',
        some_other: 'Reroll up to {{count}} action dice.',
        all: 'Reroll all your unspent action dice.',
      },
    },
    fr: {
      rerollDice: {
        some_one: 'Relancez {{count}} dé d’action.',
        some_other: 'Relancez jusqu’à {{count}} dés d’action.',
        all: 'Relancez tous vos dés d’action non dépensés.',
      },
    },
  },
}

function unspent(s: State): number[] {
  return ALL.flatMap((face) => new Array<number>(s.dice[face]).fill(face))
}

export const diceVerbs = { gainDice, loseDice, rerollDice }
