import type { Choice, Engine, Position, Random } from '@longtable/kernel'
import type { Steer, Steering } from '@longtable/kernel'
import type { Side } from '../state/choices/plays.ts'
import { numbered } from '../content/numbers.ts'
import { Site, skillIds } from '../content/ids.ts'
import {
  rowOfBanner,
  rowOfCard,
  rowOfEnemy,
  sideRow,
  skillRowOf,
  tacticRow,
  unitUseRow,
  type Row,
} from '../coverage.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { Stage } from '../state/schema/stages.ts'
import type { MageKnight } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { face, kindOf } from '../state/pools/deed-cards.ts'
import { L } from '../state/pools/tiles.ts'
import { isRuins, T, type TokenSlot } from '../state/pools/tokens.ts'
import { Gifts } from './gifts.ts'

class MageSteering extends Gifts implements Steering<MageKnight> {
  /** Gifts make seasoned heroes of beginners. */
  prepare(engine: Engine<MageKnight>, position: Position<MageKnight>, seat: Seat, chance: Random): void {
    this.turns++
    if (isNewTurn(position, seat)) this.deal(engine, position, seat)
    else this.lend(position, seat, chance)
  }

  leads(engine: Engine<MageKnight>, { state }: Position<MageKnight>, seat: Seat, choice: Choice): boolean {
    const row = rowOf(state, seat, choice, engine)
    return (row !== undefined && this.isNew(row)) || this.leadsOn(state, choice)
  }

  /** Where somebody waits who was never beaten, or a tile may lie that was never seen. */
  private leadsOn(s: State, choice: Choice): boolean {
    if (choice.do === 'play' && face(Number(choice['card'])).id === 'manaStorm')
      return this.needs('ways to pay/blackDie')
    const isUnbeaten = (post: TokenSlot): boolean => {
      const token = s.tokens[T.posts][post]
      return token >= 0 && !isRuins(token) && this.isNew(rowOfEnemy(token, 'beaten'))
    }
    switch (choice.do) {
      case 'explore':
        return this.needs('tiles/') || (this.needsCity() && s.tiles[L.core].length > 0)
      case 'challenge':
      case 'aim':
        return isUnbeaten(Number(choice['post']))
      case 'step':
        if (siteAt(s, Number(choice['hex'])) === Site.city && this.needsCity()) return true
        return s.postHex.some((hex, post) => hex === choice['hex'] && isUnbeaten(post))
      case 'enter':
        return ['sites', 'enemies beaten', 'rewards'].some((row) => this.needs(row))
      case 'burn':
        return this.needs('kinds of fights/burning')
      case 'propose':
      case 'invite':
      case 'send':
      case 'yes':
        return this.needs('kinds of fights/share')
      case 'shield':
      case 'incant':
        return this.needs('kinds of fights/incantation')
      case 'interact':
        return this.places(s, s.active).includes(s.players[s.active].at)
      case 'skill':
        return this.needs('ways to pay') && PAYING.includes(skillIds[Number(choice['skill'])])
      default:
        return choice.do === 'strike'
    }
  }
}

function isNewTurn({ state, stack }: Position<MageKnight>, seat: Seat): boolean {
  const top = stack[stack.length - 1]
  return top.step === 'turn.main' && state.stage === Stage.moving && state.players[seat].trail.length <= 1
}

/** Choices whose rows were never at work, players who are dealt what was never played, piles that turn up what was never met. */
export const steer: Steer<MageKnight> = (missing) => new MageSteering(missing)

/** Skills that open ways to pay. */
const PAYING: readonly string[] = ['sourceOpening', 'polarization', 'invocation']

/** The row that a choice would put to work. */
function rowOf(s: State, seat: Seat, choice: Choice, { tables }: Engine<MageKnight>): Row | undefined {
  const number = (name: string): number => Number(choice[name])
  switch (choice.do) {
    case 'hero':
      return ['heroes', numbered.heroes[number('hero')].id]
    case 'tactic':
      return tacticRow(number('tactic'), 'taken')
    case 'tacticUse':
      return tacticRow(s.players[seat].tactic, 'used')
    case 'play':
      return rowOfCard(number('card'), tables.uses.cards[kindOf(number('card'))][number('use')].how)
    case 'side':
      return sideRow(choice['as'] as Side)
    case 'banner':
      return rowOfBanner(number('card'))
    case 'unit':
      return unitUseRow(number('unit'), number('use'))
    case 'recruitLoyal':
      return ['skills', 'bondsOfLoyalty']
    case 'skill':
    case 'motivate':
      return skillRowOf(number('skill'))
    case 'buy':
      return ['wares', String(choice['ware'])]
    case 'pay':
      return ['ways to pay', String(choice['with'])]
    case 'take':
      return ['rewards', String(choice['reward'])]
    default:
      return undefined
  }
}
