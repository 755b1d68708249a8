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
}

export const messages: Readonly<Record<Language, Messages>> = { en, fr }
