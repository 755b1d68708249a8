import { expect } from 'vitest'
import { proves } from './support/proves.ts'
import { scene, site } from './support/scene.ts'

proves(['IMM-EXTRACT-1', 'IMM-EXTRACT-3'], 'Shore Lake in the light realm gives 5 gold', () => {
  const table = scene({
    armies: { 'shore-lake light': [0, 2] },
    holders: { 'shore-lake': 0 },
    players: [{ board: { extractGold: 'shore-lake' } }],
  })
  table.reveal('extractGold').choose({ do: 'extract', site: site('shore-lake light') })
  expect(table.state.players[0].gold).toBe(5)
})

proves(
  ['IMM-EXTRACT-2', 'IMM-PLAN-11'],
  'Tribute Pass held in both realms gives the energy of the chosen one',
  () => {
    const table = scene({
      armies: { 'tribute-pass light': [0, 1], 'tribute-pass dark': [0, 3] },
      holders: { 'tribute-pass': 0 },
      players: [{ board: { extractEnergy: 'tribute-pass' } }],
    })
    table.reveal('extractEnergy').choose({ do: 'extract', site: site('tribute-pass dark') })
    expect(table.state.players[0].energy).toBe(6)
  },
)
