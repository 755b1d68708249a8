import { playerText } from '@longtable/kernel'
import { useI18n } from '../i18n/I18nProvider.tsx'

/** What to call a seat: its name, or the game's own word where nobody gave one. */
export function useNameOf(names: readonly string[]): (seat: number) => string {
  const i18n = useI18n()
  return (seat) => names[seat] || i18n.format(playerText(seat))
}
