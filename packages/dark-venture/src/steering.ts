import type { Choice, Engine, Frame, Position, Random } from '@longtable/kernel'
import type { Steer, Steering } from '@longtable/kernel'
import { factionIds } from './content/ids.ts'
import { abilityRow, cardRow, optionRow, type Row } from './coverage.ts'
import { cardRows, isItem, Z } from './state/card-pool.ts'
import { type LocalsOf, type marchFrame, type pickFrame, turnFrame } from './state/frames.ts'
import { gainGoods } from './state/mutations/goods.ts'
import { layMark, liftMark, pickUp } from './state/mutations/marks.ts'
import { moveTo } from './state/mutations/pieces.ts'
import { unlock } from './state/mutations/unlocks.ts'
import { DEED, FLAG, sideIds, TOKEN, PIECE_NO } from './state/names.ts'
import {
  ANCIENT,
  type CardNo,
  CLIMB,
  FACTIONS,
  NOBODY,
  type NodeNo,
  ORPAL,
  RESOURCES,
  type SideNo,
  type Square,
  SQUARES,
  WAYS,
} from './state/numbers.ts'
import { goodsOf } from './state/queries/goods.ts'
import { carried, marksOn } from './state/queries/marks.ts'
import { FRESH, type State, STORY } from './state/schema.ts'
import { squareNamed } from './state/tables/ground.ts'
import type { DarkVenture, MatchTables } from './state/tables/match-tables.ts'

/** Action dice of one who is to try everything, by face. */
const DICE: readonly number[] = [3, 2, 2, 5]
/** What opens the vault of the adventure. */
const KEYS = (1 << FLAG.gateOpen) | (1 << FLAG.keyBone) | (1 << FLAG.keySpore) | (1 << FLAG.keyIdol)
/** Where the beast of the adventure is met. */
const LAIR = 'P12'
/** Leads that lead nowhere new by themselves, but on: fights, draws, stories. */
const ON: ReadonlySet<string> = new Set([
  'draw',
  'attack',
  'activate',
  'search',
  'capture',
  'fungus',
  'exchange',
  'take',
])

/** Players are dealt what was never at work, and do first what would show something new. */
class VentureSteering implements Steering<DarkVenture> {
  /** Rows that were never at work, as `kind/row`. */
  private readonly missing: ReadonlySet<string>
  private turns = 0

  constructor(missing: ReadonlySet<string>) {
    this.missing = missing
  }

  prepare(engine: Engine<DarkVenture>, position: Position<DarkVenture>, _seat: number, chance: Random): void {
    const { state: s, stack } = position
    if (stack[stack.length - 1].step !== turnFrame.name || s.stage !== FRESH || s.turn < 0) return
    this.turns++
    this.dealCards(s, s.turn)
    this.equip(s, engine.tables, s.turn)
    this.travel(s, engine.tables, s.turn, chance)
    this.tell(s, engine.tables, s.turn)
    engine.resume(position)
  }

  leads(
    { tables }: Engine<DarkVenture>,
    { state, stack }: Position<DarkVenture>,
    _seat: number,
    choice: Choice,
  ): boolean {
    const top = stack[stack.length - 1]
    const row = rowOf(state, tables, top, choice)
    if (choice.do === 'option' && this.readsNew(optionOf(tables, top, choice))) return true
    if (row !== undefined) return this.isNew(row)
    if (choice.do === 'march' || choice.do === 'step') return this.delivers(state, tables, top, choice)
    return ON.has(choice.do) && this.turns % 3 !== 0
  }

  /** Does a banner come home? */
  private delivers(s: State, tables: MatchTables, frame: Frame, choice: Choice): boolean {
    if (!this.needs('story rules/deliver')) return false
    const isStep = choice.do === 'step'
    const piece = isStep ? (frame as Frame & LocalsOf<typeof marchFrame>).piece : Number(choice['piece'])
    if (carried(s, piece, TOKEN.banner) === 0) return false
    if (!isStep) return true
    const to = tables.ways.to[s.at[piece] * WAYS + Number(choice['way'])]
    return tables.starts[s.turn].some((start) => start === to)
  }

  /** Would a passage be read that never was? */
  private readsNew(effects: unknown): boolean {
    return readIn(effects).some((passage) => this.isNew(['passages', passage]))
  }

  private isNew([kind, row]: Row): boolean {
    return this.missing.has(`${kind}/${row}`)
  }

  private needs(start: string): boolean {
    for (const row of this.missing) if (row.startsWith(start)) return true
    return false
  }

