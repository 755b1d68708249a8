// What an owner of the printed game may correct: every table, its fields, what they mean and how much they may be. Template, checks
// and forms are all made from this.
import type {
  EditionField,
  EditionGroup,
  EditionRow,
  EditionSpec,
  EditionTable,
  Json,
  Translated,
} from '@longtable/kernel'
import { checkEdition } from './checks.ts'
import { areaIds, armyActions, realms, regionIds, specialActions } from './ids.ts'
import { withCorrections } from './override.ts'
import type { Edition } from './types.ts'

type Fields = Readonly<Record<string, EditionField>>

const said = (en: string, fr: string): Translated => ({ en, fr })
const about = <F extends EditionField>(field: F, en: string, fr: string): F => ({
  ...field,
  about: { en, fr },
})
const whole = (min: number, max: number): EditionField => ({ kind: 'whole', min, max })
const group = (fields: Fields): EditionGroup => ({ kind: 'group', fields })
const one = (of: readonly string[]): EditionField => ({ kind: 'one', of })

const longestText = 60
const count = whole(0, 999)
const positive = whole(1, 999)
const amount = whole(0, 99)
const names: EditionField = { kind: 'names', longest: longestText }
const resources = group({ gold: amount, energy: amount })
const region = one(regionIds)
const groups: EditionField = { kind: 'list', of: whole(1, 43), most: 12 }
const chance = group({ numerator: whole(0, 1_000_000), denominator: whole(1, 1_000_000) })

const named = about(names, 'its name', 'son nom')
const groupFields: Fields = {
  groups: about(groups, 'sizes of the army groups', 'tailles des groupes d’armées'),
  outerGroups: about(
    groups,
    'groups of the outer space, with 3 or 4 players only',
    'groupes de la case extérieure, à 3 ou 4 joueurs seulement',
  ),
  resources: about(resources, 'what a player starts with', 'ce que l’on a au départ'),
}

const areaField = group({
  name: named,
  colour: about({ kind: 'colour' }, 'the colour it is drawn in', 'la couleur du dessin'),
})

const regionField = group({
  name: about(
    { kind: 'text', longest: longestText },
    'its name, in every language',
    'son nom, dans toutes les langues',
  ),
  area: about(one(areaIds), 'its area; each has five regions', 'sa province ; chacune a cinq régions'),
  yields: about(
    group({ light: resources, dark: resources }),
    'gold and energy that its sites yield',
    'l’or et l’énergie que donnent ses sites',
  ),
  neighbours: about(
    { kind: 'list', of: region, most: regionIds.length, isSet: true },
    'the regions it borders on; borders have two sides',
    'les régions voisines ; une frontière a deux côtés',
  ),
})

const lightField = group({
  name: named,
  start: about(region, 'the start region', 'la région de départ'),
  ...groupFields,
  construct: about(
    group({ portal: resources, shrine: resources, capital: resources }),
    'what buildings cost',
    'le prix des bâtiments',
  ),
})

const darkField = group({
  name: named,
  ...groupFields,
  special: about(
    group({ action: one(specialActions), cost: resources }),
    'the action of the tribe, and its price',
    'l’action de la tribu et son prix',
  ),
})

const armyField = group({
  name: named,
  action: about(one(armyActions), 'what is done there', 'ce qu’on y fait'),
  half: about(one(realms), 'the half board on which it stands', 'le demi-plateau où elle se trouve'),
  cost: about(
    resources,
    'its price; nothing where the tribe sets it',
    'son prix ; rien là où la tribu le fixe',
  ),
  moveCost: about(
    { ...resources, optional: ['gold', 'energy'] },
    'the price of the movement, for attackOrMove',
    'le prix du mouvement, pour attackOrMove',
  ),
})

const magicField = group({
  name: named,
  cost: about(resources, 'the price of the card', 'le prix de la carte'),
})

const setupField = group({
  armies: about(positive, 'armies of a player', 'armées par joueur'),
  darkStart: about(positive, 'on the dark site of the start region', 'sur le site ténébreux de départ'),
  limboEach: about(count, 'in each limbo', 'dans chaque limbe'),
  seedArmies: about(count, 'of each player, seeded into the tower', 'par joueur, semées dans la tour'),
  seedInhabitants: about(count, 'seeded into the tower', 'semés dans la tour'),
  trayInhabitants: about(count, 'that stay in the tray, at most', 'qui restent dans le bac, au plus'),
  draftHand: about(whole(1, 9), 'cards of a hand of the draft', 'cartes d’une main du choix'),
  rounds: about(group({ 3: positive, 4: positive, 5: positive }), 'by players', 'selon les joueurs'),
})

const pieces = group({ ones: count, twos: count, fives: count })

