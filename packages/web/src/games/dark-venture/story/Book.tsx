import { useEffect } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { isKeyTaken } from '../../../components/is-key-taken.ts'
import { closeBook, openBook, useBook } from './use-book.ts'
import { Story } from './Story.tsx'

/** The book of the story: behind a button, and the key B. */
export function Book(drawn: BoardPartProps) {
  const i18n = useI18n()
  const isOpen = useBook((book) => book.isOpen)
  const { scenario, adventure } = drawn.venture.tables
  const row = scenario ?? adventure
  const hasStory = row !== undefined
  useEffect(() => {
    if (!hasStory) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'b' && !isKeyTaken(event)) openBook()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [hasStory])
  useEffect(() => closeBook, [])
  return hasStory ? (
    <Dialog
      isOpen={isOpen}
      onClose={closeBook}
      title={i18n.format({ key: 'named', with: { name: row.name } })}
    >
      <Story {...drawn} isTitled={false} />
    </Dialog>
  ) : null
}
