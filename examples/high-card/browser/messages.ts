export const highCardMessages = {
  en: {
    handOf: 'The hand of {{name}}',
    round: 'Round {{round}} of {{rounds}}',
    place: { deck: 'Deck', discard: 'Discard pile', hand: 'Hand' },
  },
  fr: {
    handOf: 'La main de {{name}}',
    round: 'Manche {{round}} sur {{rounds}}',
    place: { deck: 'Pioche', discard: 'Défausse', hand: 'Main' },
  },
}
