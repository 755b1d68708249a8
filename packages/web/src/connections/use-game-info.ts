import type { GameInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import type { Connection } from './connection.ts'

/** What a service can tell of a game; undefined until it is known. */
export function useGameInfo(connection: Pick<Connection, 'games'>, id: string): GameInfo | undefined {
  const [game, setGame] = useState<GameInfo>()
  useEffect(() => {
    let isGone = false
    connection.games().then(
      (games) => {
        if (!isGone) setGame(games.find((each) => each.id === id))
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [connection, id])
  return game
}
