import { expect, test } from 'vitest'
import { hinted } from './support/hinted.ts'

test('a strong bot says in French, too, what one could do', async () => {
  const { out } = await hinted('fr')
  expect(out).toContain('Vous pourriez :')
  expect(out).toMatch(/ % de chances de gagner/)
  expect(out).toMatch(/(pour|contre) : \p{L}/u)
})
