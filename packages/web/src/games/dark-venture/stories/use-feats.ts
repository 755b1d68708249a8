import { scenarioIn } from '@longtable/kernel'
import type { GameInfo, MyMatch } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { connectionTo } from '../../../connections/connections.ts'

/** How often a story was played to its end from here, and won. */
export interface Feat {
  readonly played: number
  readonly won: number
}

/** So many pages of one’s matches are looked through. */
const PAGES = 4

/** What one has done, by scenario: in this browser and on the server. */
export function useFeats(game: GameInfo): ReadonlyMap<string, Feat> {
  const [feats, setFeats] = useState<ReadonlyMap<string, Feat>>(new Map())
  useEffect(() => {
    let isHere = true
    void Promise.all((['here', 'server'] as const).map((of) => finishedIn(of, game.id))).then((found) => {
      if (isHere) setFeats(counted(game, found.flat()))
    })
    return () => {
      isHere = false
    }
  }, [game])
  return feats
}

async function finishedIn(of: 'here' | 'server', game: string): Promise<readonly MyMatch[]> {
  const found: MyMatch[] = []
  try {
    for (let page = 0; page < PAGES; page++) {
      const more = await connectionTo(of).mine(found.at(-1)?.match.created)
      found.push(...more)
      if (more.length === 0) break
    }
  } catch {
    // What cannot be asked now has nothing to tell.
  }
  return found.filter(({ match, mine }) => match.game === game && match.status === 'over' && mine.length > 0)
}

function counted({ scenarios }: GameInfo, matches: readonly MyMatch[]): ReadonlyMap<string, Feat> {
  const feats = new Map<string, Feat>()
  for (const { match, mine } of matches) {
    const id = scenarioIn(scenarios, match.config)?.id
    if (id === undefined) continue
    const { played, won } = feats.get(id) ?? { played: 0, won: 0 }
    const isWon = match.result?.winners.some((seat) => mine.includes(seat)) === true
    feats.set(id, { played: played + 1, won: won + Number(isWon) })
  }
  return feats
}
