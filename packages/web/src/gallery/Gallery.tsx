import type { ComponentType } from 'react'

/** A piece of the interface with all its states. */
export interface Section {
  readonly title: string
  readonly Show: ComponentType
}

const found = import.meta.glob<{ readonly section: Section }>('./sections/*.tsx', { eager: true })

/** Every piece and state of the interface on one page, for those who build it. `?only=board` shows one section. */
export default function Gallery() {
  const only = new URLSearchParams(location.search).get('only')
  const sections = Object.entries(found).filter(([path]) => only === null || path.endsWith(`/${only}.tsx`))
  return (
    <main style={{ padding: '1rem' }}>
      {only === null ? <h1>Gallery</h1> : null}
      {sections.map(([path, { section }]) => (
        <section key={path} style={{ marginBlock: '2rem' }}>
          {only === null ? <h2>{section.title}</h2> : null}
          <section.Show />
        </section>
      ))}
    </main>
  )
}
