import {
  choiceKey,
  UserError,
  text,
  type DescribedMenu,
  type Choice,
  type Shortcut,
  type Text,
} from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { noteChosen } from '../log/own-turn.ts'

/** What the server or the rules refused, said where one chooses. */
interface Trouble {
  readonly words: string
  /** The others may be asked to go back. */
  readonly mayAsk: boolean
}

export interface Troubles {
  readonly trouble: Trouble | undefined
  readonly tell: (reason: Text, mayAsk?: boolean) => void
  readonly forget: () => void
}

export function useTroubles(): Troubles {
  const i18n = useI18n()
  const [trouble, setTrouble] = useState<Trouble>()
  const tell = useCallback(
    (reason: Text, mayAsk = false) => setTrouble({ words: i18n.format(reason), mayAsk }),
    [i18n],
  )
  const forget = useCallback(() => setTrouble(undefined), [])
  return useMemo(() => ({ trouble, tell, forget }), [trouble, tell, forget])
}

/** What somebody wants to do and is asked about again. */
interface Unconfirmed {
  readonly asked: DescribedMenu | null
  readonly words: Text | undefined
  readonly action: () => void
}

interface AtTable {
  readonly table: RemoteTable
  readonly asked: DescribedMenu | null
  /** The update that is shown, and the number of its menu. */
  readonly at: number | undefined
  readonly number: number | undefined
  /** Other people sit here, who can be asked to go back. */
  readonly hasOthers: boolean
  readonly skip: () => void
  readonly troubles: Troubles
}

export interface TableActions {
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
  readonly undo: () => void
  /** Takes back everything since the moment of one's own update: so many steps. */
  readonly undoTo: (moment: number, count: number) => void
  readonly carryOut: (action: () => Promise<unknown>, mayAsk?: boolean) => Promise<void>
  readonly unconfirmed: { readonly words: Text | undefined; yes(): void; no(): void } | undefined
}

/** Everything that somebody does at the table goes through here: to the match service, and what it refuses into words. */
export function useTableActions({
  table,
  asked,
  at,
  number,
  hasOthers,
  skip,
  troubles,
}: AtTable): TableActions {
  const { tell, forget } = troubles
  const confirms = useSettings((settings) => settings.confirm)
  const [wanted, setWanted] = useState<Unconfirmed>()
  // Said at this moment and not confirmed yet; what happens because of it may be shown before that.
  const saidAt = useRef<{ readonly at: number | undefined }>(undefined)
  const isSaid = useCallback(() => saidAt.current !== undefined && saidAt.current.at === at, [at])
  const carryOut = useCallback(
    async (action: () => Promise<unknown>, mayAsk = false) => {
      setWanted(undefined)
      forget()
      const said = { at }
      saidAt.current = said
      skip()
      try {
        await action()
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        tell(error.text, mayAsk)
      } finally {
        if (saidAt.current === said) saidAt.current = undefined
      }
    },
    [at, skip, tell, forget],
  )
  const make = useCallback(
    (choices: readonly Choice[], gesture: boolean, words: Text | undefined) => {
      noteChosen(table, words)
      void carryOut(() => table.choose(choices, { gesture, ...(number !== undefined && { menu: number }) }))
    },
    [carryOut, table, number],
  )
  const choose = useCallback(
    (choice: Choice) => {
      if (isSaid()) return
      const entry = asked?.entries.find((each) => choiceKey(each.choice) === choiceKey(choice))
      if (!confirms || entry?.revises === true) return make([choice], false, entry?.text)
      setWanted({ asked, words: entry?.text, action: () => make([choice], false, entry?.text) })
    },
    [asked, confirms, isSaid, make],
  )
  const chooseAll = useCallback(
    ({ text: words, choices }: Shortcut) => {
      if (isSaid()) return
      if (confirms) setWanted({ asked, words: words, action: () => make(choices, true, words) })
      else make(choices, true, words)
    },
    [asked, confirms, isSaid, make],
  )
  const undo = useCallback(() => void carryOut(() => table.undo(), hasOthers), [carryOut, table, hasOthers])
  const undoTo = useCallback(
    (moment: number, count: number) => {
      const action = (): void => void carryOut(() => table.undo(moment), hasOthers)
      if (confirms && count > 1) setWanted({ asked, words: text('web.shell.sureBack', { count }), action })
      else action()
    },
    [asked, carryOut, confirms, table, hasOthers],
  )
  const unconfirmed =
    wanted === undefined || wanted.asked !== asked
      ? undefined
      : { words: wanted.words, yes: wanted.action, no: () => setWanted(undefined) }
  return { choose, chooseAll, undo, undoTo, carryOut, unconfirmed }
}
