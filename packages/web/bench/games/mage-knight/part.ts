import { fullMap } from '../../../e2e/support/mage-knight.ts'
import type { ClientPart } from '../../client-part.ts'

export const part: ClientPart = { name: 'Mage Knight of 4', board: fullMap, map: '.mk-map' }
