// Heroes
import type { Rule } from '@longtable/kernel'

export const heroesRules: readonly Rule[] = [
  {
    id: 'DV-HERO-01',
    kind: 'rule',
    en: 'A player may play a Hero instead of a faction.',
    fr: 'Un joueur peut jouer un héros au lieu d’une faction.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-02',
    kind: 'rule',
    en:
      'In a Victory game a Hero starts on a roadway space at the map edge, underground on A7 or J1, as ' +
      'its player chooses; in the adventure also on A6 to C7.',
    fr:
      'Dans une partie Victoire, un héros commence sur une case de route au bord du plateau, sous terre ' +
      'en A7 ou J1, au choix de son joueur ; dans l’aventure aussi de A6 à C7.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-03',
    kind: 'rule',
    en: 'A Hero’s points are counted in every game and start at 1. With Delok the Alderkang start with that point.',
    fr:
      'Les points d’un héros se comptent dans toutes les parties et commencent à 1. Avec Delok, les Alderkang ' +
      'commencent avec ce point.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-04',
    kind: 'rule',
    en: 'A Hero scores general objectives and those of its own card.',
    fr: 'Un héros marque les objectifs généraux et ceux de sa propre carte.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-05',
    kind: 'rule',
    en:
      'A Hero starts with one special ability of its player’s choice and unlocks another at 4, at 7 and ' +
      'at 10 points, whatever the target of the game.',
    fr:
      'Un héros commence avec une capacité spéciale au choix de son joueur et en débloque une autre à 4, ' +
      'à 7 et à 10 points, quel que soit le but de la partie.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-06',
    kind: 'rule',
    en: 'A Hero’s special abilities are used on its player’s own turn only, unless they say otherwise.',
    fr:
      'Les capacités spéciales d’un héros ne s’utilisent qu’au tour de son joueur, sauf indication ' +
      'contraire.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-07',
    kind: 'rule',
    en: 'Delok has only one special ability.',
    fr: 'Delok n’a qu’une capacité spéciale.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-08',
    kind: 'rule',
    en:
      'A Hero’s player may discard one saved card to reroll any one die, or discard five, being all that ' +
      'are saved, to unlock a special ability. So may the Alderkang’s while Delok is on the map.',
    fr:
      'Le joueur d’un héros peut défausser une carte gardée pour relancer un dé quelconque, ou ses cinq ' +
      'cartes gardées pour débloquer une capacité spéciale. Celui des Alderkang aussi, tant que Delok est ' +
      'sur le plateau.',
    source: 'Heroes',
  },
  {
    id: 'DV-HERO-09',
    kind: 'rule',
    en:
      'A Hero has a turn and a Genetic Memory of its own. Delok played with the Alderkang shares their ' +
      'turn, their dice and their memory.',
    fr:
      'Un héros a son propre tour et sa propre Mémoire génétique. Delok joué avec les Alderkang partage ' +
      'leur tour, leurs dés et leur mémoire.',
    source: 'Heroes',
  },
]
