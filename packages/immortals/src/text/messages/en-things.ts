import type { Messages } from '@longtable/kernel'

/** What the game and its things are called, and what a table may agree on. */
export const things = {
  name: 'Immortals',
  about:
    'Armies defeated in one realm rise again in the other. Plan your actions in secret, fight through the cube tower, and hold regions and whole areas of the light and the dark realm.',
  scenarios: { standard: { name: 'Standard game' } },

  colour: { 0: 'red', 1: 'blue', 2: 'yellow', 3: 'purple', 4: 'white' },
  inhabitants: 'inhabitants',
  nothing: 'nothing',
  site: '{{region}} ({{realm}})',
  space: '“{{name}}”',
  realm: { light: 'light', dark: 'dark' },
  realmNamed: { light: 'light realm', dark: 'dark realm' },
  limbo: { light: 'light limbo', dark: 'dark limbo' },
  structure: { portal: 'a portal', shrine: 'a shrine', capital: 'a capital' },
  card: {
    region: '{{region}} (region card)',
    conflict: '{{region}}, {{realm}} (conflict card)',
    wild: '{{area}}, {{realm}} (wild card)',
    magic: '{{magic}} (magic card)',
    blank: 'a blank card',
    hidden: 'a face-down card',
  },
  list: {
    more: '{{first}}, {{rest}}',
    last: '{{first}} and {{rest}}',
    cubes: '{{name}} ({{count}})',
    points: '{{name}} {{count}}',
  },
  amount: {
    gold: '{{count}} gold',
    energy: '{{count}} energy',
    both: '{{energy}} and {{gold}}',
    armies_one: '{{count}} army',
    armies_other: '{{count}} armies',
    points_one: '{{count}} victory point',
    points_other: '{{count}} victory points',
  },
  source: { regions: 'regions', shrines: 'shrines', capitals: 'capitals', areas: 'areas' },

  options: {
    rounds: {
      name: 'Rounds',
      help: 'How many rounds you play; 0 stands for the number in the rulebook.',
      values: { 0: 'As in the rulebook: 7 with three players, otherwise 5' },
    },
    tower: {
      name: 'Cube tower',
      help: 'How the tower holds cubes back and lets them go.',
      values: {
        hybrid: 'Big throws shake more cubes loose, and a full tower holds fewer back',
        classic: 'Of the thrown cubes two in three come out, of those inside one in three',
        floors: 'Cubes stick on two floors, and cubes falling past may free them',
      },
    },
    scoring: {
      name: 'Owned regions',
      help: 'What counts as owning a region in scoring.',
      values: { occupation: 'Having an army there', cards: 'Holding its region card' },
    },
    draftOwnTwin: {
      name: 'Own twin in the starting round',
      help: 'What happens to your conflict card when you place a group on the twin of a region whose card you hold.',
      values: { keep: 'You keep it', discard: 'It is discarded' },
    },
    regionCardAnyRealm: {
      name: 'Region cards in attacks',
      help: 'For which realm a region card counts when you attack.',
      values: { true: 'For both realms', false: 'Only for a realm where you have an army in the region' },
    },
    portalOwnCard: {
      name: 'Attack through a portal with the card of that region',
      help: 'What the inhabitants do when the card shows both ends of the attack.',
      values: { A: 'They fight for the attacker', B: 'They are neutral' },
    },
    portalLosses: {
      name: 'Losses of an attack through a portal',
      help: 'In which limbo the attacker’s losses go when the attack came through a portal.',
      values: {
        attacked: 'Of the realm that was not attacked, as for everybody',
        origin: 'Of the realm that the armies did not come from',
      },
    },
    alliesAlone: {
      name: 'A battle won by inhabitants alone',
      help: 'Whether an attacker who wins without an army of their own gets the region card.',
      values: {
        noCard: 'No: a card of the defender goes to the stack',
        card: 'Yes, though the region stays empty',
      },
    },
    capitalLimit: {
      name: 'Capitals',
      help: 'How many capitals an area may have.',
      values: { perRealm: 'One in each realm', perName: 'One for both realms together' },
    },
    leftoverAllies: {
      name: 'Allied inhabitants after a battle',
      help: 'Where the winner’s inhabitants go that were not needed to match the losses.',
      values: { tray: 'They stay in the tray', supply: 'They go back to the supply' },
    },
    takeoverFromStack: {
      name: 'Taking a region card from the stack by magic',
      help: 'Whether you compare armies when nobody holds the card.',
      values: { compare: 'You compare with the twin', free: 'You take it without comparing' },
    },
    takeoverCompare: {
      name: 'Taking over a region card by magic',
      help: 'Whose armies in the twin region you compare with.',
      values: { holder: 'Those of the card’s holder', twinOccupier: 'Those of whoever is there' },
    },
    houseReturn: {
      name: 'House rule: return to the board',
      help: 'A player without any army on the board may put 1 army from a limbo on an unoccupied start region.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    edition: {
      name: 'Corrections to the edition',
      help: 'Values of your printed game that differ from those here, as an owner can enter them.',
    },
  },

  judge: {
    points: 'Points',
    income: 'Points of a scoring now',
    secure: 'Points that are safe',
    sites: 'Regions held',
    steps: 'Areas nearly won',
    buildings: 'Shrines and capitals',
    border: 'Armies at the border',
    rear: 'Armies in the rear',
    limbo: 'Armies in the limbos',
    tower: 'Cubes in the tower',
    gold: 'Gold',
    energy: 'Energy',
    regionCards: 'Region cards',
    handCards: 'Other cards',
    marker: 'First player marker',
    yield: 'Yield of the regions',
    planned: 'Actions still planned',
  },
} as const satisfies Messages
