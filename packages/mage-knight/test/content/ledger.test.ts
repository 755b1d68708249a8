import { Hasher, ledgerLines } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { colours } from '../../src/content/effect.ts'
import { NONE, TACTICS } from '../../src/content/ids.ts'
import { written } from '../../src/content/ledger.ts'
import { FIRST_CONTENT, ledger } from '../../src/content/numbers.ts'
import { mageKnight } from '../../src/game.ts'
import { CARDS } from '../../src/state/pools/deed-cards.ts'
import { SKILLS } from '../../src/state/pools/skill-tokens.ts'
import { UNITS } from '../../src/state/pools/unit-cards.ts'
import {
  isCardSource,
  isSiteSource,
  isSkillSource,
  isTacticSource,
  SITE_SOURCE,
  SKILL_SOURCE,
  sourceColour,
  TACTIC_SOURCE,
  UNIT_SOURCE,
  unitOfSource,
  unitSource,
} from '../../src/state/sources.ts'
import { compiled } from '../../src/match-tables.ts'
import { scene } from '../support/scene.ts'

/** With the effects of its rows. */
const FIRST_LINES = 1435

describe('the ledger', () => {
  test('begins with the numbers of the first release, for ever', () => {
    const first = ledgerLines(written).slice(0, FIRST_LINES)
    const hasher = new Hasher()
    for (const line of first) hasher.addText(line)
    expect(hasher.hex()).toBe('091a0b1eb939d05d')
    expect(first.filter((line) => !line.startsWith('effect '))).toHaveLength(FIRST_CONTENT)
  })

  test('names nothing twice but what is alike, and no effect twice', () => {
    const effects = ledgerLines(written).filter((line) => line.startsWith('effect '))
    expect(new Set(effects).size).toBe(effects.length)
    for (const kind of ['hero', 'tile', 'skill', 'tactic', 'site', 'scenario'])
      expect(new Set(ledger.keys(kind)).size).toBe(ledger.keys(kind).length)
  })

  test('has only what the tables still say: an effect that a row has lost stands under `until`', () => {
    const { effects, lines } = compiled.nodes
    const nothing = effects.filter(({ do: verb }) => verb === 'nothing')
    // The one that does nothing on purpose.
    expect([nothing.length, effects.length]).toEqual([1, lines.length])
  })

  test('is whole: what is written down, the tables, and the effects of their rows', () => {
    expect(mageKnight.ledger?.lines.length).toBe(ledger.lines.length + compiled.nodes.lines.length)
    expect(mageKnight.config['content']).toMatchObject({ first: FIRST_CONTENT, default: ledger.lines.length })
  })
})

describe('the numbers of sources', () => {
  const { tables } = scene().engine

  test('have room for all that there is', () => {
    expect(CARDS).toBeLessThanOrEqual(UNIT_SOURCE)
    expect(SKILLS).toBeLessThanOrEqual(TACTIC_SOURCE - SKILL_SOURCE)
    // Tactics are bits, too.
    expect(TACTICS).toBeLessThan(32)
    expect(ledger.keys('site').length).toBeLessThanOrEqual(unitSource(40, NONE) - SITE_SOURCE)
  })

  test('are those of the first release, and go on where those end', () => {
    expect(unitSource(7, NONE)).toBe(1007)
    expect(unitSource(7, 2)).toBe(1127)
    const seen = new Set<number>()
    for (let unit = 0; unit < UNITS + 100; unit++) {
      for (let mana = NONE; mana < colours.length; mana++) {
        const source = unitSource(unit, mana)
        expect([unitOfSource(source), sourceColour(tables, source)]).toEqual([unit, mana])
        expect([isCardSource, isSkillSource, isTacticSource, isSiteSource].some((is) => is(source))).toBe(
          false,
        )
        seen.add(source)
      }
    }
    expect(seen.size).toBe((UNITS + 100) * (colours.length + 1))
  })
})
