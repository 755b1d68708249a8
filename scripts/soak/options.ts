import { argumentsOf } from '../arguments.mjs'

const help = `npm run soak [-- GAME] [options]

The long runs that npm test has no time for, of every game or of one: random games with every invariant after every choice,
the conformance kit, the bots, and hostile messages to a server, all with new seeds.

  --games N     random games in each scenario at each number of players (300; 3000 where there is one scenario)
  --messages N  hostile messages (500000)
  --thoughts N  how often each bot that searches is asked (2000)
  --write       keeps the result in docs/soak.md, beside those of the games that were not played now
  --help        this`

export const { values, positionals } = argumentsOf(
  help,
  {
    games: { type: 'string' },
    messages: { type: 'string' },
    thoughts: { type: 'string' },
    write: { type: 'boolean' },
  },
  1,
)
