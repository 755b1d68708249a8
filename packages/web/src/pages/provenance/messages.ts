import type { NamespaceMessages } from '../../i18n/namespaces.ts'

export const provenanceMessages: NamespaceMessages = {
  en: {
    link: 'What is printed, and what is ours',
    title: '{{game}}: what is printed, and what is ours',
    about:
      'The rules and numbers of the printed game are facts, and we use them where they are public. Where a name, a number, a card or a map is not public, ours stands in for it, and says so.',
    toRules: 'To the rules',
    none: 'This game does not say where its tables come from.',
    content: 'Names, numbers and texts',
    rules: 'Rules',
    basis: {
      book: 'from the rulebook',
      ruling: 'our reading where the book is silent',
      standIn: 'stand-in: not public',
    },
    onlyStandIns: 'Only stand-ins',
    share: '{{count}} of {{of}}',
    empty: 'Nothing here stands in for anything.',
  },
  fr: {
    link: 'Ce qui est imprimé, ce qui est de nous',
    title: '{{game}} : ce qui est imprimé, ce qui est de nous',
    about:
      'Les règles et les nombres du jeu imprimé sont des faits, et nous nous en servons là où ils sont publics. Quand un nom, un nombre, une carte ou un plan n’est pas public, les nôtres en tiennent lieu, et le disent.',
    toRules: 'Aux règles',
    none: 'Ce jeu ne dit pas d’où viennent ses tables.',
    content: 'Noms, nombres et textes',
    rules: 'Règles',
    basis: {
      book: 'du livret',
      ruling: 'notre lecture quand le livret se tait',
      standIn: 'de notre main : non public',
    },
    onlyStandIns: 'Seulement ce qui est de nous',
    share: '{{count}} sur {{of}}',
    empty: 'Rien ici ne remplace quoi que ce soit.',
  },
}
