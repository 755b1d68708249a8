import type { RoomWords } from '../../app/room-words.ts'

/** The table of Dark Venture around its parts; each part has its own words beside it. */
export const darkVentureWords: RoomWords = {
  en: {
    place: {
      unknown: 'this place',
      piece: '{{piece}} on {{space}}',
      die: 'die {{n}}',
      memory: '{{face}} in your Genetic Memory',
      option: 'choice {{n}}',
      part: 'one half of {{space}}',
    },
    phase: {
      round: 'Round {{round}} of {{rounds}} · {{side}} · {{scene}}',
      endless: 'Round {{round}} · {{side}} · {{scene}}',
      sides: 'Choosing sides',
      map: 'turn',
      fight: 'combat',
      story: 'the story',
      trade: 'a trade',
      over: 'The end',
      begin: 'The beginning',
    },
    tabs: {
      title: 'Parts of the table',
      map: 'Map',
      side: 'My side',
      others: 'Others',
      story: 'Story',
      hand_one: 'Hand: one card',
      hand_other: 'Hand: {{count}} cards',
    },
  },
  fr: {
    place: {
      unknown: 'cet endroit',
      piece: '{{piece}} en {{space}}',
      die: 'dé {{n}}',
      memory: '{{face}} dans votre Mémoire génétique',
      option: 'choix {{n}}',
      part: 'une moitié de {{space}}',
    },
    phase: {
      round: 'Manche {{round}} sur {{rounds}} · {{side}} · {{scene}}',
      endless: 'Manche {{round}} · {{side}} · {{scene}}',
      sides: 'Choix des camps',
      map: 'tour',
      fight: 'combat',
      story: 'le récit',
      trade: 'un échange',
      over: 'La fin',
      begin: 'Le début',
    },
    tabs: {
      title: 'Parties de la table',
      map: 'Carte',
      side: 'Mon camp',
      others: 'Autres',
      story: 'Récit',
      hand_one: 'Main : une carte',
      hand_other: 'Main : {{count}} cartes',
    },
  },
}
