import { memo } from 'react'
import { emblems } from './emblems.ts'
import { scenes, type SceneName } from './scenery.ts'
import './Emblem.css'

/** The picture of a card: what it is about, before the country of its colour. */
export const Emblem = memo(function Emblem({ id, scene }: { id: string; scene: SceneName }) {
  const { back, front } = scenes[scene]
  return (
    <span className="mk-emblem" data-scene={scene}>
      <svg className="mk-emblem-scene" viewBox="0 0 200 100" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <path className="mk-emblem-back" d={back} />
        <path className="mk-emblem-front" d={front} />
      </svg>
      <svg className="mk-emblem-picture" viewBox="0 0 512 512" aria-hidden>
        <path d={emblems[id]} />
      </svg>
    </span>
  )
})
