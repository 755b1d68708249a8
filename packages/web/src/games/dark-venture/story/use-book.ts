import { create } from 'zustand'

/** Does the book of the story lie open? */
export const useBook = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

export function openBook(): void {
  useBook.setState({ isOpen: true })
}

export function closeBook(): void {
  useBook.setState({ isOpen: false })
}
