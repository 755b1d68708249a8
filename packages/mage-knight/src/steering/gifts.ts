import { isPartOf } from '../state/city-parts.ts'
import type { Engine, Position, Random } from '@longtable/kernel'
import { BLACK, ENEMY_COLOURS, RUINS, Site, tileIds } from '../content/ids.ts'
import { levelFame, levels } from '../content/tracks.ts'
import { tilePlaces } from '../content/types.ts'
import { rowOfBanner, rowOfCard, skillRowOf, unitUseRow, type Row } from '../coverage.ts'
import { hexIn, siteAt, type Hex } from '../state/pools/lattice.ts'
import { isSafe } from '../state/map/safety.ts'
import { DieAt, type Seat, type State } from '../state/schema/state.ts'
import type { MageKnight, MatchTables } from '../state/match.ts'
import { face, isBanner, kindOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { K, SkillState } from '../state/pools/skill-tokens.ts'
import { L, tileRow, type Tile } from '../state/pools/tiles.ts'
import { enemyRow, ruinsRow, T } from '../state/pools/tokens.ts'
import { U, unitKind } from '../state/pools/unit-cards.ts'

/** What players are dealt so that they meet what was never met: cards, units, skills, tokens, tiles, places. */
export class Gifts {
  /** Rows that were never at work, as `kind/row`. */
  readonly missing: ReadonlySet<string>
  protected turns = 0

  constructor(missing: ReadonlySet<string>) {
    this.missing = missing
  }

  protected isNew([kind, row]: Row): boolean {
    return this.missing.has(`${kind}/${row}`)
  }

  /** What was never seen comes to the hand, to the band and to the top of the piles. */
  protected deal(engine: Engine<MageKnight>, position: Position<MageKnight>, seat: Seat): void {
    const s = position.state
    this.raise(s, seat)
    this.dealCards(s, seat, engine)
    this.dealUnits(s, seat, engine)
    this.dealSkills(s, seat)
    this.stackTokens(s)
    this.stackTiles(s)
    this.travel(s, seat, engine)
    engine.resume(position)
  }

  /** Influence for those who talk; for those who fight, often enough to beat everybody. */
  protected lend({ state: s, stack }: Position<MageKnight>, seat: Seat, random: Random): void {
    const { step } = stack[stack.length - 1]
    const isWanted = step === 'turn.interact' && this.places(s, seat).includes(s.players[seat].at)
    if (isWanted) s.players[seat].influence = Math.max(s.players[seat].influence, 14)
    if (step !== 'combat.strike' || s.fight.begun || random.below(2) === 0) return
    s.fight.attack[s.fight.attack.length - 1] = 99
  }

  /** A hero of level 9 with crystals, who goes far. */
  private raise(s: State, seat: Seat): void {
    const player = s.players[seat]
    player.move = Math.max(player.move, 9)
    player.reputation = Math.max(player.reputation, 0)
    player.level = Math.max(player.level, 9)
    player.fame = Math.max(player.fame, levelFame[8])
    player.crystals.fill(2)
    if (this.needs('ways to pay')) player.tokens.fill(1)
    if (this.needs('ways to pay/wound')) s.deeds[Z.hand + seat].push(...s.deeds[Z.wounds].splice(0, 1))
    if (this.needs('ways to pay/blackDie')) s.die[s.dieAt.indexOf(DieAt.source)] = BLACK
  }

  private dealCards(s: State, seat: Seat, engine: Engine<MageKnight>): void {
    const hand = s.deeds[Z.hand + seat]
    for (const zone of [Z.actionDeck, Z.spellDeck, Z.artifactDeck]) {
      const card = s.deeds[zone].find((one) => this.isCardNew(engine, one))
      if (card === undefined) continue
      s.deeds[zone] = s.deeds[zone].filter((one) => one !== card)
      hand.push(card)
    }
    hand.sort((a, b) => a - b)
  }

  private isCardNew({ tables }: Engine<MageKnight>, card: Card): boolean {
    // Mana Storm lets black dice pay for anything.
    if (face(card).id === 'manaStorm' && this.needs('ways to pay/blackDie')) return true
    if (isBanner(card)) return this.isNew(rowOfBanner(card)) || this.isNew(rowOfCard(card, 'strong'))
    return tables.uses.cards[kindOf(card)].some(({ how }) => this.isNew(rowOfCard(card, how)))
  }

  private dealUnits(s: State, seat: Seat, engine: Engine<MageKnight>): void {
    const band = s.units[U.band + seat]
    const room = levels[s.players[seat].level - 1].command - band.filter((unit) => unit !== s.loyal).length
    const fresh = [...s.units[U.regular], ...s.units[U.elite]].filter((unit) =>
      engine.tables.uses.units[unitKind(unit)].some((_, use) => this.isNew(unitUseRow(unit, use))),
    )
    for (const unit of fresh.slice(0, room)) {
      for (const zone of [U.regular, U.elite]) s.units[zone] = s.units[zone].filter((one) => one !== unit)
      band.push(unit)
    }
    band.sort((a, b) => a - b)
    // Banner of Courage wants somebody to be spent.
    for (const unit of band) s.unitSpent[unit] = unit === band[0] ? 1 : 0
  }

  private dealSkills(s: State, seat: Seat): void {
    const pile = s.skills[K.pile + seat]
    const own = s.skills[K.own + seat]
    const fresh = pile.filter((skill) => this.isNew(skillRowOf(skill)))
    s.skills[K.pile + seat] = pile.filter((skill) => !fresh.includes(skill))
    own.push(...fresh)
    own.sort((a, b) => a - b)
    for (const skill of own)
      if (s.skillState[skill] === SkillState.down) s.skillState[skill] = SkillState.ready
  }

  protected needs(start: string): boolean {
    for (const row of this.missing) if (row.startsWith(start)) return true
    return false
  }

  protected needsCity(): boolean {
    return ['wares', 'sites fought at/city', 'kinds of fights/share', 'enemies'].some((row) =>
      this.needs(row),
    )
  }

  /** To a place where something can be done that was never done; guests of a cooperative assault come along. */
  private travel(s: State, seat: Seat, { tables, seats }: Engine<MageKnight>): void {
    const wanted = this.places(s, seat)
    if (wanted.length === 0 || this.turns % 3 === 0) return
    const hex = wanted[this.turns % wanted.length]
    this.place(s, seat, hex, tables)
    if (siteAt(s, hex) !== Site.city || !this.needs('kinds of fights/share')) return
    for (let other = 0; other < seats; other++) if (other !== seat) this.place(s, other, hex, tables)
  }

  protected places(s: State, seat: Seat): Hex[] {
    const isWanted = (hex: Hex): boolean => {
      switch (siteAt(s, hex)) {
        case Site.city:
          return s.cities.some((city) => isPartOf(city, hex) && city.conquered)
            ? this.needs('wares')
            : this.needsCity()
        case Site.monastery:
          return this.needs('wares/lesson') || this.needs('kinds of fights/burning')
        case Site.glade:
          return this.needs('kinds of fights/incantation')
        case Site.ruins:
          return s.mark[hex] < 0 && this.needs('rewards')
        case Site.spawningGrounds:
          return s.mark[hex] < 0 && this.needs('sites fought at/spawningGrounds')
        case Site.keep:
          return s.mark[hex] >= 0 && s.mark[hex] !== seat && this.needs('kinds of fights/owned')
        default:
          return false
      }
    }
    return s.tileAt.flatMap((tile, slot) =>
      tile < 0 ? [] : tilePlaces.map((_, place) => hexIn(slot, place)).filter(isWanted),
    )
  }

  /** There, or beside it where one cannot simply stand. */
  private place(s: State, seat: Seat, hex: Hex, tables: MatchTables): void {
    const at = [hex, ...tables.neighbours[hex]].find((one) => isSafe(s, seat, one, tables))
    if (at === undefined) return
    s.players[seat].at = at
    s.players[seat].trail = [at]
  }

  /** The last of a pile is its top. */
  private stackTokens(s: State): void {
    for (let colour = 0; colour <= RUINS; colour++) {
      const isFresh = (token: number): boolean =>
        colour < ENEMY_COLOURS
          ? this.isNew(['enemies beaten', enemyRow(token).id])
          : this.isNew(['ruins shown', ruinsRow(token).id]) || this.rewards(token)
      s.tokens[T.green + colour].sort((a, b) => Number(isFresh(a)) - Number(isFresh(b)))
    }
  }

  /** Do these ruins hold what nobody was ever given? */
  private rewards(token: number): boolean {
    const row = ruinsRow(token)
    return 'rewards' in row && row.rewards.some(({ reward }) => this.isNew(['rewards', reward]))
  }

  /** Tiles that were never seen come out of the box for others of their kind, and lie on top. */
  private stackTiles(s: State): void {
    const isFresh = (tile: Tile): boolean =>
      this.isNew(['tiles', tileIds[tile]]) || (tileRow(tile).kind === 'city' && this.needsCity())
    for (const box of [L.boxCountry, L.boxCore, L.boxCity]) {
      const pile = box === L.boxCountry ? L.country : L.core
      s.tiles[box].forEach((tile, n) => {
        const other = s.tiles[pile].findIndex(
          (one) => tileRow(one).kind === tileRow(tile).kind && !isFresh(one),
        )
        if (!isFresh(tile) || other < 0) return
        s.tiles[box][n] = s.tiles[pile][other]
        s.tiles[pile][other] = tile
      })
    }
    if (!this.needs('tiles') && this.needsCity()) s.tiles[L.boxCountry].push(...s.tiles[L.country].splice(0))
    for (const pile of [L.country, L.core]) {
      s.tiles[pile].sort((a, b) => Number(isFresh(a)) - Number(isFresh(b)))
    }
  }
}
