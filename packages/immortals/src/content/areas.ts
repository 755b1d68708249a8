// The five areas of each realm. Only that one of them is green, with Treehome in it, was found anywhere.
import { regions } from './regions.ts'
import type { AreaId, AreaRow, Names, Provenance } from './types.ts'

function area(id: AreaId, name: Names, colour: string, colourProvenance: Provenance): AreaRow {
  return {
    id,
    name,
    colour,
    regions: regions.filter((region) => region.area === id).map((region) => region.id),
    provenance: { name: 'reconstructed', colour: colourProvenance },
  }
}

export const areas: readonly AreaRow[] = [
  area('red', { en: 'Iron Range', fr: 'Monts de Fer' }, '#b4452f', 'reconstructed'),
  area('green', { en: 'Greenwood', fr: 'Vertbois' }, '#4f8a3c', 'found'),
  area('yellow', { en: 'Golden March', fr: 'Marche dorée' }, '#c9a23a', 'reconstructed'),
  area('blue', { en: 'Silver Coast', fr: 'Côte d’Argent' }, '#3f78a8', 'reconstructed'),
  area('purple', { en: 'Twilight Fens', fr: 'Marais du Crépuscule' }, '#74539a', 'reconstructed'),
]
