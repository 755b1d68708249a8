import { type CampaignRecord, readRecord } from '@longtable/dark-venture/campaign'
import { text, type Text, UserError } from '@longtable/kernel'
import type { CampaignInfo, NewCampaign } from '@longtable/server/wire'
import { useCallback, useEffect, useState } from 'react'
import type { Connection } from '../../../connections/connection.ts'

/** So often it is asked whether others have gone on, in milliseconds. */
const LOOK_EVERY = 2500
/** So often a change is tried anew because somebody was quicker. */
const TRIES = 5

export interface KeptCampaign {
  readonly record: CampaignRecord
  readonly version: number
}

export function kept({ body, version }: CampaignInfo): KeptCampaign {
  return { record: readRecord(JSON.stringify(body)), version }
}

export function bodyOf(record: CampaignRecord): NewCampaign['body'] {
  return JSON.parse(JSON.stringify(record)) as NewCampaign['body']
}

export type ChangeRecord = (record: CampaignRecord) => CampaignRecord

/** A campaign as it is now, and how it is changed: always the newest, even if somebody else was quicker. */
export function useCampaign(connection: Connection, id: string) {
  const [now, setNow] = useState<KeptCampaign>()
  const [missing, setMissing] = useState<Text>()
  const look = useCallback(async (): Promise<KeptCampaign> => {
    const found = kept(await connection.campaign(id))
    setNow((before) =>
      before !== undefined && JSON.stringify(before) === JSON.stringify(found) ? before : found,
    )
    return found
  }, [connection, id])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isHere = true
    const again = async (): Promise<void> => {
      try {
        await look()
        setMissing(undefined)
      } catch (error) {
        if (isHere) setMissing(error instanceof UserError ? error.text : text('web.tables.fault'))
      }
      if (isHere) timer = setTimeout(() => void again(), LOOK_EVERY)
    }
    void again()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [look])
  const change = useCallback(
    async (by: ChangeRecord): Promise<void> => {
      for (let tries = 1; ; tries++) {
        const { record, version } = await look()
        try {
          setNow(kept(await connection.keepCampaign(id, { body: bodyOf(by(record)), after: version })))
          return
        } catch (error) {
          const isLate = error instanceof UserError && error.text.key.endsWith('store.running.changed')
          if (!isLate || tries === TRIES) throw error
        }
      }
    },
    [connection, id, look],
  )
  return { now, missing, change }
}
