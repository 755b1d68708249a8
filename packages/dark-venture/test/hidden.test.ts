import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { Z } from '../src/state/card-pool.ts'
import type { SideId } from '../src/state/names.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** All that viewers are sent: what they see, who is awaited, what they are asked. */
function sentTo(t: Scene, ...viewers: readonly number[]): string {
  const { engine, position } = t
  return JSON.stringify(
    viewers.map((viewer) => {
      const { state, stack } = engine.view(position, viewer)
      const asked = viewer < engine.seats ? engine.describedMenu(position, viewer) : null
      return [state, stack, engine.awaited(position), asked]
    }),
  )
}

/** Which of the lists differ from the first one, so that a failure is short. */
function unlikeFirst(lists: readonly (readonly string[])[]): number[] {
  const first = lists[0].join('\n')
  return lists.flatMap((list, i) => (list.join('\n') === first ? [] : [i]))
}

/** The first entry of these that is offered is taken, as long as a fight goes on; what the viewers were sent meanwhile. */
function course(t: Scene, ...viewers: readonly number[]): string[] {
  const sent: string[] = []
  while (t.step !== 'turn') {
    sent.push(`${t.step} ${t.awaited.join()} ${sentTo(t, ...viewers)}`)
    const dull = ['ready', 'stand', 'noCounter', 'letDie', 'kill'].find((verb) => t.offers(verb))
    t.take(dull ?? '')
  }
  return [...sent, sentTo(t, ...viewers)]
}

const hands = [['shieldWall'], ['mirrorFate'], ['geneticSurge'], ['stonework']] as const

function fightWith(attacker: readonly string[], defender: readonly string[]): Scene {
  return scene({
    sides: {
      varpen: { units: { a: 'varpen-raider F12' }, hand: attacker },
      orpal: { units: { x: 'orpal-shade F12', y: 'orpal-shade A1' }, hand: defender },
      dhargon: { units: { d: 'dhargon-hunter P16' } },
    },
    dice: '1',
  })
}

proves('DV-CARD-05', 'what the defender holds decides nothing that others could see in a combat', () => {
  const courses = hands.map((hand) => {
    const t = fightWith([], hand)
    loaded(6, 6, 1)
    return course(t.take('attack a'), 0, 2, 3)
  })
  const steps = courses[0].slice(0, -1).map((sent) => sent.split(' ')[0])
  expect(steps).toEqual(['fight.defend', 'fight.adjust', 'fight.spoils', 'fight.killed'])
  expect(unlikeFirst(courses)).toEqual([])
})

proves('DV-CARD-05', 'nor does what the attacker holds', () => {
  const courses = hands.map((hand) => {
    const t = fightWith(hand, [])
    loaded(6, 6, 1)
    return course(t.take('attack a'), 1, 2, 3)
  })
  expect(courses[0]).toHaveLength(3)
  expect(unlikeFirst(courses)).toEqual([])
})

/** A drawer of an action card on F12, and what the other seat and a spectator are sent then and after it is saved. */
function drawing(side: SideId, unit: string, card: string): string[] {
  const sides: SceneSpec['sides'] = {
    [side]: { units: { a: `${unit} F12` } },
    orpal: { units: { x: 'orpal-shade P16' } },
  }
  const t = scene({ sides, tokens: { F12: ['actionDraw'] }, dice: '1', actionDeck: [card] })
  t.take('draw a')
  const first = `${t.step} ${sentTo(t, 1, 2)}`
  if (t.step === 'card.keep') t.take('save')
  expect(t.cards(Z.hand)).toEqual([card])
  return [first, sentTo(t, 1, 2)]
}

proves(
  ['DV-CARD-09', 'DV-CARD-08'],
  'nobody can tell a tactic from a bonus card that was saved unseen',
  () => {
    const ways = [
      ['alderkang', 'suuk'],
      ['hero:larvok', 'larvok'],
    ] as const
    for (const [side, unit] of ways) {
      const all = ['geneticSurge', 'shieldWall', 'stonework'].map((card) => drawing(side, unit, card))
      expect(all[0][0].split(' ')[0]).toBe('card.keep')
      expect(unlikeFirst(all)).toEqual([])
    }
    expect(drawing('varpen', 'varpen-whelp', 'geneticSurge')[0].split(' ')[0]).toBe('turn')
  },
)
