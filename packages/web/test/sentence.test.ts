import { text } from '@longtable/kernel'
import type { SeatInfo } from '@longtable/server/wire'
import { afterAll, expect, test, vi } from 'vitest'

// What the settings ask a browser for.
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('localStorage', undefined)
const { formatterFor, registerMessages } = await import('../src/i18n/formatter.ts')
const { sharedNamespaces } = await import('../src/app/shared-namespaces.ts')
const { tableSentence } = await import('../src/match-ui/table/sentence.ts')
registerMessages(sharedNamespaces)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const question = text('web.shell.password')
const entry = (revises: boolean) => ({ choice: { do: 'keep' }, revises, text: question })
const seat = (bot: string | null) => ({ bot }) as SeatInfo
const moment = {
  match: { status: 'running', awaited: [1], seats: [seat(null), seat(null)] },
  names: ['Ada', 'Ben'],
  asked: null,
  isNow: true,
  isLookingBack: false,
} as const

test('what is asked is said as long as it is asked, and not after one has chosen', () => {
  const en = formatterFor('en')
  const asked = { question, awaited: true, entries: [entry(false)] }
  expect(tableSentence(en, { ...moment, asked })).toBe('Password')
  const chosen = { question, awaited: false, entries: [entry(true)] }
  expect(tableSentence(en, { ...moment, asked: chosen })).toBe(
    'You have chosen, and may still change your mind. Waiting for Ben.',
  )
  expect(tableSentence(formatterFor('fr'), { ...moment, asked: chosen })).toBe(
    'Vous avez choisi, et pouvez encore changer d’avis. On attend Ben.',
  )
  // What may be done out of turn is asked for itself.
  const free = { question, awaited: false, entries: [entry(false)] }
  expect(tableSentence(en, { ...moment, asked: free })).toBe('Password')
  expect(tableSentence(en, moment)).toBe('Waiting for Ben.')
})
