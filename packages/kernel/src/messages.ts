import type { Language, Messages } from './text.ts'

const en: Messages = {
  pass: 'Do not react',
  unready: 'Take “ready” back',
  players: '{{game}} is played with {{min}} to {{max}} players, not with {{seats}}.',
  notAsked: '{{player}} is not asked anything now and cannot choose {{choice}}.',
  notOffered: '{{player}} cannot choose {{choice}}: it is not offered now.',
  blocked: '{{player}} cannot choose {{choice}}: {{reason}} ({{rule}})',
  damaged: 'This is damaged at “{{path}}”: there should be {{wanted}}.',
  olderRules:
    'This match follows version {{version}} of the rules, under which it began; new matches follow version {{now}}.',
  provenance: {
    rulebook: 'from the rulebook',
    found: 'found in public',
    inferred: 'inferred from what was found',
    reconstructed: 'stand-in: not public',
    owner: 'from an owner’s edition',
  },
  rewind: 'One cannot go back to choice {{count}}: it must be from 0 to {{most}}.',
  rewindSettled: 'One cannot go back to choice {{count}}: everything up to choice {{settled}} is settled.',
  config: {
    unknown: 'There is no option “{{name}}”; the options are {{known}}.',
    whole: 'The option “{{name}}” is a whole number from {{min}} to {{max}}, not {{value}}.',
    one: 'The option “{{name}}” cannot be “{{value}}”; it is one of {{known}}.',
    flag: 'The option “{{name}}” is either true or false, not {{value}}.',
    sets: 'The option “{{name}}” is a list of sets, and “{{value}}” is none of {{known}}.',
    newerContent:
      'This match was made with {{lines}} lines of content; this program knows {{known}} of them. A newer version can open it.',
  },
  undo: {
    nothing: 'There is nothing to take back.',
    drew: 'This cannot be taken back: something was drawn at random.',
    revealed: 'This cannot be taken back: something hidden was revealed.',
    acted: 'This cannot be taken back: {{player}} has chosen since.',
  },
  file: {
    foreign: 'This is not a match file of Longtable.',
    version: 'This match file has format version {{version}}; only version {{known}} can be read.',
    newer:
      'This match was played under version {{version}} of the rules; this program knows them up to version {{known}}.',
    game: 'This is a match of {{game}}, not of {{wanted}}.',
  },
  replay: {
    differs: 'the state differs in {{fields}} (its hash is {{found}}, the file says {{hash}}).',
  },
}

const fr: Messages = {
  pass: 'Ne pas réagir',
  unready: 'Revenir sur « prêt »',
  players: '{{game}} se joue de {{min}} à {{max}} joueurs, pas à {{seats}}.',
  notAsked: '{{player}} n’a rien à décider en ce moment et ne peut pas choisir {{choice}}.',
  notOffered: '{{player}} ne peut pas choisir {{choice}} : ce choix n’est pas proposé.',
  blocked: '{{player}} ne peut pas choisir {{choice}} : {{reason}} ({{rule}})',
  damaged: 'Les données sont abîmées à « {{path}} » (attendu : {{wanted}}).',
  olderRules:
    'Cette partie suit la version {{version}} des règles, avec laquelle elle a commencé ; les nouvelles parties suivent la version {{now}}.',
  provenance: {
    rulebook: 'du livret',
    found: 'trouvé publiquement',
    inferred: 'déduit de ce qui a été trouvé',
    reconstructed: 'de notre main : non public',
    owner: 'd’une édition d’un propriétaire',
  },
  rewind: 'Impossible de revenir au choix {{count}} : il faut un nombre de 0 à {{most}}.',
  rewindSettled: 'Impossible de revenir au choix {{count}} : tout est définitif jusqu’au choix {{settled}}.',
  config: {
    unknown: 'L’option « {{name}} » n’existe pas ; les options sont {{known}}.',
    whole: 'L’option « {{name}} » est un nombre entier de {{min}} à {{max}}, pas {{value}}.',
    one: 'L’option « {{name}} » ne peut pas valoir « {{value}} » ; elle vaut {{known}}.',
    flag: 'L’option « {{name}} » vaut true ou false, pas {{value}}.',
    sets: 'L’option « {{name}} » est une liste d’ensembles, et « {{value}} » n’en fait pas partie : {{known}}.',
    newerContent:
      'Cette partie a été créée avec {{lines}} lignes de contenu ; ce programme en connaît {{known}}. Une version plus récente peut l’ouvrir.',
  },
  undo: {
    nothing: 'Il n’y a rien à annuler.',
    drew: 'Impossible d’annuler : un tirage au hasard a eu lieu.',
    revealed: 'Impossible d’annuler : une information cachée a été révélée.',
    acted: 'Impossible d’annuler : {{player}} a choisi depuis.',
  },
  file: {
    foreign: 'Ce n’est pas un fichier de partie de Longtable.',
    version: 'Ce fichier de partie est au format {{version}} ; seul le format {{known}} peut être lu.',
    newer:
      'Cette partie a été jouée selon la version {{version}} des règles ; ce programme les connaît jusqu’à la version {{known}}.',
    game: 'C’est une partie de {{game}}, pas de {{wanted}}.',
  },
  replay: {
    differs: 'l’état diffère en {{fields}} (son empreinte est {{found}}, le fichier indique {{hash}}).',
  },
}

/** The kernel's own sentences, under the key `kernel`, and what a seat is called where nobody knows its name. */
export const kernelMessages: Readonly<Record<Language, Messages>> = {
  en: { kernel: en, player: 'Player {{number}}' },
  fr: { kernel: fr, player: 'Joueur {{number}}' },
}
