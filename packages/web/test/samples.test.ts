import { loadGames } from '@longtable/games'
import { describe, expect, it } from 'vitest'
import { readRoute, type Route } from '../src/app/routes.ts'
import { modulesOf } from '../src/games/modules.ts'
import { rulePath } from '../src/rulebook/rule-register.ts'
import { replayPath, tablePath } from '../src/connections/connection.ts'
import links from './samples/v1/links.json' with { type: 'json' }

const registry = await loadGames()

// Addresses of pages as earlier versions had them: people keep them in their mails and bookmarks.

/** What the address of a page is today. */
function pathOf(route: Route): string | undefined {
  switch (route.page) {
    case 'here':
      return tablePath({ place: 'here' }, route.match)
    case 'server':
      return tablePath({ place: 'server' }, route.match)
    case 'replay':
      return route.of === 'file' ? undefined : replayPath({ place: route.of }, route.match)
    case 'rules':
      return route.rule === undefined ? undefined : rulePath(route.game, route.rule)
    default:
      return undefined
  }
}

describe('addresses of v1', () => {
  it.each(links)('$path leads where it led', ({ path, route }) => {
    const found = readRoute(new URL(path, 'https://games.example'))
    // What is not in an address is undefined, which JSON leaves out.
    expect(JSON.parse(JSON.stringify(found))).toEqual(route)
    expect(path.replace(/[?#].*$/, '')).toBe(pathOf(found) ?? path.replace(/[?#].*$/, ''))
  })

  it('name games, rules and lessons that are there', () => {
    for (const { route } of links) {
      const named = route as { readonly game?: string; readonly rule?: string; readonly page: string }
      const { game } = registry.find((each) => each.game.id === (named.game ?? 'immortals')) ?? {}
      expect(game).toBeDefined()
      expect(named.rule === undefined || game?.rules.some(({ id }) => id === named.rule)).toBe(true)
      expect(named.page !== 'learn' || modulesOf(named.game ?? '')?.lesson !== undefined).toBe(true)
    }
  })
})