  /** A card of each deck that was never played: to the hand, or on top of its deck if it happens when drawn. */
  private dealCards(s: State, side: SideNo): void {
    const hand = Z.hand + s.seatOf[side]
    // Some of what a passage offers is paid with cards.
    const hasPrices = this.needs('options taken/passage.')
    for (const deck of [Z.actionDeck, Z.itemDeck]) {
      const card = s.cards[deck].find((one) => this.isCardNew(one) || (hasPrices && isSaved(one)))
      if (card === undefined) continue
      s.cards[deck] = s.cards[deck].filter((one) => one !== card)
      if (isSaved(card) && s.cards[hand].length < 4) {
        s.cards[hand] = [...s.cards[hand], card].sort((a, b) => a - b)
      } else s.cards[deck].push(card)
    }
  }

  /** It was never played, nor its ability used, nor an option of it taken. */
  private isCardNew(card: CardNo): boolean {
    const { id } = cardRows[card]
    if (this.isNew(cardRow(card)) || this.needs(`options taken/card.${id}`)) return true
    return isItem(card) && this.isNew(['worn abilities', id])
  }

  /** Dice, resources, favour and unlocked abilities enough for everything. */
  private equip(s: State, tables: MatchTables, side: SideNo): void {
    s.dice = DICE.slice()
    for (const piece of s.army[side]) {
      for (let resource = 0; resource < RESOURCES; resource++) {
        if (goodsOf(s, piece, resource) === 0) gainGoods(s, piece, resource, 1)
      }
    }
    tables.abilities[side].forEach((ability) => {
      if (ability.unlock !== NOBODY) unlock(s, side, ability.unlock)
    })
    // One player may have a faction and a hero.
    for (let other = 0; other < s.army.length; other++) {
      if (s.seatOf[other] === s.seatOf[side]) this.nearly(s, tables, other)
    }
    if (side >= FACTIONS) return
    if (s.at[ANCIENT + side] >= 0) s.shield[side] = 1
    if (!this.isNew(['Ancients summoned', factionIds[side]])) return
    for (let i = side * 3; i < side * 3 + 3; i++) s.favour[i] = tables.favourCount[i] - (this.turns % 2)
  }

  /** The next deed of a kind that never paid brings its points, and the next step of a favour wins it. */
  private nearly(s: State, tables: MatchTables, side: SideNo): void {
    tables.objectives[side].forEach(({ deed, per }, i) => {
      if (!this.isNew(['bonus objectives', `${sideIds[side]} ${deed}`])) return
      const at = side * tables.deeds + DEED[deed]
      s.deeds[at] = Math.max(s.deeds[at], (s.scored[side * tables.mostObjectives + i] + 1) * per - 1)
    })
    if (side >= FACTIONS) return
    for (let which = 0; which < 3; which++) {
      const at = side * 3 + which
      if (this.isNew(['favour', `${factionIds[side]} ${which + 1}`]))
        s.favour[at] = tables.favourCount[at] - 1
    }
  }

  /** The story is further than it was, and somebody carries what it is about. */
  private tell(s: State, tables: MatchTables, side: SideNo): void {
    if (tables.adventure !== undefined && this.needs('passages/')) s.story[STORY.flags] |= KEYS
    if (this.needs('options taken/passage.P21')) meetBeast(s, tables, side)
    if (this.needs('options taken/passage.P3') && s.tokens[TOKEN.fungus] === 0) fetch(s, TOKEN.fungus)
    const things = tables.adventure === undefined ? [TOKEN.banner] : [TOKEN.vaultHeart, TOKEN.fungus]
    for (const token of things) {
      const [piece] = s.army[side]
      if (piece === undefined || this.turns % 2 === 0) continue
      if (token === TOKEN.banner && (!this.needs('story rules/deliver') || tables.starts[side].length === 0))
        continue
      if (token === TOKEN.vaultHeart && !this.needs('passages/P23')) continue
      const square = tables.ways.square[s.at[piece]]
      if (s.tokens[token] === 0) fetch(s, token)
      if (layMark(s, square, token)) pickUp(s, square, piece, token)
      if (token === TOKEN.vaultHeart) moveTo(s, piece, tables.starts[side][0])
      if (token === TOKEN.banner) moveTo(s, piece, besideStart(tables, side))
    }
  }

  /** Units go where something happens: to tokens, and to enemies. */
  private travel(s: State, tables: MatchTables, side: SideNo, chance: Random): void {
    const events = this.eventsOf(s, tables)
    const wanted = events.length > 0 ? events : this.places(s, tables, side)
    for (const piece of s.army[side]) {
      if (wanted.length === 0 || chance.below(2) === 0) continue
      moveTo(s, piece, chance.pick(wanted))
    }
    const army = s.army[side]
    if (army.length === 0 || !this.needs('abilities/')) return
    const square = tables.ways.square[s.at[chance.pick(army)]]
    for (const token of [TOKEN.egg, TOKEN.largePortal])
      if (marksOn(s, square, token) === 0) layMark(s, square, token)
  }

