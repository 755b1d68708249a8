import type { Language, Messages } from '@longtable/kernel'

/** The table of Immortals in the terminal. */
export const messages = {
  en: {
    before: 'Before the first round; the first player marker: {{marker}}',
    round: 'Round {{round}} of {{of}}; begins: {{first}}; first player marker: {{marker}}',
    player:
      '{{player}} ({{colour}}{{light}}, {{dark}}): {{points}} points, {{gold}} gold, {{energy}} energy; limbos {{lightLimbo}} light, {{darkLimbo}} dark; supply {{supply}}; {{hand}} cards',
    yields: '{{gold}}g {{energy}}e',
    armies: 'P{{seat}}×{{armies}}',
    shrine: 'shrine',
    capital: 'capital',
    portal: 'portal',
    holder: 'card P{{seat}}',
    tower: 'Tower: {{list}}',
    tray: 'Tray: {{list}}',
    hand: '    hand: {{list}}',
    draft: '    to choose from: {{list}}',
    planned: '    board: {{list}}',
  },
  fr: {
    before: 'Avant le premier tour ; marqueur Premier joueur : {{marker}}',
    round: 'Tour {{round}} sur {{of}} ; commence : {{first}} ; marqueur Premier joueur : {{marker}}',
    player:
      '{{player}} ({{colour}}{{light}}, {{dark}}) : {{points}} points, {{gold}} or, {{energy}} énergie ; limbes {{lightLimbo}} lumière, {{darkLimbo}} ténèbres ; réserve {{supply}} ; {{hand}} cartes',
    yields: '{{gold}}o {{energy}}é',
    armies: 'J{{seat}}×{{armies}}',
    shrine: 'sanctuaire',
    capital: 'capitale',
    portal: 'portail',
    holder: 'carte J{{seat}}',
    tower: 'Tour à cubes : {{list}}',
    tray: 'Plateau de la tour : {{list}}',
    hand: '    main : {{list}}',
    draft: '    à choisir : {{list}}',
    planned: '    plateau : {{list}}',
  },
} as const satisfies Readonly<Record<Language, Messages>>
