import type { Card, Space } from './cards.ts'
import type { Source } from './codes.ts'
import type { RegionNo, Seat, Site } from './sites.ts'

export type Resource = 'gold' | 'energy'
export type StructureName = 'portal' | 'shrine' | 'capital'

/** Whom the inhabitants fight for: A the attacker, B nobody, C the defender or themselves. */
export type Side = 'A' | 'B' | 'C'

/** What happened, for the log, for animation and for statistics. */
export type Event =
  | { event: 'colour'; seat: Seat; colour: number }
  | { event: 'tribes'; seat: Seat; light: number; dark: number }
  | { event: 'firstPlayer'; seat: Seat }
  | { event: 'placed'; seat: Seat; site: Site; armies: number }
  | { event: 'dealt'; seat: Seat; cards: readonly Card[] }
  | { event: 'chosen'; seat: Seat; card: Card }
  | { event: 'kept'; seat: Seat }
  | { event: 'keptCard'; seat: Seat; card: Card }
  | { event: 'regionCard'; seat: Seat; region: RegionNo; from: Seat; space: Space }
  | { event: 'regionCardBack'; seat: Seat; region: RegionNo; space: Space }
  | { event: 'passedOn' }
  | { event: 'resources'; seat: Seat; gold: number; energy: number }
  | { event: 'seeded'; fallen: readonly number[]; inside: readonly number[] }
  | { event: 'limbo'; seat: Seat; light: number; dark: number }
  | { event: 'round'; round: number; first: Seat }
  | { event: 'drew'; seat: Seat; count: number }
  | { event: 'drewCard'; seat: Seat; card: Card }
  | { event: 'declined'; seat: Seat }
  | { event: 'reshuffled'; count: number }
  | { event: 'reinforced'; seat: Seat; site: Site }
  | { event: 'planned'; seat: Seat; spaces: readonly Space[] }
  | { event: 'revealed'; seat: Seat; space: Space; card: Card }
  | { event: 'compensated'; seat: Seat; take: Resource }
  | { event: 'passed'; seat: Seat; take: Resource }
  | { event: 'forfeited'; seat: Seat; take: Resource }
  | { event: 'extracted'; seat: Seat; site: Site; resource: Resource; amount: number }
  | { event: 'transition'; seat: Seat; site: Site; armies: number }
  | { event: 'built'; seat: Seat; site: Site; what: StructureName; points: number }
  | { event: 'attacked'; seat: Seat; from: Site; site: Site; armies: number; side: Side }
  | {
      event: 'thrown'
      thrown: readonly number[]
      fallen: readonly number[]
      inside: readonly number[]
    }
  | {
      event: 'battle'
      attacker: Seat
      defender: Seat
      site: Site
      side: Side
      /** Strengths, inhabitants included. */
      attack: number
      defence: number
      outcome: 'attacker' | 'defender' | 'tie' | 'inhabitants'
    }
  | { event: 'lost'; seat: Seat; armies: number; realm: number }
  | { event: 'occupied'; seat: Seat; site: Site; armies: number }
  | { event: 'moved'; seat: Seat; from: Site; site: Site; armies: number }
  | { event: 'marker'; seat: Seat }
  | { event: 'takeover'; seat: Seat; site: Site; mine: number; theirs: number; won: boolean }
  | { event: 'scored'; seat: Seat; points: number; sources: Readonly<Partial<Record<Source, number>>> }
  | { event: 'over'; winners: readonly Seat[] }
