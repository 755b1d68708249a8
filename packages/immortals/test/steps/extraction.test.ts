import { expect, test } from 'vitest'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { realms } from '../../src/content/ids.ts'
import { regions } from '../../src/content/regions.ts'
import { amountText, siteText } from '../../src/text/things.ts'
import { describedEntry, untilTurnOf } from '../support/menus.ts'
import { scene, site } from '../support/scene.ts'

proves(['IMM-EXTRACT-1', 'IMM-EXTRACT-3'], 'Shore Lake in the light realm gives 5 gold', () => {
  const table = scene({
    armies: { 'shore-lake light': [0, 2] },
    holders: { 'shore-lake': 0 },
    players: [{ gold: 1, energy: 2, board: { extractGold: 'shore-lake' } }],
  })
  table.reveal('extractGold').choose({ do: 'extract', site: site('shore-lake light') })
  expect(table.state.players[0]).toMatchObject({ gold: 6, energy: 2 })
  expect(table.events).toContainEqual({
    event: 'extracted',
    seat: 0,
    site: site('shore-lake light'),
    resource: 'gold',
    amount: 5,
  })
})

proves(
  ['IMM-EXTRACT-2', 'IMM-PLAN-11'],
  'Tribute Pass held in both realms gives the energy of the chosen one',
  () => {
    const table = scene({
      armies: { 'tribute-pass light': [0, 1], 'tribute-pass dark': [0, 3] },
      holders: { 'tribute-pass': 0 },
      players: [{ gold: 1, board: { extractEnergy: 'tribute-pass' } }],
    })
    table.reveal('extractEnergy')
    expect(table.offers({ do: 'extract', site: site('tribute-pass light') })).toBe(true)
    table.choose({ do: 'extract', site: site('tribute-pass dark') })
    expect(table.state.players[0]).toMatchObject({ gold: 1, energy: 6 })
  },
)

proves(['IMM-EXTRACT-2', 'IMM-EXTRACT-3'], 'The light side of Tribute Pass gives only 1 energy', () => {
  const table = scene({
    armies: { 'tribute-pass light': [0, 1], 'tribute-pass dark': [0, 3] },
    holders: { 'tribute-pass': 0 },
    players: [{ board: { extractEnergy: 'tribute-pass' } }],
  })
  table.reveal('extractEnergy').choose({ do: 'extract', site: site('tribute-pass light') })
  expect(table.state.players[0].energy).toBe(1)
})

proves(
  ['IMM-EXTRACT-1', 'IMM-EXTRACT-2'],
  'One army is enough, but without one there is nothing to extract',
  () => {
    for (const space of ['extractGold', 'extractEnergy'] as const) {
      const spec = (owner: number, armies: number) =>
        scene({
          armies: { 'shore-lake light': [owner, armies], 'shore-lake dark': [0, 4] },
          players: [{ board: { [space]: 'conflict shore-lake light' } }],
        }).reveal(space)
      const extract = { do: 'extract', site: site('shore-lake light') }
      expect(spec(0, 1).offers(extract)).toBe(true)
      const occupiedByAnother = spec(1, 3)
      expect(occupiedByAnother.offers(extract)).toBe(false)
      expect(occupiedByAnother.why(extract)).toBe('IMM-PERFORM-14')
    }
  },
)

proves(
  ['IMM-EXTRACT-3', 'IMM-EXTRACT-4'],
  'Every conflict card yields what the region card says of its realm',
  () => {
    for (const { id, yields } of regions) {
      const table = scene({
        armies: { [`${id} light`]: [0, 1], [`${id} dark`]: [0, 1] },
        holders: { [id]: 0 },
        players: [
          {
            dark: 'orcs',
            board: {
              extractGold: id,
              extractEnergy: `conflict ${id} light`,
              darkSpecial: `conflict ${id} dark`,
            },
          },
        ],
      })
      for (const realm of realms) {
        const extract = { do: 'extract', site: site(`${id} ${realm}`) }
        const byRegionCard = scene({
          armies: { [`${id} light`]: [0, 1], [`${id} dark`]: [0, 1] },
          holders: { [id]: 0 },
          players: [{ board: { extractGold: id, extractEnergy: `conflict ${id} ${realm}` } }],
        })
        byRegionCard.reveal('extractGold').choose(extract)
        expect(byRegionCard.state.players[0].gold).toBe(yields[realm].gold)
        untilTurnOf(byRegionCard, 0).reveal('extractEnergy').choose(extract)
        expect(byRegionCard.state.players[0].energy).toBe(yields[realm].energy)
      }
      table.reveal('extractEnergy')
      expect(table.offers({ do: 'extract', site: site(`${id} dark`) })).toBe(false)
      table.choose({ do: 'extract', site: site(`${id} light`) })
      untilTurnOf(table, 0)
        .reveal('darkSpecial')
        .choose({ do: 'extract', site: site(`${id} dark`) })
      expect(table.state.players[0]).toMatchObject({ gold: yields.dark.gold, energy: yields.light.energy })
    }
  },
)

