import type { GameInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import type { Lobby } from './connection.ts'

/** What a house can tell of a game; undefined until it is known. */
export function useGame(lobby: Pick<Lobby, 'games'>, id: string): GameInfo | undefined {
  const [game, setGame] = useState<GameInfo>()
  useEffect(() => {
    let isGone = false
    lobby.games().then(
      (games) => {
        if (!isGone) setGame(games.find((each) => each.id === id))
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [lobby, id])
  return game
}