/** The engine counts on no more rounds and cubes than the rulebook lists. */
const supplyField = group({
  roundCards: about(whole(1, 10), 'round cards', 'cartes de manche'),
  armyCubes: about(count, 'army cubes', 'cubes d’armée'),
  armiesPerColour: about(whole(0, 45), 'armies of a colour', 'armées par couleur'),
  inhabitants: about(whole(0, 20), 'inhabitants', 'habitants'),
  buildingTiles: about(count, 'building tiles', 'tuiles de bâtiment'),
  portals: about(count, 'portals', 'portails'),
  gold: about(pieces, 'coins by value', 'pièces par valeur'),
  energy: about(pieces, 'energy tokens by value', 'jetons d’énergie par valeur'),
})

const pointsField = group({
  construct: about(
    group({ portal: count, shrine: count, capital: count }),
    'for a building when it is built',
    'pour un bâtiment construit',
  ),
  scoring: about(
    group({ regionsPerPoint: positive, shrine: count, capital: count, areaMost: count, areaAll: count }),
    'at a scoring; areaMost: 3 or 4 regions of an area, areaAll: all 5',
    'à un décompte ; areaMost : 3 ou 4 régions d’une province, areaAll : les 5',
  ),
})

/** Which of them a match plays with is its own option. */
const towerField = group({
  hybrid: about(
    group({ free: chance, stick: chance, capacity: positive }),
    'the usual tower',
    'la tour habituelle',
  ),
  classic: about(
    group({ thrownOut: chance, restingOut: chance }),
    'each cube by itself',
    'chaque cube à part',
  ),
  floors: about(
    group({ floors: whole(1, 9), stick: chance, free: chance }),
    'floor by floor',
    'étage par étage',
  ),
})

/** The fields of a row that can be corrected, as they are. */
function valueOf(row: object, { fields }: EditionGroup): Readonly<Record<string, Json>> {
  const all = Object.entries(row) as readonly (readonly [string, Json])[]
  return Object.fromEntries(
    all.flatMap(([key, value]) => {
      const field = fields[key]
      if (field === undefined || value === undefined) return []
      return [[key, field.kind === 'group' ? valueOf(value as object, field) : value]]
    }),
  )
}

type Row = { readonly id: string; readonly name: string | Translated }

function rowsFrom(rows: readonly Row[], field: EditionGroup): readonly EditionRow[] {
  return rows.map((row) => ({ id: row.id, name: row.name, field, value: valueOf(row, field) }))
}

function single(id: string, name: Translated, row: object, field: EditionGroup): EditionRow {
  return { id, name, field, value: valueOf(row, field) }
}

function table(id: string, name: Translated, words: Translated, rows: EditionTable['rows']): EditionTable {
  return { id, name, about: words, rows }
}

/** What may be corrected of an edition. */
export function editableTables(base: Edition): readonly EditionTable[] {
  const setup = said('Set-up', 'Mise en place')
  const supply = said('Supply', 'Réserve')
  const points = said('Points', 'Points')
  const tower = said('Tower', 'Tour')
  return [
    table(
      'areas',
      said('Areas', 'Provinces'),
      said('the five areas and their colours', 'les cinq provinces et leurs couleurs'),
      rowsFrom(base.areas, areaField),
    ),
    table(
      'regions',
      said('Regions', 'Régions'),
      said('the 25 regions, the same in both realms', 'les 25 régions, les mêmes dans les deux royaumes'),
      rowsFrom(base.regions, regionField),
    ),
    table(
      'tribes',
      said('Tribes', 'Tribus'),
      said('five tribes of the light and five of the dark', 'cinq tribus de la lumière et cinq des ténèbres'),
      [...rowsFrom(base.tribes.light, lightField), ...rowsFrom(base.tribes.dark, darkField)],
    ),
    table(
      'board',
      said('Player board', 'Plateau de joueur'),
      said('the spaces for armies and magic', 'les cases d’armée et de magie'),
      [...rowsFrom(base.board.army, armyField), ...rowsFrom(base.board.magic, group({ name: named }))],
    ),
    table(
      'magic',
      said('Magic cards', 'Cartes de magie'),
      said('names and prices', 'noms et prix'),
      rowsFrom(base.magic, magicField),
    ),
    table(
      'setup',
      setup,
      said('what a match begins with', 'ce avec quoi une partie commence'),
      single('setup', setup, base.setup, setupField),
    ),
    table(
      'supply',
      supply,
      said('what is in the box', 'ce qu’il y a dans la boîte'),
      single('supply', supply, base.supply, supplyField),
    ),
    table(
      'points',
      points,
      said('what scores', 'ce qui rapporte'),
      single('points', points, base.points, pointsField),
    ),
    table(
      'tower',
      tower,
      said('the chances of the three towers', 'les chances des trois tours'),
      single('tower', tower, base.tower, towerField),
    ),
  ]
}

/** The whole description, with what must hold between the values. */
export function editableIn(base: Edition): EditionSpec {
  return {
    tables: editableTables(base),
    check: (edition, reader) => checkEdition(withCorrections(base, edition), reader),
  }
}
