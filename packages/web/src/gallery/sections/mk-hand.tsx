import type { Choice, GameEvent, Shortcut } from '@longtable/kernel'
import { useMemo, useState } from 'react'
import { useVoice, Words } from '../../app/words.tsx'
import type { BoardProps, Look, MatchEngine } from '../../games/face.ts'
import { Reading } from '../../games/mage-knight/cards/Reading.tsx'
import { mageKnightFace } from '../../games/mage-knight/face.ts'
import { Hand } from '../../games/mage-knight/hand/Hand.tsx'
import { lookOf } from '../../games/mage-knight/known.ts'
import { DragLayer } from '../../pieces/drag.tsx'
import { useChoices } from '../../shell/choosing.ts'
import { nothing } from '../../shell/Entry.tsx'
import { PlaceList } from '../../shell/PlaceList.tsx'
import { ChoosingProvider } from '../../shell/targets.tsx'
import { scene, type PlayerScene, type Scene } from '../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../Gallery.tsx'
import '../../shell/table.css'

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
    <Words game={mageKnightFace.game}>
      {hands.map((player, n) => (
        <Played key={n} player={player} />
      ))}
      <DragLayer />
    </Words>
  )
}

function seen(played: Scene) {
  const view = played.engine.view(played.position, 0)
  const asked = played.awaited.includes(0) ? played.engine.asked(played.position, 0) : null
  return { view, asked, shortcuts: asked === null ? [] : played.engine.shortcuts(view, played.offered(0)) }
}

function Played({ player }: { player: PlayerScene }) {
  const voice = useVoice()
  const played = useMemo(() => scene({ source: 'grbw', players: [player] }), [player])
  const [at, setAt] = useState(0)
  const [happened, setHappened] = useState<readonly GameEvent[]>([])
  const [{ view, asked, shortcuts }, setSeen] = useState(() => seen(played))
  const look = useMemo(() => played.engine.look(view), [played, view]) as unknown as Look
  const take = (choices: readonly Choice[]): void => {
    const before = played.events.length
    for (const choice of choices) played.choose(choice, 0)
    setHappened(played.events.slice(before))
    setSeen(seen(played))
    setAt(at + 1)
  }
  const choose = (choice: Choice): void => take([choice])
  const chooseAll = (shortcut: Shortcut): void => take(shortcut.choices)
  const { choosing, open, close } = useChoices(
    asked,
    { choose, chooseAll },
    (place) => voice.say(mageKnightFace.placeName(look, place)),
    shortcuts,
  )
  const props: BoardProps = {
    engine: played.engine as unknown as MatchEngine,
    view: view as unknown as BoardProps['view'],
    look,
    seat: 0,
    names: ['Ada', 'Blaise'],
    awaited: [0],
    happened,
    at,
  }
  return (
    <ChoosingProvider choosing={choosing}>
      <div
        className="mk-board"
        style={{ height: 'auto', containerType: 'normal', marginBlock: 40, maxWidth: 760 }}
      >
        <Hand {...props} mage={lookOf(look)} nameOf={() => 'Ada'} scene="map" seat={0} />
        <Reading mage={lookOf(look)} />
      </div>
      {open === undefined ? null : (
        <PlaceList
          open={open}
          nameOf={choosing.nameOf}
          foresee={nothing}
          choose={choose}
          chooseAll={chooseAll}
          close={close}
        />
      )}
    </ChoosingProvider>
  )
}

export const section: Section = { title: 'Hands of Mage Knight', Show }