proves(
  ['IMM-EXTRACT-5', 'IMM-EXTRACT-6'],
  'The Orcs extract the gold of Shore Lake twice, and its energy too, with three cards',
  () => {
    const table = scene({
      armies: { 'shore-lake light': [0, 1], 'shore-lake dark': [0, 1] },
      holders: { 'shore-lake': 0 },
      players: [
        {
          dark: 'orcs',
          board: {
            extractGold: 'shore-lake',
            darkSpecial: 'conflict shore-lake light',
            extractEnergy: 'conflict shore-lake dark',
          },
        },
      ],
    })
    table.reveal('extractGold').choose({ do: 'extract', site: site('shore-lake light') })
    untilTurnOf(table, 0)
      .reveal('darkSpecial')
      .choose({ do: 'extract', site: site('shore-lake light') })
    expect(table.state.players[0]).toMatchObject({ gold: 10, energy: 0 })
    untilTurnOf(table, 0)
      .reveal('extractEnergy')
      .choose({ do: 'extract', site: site('shore-lake dark') })
    expect(table.state.players[0]).toMatchObject({ gold: 10, energy: 5 })
  },
)

proves('IMM-EXTRACT-6', 'The Orcs’ own space costs nothing and needs an army like the basic one', () => {
  const table = scene({
    armies: { 'mountainhome dark': [0, 1], 'mountainhome light': [1, 1] },
    holders: { mountainhome: 0 },
    players: [{ dark: 'orcs', board: { darkSpecial: 'mountainhome' } }],
  })
  table.reveal('darkSpecial')
  expect(table.why({ do: 'extract', site: site('mountainhome light') })).toBe('IMM-PLAN-11')
  table.choose({ do: 'extract', site: site('mountainhome dark') })
  expect(table.state.players[0]).toMatchObject({ gold: 4, energy: 0 })
  expect(table.holds(0, 'mountainhome')).toBe(true)
})

test('the menu says what each realm would give, and what giving up would', () => {
  const table = scene({
    armies: { 'shore-lake light': [0, 2], 'shore-lake dark': [1, 2] },
    holders: { 'shore-lake': 0 },
    players: [{ board: { extractGold: 'shore-lake', extractEnergy: 'conflict shore-lake light' } }],
  }).reveal('extractGold')
  expectWholeMenu(table)
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.extract.gold')
  const light = { do: 'extract', site: site('shore-lake light') }
  expect(describedEntry(table, light)).toMatchObject({
    text: { key: 'choose.extract', with: { site: siteText(table.engine.tables, light.site) } },
    gain: amountText('gold', 5),
    at: `site:${light.site}`,
  })
  const dark = { do: 'extract', site: site('shore-lake dark') }
  expect(describedEntry(table, dark)).toMatchObject({ rule: 'IMM-PLAN-11', gain: amountText('gold', 2) })
  expect(describedEntry(table, { do: 'forfeit', take: 'energy' })).toMatchObject({
    text: { key: 'choose.forfeit' },
    gain: amountText('energy', 1),
  })
  untilTurnOf(table.choose(light), 0).reveal('extractEnergy')
  expect(table.engine.describedMenu(table.position, 0)?.question.key).toBe('ask.extract.energy')
  expect(describedEntry(table, light)?.gain).toEqual(amountText('energy', 2))
})
