import { playerText } from '@longtable/kernel'
import { useVoice } from '../app/words.tsx'

/** What to call a seat: its name, or the game's own word where nobody gave one. */
export function useNameOf(names: readonly string[]): (seat: number) => string {
  const voice = useVoice()
  return (seat) => names[seat] || voice.say(playerText(seat))
}
