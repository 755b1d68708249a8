/** Pictures of Mage Knight, and the moments that are to be seen in them. */
import { mageKnight, novice } from '@longtable/mage-knight'
import { fullMap } from '../../../packages/web/e2e/support/mage-knight.ts'
import { momentOf } from '../../web/moments.mjs'

const alone = { game: mageKnight, bot: novice, seats: 1, config: { scenario: 'soloConquest' } }
const ofThree = { ...alone, seats: 3, config: { scenario: 'fullConquest' } }

/** Matches by the name of what is to be seen in them. */
export const scenes = {
  journey: () => ({ file: fullMap() }),
  night: () =>
    momentOf(
      ofThree,
      'night',
      ({ step, round, choice, view }) =>
        step === 'turn.main' && round === 2 && choice.do === 'step' && view.state.players[0].level > 1,
    ),
  fight: () =>
    momentOf(
      alone,
      'fight',
      ({ step, view, choice }) =>
        step === 'combat.strike' && view.state.fight.posts.length > 1 && choice.do === 'strike',
    ),
  damage: () =>
    momentOf(
      alone,
      'damage',
      ({ step, view, choice }) => step === 'combat.assign' && choice.do === 'toUnit' && view.state.round > 1,
    ),
  market: () => momentOf(alone, 'market', ({ choice }) => choice.do === 'recruit'),
  level: () => momentOf(ofThree, 'level', ({ step }) => step === 'level.skill'),
  tactics: () => momentOf(ofThree, 'tactics', ({ step }) => step === 'tactic.pick'),
  conquest: () =>
    momentOf(ofThree, 'conquest', ({ events }) => events.some(({ event }) => event === 'gameOver')),
}

export const shotsWith = ({ sitDown, finish }) => [
  ...['journey', 'night', 'fight', 'damage', 'market', 'level', 'tactics'].map((name) => ({
    name,
    open: (page) => sitDown(page, name),
  })),
  { name: 'conquest', open: (page) => finish(page, 'conquest') },
]
