import type { Layers, PackageRules } from './scripts/layers/config.ts'

/**
 * Which way imports point. `npm run layers` checks it, and draws what is so into docs/architecture.md.
 * Rooms are the folders in a package's src, those at the bottom first; each may import those before it.
 */

/** Every game has the same rooms, so that who knows one knows all. */
const game: PackageRules = {
  imports: ['kernel'],
  npm: [],
  node: false,
  rooms: [['content', 'rules'], 'state', 'text', 'effects', 'steps', 'preview', 'bots', '.', 'steering'],
  deeper: ['state', 'text', 'effects', 'steps', 'preview'],
}

export const layers: Layers = {
  packages: {
    kernel: { imports: [], npm: ['vitest'], node: false, rooms: ['.', 'testing'] },
    i18n: { imports: ['kernel:types'], npm: ['i18next'], node: false, rooms: ['.'] },
    immortals: game,
    'mage-knight': game,
    'dark-venture': game,
    bots: {
      imports: ['kernel'],
      npm: [],
      node: false,
      rooms: [
        ['advice', 'playing', 'search'],
        ['arena', 'learn', 'review'],
      ],
    },
    games: {
      imports: ['kernel', 'bots', 'immortals', 'mage-knight', 'dark-venture'],
      npm: [],
      node: false,
      rooms: ['.'],
    },
    server: {
      imports: ['kernel', 'i18n', 'bots', 'games'],
      npm: 'any',
      node: true,
      rooms: [
        ['errors', 'messages', 'wire'],
        ['client', 'store', 'workers'],
        ['arbiter', 'sqlite'],
        'bots',
        'host',
        ['http', 'local'],
        '.',
      ],
    },
    web: {
      imports: ['kernel', 'i18n', 'bots', 'games', 'server', 'immortals', 'mage-knight', 'dark-venture'],
      npm: 'any',
      node: false,
      rooms: [
        ['icons', 'navigation', 'settings', 'util'],
        'i18n',
        ['components', 'connections', 'notifications', 'offline'],
        ['rulebook', 'settings-dialog'],
        'game-ui',
        'match-ui',
        'games',
        'pages',
        'app',
        '.',
      ],
      deeper: ['games', 'pages'],
      apart: ['games'],
      development: ['pages/gallery'],
    },
    cli: {
      imports: ['kernel', 'i18n', 'bots', 'games', 'server', 'immortals', 'mage-knight', 'dark-venture'],
      npm: 'any',
      node: true,
      rooms: [
        ['messages', 'lists'],
        'terminal',
        'files',
        'games',
        'context',
        ['matches', 'queue'],
        'arena',
        'play',
        'commands',
        '.',
      ],
    },
  },
  recurring: ['index', 'messages', 'messages-en', 'messages-fr', 'types', 'en', 'fr'],
}
