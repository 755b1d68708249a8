import type { GameInfo, MatchInfo, MyMatch } from '@longtable/server/wire'
import { useCallback, useEffect, useState } from 'react'
import { localConnection, serverConnection } from '../../connections/connections.ts'
import type { Connection } from '../../connections/connection.ts'

const OFTEN = 15_000

/** A match of mine, and where it is played. */
export interface PlacedMatch extends MyMatch {
  readonly place: Connection['place']
}

interface Found {
  readonly mine: readonly PlacedMatch[]
  readonly hasOlder: boolean
}

/** What the server has to show; `away` when it cannot be reached. */
export type ServerMatches =
  | { readonly state: 'asked' }
  | { readonly state: 'away' }
  | (Found & {
      readonly state: 'there'
      readonly gathering: readonly MatchInfo[]
      readonly running: readonly MatchInfo[]
      readonly over: readonly MatchInfo[]
    })

/** What this browser has to show. */
export type LocalMatches =
  | { readonly state: 'asked' }
  | { readonly state: 'broken' }
  | (Found & { readonly state: 'there'; readonly isKept: boolean })

/** As many as a page of the match service has. */
const PAGE = 50

/** My matches, so many pages of them; the match service tells when there may be older ones. */
async function mineAt(connection: Connection, pages: number): Promise<Found> {
  const mine: PlacedMatch[] = []
  let before: number | undefined
  for (let page = 0; page < pages; page++) {
    const found = await connection.mine(before)
    mine.push(...found.map((each) => ({ ...each, place: connection.place })))
    if (found.length < PAGE) return { mine, hasOlder: false }
    before = found.at(-1)?.match.created
  }
  return { mine, hasOlder: true }
}

async function askServer(pages: number): Promise<ServerMatches> {
  const connection = serverConnection()
  try {
    const [found, gathering, running, over] = await Promise.all([
      mineAt(connection, pages),
      connection.listed('gathering'),
      connection.listed('running'),
      connection.listed('over'),
    ])
    return { state: 'there', ...found, gathering, running, over }
  } catch {
    return { state: 'away' }
  }
}

async function askHere(pages: number): Promise<LocalMatches> {
  const connection = localConnection()
  try {
    const [found, isKept] = await Promise.all([mineAt(connection, pages), connection.isKept()])
    return { state: 'there', ...found, isKept }
  } catch {
    return { state: 'broken' }
  }
}

export interface MatchLists {
  readonly here: LocalMatches
  readonly server: ServerMatches
  /** When it was last looked at. */
  readonly now: number
  /** Looks again. */
  readonly again: () => void
  /** Looks further back. */
  readonly older: () => void
}

/** All matches that somebody who comes in may care about, looked up again from time to time while the page is seen. */
export function useMatches(): MatchLists {
  const [here, setHere] = useState<LocalMatches>({ state: 'asked' })
  const [server, setServer] = useState<ServerMatches>({ state: 'asked' })
  const [pages, setPages] = useState(1)
  const [now, setNow] = useState(() => Date.now())
  const again = useCallback(() => {
    setNow(Date.now())
    void askHere(pages).then(setHere)
    void askServer(pages).then(setServer)
  }, [pages])
  const older = useCallback(() => setPages((before) => before + 1), [])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    look()
    const timer = setInterval(look, OFTEN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again])
  return { here, server, now, again, older }
}

/** The games of the match service here; undefined until it has answered. */
export function useGames(): readonly GameInfo[] | undefined {
  const [games, setGames] = useState<readonly GameInfo[]>()
  useEffect(() => {
    let isHere = true
    localConnection()
      .games()
      .then(
        (found) => isHere && setGames(found),
        () => isHere && setGames([]),
      )
    return () => {
      isHere = false
    }
  }, [])
  return games
}
