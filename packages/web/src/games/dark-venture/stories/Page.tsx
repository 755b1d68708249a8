import type { ReactNode } from 'react'
import { ReadAloud } from '../../../components/ReadAloud.tsx'

interface PageProps {
  readonly title: string
  readonly words: readonly string[]
  readonly children?: ReactNode
}

/** A page of the book: a title, what is told, and a voice for whoever asks for it. */
export function Page({ title, words, children }: PageProps) {
  return (
    <article className="paper dv-page">
      <h3>{title}</h3>
      {words.map((paragraph, n) => (
        <p key={n} className="dv-page-text" data-first={n === 0 || undefined}>
          {paragraph}
        </p>
      ))}
      {words.length === 0 ? null : <ReadAloud text={[title, ...words].join('. ')} />}
      {children}
    </article>
  )
}
