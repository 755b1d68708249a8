import type { Language, Messages } from '@longtable/kernel'
import { edition } from '../../content/edition.ts'

const { adventures, scenarios } = edition

const NAME = {
  en: 'Dark Venture: Battle of the Ancients',
  fr: 'Dark Venture\u00a0: Battle of the Ancients',
}

/** What each story is listed under. */
const GROUPS = {
  victory: { en: 'Victory', fr: 'Victoire' },
  scenarios: { en: 'Scenarios', fr: 'Scénarios' },
  adventure: { en: 'Adventure', fr: 'Aventure' },
}

/** Games for points that have no row of their own. */
const games = [
  {
    id: 'victory',
    name: { en: 'Victory game', fr: 'Partie Victoire' },
    about: {
      en: 'Factions and heroes against each other: the first to have the points at the end of a round wins.',
      fr: 'Factions et héros les uns contre les autres\u00a0: qui a les points à la fin d’une manche gagne.',
    },
  },
  {
    id: 'victoryUnderground',
    name: { en: 'Victory game underground', fr: 'Partie Victoire au souterrain' },
    about: {
      en: 'The same on the other side of the board: narrow tunnels, deep water, few places for an exchange.',
      fr: 'De même, sur l’autre côté du plateau\u00a0: tunnels étroits, eaux profondes, peu de lieux d’échange.',
    },
  },
  {
    id: 'autoEnemies',
    name: { en: 'Victory game against Auto-Enemies', fr: 'Partie Victoire contre des Auto-Ennemis' },
    about: {
      en: 'The Dhargon and the Alderkang play by themselves; one player is enough. The options name other Auto-Enemies.',
      fr: 'Les Dhargon et les Alderkang jouent seuls\u00a0; un joueur suffit. Les options nomment d’autres Auto-Ennemis.',
    },
  },
]

/** What the game and its stories are called: stories carry their names themselves. */
export function gameMessages(language: Language): Messages {
  const names: Record<string, string> = {}
  const tales: Record<string, string> = {}
  const stories: Record<string, Messages> = {}
  const groups: Record<string, string> = {}
  for (const { id, name, goal } of adventures) {
    tales[id] = name[language]
    stories[id] = { name: name[language], about: goal[language] }
    groups[id] = GROUPS.adventure[language]
  }
  for (const { id, name, about } of games) {
    stories[id] = { name: name[language], about: about[language] }
    groups[id] = GROUPS.victory[language]
  }
  for (const { id, name, intro } of scenarios) {
    names[id] = name[language]
    stories[id] = { name: name[language], about: intro[language], story: intro[language] }
    groups[id] = GROUPS.scenarios[language]
  }
  return {
    name: NAME[language],
    scenarios: stories,
    scenarioGroups: groups,
    options: { scenario: { values: names }, adventure: { values: tales } },
  }
}
