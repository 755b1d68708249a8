import type { Messages } from '@longtable/kernel'

/** Ce qui se dit de l’arène. */
export const arenaFr = {
  arena: {
    help: 'faire jouer des robots de plusieurs forces les uns contre les autres, et dire ce qu’ils valent',
    options: {
      bots: 'les robots, séparés par des virgules ; sinon tous ceux du jeu',
      games:
        'le nombre de parties pour chaque paire de robots ; 100 sauf indication contraire, et ce qu’il en faut de plus pour jouer toutes les dispositions aussi souvent',
      ladder: 'chaque sorte ne rencontre que la suivante de la liste',
      seed: 'des mots qui décident de tout le hasard ; « arena » sauf indication contraire',
      threads: 'le nombre de fils d’exécution ; sinon un par processeur',
      results: 'garder chaque partie dans ce fichier ; la même commande reprend là où elle s’est arrêtée',
      queue: 'laisser jouer ceux qui travaillent pour cette base PostgreSQL (voir `longtable arena-worker`)',
      write: 'mettre les tableaux dans cette page, entre les marques de cette étude',
    },
    title_one: '{{name}}, {{count}} joueur',
    title_other: '{{name}}, {{count}} joueurs',
    gamesOfPairs: '{{played}} parties, {{count}} pour chaque paire ; graine « {{seed}} ».',
    gamesEach: '{{played}} parties, {{count}} pour chaque robot ; graine « {{seed}} ».',
    seating: {
      duel: 'Chaque donne est jouée deux fois, la seconde en échangeant les places.',
      even: 'Chaque sorte de robot a {{count}} places, dans les {{seatings}} dispositions ; chaque donne est jouée deux fois, la seconde en échangeant les robots.',
      odd: 'L’une des sortes a une place de plus, dans les {{seatings}} dispositions ; chaque donne est jouée deux fois, la seconde en échangeant les robots.',
    },
    unfinished_one: '{{count}} partie ne finissait pas et a été abandonnée.',
    unfinished_other: '{{count}} parties ne finissaient pas et ont été abandonnées.',
    column: {
      pair: 'paire',
      games: 'parties',
      first: 'gagnées par le premier',
      second: 'par le second',
      nobody: 'par personne',
      bot: 'robot',
      rating: 'force (Elo)',
      won: 'parties gagnées',
      score: 'score moyen',
      median: 'médiane',
      turn: 'réflexion par tour',
      slowest: 'tour le plus lent',
      game: 'par partie',
    },
    left: 'encore {{time}} environ',
    minutes: '{{count}} min',
    seconds: '{{count}} s',
    stopped: 'Arrêté après {{played}} parties sur {{all}}.',
    goOn: 'La même commande reprend à partir d’ici.',
    twoKinds: 'Ici, des robots de sortes différentes s’affrontent : nommez-en au moins deux parmi {{known}}.',
    twice: 'Le robot « {{bot}} » est nommé deux fois.',
    otherStudy:
      '{{path}} appartient à une autre étude ({{difference}}) ; nommez un autre fichier, ou donnez les arguments avec lesquels il a été commencé.',
    damaged: '{{path}} est abîmé : une de ses lignes n’est pas une partie.',
    otherGames:
      'Ce qui vient de {{from}} a été joué avec d’autres robots ou d’autres règles : la partie {{id}} ne finit pas ici comme elle a fini là-bas.',
    noMarks:
      '{{path}} n’a pas de place pour cette étude : il lui faut les lignes « {{begin}} » et « {{end}} ».',
  },
  arenaWorker: {
    help: 'jouer des parties de l’arène que d’autres ont mises dans une file d’attente',
    queue:
      'une base PostgreSQL, par exemple postgres://nom@machine/base ; son mot de passe peut être dans PGPASSWORD',
    ready_one:
      'Joue les parties de {{url}} avec {{count}} fil d’exécution. Ctrl+C l’arrête ; rien n’est perdu.',
    ready_other:
      'Joue les parties de {{url}} avec {{count}} fils d’exécution. Ctrl+C l’arrête ; rien n’est perdu.',
    played: '{{id}} jouée',
    broke: '{{id}} a échoué : {{why}}',
  },
  queue: {
    missing:
      'Une file d’attente demande un paquet qui ne s’installe pas avec Longtable : npm install graphile-worker@0.17',
    unreachable: 'La file d’attente {{url}} est hors d’atteinte : {{why}}.',
  },
} as const satisfies Messages
