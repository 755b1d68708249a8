import type { Messages } from '@longtable/kernel'

/** What is said of the arena. */
export const arenaEn = {
  arena: {
    help: 'let kinds of bots play against each other, and say how strong they are',
    options: {
      bots: 'the kinds of bots, with commas between; otherwise all that the game has',
      games:
        'how many games for each pair of kinds; 100 unless said otherwise, and as many more as it takes to play all seatings equally often',
      ladder: 'let each kind meet only the next on the list',
      seed: 'words that decide all chance; “arena” unless said otherwise',
      threads: 'how many threads play; otherwise one for each processor',
      results: 'keep every game in this file; the same command goes on where it stopped',
      queue: 'let the workers of this PostgreSQL database play the games (see `longtable arena-worker`)',
      write: 'put the tables into this page, between the marks of this study',
    },
    title_one: '{{name}}, {{count}} player',
    title_other: '{{name}}, {{count}} players',
    gamesOfPairs: '{{played}} games, {{count}} for each pair; seed “{{seed}}”.',
    gamesEach: '{{played}} games, {{count}} for each kind; seed “{{seed}}”.',
    seating: {
      duel: 'Every deal is played twice, the second time with the seats exchanged.',
      even: 'Each kind has {{count}} seats, in all {{seatings}} seatings; every deal is played twice, the second time with the kinds exchanged.',
      odd: 'One kind has one seat more, in all {{seatings}} seatings; every deal is played twice, the second time with the kinds exchanged.',
    },
    unfinished_one: '{{count}} game did not end and was given up.',
    unfinished_other: '{{count}} games did not end and were given up.',
    column: {
      pair: 'pair',
      games: 'games',
      first: 'won by the first',
      second: 'by the second',
      nobody: 'by nobody',
      bot: 'bot',
      rating: 'rating (Elo)',
      won: 'games won',
      score: 'mean score',
      median: 'median',
      turn: 'thinks a turn',
      slowest: 'slowest turn',
      game: 'a game',
    },
    left: 'about {{time}} left',
    minutes: '{{count}} min',
    seconds: '{{count}} s',
    stopped: 'Stopped after {{played}} of {{all}} games.',
    goOn: 'The same command goes on from here.',
    twoKinds: 'Kinds of bots play against each other here, so name at least two of: {{known}}.',
    twice: 'The bot “{{bot}}” is named twice.',
    otherStudy:
      '{{path}} belongs to another study ({{difference}}); name another file, or give the arguments it was begun with.',
    damaged: '{{path}} is damaged: a line of it is no game.',
    otherGames:
      'What {{from}} has was played with other bots or other rules: the game {{id}} does not end here as it ended there.',
    noMarks: '{{path}} has no place for this study: it needs the lines “{{begin}}” and “{{end}}”.',
  },
  arenaWorker: {
    help: 'play games of the arena that others have put into a queue',
    queue:
      'a PostgreSQL database, such as postgres://name@host/database; its password may stand in PGPASSWORD',
    ready_one: 'Playing games from {{url}} on {{count}} thread. Ctrl+C stops it; nothing is lost.',
    ready_other: 'Playing games from {{url}} on {{count}} threads. Ctrl+C stops it; nothing is lost.',
    played: 'played {{id}}',
    broke: '{{id}} broke: {{why}}',
  },
  queue: {
    missing: 'A queue needs a package that is not installed with Longtable: npm install graphile-worker@0.17',
    unreachable: 'The queue at {{url}} cannot be reached: {{why}}.',
  },
} as const satisfies Messages
