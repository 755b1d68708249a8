import { choiceKey, type Choice, type MenuEntry, type Shortcut } from '@longtable/kernel'
import type { MatchTables } from '@longtable/mage-knight'
import { kindOf } from '@longtable/mage-knight/board'
import type { Choosing } from '../../../match-ui/targets/targets.tsx'

/** The ways to play a card, by the letter that plays it. */
export const letters = { b: 'basic', s: 'strong', w: 'sideways' } as const
export type Letter = keyof typeof letters
type How = (typeof letters)[Letter]

function howOf({ uses }: MatchTables, choice: Choice): How | undefined {
  if (choice.do === 'side') return 'sideways'
  if (choice.do !== 'play') return undefined
  return uses.cards[kindOf(Number(choice['card']))][Number(choice['use'])]?.how
}

export type Deed = { readonly entry: MenuEntry } | { readonly shortcut: Shortcut }

/** What a letter does with the card at a place: with its mana picked, where that would be asked. */
export function deedsFor(tables: MatchTables, choosing: Choosing, place: string, letter: Letter): Deed[] {
  const shortcuts = choosing.shortcutsAt(place)
  return choosing
    .at(place)
    .filter(({ choice }) => howOf(tables, choice) === letters[letter])
    .map((entry) => {
      const key = choiceKey(entry.choice)
      const shortcut = shortcuts.find(({ choices }) => choiceKey(choices[0]) === key)
      return shortcut === undefined ? { entry } : { shortcut }
    })
}

export function isLetter(key: string): key is Letter {
  return Object.hasOwn(letters, key)
}
