import type { Choice } from '@longtable/kernel'
import {
  areaIds,
  armySpaceIds,
  magicIds,
  magicSpaceIds,
  realms,
  regionIds,
} from '../../../../packages/immortals/src/content/ids.ts'
import { face, Z, type Card } from '../../../../packages/immortals/src/state/cards.ts'
import type { State } from '../../../../packages/immortals/src/state/schema.ts'
import { realmOf, twinOf } from '../../../../packages/immortals/src/state/sites.ts'

const spaceIds: readonly string[] = [...armySpaceIds, ...magicSpaceIds]

/** What is done with a card once it is revealed: the choices that settle it. */
const DEEDS: Readonly<Record<string, string>> = {
  extract: 'extract',
  transition: 'transition',
  moveFrom: 'move',
  drawCards: 'draw',
  marker: 'marker',
  takeover: 'takeover',
  limbo: 'transition',
  forfeit: 'given up',
}

/** Counts what is done in a game, by space, card and deed. */
export class Uses {
  private readonly found = new Map<string, number>()
  /** By seat: the card and space that were revealed last, and where an attack comes from. */
  private readonly revealed: { space: string; card: string }[] = []
  private readonly from: number[] = []

  note(s: State, seat: number, step: string, choice: Choice): void {
    const site = Number(choice['site'])
    switch (choice.do) {
      case 'reveal': {
        const number = Number(choice['space'])
        const card = s.cards[Z.board + seat][number]
        this.revealed[seat] = { space: spaceIds[number], card: cardName(card) }
        if (face(card).kind === 'blank') this.add(`space ${spaceIds[number]}: blank`)
        break
      }
      case 'pass':
        this.add('passed')
        break
      case 'build':
        this.deed(seat, `build ${String(choice['what'])}`)
        break
      case 'attackFrom':
        this.from[seat] = site
        break
      case 'target':
        this.deed(seat, 'attack')
        this.add(`attack in the ${realms[realmOf(site)]} realm`)
        this.add(`attack: ${s.owner[site] < 0 ? 'on nobody' : 'on somebody'}`)
        if (site === twinOf(this.from[seat])) this.add('attack through a portal')
        break
      case 'draw':
        this.add('reinforcements: card drawn')
        break
      case 'place':
        this.add(step === 'reinforce.place' ? 'reinforcements: army' : 'armies placed by magic')
        break
      default: {
        const deed = DEEDS[choice.do]
        if (deed !== undefined) this.deed(seat, deed)
      }
    }
  }

  private deed(seat: number, deed: string): void {
    const { space, card } = this.revealed[seat]
    this.add(`deed ${deed}`)
    this.add(`space ${space}: ${deed}`)
    if (deed !== 'given up') this.add(`card ${card}`)
    if (card.startsWith('magic')) this.add(`${card}: ${deed}`)
  }

  private add(what: string): void {
    this.found.set(what, (this.found.get(what) ?? 0) + 1)
  }

  counts(): Record<string, number> {
    return Object.fromEntries([...this.found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
}

function cardName(card: Card): string {
  const shown = face(card)
  switch (shown.kind) {
    case 'region':
      return `region ${regionIds[shown.region]}`
    case 'conflict':
      return `conflict ${regionIds[shown.region]} ${realms[shown.realm]}`
    case 'wild':
      return `wild ${areaIds[shown.area]} ${realms[shown.realm]}`
    case 'magic':
      return `magic ${magicIds[shown.magic]}`
    case 'blank':
      return 'blank'
  }
}
