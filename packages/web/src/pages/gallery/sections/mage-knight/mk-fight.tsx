import { itemAt } from '@longtable/kernel'
import { useMemo } from 'react'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatPatterns } from '../../../../components/SeatMark.tsx'
import { duel, melee } from '../../../../../../mage-knight/test/support/duels.ts'
import {
  adventure,
  attack,
  block,
  cityFight,
  keep,
  rampage,
} from '../../../../../../mage-knight/test/support/fights.ts'
import { scene, type PlayerScene, type Scene } from '../../../../../../mage-knight/test/support/scene.ts'
import type { Section } from '../../section.ts'
import { arrangedScene, ArrangedTable } from '../../ArrangedTable.tsx'
import { entryOf } from '../../../../util/entry-of.ts'

const asked = new URLSearchParams(location.search)
const HAND = ['rage', 'determination', 'swiftness', 'march', 'stamina', 'wound']

const hero: PlayerScene = {
  hero: 'tovak',
  hand: HAND,
  fame: 20,
  crystals: 'rbgw',
  tokens: 'rb',
  units: ['peasants', 'guardianGolems', { unit: 'foresters', wounds: 1 }],
}

function coop(): Scene {
  return scene({
    scenario: 'fullCooperation',
    tiles: { '1,0': 'c7' },
    cities: [{ at: 'c7.C', level: 8 }],
    tokens: { 'c7.C': ['crossbowmen', 'gunners', 'gunners', 'altemGuardsmen'] },
    players: [
      { ...hero, at: 'c7.NE', move: 2 },
      { hero: 'norowas', at: 'c7.E', hand: ['march', 'rage', 'promise'], units: ['utemCrossbowmen'] },
    ],
  })
}

const foe: PlayerScene = { hero: 'norowas', hand: ['march', 'rage'], units: ['utemGuardsmen', 'herbalists'] }

/** Positions by name; `?at=orc` shows one. */
const POSITIONS: Readonly<Record<string, () => Scene>> = {
  orc: () => rampage(['prowlers'], hero),
  aimed: () => attack(rampage(['ironclads', 'wolfRiders'], hero), 3, 'ranged', 'fire').take('aim ironclads'),
  keep: () => attack(attack(keep('guardsmen', hero), 2, 'ranged'), 3, 'siege', 'fire'),
  keep2: () => keep('swordsmen', hero).take('aim swordsmen'),
  dungeon: () => adventure('dungeon', { brown: ['medusa'] }, hero, { night: true }).take('endPhase'),
  facing: () => block(rampage(['wolfRiders', 'cursedHags'], hero).take('endPhase', 'face wolfRiders'), 4),
  city: () =>
    cityFight('white', ['crossbowmen', 'gunners', 'altemGuardsmen', 'altemMages', 'golems'], hero, {
      night: true,
      also: ({ cities }) => {
        itemAt(cities, 0).level = 5
      },
    }),
  blue: () => cityFight('blue', ['iceMages', 'fireGolems', 'freezers'], hero).take('endPhase'),
  summoner: () =>
    rampage(['orcSummoners', 'prowlers'], hero, { piles: { brown: ['gargoyle'] } }).take('endPhase'),
  group: () => {
    const fight = rampage(['prowlers', 'diggers', 'fireDragon'], { ...hero, fame: 60 })
    fight.take('endPhase', 'endPhase', 'order prowlers', 'toHero', 'order diggers', 'toHero', 'toHero')
    fight.take('aim prowlers', 'aim fireDragon')
    return attack(attack(attack(fight, 6), 4, 'melee', 'ice'), 3, 'siege', 'fire')
  },
  order: () => rampage(['prowlers', 'wolfRiders'], hero).take('endPhase', 'endPhase'),
  assign: () => rampage(['minotaur'], hero).take('endPhase', 'endPhase'),
  poison: () => rampage(['swampDragon'], hero).take('endPhase', 'endPhase'),
  paralyze: () => rampage(['iceDragon'], hero).take('endPhase', 'endPhase'),
  fallen: () => {
    const fight = rampage(['prowlers', 'cursedHags', 'fireDragon'], { ...hero, fame: 60 })
    fight.take('aim prowlers')
    return attack(fight, 4, 'ranged').take('strike')
  },
  defend: () => duel(hero, foe),
  duelRanged: () => attack(duel(hero, foe).take('partial'), 4, 'ranged', 'ice'),
  duelBlock: () => block(attack(duel(foe, hero).take('full'), 7, 'ranged', 'fire').take('send'), 5),
  duelMelee: () => attack(melee(duel(hero, foe).take('partial')), 9),
  duelAssign: () => attack(melee(duel(hero, foe).take('partial')), 14).take('send', 'done'),
  invite: () => coop().take('propose'),
  shares: () => coop().take('propose', 'invite', 'share', 'share'),
  agree: () => coop().take('propose', 'invite 1', 'share 1', 'share 0', 'send'),
  share: () => coop().take('propose', 'invite 1', 'share 1', 'share 0', 'send', 'yes'),
}

function Show() {
  const at = asked.get('at')
  const names = at === null ? Object.keys(POSITIONS) : [at]
  return (
    <I18nProvider game={ui.game}>
      <SeatPatterns />
      {names.map((name) => (
        <Table key={name} name={name} />
      ))}
      <DragLayer />
    </I18nProvider>
  )
}

/** Whoever is asked looks at the table, unless `seat` says otherwise. */
function Table({ name }: { name: string }) {
  const played = useMemo(() => entryOf(POSITIONS, name)(), [name])
  const laid = useMemo(() => arrangedScene(played), [played])
  const [first = 0] = useMemo(() => played.awaited.slice(), [played])
  return (
    <>
      <h3>{name}</h3>
      <div
        style={{
          width: asked.get('w') === null ? '100%' : Number(asked.get('w')),
          height: Number(asked.get('h') ?? 844),
        }}
      >
        <ArrangedTable ui={ui} laid={laid} seat={Number(asked.get('seat') ?? first)} />
      </div>
    </>
  )
}

export const section: Section = { title: 'Fights of Mage Knight', Show }
