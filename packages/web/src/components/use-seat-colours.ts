import { useLayoutEffect } from 'react'

/**
 * Shows seats in the colours that they have chosen, everywhere in the window: the list of players and dialogs too. A seat
 * that has not chosen keeps the colour of its number.
 */
export function useSeatColours(colours: readonly (number | undefined)[]): void {
  const chosen = colours.map((colour) => colour ?? '').join()
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const names = chosen.split(',').flatMap((colour, seat) => {
      if (colour === '') return []
      style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`)
      style.setProperty(`--seat-${seat}-ink`, `var(--colour-${colour}-ink)`)
      return [`--seat-${seat}`, `--seat-${seat}-ink`]
    })
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [chosen])
}
