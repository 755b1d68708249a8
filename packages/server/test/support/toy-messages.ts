const words = {
  name: 'Lanterns',
  questions: { bid: 'How many coins?', turn: 'Your turn' },
  moments: { strike: 'Player {{by}} strikes' },
  choices: {
    bid: 'Bid',
    sure: 'Sure',
    walk: 'Walk',
    roll: 'Roll',
    draw: 'Draw',
    whisper: 'Whisper',
    strike: 'Strike',
    loop: 'Loop',
    crash: 'Crash',
    end: 'End',
    shield: 'Shield',
  },
  blocked: { 'TOY-BID-1': 'Bid first, and not the same again.', 'TOY-DRAW-1': 'The deck is empty.' },
  events: {
    bid: 'A bid',
    rolled: 'A roll',
    drew: 'A card',
    whispered: 'A whisper',
    shielded: 'A shield',
    hit: 'A hit',
  },
  options: {
    rounds: { name: 'Rounds', help: 'How many' },
    odd: { name: 'Odd', help: 'With two broken rules' },
  },
} as const

export const toyMessages = { en: words, fr: words }
