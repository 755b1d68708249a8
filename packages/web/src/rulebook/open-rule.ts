import { create } from 'zustand'

/** The rule that the book beside the table is open at; an empty one opens it at the beginning. */
const useBook = create<{ readonly rule: string | undefined }>(() => ({ rule: undefined }))

/** Opens the rules beside the table, at a rule if one is named. */
export function openRule(id = ''): void {
  useBook.setState({ rule: id })
}

export function closeRule(): void {
  useBook.setState({ rule: undefined })
}

/** Undefined while the book is closed. */
export function useOpenRule(): string | undefined {
  return useBook((book) => book.rule)
}
