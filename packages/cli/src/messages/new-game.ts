import type { Messages } from '@longtable/kernel'

export const newGameEn = {
  newGame: {
    help: 'begin a new game, in a checkout of the project',
    name: 'what it is called, in small letters, with hyphens between words',
    players: 'how many can play it, from two to eight: 2-4',
    noCheckout:
      'A new game is begun in a checkout of the project; this is an installed copy (looked for {{script}}).',
    notInstalled: 'Nothing is installed here yet. Run npm install first.',
    bad: {
      name: '“{{name}}” cannot be a game’s name. Take small letters, digits and single hyphens, beginning with a letter, {{most}} at most.',
      taken: 'There is a package called {{name}} already. Choose another name.',
      word: 'The word “{{name}}” stands in code that all games share ({{where}}), where no game is named. Choose another name.',
      players:
        '“{{given}}” is no number of players. Say two numbers such as 2-4; {{most}} can play at most, and at least two must be able to.',
    },
    written: '{{name}} has been written, a small game for {{min}} to {{max}} players that is whole:',
    listed: 'It is listed, described and linked.',
    next: 'What to do next:',
    play: 'play it: npx longtable play {{name}}',
    test: 'run its tests: npm run test:unit -- packages/{{name}}; all of them: npm test',
    rules:
      'make it yours: first the rules in packages/{{name}}/src/rules, then what they need; packages/{{name}}/src/manifest.ts says what others know of it',
    read: 'docs/tutorial-new-game.md explains each file, CONTRIBUTING.md what else a game can have',
  },
} as const satisfies Messages

export const newGameFr = {
  newGame: {
    help: 'commencer un nouveau jeu, dans une copie de travail du projet',
    name: 'son nom, en minuscules, avec des traits d’union entre les mots',
    players: 'combien de personnes peuvent y jouer, de deux à huit : 2-4',
    noCheckout:
      'On commence un nouveau jeu dans une copie de travail du projet ; ceci est une copie installée (cherché : {{script}}).',
    notInstalled: 'Rien n’est encore installé ici. Lancez d’abord npm install.',
    bad: {
      name: '« {{name}} » ne peut pas être le nom d’un jeu. Prenez des minuscules, des chiffres et des traits d’union simples, en commençant par une lettre, {{most}} au plus.',
      taken: 'Il y a déjà un paquet appelé {{name}}. Choisissez un autre nom.',
      word: 'Le mot « {{name}} » figure dans le code commun à tous les jeux ({{where}}), où aucun jeu n’est nommé. Choisissez un autre nom.',
      players:
        '« {{given}} » n’est pas un nombre de joueurs. Donnez deux nombres comme 2-4 ; {{most}} peuvent jouer au plus, et il faut pouvoir y jouer au moins à deux.',
    },
    written: '{{name}} a été écrit, un petit jeu complet de {{min}} à {{max}} joueurs :',
    listed: 'Il est inscrit, décrit et relié.',
    next: 'La suite :',
    play: 'y jouer : npx longtable play {{name}}',
    test: 'lancer ses tests : npm run test:unit -- packages/{{name}} ; tous : npm test',
    rules:
      'en faire le vôtre : d’abord les règles dans packages/{{name}}/src/rules, puis ce qu’il leur faut ; packages/{{name}}/src/manifest.ts dit ce que les autres en savent',
    read: 'docs/tutorial-new-game.md explique chaque fichier, CONTRIBUTING.md ce qu’un jeu peut avoir d’autre',
  },
} as const satisfies Messages
