import { immortals } from '@longtable/immortals'
import { Engine } from '@longtable/kernel'
import { Card, type CardSize } from '../../../../games/immortals/cards/Card.tsx'
import { Icon } from '../../../../games/immortals/icons/Icon.tsx'
import { outlines, type IconName } from '../../../../games/immortals/icons/outlines.ts'
import type { Section } from '../../section.ts'

const { tables } = new Engine(immortals, 4, {})
/** Region, conflict and wild cards of both realms, the four magic cards, a blank and a back. */
const CARDS = [1, 7, 21, 26, 32, 44, 51, 57, 69, 75, 78, 82, 85, 86, 87, 88, 89, -1]
const BOXES: Readonly<Record<CardSize, object>> = { hand: {}, small: { width: 80, height: 62 }, tiny: {} }

function Show() {
  return (
    <>
      {(['hand', 'small', 'tiny'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 12 }}>
          {CARDS.map((card) => (
            <div key={card} style={BOXES[size]}>
              <Card tables={tables} card={card} size={size} seat={card < 0 ? 1 : undefined} />
            </div>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, fontSize: 32 }}>
        {(Object.keys(outlines) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </>
  )
}

export const section: Section = { title: 'Cards', Show }
