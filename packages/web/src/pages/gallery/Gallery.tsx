import { lazy, Suspense } from 'react'
import type { Section } from './section.ts'

const only = new URLSearchParams(location.search).get('only')
const found = import.meta.glob<{ readonly section: Section }>('./sections/*/*.tsx')

/** Each is fetched when it is shown: together they are most of the client. */
const sections = Object.entries(found)
  .filter(([path]) => only === null || path.endsWith(`/${only}.tsx`))
  .map(([path, load]) => ({
    path,
    Show: lazy(async () => {
      const { section } = await load()
      return { default: () => <Shown {...section} /> }
    }),
  }))

function Shown({ title, Show }: Section) {
  return (
    <>
      {only === null ? <h2>{title}</h2> : null}
      <Show />
    </>
  )
}

/** Every piece and state of the interface on one page, for those who build it. `?only=board` shows one section. */
export default function Gallery() {
  return (
    <main style={{ padding: '1rem' }}>
      {only === null ? <h1>Gallery</h1> : null}
      {sections.map(({ path, Show }) => (
        <section key={path} style={{ marginBlock: '2rem' }}>
          <Suspense>
            <Show />
          </Suspense>
        </section>
      ))}
    </main>
  )
}
