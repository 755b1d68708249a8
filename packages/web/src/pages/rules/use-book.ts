import { findManifest } from '@longtable/games/manifests'
import type { Game } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import type { GameTexts } from '../../game-ui/game-ui.ts'
import { modulesOf } from '../../games/modules.ts'
import { registerGameMessages } from '../../i18n/formatter.ts'

export interface Book {
  readonly game: Game
  /** What the client says about it, without its board. */
  readonly texts: GameTexts
}

/** The rules of a game with its words; undefined until they are there. */
export function useBook(id: string): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    let isHere = true
    const [manifest, modules] = [findManifest(id), modulesOf(id)]
    if (manifest === undefined || modules === undefined) return
    void Promise.all([manifest.load.game(), modules.texts()]).then(([game, texts]) => {
      registerGameMessages(id, texts.namespaces)
      if (isHere) setBook({ game, texts })
    })
    return () => {
      isHere = false
    }
  }, [id])
  return book?.game.id === id ? book : undefined
}
