import { fullBoard } from '../../../e2e/support/dark-venture.ts'
import type { ClientPart } from '../../client-part.ts'

export const part: ClientPart = { name: 'Dark Venture of 5', board: fullBoard, map: '.dv-map' }
