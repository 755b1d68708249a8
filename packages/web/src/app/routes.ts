import { manifests } from '@longtable/games/manifests'
import { useAddress } from '../navigation/navigation.ts'

/** A page of the client, as its address says it. */
export type Route =
  | { readonly page: 'start' }
  /** A match in this browser. */
  | { readonly page: 'here'; readonly match: string }
  /** A match on the server; whoever was invited has a seat and a secret. */
  | {
      readonly page: 'server'
      readonly match: string
      readonly seat: number | undefined
      readonly invitation: string | undefined
    }
  | { readonly page: 'device'; readonly code: string }
  /** A finished match, from this browser, from the server, or a file that was dropped on the page. */
  | {
      readonly page: 'replay'
      readonly of: 'here' | 'server' | 'file'
      readonly match: string
      readonly at: number | undefined
      readonly as: number | undefined
      /** Begins with the coach's review. */
      readonly review: boolean
    }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'provenance'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  /** The stories of a game, or one of its campaigns. */
  | {
      readonly page: 'stories'
      readonly game: string
      readonly campaign: { readonly of: 'here' | 'server'; readonly id: string } | undefined
    }
  | { readonly page: 'gallery' }
  | { readonly page: 'lost' }

/** The game of addresses that name none. */
function firstGame(): string {
  return manifests[0]?.id ?? ''
}

function whole(word: string | null): number | undefined {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : undefined
}

export function readRoute(address: { pathname: string; search: string; hash: string }): Route {
  const parts = address.pathname.split('/').filter((part) => part !== '')
  const [first = '', second = '', third = '', fourth = ''] = parts
  const asked = new URLSearchParams(address.search)
  const secrets = new URLSearchParams(address.hash.slice(1))
  switch (first) {
    case '':
      return { page: 'start' }
    case 'here':
      return second === '' ? { page: 'lost' } : { page: 'here', match: second }
    case 'm': {
      const [seat, invitation] = [whole(secrets.get('seat')), secrets.get('invite') ?? undefined]
      return second === '' ? { page: 'lost' } : { page: 'server', match: second, seat, invitation }
    }
    case 'd':
      return { page: 'device', code: secrets.get('code') ?? '' }
    case 'replay': {
      const of =
        second === 'here' ? 'here' : second === 'm' ? 'server' : second === 'file' ? 'file' : undefined
      if (of === undefined || (of !== 'file' && third === '')) return { page: 'lost' }
      const [at, as] = [whole(asked.get('at')), whole(asked.get('as'))]
      return { page: 'replay', of, match: third, at, as, review: asked.has('review') }
    }
    case 'rules':
      return {
        page: 'rules',
        game: second === '' ? firstGame() : second,
        rule: third === '' ? undefined : third,
      }
    case 'provenance':
      return { page: 'provenance', game: second === '' ? firstGame() : second }
    case 'learn':
      return { page: 'learn', game: second === '' ? firstGame() : second }
    case 'stories': {
      const game = second === '' ? firstGame() : second
      if (third === '') return { page: 'stories', game, campaign: undefined }
      const of = third === 'here' ? 'here' : third === 'm' ? 'server' : undefined
      if (of === undefined || fourth === '') return { page: 'lost' }
      return { page: 'stories', game, campaign: { of, id: fourth } }
    }
    case 'gallery':
      return { page: 'gallery' }
    default:
      return { page: 'lost' }
  }
}

export function useRoute(): Route {
  return readRoute(new URL(useAddress()))
}
