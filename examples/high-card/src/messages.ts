import type { Language, Messages } from '@longtable/kernel'

const en: Messages = {
  name: 'High Card',
  ask: { turn: 'Round {{round}} of {{rounds}}: keep your {{value}}, or exchange it?' },
  choose: { stand: 'Stand', exchange: 'Exchange your card' },
  blocked: { 'HIGH-TURN-2': 'The deck is empty.' },
  events: {
    stood: '{{player}} stands.',
    exchanged: '{{player}} exchanges the {{value}}.',
    shown: '{{player}} shows the {{value}}.',
  },
  options: { rounds: { name: 'Rounds', help: 'How many turns everybody has' } },
  table: {
    field: { round: 'Round', turn: 'Turn' },
    zone: { deck: 'Deck', discard: 'Discard pile', hand: 'Hand', shown: 'Shown' },
    thing: { cards: { any: 'Card {{number}}' } },
  },
}

const fr: Messages = {
  name: 'Carte haute',
  ask: { turn: 'Manche {{round}} sur {{rounds}} : garder votre {{value}}, ou changer ?' },
  choose: { stand: 'Rester', exchange: 'Changer de carte' },
  blocked: { 'HIGH-TURN-2': 'La pioche est vide.' },
  events: {
    stood: '{{player}} reste.',
    exchanged: '{{player}} change son {{value}}.',
    shown: '{{player}} montre son {{value}}.',
  },
  options: { rounds: { name: 'Manches', help: 'Combien de tours a chacun' } },
  table: {
    field: { round: 'Manche', turn: 'Tour' },
    zone: { deck: 'Pioche', discard: 'Défausse', hand: 'Main', shown: 'Montrée' },
    thing: { cards: { any: 'Carte {{number}}' } },
  },
}

export const messages: Readonly<Record<Language, Messages>> = { en, fr }
