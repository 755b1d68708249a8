import { mageKnight } from '@longtable/mage-knight'
import { enemyKind, isRuins, slotsOf } from '@longtable/mage-knight/board'
import { Engine } from '@longtable/kernel'
import { Token } from '../../../../games/mage-knight/tokens/Token.tsx'
import type { Section } from '../../section.ts'

const engine = new Engine(mageKnight, 2, { scenario: 'fullConquest' })
const { tokens } = engine.tables.box
const FACES = tokens.filter(
  (token, nth) => isRuins(token) || enemyKind(token) !== enemyKind(tokens[nth - 1] ?? -1),
)
/** A slot of each colour. */
const BACKS = slotsOf.flatMap((slots) => slots.slice(0, 1))

function Show() {
  return (
    <>
      {[96, 140, 44].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 16 }}>
          {BACKS.map((post) => (
            <Token key={post} ctx={engine} post={post} token={-1} size={size} />
          ))}
          {FACES.map((token) => (
            <Token key={token} ctx={engine} post={token} token={token} size={size} />
          ))}
        </div>
      ))}
      <p>{FACES.length}</p>
    </>
  )
}

export const section: Section = { title: 'Tokens of Mage Knight', Show }
