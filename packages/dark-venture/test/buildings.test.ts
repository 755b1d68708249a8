import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { DEED, deedOf } from '../src/state/names.ts'
import { scene, type Scene } from './support/scene.ts'

function larvok(at: string, dice: string): Scene {
  return scene({ sides: { 'hero:larvok': { units: { l: `larvok ${at}` } }, orpal: {} }, dice })
}

function entered(t: Scene): number {
  return t.state.deeds[t.side('hero:larvok') * deedOf.length + DEED.buildingsEntered]
}

proves('DV-SETUP-16', 'Larvok is paid once for entering two different buildings, each by its door', () => {
  const t = larvok('F4', '1 1 1 1 1 1')
  t.take('march l', 'step S')
  expect(entered(t)).toBe(1)
  t.take('step S', 'step N', 'step N', 'step S')
  expect(entered(t)).toBe(1)
  expect(t.state.points[6]).toBe(0)
  t.state.dice = [2, 0, 0, 0]
  t.act((s) => {
    s.at[t.piece('l')] = t.node('B10')
  })
  t.take('step S')
  expect(entered(t)).toBe(2)
  expect(t.state.points[6]).toBe(1)
  expect(t.told('scored').at(-1)).toMatchObject({ side: 6, points: 1 })
})

proves('DV-SETUP-16', 'who starts in a building has not entered it', () => {
  const t = larvok('B6', '1 1').take('march l', 'step E')
  expect(entered(t)).toBe(0)
})
