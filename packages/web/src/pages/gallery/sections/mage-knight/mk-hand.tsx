import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Reading } from '../../../../games/mage-knight/cards/Reading.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { Hand } from '../../../../games/mage-knight/hand/Hand.tsx'
import { viewContextOf } from '../../../../games/mage-knight/view/view-facts.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { scene, type PlayerScene } from '../../../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'

const hands: readonly PlayerScene[] = [
  {
    hand: ['march', 'march', 'rage', 'wound', 'wound', 'wound', 'crystallize', 'promise'],
    healing: 1,
    crystals: 'rgb',
  },
  {
    hand: [
      'march',
      'rage',
      'fireball',
      'swordOfJustice',
      'pureMagic',
      'stamina',
      'stamina',
      'manaDraw',
      'threaten',
      'wound',
    ],
    play: ['swiftness', 'concentration'],
    crystals: 'rgbw',
    tokens: 'yg',
  },
  { hand: [] },
]

/** Hands of a few and of many cards; choices are carried out. */
function Show() {
  return (
    <I18nProvider game={ui.game}>
      {hands.map((player, n) => (
        <Played key={n} player={player} />
      ))}
      <DragLayer />
    </I18nProvider>
  )
}

function Played({ player }: { player: PlayerScene }) {
  const laid = useMemo(() => arrangedScene(scene({ source: 'grbw', players: [player] })), [player])
  return (
    <ArrangedTable
      ui={ui}
      laid={laid}
      seat={0}
      draw={(props) => {
        const mage = viewContextOf(props.ctx)
        return (
          <div
            className="mk-board"
            style={{ height: 'auto', containerType: 'normal', marginBlock: 40, maxWidth: 760 }}
          >
            <Hand {...props} mage={mage} nameOf={() => 'Ada'} scene="map" seat={0} />
            <Reading mage={mage} />
          </div>
        )
      }}
    />
  )
}

export const section: Section = { title: 'Hands of Mage Knight', Show }
