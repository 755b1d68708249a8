import type { Messages } from '@longtable/kernel'

/** What a position is judged by: the terms of the bots' model. */
export const evaluation: Messages = {
  judge: {
    points: 'victory points',
    reached: 'the target reached',
    toCome: 'a turn still to come this round',
    objectives: 'objectives begun',
    favour: 'the favour of the Ancient',
    ancient: 'the Ancient on the map',
    units: 'number of units',
    strength: 'strength on the map',
    defence: 'defence on the map',
    lastUnit: 'a last unit',
    held: 'prisoners held',
    captive: 'units in captivity',
    cards: 'saved cards and items',
    goods: 'resources',
    moves: 'MOVE dice in Genetic Memory',
    skulls: 'skulls in Genetic Memory',
    prospect: 'the best thing to do next',
    prospects: 'other things to do next',
    chances: 'enemies within reach',
    strikes: 'attacks at hand',
    danger: 'threats by enemies',
    story: 'what the story asks for',
    varpen: 'playing the Varpen',
    dhargon: 'playing the Dhargon',
    bohmerk: 'playing the Bohmerk',
    orpal: 'playing the Orpal',
    alderkang: 'playing the Alderkang',
  },
}
