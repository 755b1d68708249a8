import { gamePackages } from './scripts/games.mjs'
import { ALL, type Layers, type PackageRules } from './scripts/layers/config.ts'

/**
 * Which way imports point. `npm run layers` checks it, and draws what is so into docs/architecture.md. Rooms are the folders in
 * a package's src, those at the bottom first, each with the rooms that it may import.
 */

/** Every game has the same rooms, so that who knows one knows all. */
const game: PackageRules = {
  imports: ['kernel'],
  npm: [],
  node: false,
  rooms: {
    content: [],
    rules: [],
    state: ['content'],
    text: ['content', 'state'],
    effects: ['content', 'state', 'text'],
    steps: ['content', 'state', 'text', 'effects'],
    preview: ['content', 'state', 'text', 'effects', 'steps'],
    solver: ['content', 'state', 'effects', 'steps'],
    bots: ['content', 'state', 'effects', 'steps', 'preview', 'solver'],
    // Matches that follow each other: what is kept between them.
    campaign: ['content', 'state'],
    // Bots of before, for comparisons; a folder for each version of the rules under which they played first.
    'frozen-bots': ['content', 'state', 'effects', 'steps', 'preview'],
    // The game itself.
    '.': ALL,
    steering: ALL,
  },
  deeper: ['state', 'text', 'effects', 'steps', 'preview', 'frozen-bots'],
}

const gameNames = gamePackages()
const allBelow = ['kernel', 'i18n', 'bots', 'games', 'server', ...gameNames]

export const layers: Layers = {
  packages: {
    kernel: { imports: [], npm: ['vitest'], node: false, rooms: { '.': [], testing: ['.'] } },
    i18n: { imports: ['kernel:types'], npm: ['i18next'], node: false, rooms: { '.': [] } },
    ...Object.fromEntries(gameNames.map((name) => [name, game])),
    bots: {
      imports: ['kernel'],
      npm: [],
      node: false,
      rooms: {
        advice: [],
        playing: [],
        search: [],
        arena: ['playing'],
        learn: ['playing', 'search'],
        review: ['advice', 'playing', 'search'],
      },
    },
    games: {
      imports: ['kernel', 'bots', ...gameNames],
      npm: [],
      node: false,
      // One file a game: its bots that search, and those of before.
      rooms: { bots: [], frozen: ['bots'], '.': ALL },
    },
    server: {
      imports: ['kernel', 'i18n', 'bots', 'games'],
      npm: 'any',
      node: true,
      rooms: {
        errors: [],
        messages: [],
        wire: [],
        client: ['messages', 'wire'],
        store: ['wire'],
        workers: ['errors'],
        sqlite: ['errors', 'wire', 'store', 'workers'],
        postgres: ['errors', 'wire', 'store'],
        move: ['store', 'sqlite', 'postgres'],
        arbiter: ['errors', 'wire', 'store', 'workers'],
        bots: ['errors', 'workers', 'arbiter'],
        host: ['errors', 'messages', 'wire', 'store', 'workers', 'arbiter', 'bots'],
        // Runs in a browser, too.
        local: ['errors', 'messages', 'wire', 'store', 'workers', 'arbiter', 'bots', 'host'],
        cluster: ['errors', 'wire', 'store', 'host'],
        http: ['errors', 'messages', 'wire', 'host'],
        '.': ALL,
      },
    },
    web: {
      imports: allBelow,
      npm: 'any',
      node: false,
      rooms: {
        icons: [],
        navigation: [],
        settings: [],
        util: [],
        i18n: ['settings', 'util'],
        notifications: ['settings', 'i18n', 'util'],
        offline: ['navigation', 'settings', 'i18n', 'util'],
        connections: ['settings', 'i18n', 'util'],
        components: ['icons', 'navigation', 'settings', 'i18n', 'util'],
        'settings-dialog': ['settings', 'i18n', 'util', 'notifications', 'connections', 'components'],
        rulebook: ['i18n', 'util', 'components'],
        'game-ui': ['i18n', 'util', 'notifications', 'connections', 'rulebook'],
        'match-ui': ALL,
        games: ALL,
        pages: ALL,
        app: ALL,
        '.': ALL,
      },
      deeper: ['games', 'pages'],
      apart: ['games'],
      development: ['pages/gallery'],
    },
    cli: {
      imports: allBelow,
      npm: 'any',
      node: true,
      rooms: {
        messages: [],
        terminal: [],
        files: ['terminal'],
        games: [],
        context: ['messages', 'terminal', 'games'],
        matches: ['files', 'games', 'context'],
        queue: [],
        arena: ['terminal', 'files', 'context', 'queue'],
        play: ['terminal', 'files', 'games', 'context', 'matches'],
        commands: ALL,
        '.': ALL,
      },
      deeper: ['games'],
      apart: ['games'],
    },
  },
  recurring: ['index', 'messages', 'messages-en', 'messages-fr', 'types', 'en', 'fr'],
}
