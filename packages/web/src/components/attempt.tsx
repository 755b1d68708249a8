import { UserError, type Text } from '@longtable/kernel'
import { useCallback, useState } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'

export interface Attempt {
  /** Does something that may be refused; true if it was done. What was refused before is forgotten. */
  readonly attempt: (action: () => Promise<unknown>) => Promise<boolean>
  /** Why the last attempt failed. */
  readonly refused: Text | undefined
}

/** For what somebody asks for and may be refused; anything else that goes wrong is a fault and thrown on. */
export function useAttempt(): Attempt {
  const [refused, setRefused] = useState<Text>()
  const attempt = useCallback(async (action: () => Promise<unknown>): Promise<boolean> => {
    setRefused(undefined)
    try {
      await action()
      return true
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      setRefused(error.text)
      return false
    }
  }, [])
  return { attempt, refused }
}

/** Says why something was refused, if it was. */
export function RefusedLine({ refused }: { refused: Text | undefined }) {
  const i18n = useI18n()
  if (refused === undefined) return null
  return (
    <p role="alert" className="refusal">
      {i18n.format(refused)}
    </p>
  )
}
