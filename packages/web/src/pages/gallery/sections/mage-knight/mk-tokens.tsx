import { mageKnight } from '@longtable/mage-knight'
import { enemies, enemyKind, tokenColours } from '@longtable/mage-knight/board'
import { Engine } from '@longtable/kernel'
import { Token } from '../../../../games/mage-knight/tokens/Token.tsx'
import type { Section } from '../../section.ts'

const engine = new Engine(mageKnight, 2, { scenario: 'fullConquest' })
const FACES = Array.from({ length: 72 }, (_, token) => token).filter(
  (token, nth, all) => nth >= 60 || enemyKind(token) !== enemyKind(all[nth - 1] ?? -1),
)
const BACKS = [0, 12, 22, 32, 42, 52, 60]

function Show() {
  return (
    <>
      {[96, 140, 44].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 16 }}>
          {BACKS.slice(0, tokenColours.length).map((post) => (
            <Token key={post} ctx={engine} post={post} token={-1} size={size} />
          ))}
          {FACES.map((token) => (
            <Token key={token} ctx={engine} post={token} token={token} size={size} />
          ))}
        </div>
      ))}
      <p>{enemies.length}</p>
    </>
  )
}

export const section: Section = { title: 'Tokens of Mage Knight', Show }
