import { type Choice, Engine, type Position, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { MOD } from '../src/state/mods.ts'
import { FACES, SIDES, SKULL } from '../src/state/numbers.ts'
import { hasMod } from '../src/state/queries/modifiers.ts'
import { isAncient } from '../src/state/queries/pieces.ts'
import type { Fight } from '../src/state/schema.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'

/** Looks on while random games are played, and knows nothing but what the book says of prices and combats. */
class Referee {
  readonly wrong = new Set<string>()
  /** How often each thing was looked at. */
  readonly seen = new Map<string, number>()
  private readonly engine: Engine<DarkVenture>
  private readonly position: Position<DarkVenture>
  private verb = ''
  private had: readonly number[] = []
  private told: string[] = []

  constructor(seats: number, config: Readonly<Record<string, unknown>>, seed: string) {
    this.engine = new Engine(darkVenture, seats, config)
    this.position = this.engine.start(seedFrom(seed), [])
  }

  play(choices: number, random: (n: number) => number): void {
    for (let n = 0; n < choices; n++) {
      const [seat] = this.engine.awaited(this.position)
      const offered = seat === undefined ? [] : (this.engine.menu(this.position, seat)?.offered.slice() ?? [])
      if (seat === undefined || offered.length === 0) return
      const chosen = pick(offered, random)
      this.look(chosen)
      const { events } = this.engine.apply(this.position, seat, chosen)
      this.told.push(...events.map(({ event }) => event.event))
    }
  }

  private get step(): string {
    return this.position.stack.at(-1)?.step ?? ''
  }

  private look(chosen: Choice): void {
    const fight = this.position.state.fights.at(-1)
    if (this.step === 'turn') this.lookAtTurn(chosen)
    else if (fight !== undefined) this.lookAtFight(fight, chosen)
  }

  private lookAtTurn(chosen: Choice): void {
    const { turn, memory } = this.position.state
    const has = this.purse(turn)
    this.lookAtPrice(has)
    for (let side = 0; side < SIDES; side++) {
      const held = memory.slice(side * FACES, side * FACES + FACES).reduce((sum, n) => sum + n, 0)
      if (side !== turn && held > 3) this.wrong.add('more than three tokens out of turn')
    }
    this.verb = chosen.do
    this.had = has
    this.told = []
  }

  /** What the last thing of this turn cost, unless dice came in as well. */
  private lookAtPrice(has: readonly number[]): void {
    const price = PRICES[this.verb]
    if (price === undefined || this.told.some((event) => DICE_COME.has(event))) return
    this.count(this.verb)
    const moves = (dice: readonly number[]): number => dice[0] + dice[1] + dice[2]
    const paid = moves(this.had) - moves(has)
    if (paid !== price || this.had[SKULL] !== has[SKULL]) this.wrong.add(`${this.verb} cost ${paid}`)
  }

  private lookAtFight(fight: Fight, chosen: Choice): void {
    const { attackers, defenders, attack, defence, range, side } = fight
    if (attackers.length > 2 || defenders.length > 2) this.wrong.add('more than two fight')
    const squares = new Set([...attackers, ...defenders].map((piece) => this.squareOf(piece)))
    if (this.step === 'fight.adjust' && side >= 0 && range === 0 && squares.size > 1) this.wrong.add('apart')
    if (this.step === 'fight.counter') {
      this.count('counter')
      const isHeld = sum(attack) + fight.attackPlus <= sum(defence) + fight.defencePlus
      const sixes = defence.filter((die) => die === 6).length
      const { tables } = this.engine
      const isEasy = defenders.some((piece) =>
        hasMod(this.position.state, tables, piece, MOD.counterOnAnySix),
      )
      if (!isHeld || (2 * sixes < defence.length && !isEasy))
        this.wrong.add(`counter with ${defence.join(' ')}`)
    }
    if (chosen.do === 'capture') {
      this.count('capture')
      const frame = this.position.stack.at(-1) as unknown as { readonly next: number }
      const piece = fight.defeated[frame.next]
      const isThere = this.squareOf(piece) === this.squareOf(Number(chosen['piece']))
      if (range > 0 || !isThere || isAncient(piece) || fight.took === 1) this.wrong.add('capture')
    }
  }

  private count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  private squareOf(piece: number): number {
    return this.engine.tables.ways.square[this.position.state.at[piece]]
  }

  private purse(side: number): number[] {
    const { dice, memory } = this.position.state
    return dice.map((n, face) => n + memory[side * FACES + face])
  }
}

/** MOVE dice. */
const PRICES: Readonly<Record<string, number>> = {
  attack: 1,
  draw: 1,
  exchange: 1,
  escape: 1,
  unbind: 1,
  equip: 0,
  take: 0,
  claim: 0,
}
/** After these one cannot tell from the dice what was paid: new ones came, or another turn. */
const DICE_COME: ReadonlySet<string> = new Set(['gainedDice', 'lostDice', 'rerolledDice', 'turn'])
const WANTED: ReadonlySet<string> = new Set([...Object.keys(PRICES), 'capture', 'counter'])

function sum(dice: readonly number[]): number {
  return dice.reduce((all, die) => all + die, 0)
}

/** What is to be looked at comes first, most of the time. */
function pick(offered: readonly Choice[], random: (n: number) => number): Choice {
  const wanted = offered.filter((choice) => WANTED.has(choice.do))
  const busy = offered.filter(({ do: verb }) => verb !== 'end' && verb !== 'propose')
  if (wanted.length > 0 && random(3) > 0) return wanted[random(wanted.length)]
  return busy.length > 0 && random(14) > 0 ? busy[random(busy.length)] : offered[random(offered.length)]
}

proves(
  ['DV-COMBAT-01', 'DV-COMBAT-07', 'DV-COMBAT-13', 'DV-PRIS-01', 'DV-PRIS-06', 'DV-CARD-04'],
  'a referee of random games finds every price, every pair and every prisoner as the book says',
  () => {
    let x = 777
    const random = (n: number): number => {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((x / 4_294_967_296) * n)
    }
    const tables = [
      [4, { floors: true, target: '30' }],
      [5, { map: 'underground', target: '30' }],
      [3, { orpal: 'auto' }],
    ] as const
    const seen = new Set<string>()
    for (const [seats, config] of tables) {
      const referee = new Referee(seats, config, `referee ${seats}`)
      referee.play(5000, random)
      expect([...referee.wrong]).toEqual([])
      for (const what of referee.seen.keys()) seen.add(what)
    }
    for (const what of ['attack', 'draw', 'escape', 'capture', 'counter', 'equip'])
      expect([what, seen.has(what)]).toEqual([what, true])
  },
)
