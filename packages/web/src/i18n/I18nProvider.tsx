import type { Game } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useSettings } from '../settings/settings.ts'
import { formatterFor } from './formatter.ts'

const context = createContext<Formatter | undefined>(undefined)

interface I18nProviderProps {
  readonly game?: Game | undefined
  /** What the seats are called at this table. */
  readonly names?: readonly string[] | undefined
  readonly children: ReactNode
}

/** Everything inside speaks the language of the settings, and knows the messages of this game. */
export function I18nProvider({ game, names, children }: I18nProviderProps) {
  const lang = useSettings((settings) => settings.lang)
  const i18n = useMemo(() => formatterFor(lang, game, names), [lang, game, names])
  return <context.Provider value={i18n}>{children}</context.Provider>
}

export function useI18n(): Formatter {
  const i18n = useContext(context)
  if (i18n === undefined) throw new Error('there is no I18nProvider around this')
  return i18n
}
