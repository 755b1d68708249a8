// Which rule goes first
import type { Rule } from '@longtable/kernel'

export const prioritiesRules: readonly Rule[] = [
  {
    id: 'MK-PRIO-01',
    kind: 'note',
    en:
      'What the quick reference sheet says comes first, then the texts of cards, tokens, sites and ' +
      'scenarios, then the rulebook, then the published answers, then our own rulings.',
    fr:
      'L’aide de jeu passe avant tout, puis viennent les textes des cartes, jetons, sites et scénarios, ' +
      'puis le livret de règles, puis les réponses publiées, puis nos propres décisions.',
    source: 'ruling: Authority of the sources',
    why: 'It says how the register was written; nothing in play depends on it.',
  },
  {
    id: 'MK-PRIO-02',
    kind: 'note',
    en:
      'The quick reference sheet is short. Where the rulebook only adds details that do not contradict it, ' +
      'both hold.',
    fr:
      'L’aide de jeu est concise. Quand le livret de règles ne fait qu’ajouter des détails qui ne la ' +
      'contredisent pas, les deux valent.',
    source: 'ruling: Authority of the sources',
    why: 'It says how the register was written; nothing in play depends on it.',
  },
  {
    id: 'MK-PRIO-03', // Q01, Q02
    kind: 'rule',
    en:
      'Where the sheet and the rulebook contradict each other, on fame for a duel between equals and on ' +
      'counting enemies in a duel, the sheet holds and the rulebook’s reading is a match option.',
    fr:
      'Quand l’aide de jeu et le livret se contredisent, sur la renommée d’un duel entre héros de même ' +
      'niveau et sur le nombre d’ennemis dans un duel, l’aide de jeu vaut et la lecture du livret est une ' +
      'option de partie.',
    source: 'ruling: Authority of the sources',
  },
  {
    id: 'MK-PRIO-04',
    kind: 'rule',
    en:
      'A special rule goes before a general one. Between two cards, one that forbids something goes before ' +
      'one that allows it.',
    fr:
      'Une règle particulière l’emporte sur une règle générale. Entre deux cartes, celle qui interdit ' +
      'l’emporte sur celle qui permet.',
    source: 'ruling: Conflicting effects',
  },
  {
    id: 'MK-PRIO-05',
    kind: 'rule',
    en:
      'You choose the order of your own effects that happen at the same time. With several players it goes ' +
      'in turn order from the active player.',
    fr:
      'Vous choisissez l’ordre de vos propres effets simultanés. Entre plusieurs joueurs, on suit l’ordre ' +
      'du tour à partir du joueur actif.',
    source: 'ruling: Simultaneous effects',
  },
  {
    id: 'MK-PRIO-06',
    kind: 'rule',
    en:
      'Cards and tokens have the values of the 2018 printing, or those of the first printing if the option ' +
      'printing is set to 2011.',
    fr:
      'Les cartes et les jetons ont les valeurs de l’édition de 2018, ou celles de la première édition si ' +
      'l’option printing vaut 2011.',
    source: 'Rules: Printings',
    option: 'printing',
  },
  {
    id: 'MK-PRIO-07',
    kind: 'rule',
    en: 'An effect does as much as it can. Its cost must be paid in full.',
    fr: 'Un effet fait tout ce qu’il peut. Son coût doit être payé en entier.',
    source: 'Rules: Deed cards',
  },
  {
    id: 'MK-PRIO-08', // Q37
    kind: 'rule',
    en:
      'If several of your effects change the same value, you choose their order. Changes by other players, ' +
      'such as Prayer of Weather, come last.',
    fr:
      'Si plusieurs de vos effets modifient la même valeur, vous choisissez leur ordre. Les modifications ' +
      'dues aux autres joueurs, comme « Prière au ciel », viennent en dernier.',
    source: 'ruling: Several changes to one value',
  },
]