  /** Where passages lie of which an option was never taken, or which lead to one that was never read. */
  private eventsOf(s: State, { adventure, board, programs }: MatchTables): Square[] {
    return (adventure?.events ?? [])
      .filter(
        ({ passage }) =>
          this.needs(`options taken/passage.${passage}/`) ||
          this.readsNew(programs.get(`passage.${passage}`)),
      )
      .map(({ at }) => squareNamed(board, at))
      .filter((square) => marksOn(s, square, TOKEN.event) > 0)
  }

  private places(s: State, tables: MatchTables, side: SideNo): Square[] {
    const wanted: Square[] = []
    for (let square = 0; square < SQUARES; square++) {
      if (s.marks[square] === 0) continue
      const isRed = marksOn(s, square, TOKEN.actionDraw) > 0 && this.needs('action cards/')
      const isCrystal = marksOn(s, square, TOKEN.riftCrystal) > 0 && side === ORPAL
      const isStory = marksOn(s, square, TOKEN.event) > 0 || marksOn(s, square, TOKEN.search) > 0
      if (isRed || isStory || isCrystal) wanted.push(square)
    }
    for (let other = 0; other < s.army.length; other++) {
      if (other === side) continue
      for (const piece of s.army[other]) wanted.push(tables.ways.square[s.at[piece]])
    }
    if (this.needs(`abilities/${sideIds[side]}`)) wanted.push(...tables.fabricators)
    return wanted
  }
}

/** One of the map goes to the supply. */
function fetch(s: State, token: number): void {
  for (let square = 0; square < SQUARES; square++) {
    if (marksOn(s, square, token) === 0) continue
    liftMark(s, square, token)
    return
  }
}

/** The vault is open, and its beast and somebody of the side are where the story of both is read. */
function meetBeast(s: State, { adventure, board }: MatchTables, side: SideNo): void {
  const lair = adventure?.events.find(({ passage }) => passage === LAIR)
  const [piece] = s.army[side]
  if (lair === undefined || piece === undefined || s.at[PIECE_NO.rhorgonkrul] < 0) return
  s.story[STORY.flags] |= 1 << FLAG.vaultOpen
  for (const one of [PIECE_NO.rhorgonkrul, piece]) moveTo(s, one, squareNamed(board, lair.at))
}

/** A space from which one step leads to where the side starts. */
function besideStart({ starts, ways }: MatchTables, side: SideNo): NodeNo {
  for (const start of starts[side]) {
    for (let way = 0; way < CLIMB; way++) {
      const node = ways.to[start * WAYS + way]
      if (node >= 0 && !starts[side].includes(ways.square[node])) return node
    }
  }
  return starts[side][0]
}

function isSaved(card: CardNo): boolean {
  const { kind } = cardRows[card]
  return kind === 'tactic' || kind === 'singleUse' || kind === 'equippable'
}

/** The passages that effects lead to. */
function readIn(effects: unknown): string[] {
  if (typeof effects !== 'object' || effects === null) return []
  if ('passage' in effects && typeof effects.passage === 'string') return [effects.passage]
  return Object.values(effects).flatMap(readIn)
}

/** What an option of a row does. */
function optionOf({ programs }: MatchTables, frame: Frame, choice: Choice): unknown {
  const { program, pc } = frame as unknown as LocalsOf<typeof pickFrame>
  const effect = programs.get(program)?.[pc]
  return effect?.do === 'choose' ? effect.options[Number(choice['option'])].effects : []
}

/** The row that a choice would put to work. */
function rowOf(s: State, tables: MatchTables, frame: Frame, choice: Choice): Row | undefined {
  const number = (name: string): number => Number(choice[name])
  // Whoever defends itself is not on turn.
  const { side = s.turn } = frame as unknown as { readonly side?: SideNo }
  switch (choice.do) {
    case 'side':
      return ['sides', sideIds[number('side')]]
    case 'play':
    case 'equip':
      return cardRow(number('card'))
    case 'useItem':
      return ['worn abilities', cardRows[number('card')].id]
    case 'ability':
      return abilityRow(tables, side, number('ability'))
    case 'power':
      return abilityRow(tables, side, tables.powerOf[side])
    case 'summon':
      return ['Ancients summoned', factionIds[side]]
    case 'option': {
      const { program, pc } = frame as unknown as LocalsOf<typeof pickFrame>
      return optionRow(program, pc, number('option'))
    }
    default:
      return undefined
  }
}

/** Steers to what was never at work. */
export const steer: Steer<DarkVenture> = (missing) => new VentureSteering(missing)
