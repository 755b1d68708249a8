import { text } from '@longtable/kernel'
import { goalText, joined, unitsText } from '../../text/effect-parts.ts'
import { quarryOf } from '../auto/aim.ts'
import { sendOff } from '../auto/sending.ts'
import { westToEast } from '../auto/acting-order.ts'
import { autoFightFrame } from '../../state/frames.ts'
import { chooseUnits } from '../pick.ts'
import type { Reason, Verb } from '../../state/tables/match-tables.ts'
import type { Goal } from '../../content/ids.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    go: { readonly who: Units; readonly moves: number; readonly goal: readonly Goal[] }
    fight: {
      readonly who: Units
      readonly how: 'pair' | 'single' | 'ranged' | 'everybody'
      readonly target: 'weakestDefence' | 'newFactionFirst'
      readonly spoils: Spoils
      /** How many attacks at most; left out: one for each space with enemies. */
      readonly attacks?: number
    }
  }
}

const NO_ENEMY: Reason = { rule: 'DV-COMBAT-01' }
const NONE_IN_REACH: Reason = { rule: 'DV-COMBAT-09' }

/** As many attacks as there are spaces or units. */
const NO_END = 1000

/** Units go for something, one after the other (DV-AUTO-05). */
const go: Verb<'go'> = {
  run: (s, f, { who, moves, goal }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    sendOff(f, westToEast(s, f.side, s.picked, ctx), moves, goal, ctx)
    return true
  },
  text: ({ who, moves, goal }) => {
    const goals = goal.map(goalText)
    return text('fx.go', { who: unitsText(who), count: moves, goal: joined(goals, 'else') })
  },
  messages: {
    en: {
      go_one: 'Move {{who}} up to {{count}} step towards {{goal}}.',
      go_other: 'Move {{who}} up to {{count}} steps towards {{goal}}.',
    },
    fr: { go: 'Déplacez {{who}} de {{count}} pas au plus vers {{goal}}.' },
  },
}

/** Attacks, one after the other, so that players can answer each. */
const fight: Verb<'fight'> = {
  run: (s, f, { who, how, attacks }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    const units = westToEast(s, f.side, s.picked, ctx)
    const left = how === 'everybody' ? NO_END : (attacks ?? NO_END)
    const { program, pc, side } = f
    if (units.length > 0) ctx.push(autoFightFrame, { program, pc, side, units, done: [], left })
    return true
  },
  whyNot: (s, tables, _asked, { how }, piece) => {
    if (quarryOf(s, tables, piece, how).length > 0) return undefined
    return how === 'ranged' ? NONE_IN_REACH : NO_ENEMY
  },
  text: ({ who, how, target, spoils, attacks }) => {
    const values = {
      who: unitsText(who),
      how: text(`how.${how}`),
      target: text(`target.${target}`),
      spoils: text(`spoils.${spoils}`),
    }
    return attacks === undefined || how === 'everybody'
      ? text('fx.fight.all', values)
      : text('fx.fight.limited', { ...values, count: attacks })
  },
  messages: {
    en: {
      fight: {
        all: 'Attack {{how}} with {{who}}, {{target}}; a defeated unit is {{spoils}}.',
        limited_one:
          'Attack {{how}} with {{who}}, {{target}}, {{count}} attack at most; a defeated unit is {{spoils}}.',
        limited_other:
          'Attack {{how}} with {{who}}, {{target}}, {{count}} attacks at most; a defeated unit is {{spoils}}.',
      },
    },
    fr: {
      fight: {
        all: 'Attaquez {{how}} avec {{who}}, {{target}} ; une unité vaincue est {{spoils}}.',
        limited_one:
          'Attaquez {{how}} avec {{who}}, {{target}}, {{count}} attaque au plus ; une unité vaincue est {{spoils}}.',
        limited_other:
          'Attaquez {{how}} avec {{who}}, {{target}}, {{count}} attaques au plus ; une unité vaincue est {{spoils}}.',
      },
    },
  },
}

export const autoEnemyVerbs = { go, fight }
