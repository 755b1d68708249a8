import type { Language } from '@longtable/kernel'
import { languages } from '@longtable/i18n'
import { create } from 'zustand'

export type Theme = 'system' | 'dark' | 'light'
export type Speed = 'none' | 'fast' | 'normal' | 'slow'
export type TextSize = 'small' | 'normal' | 'large' | 'huge'

export const themes: readonly Theme[] = ['system', 'dark', 'light']
export const speeds: readonly Speed[] = ['none', 'fast', 'normal', 'slow']
export const textSizes: readonly TextSize[] = ['small', 'normal', 'large', 'huge']

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly lang: Language
  readonly theme: Theme
  readonly speed: Speed
  readonly sound: boolean
  /** Stronger lines and no tints. */
  readonly contrast: boolean
  readonly textSize: TextSize
  /** Asks again before a choice that cannot be taken back. */
  readonly confirm: boolean
  /** The name that others see. */
  readonly name: string
  /** How well bots should play, as it was chosen last; empty before that. */
  readonly level: string
}

const KEY = 'longtable.settings'

function preferredLanguage(): Language {
  return languages.find((lang) => navigator.language.toLowerCase().startsWith(lang)) ?? 'en'
}

const usual: Settings = {
  lang: preferredLanguage(),
  theme: 'system',
  speed: 'normal',
  sound: false,
  contrast: false,
  textSize: 'normal',
  confirm: false,
  name: '',
  level: '',
}

/** Only what is there and still makes sense; a broken store is as good as an empty one. */
function kept(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const words = { lang: languages, theme: themes, speed: speeds, textSize: textSizes } as const
    return Object.fromEntries(
      Object.entries(read).filter(([name, value]) => {
        if (!Object.hasOwn(usual, name)) return false
        if (Object.hasOwn(words, name)) return words[name as keyof typeof words].includes(value as never)
        return typeof value === typeof usual[name as keyof Settings]
      }),
    )
  } catch {
    return {}
  }
}

export const useSettings = create<Settings>()(() => ({ ...usual, ...kept() }))

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
}

/** Writes down what changes, and keeps the page in step with it. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = (): void => {
    const { lang, theme, contrast, textSize } = useSettings.getState()
    const root = document.documentElement
    root.lang = lang
    root.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
    root.dataset['contrast'] = contrast ? 'more' : 'usual'
    root.dataset['text'] = textSize
  }
  show()
  dark.addEventListener('change', show)
  useSettings.subscribe((settings) => {
    show()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Where nothing can be kept, the settings last as long as the page.
    }
  })
}

/** How long something moves, in milliseconds: nothing moves when the system or the person asks for it. */
export function useMotion(): { readonly isStill: boolean; readonly time: (milliseconds: number) => number } {
  const speed = useSettings((settings) => settings.speed)
  return motionFor(speed)
}

const FACTORS: Readonly<Record<Speed, number>> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 }

export function motionFor(speed: Speed): ReturnType<typeof useMotion> {
  const isStill = speed === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
  return { isStill, time: (milliseconds) => (isStill ? 0 : milliseconds * FACTORS[speed]) }
}
