import type { Messages } from '@longtable/kernel'

export const en: Messages = {
  name: 'Toy',
  scenarios: { duel: { name: 'Duel' } },
  options: {
    turns: { name: 'Turns', help: 'How many turns each player has.' },
    mood: { name: 'Mood', help: 'How the game feels.' },
    polite: { name: 'Polite', help: 'Whether one says please.' },
    edition: { name: 'Edition', help: 'Corrections.' },
  },
  question: { turn: 'Beat {{last}} or pass.', bid: 'How much is the first turn worth to you?' },
  entry: {
    play: 'Play card {{card}}',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    pass: 'Pass and draw',
    bid: 'Bid {{bid}}',
    nothing: 'nothing',
  },
  events: {
    began: 'Seat {{seat}} begins.',
    played: 'Seat {{seat}} plays card {{card}}.',
    passed: 'Seat {{seat}} passes and draws.',
    drew: 'You draw card {{card}}.',
  },
  blocked: { 'TOY-PLAY-1': 'it must be higher than {{last}}' },
  edition: { wrong: 'the edition is wrong at {{path}}.' },
}

export const fr: Messages = {
  name: 'Jouet',
  scenarios: { duel: { name: 'Duel' } },
  options: {
    turns: { name: 'Tours', help: 'Combien de tours a chaque joueur.' },
    mood: { name: 'Humeur', help: 'L’ambiance du jeu.' },
    polite: { name: 'Poli', help: 'Si l’on dit s’il vous plaît.' },
    edition: { name: 'Édition', help: 'Corrections.' },
  },
  question: { turn: 'Dépassez {{last}} ou passez.', bid: 'Que vaut pour vous le premier tour ?' },
  entry: {
    play: 'Jouer la carte {{card}}',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    pass: 'Passer et piocher',
    bid: 'Miser {{bid}}',
    nothing: 'rien',
  },
  events: {
    began: 'La place {{seat}} commence.',
    played: 'La place {{seat}} joue la carte {{card}}.',
    passed: 'La place {{seat}} passe et pioche.',
    drew: 'Vous piochez la carte {{card}}.',
  },
  blocked: { 'TOY-PLAY-1': 'elle doit dépasser {{last}}' },
  edition: { wrong: 'l’édition est fausse à {{path}}.' },
}
