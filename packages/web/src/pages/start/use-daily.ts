import type { DailyTable, GameInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { localConnection, serverConnection } from '../../connections/connections.ts'
import type { Connection } from '../../connections/connection.ts'
import { dailyScenario } from '../set-up/match-drafts.ts'
import type { ServerMatches } from './use-matches.ts'

export interface Daily extends DailyTable {
  readonly place: Connection['place']
}

/** How today's deal went so far: at the server, or in this browser where there is none; undefined until that is known. */
export function useDaily(game: GameInfo | undefined, server: ServerMatches['state']): Daily | undefined {
  const [daily, setDaily] = useState<Daily>()
  const id = game?.id
  const scenario = game && dailyScenario(game)?.id
  useEffect(() => {
    if (id === undefined || scenario === undefined || server === 'asked') return
    let isHere = true
    const connection = server === 'there' ? serverConnection() : localConnection()
    connection.daily(id, { scenario }).then(
      (table) => isHere && setDaily({ ...table, place: connection.place }),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [id, scenario, server])
  return daily
}
