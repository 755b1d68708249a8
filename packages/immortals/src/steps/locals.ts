import { int, type Node } from '@longtable/kernel'
import type { Card, Space } from '../state/cards.ts'
import type { Seat, Site } from '../state/sites.ts'

/** What the numbers in the locals of steps are. */
export const seatNode: Node<Seat> = int()
export const siteNode: Node<Site> = int()
export const cardNode: Node<Card> = int()
export const spaceNode: Node<Space> = int()
