import { describe, expect, it } from 'vitest'
import { seatNames } from '../src/match-ui/people/seat-names.ts'

const bot = { kind: 'bot', name: '' } as const

function named(people: Readonly<Record<number, string>>, seats: number): readonly string[] {
  return seatNames(
    {
      id: 'match',
      seats: Array.from({ length: seats }, (_, seat) =>
        seat in people ? { seat, kind: 'person', name: people[seat] } : { seat, ...bot },
      ),
    },
    'You',
  )
}

describe('the names of the seats', () => {
  it('are those of the people, and one for each bot', () => {
    expect(named({ 0: 'Zoe' }, 3)).toEqual(['Zoe', 'Blaise', 'Cleo'])
  })

  it('leave it to the game to name somebody who gave none', () => {
    expect(named({ 0: 'You' }, 3)).toEqual(['', 'Blaise', 'Cleo'])
  })

  it('never call a bot like somebody at the table', () => {
    for (let seats = 2; seats <= 5; seats++) {
      for (const name of ['Ada', 'Blaise', 'Edda', 'Fynn', 'Jonas']) {
        for (let seat = 0; seat < seats; seat++) {
          const names = named({ [seat]: name }, seats)
          expect([...new Set(names)]).toEqual(names)
        }
      }
    }
    expect(new Set(named({ 1: 'Ada', 2: 'Dario' }, 5)).size).toBe(5)
  })
})
