import type { Messages } from '@longtable/kernel'

/** What a position is judged by: the terms of the bots' model. */
export const evaluation: Messages = {
  judge: {
    points: 'points de victoire',
    reached: 'l’objectif de points atteint',
    toCome: 'un tour encore à jouer cette manche',
    objectives: 'objectifs entamés',
    favour: 'la faveur de l’Ancien',
    ancient: 'l’Ancien sur la carte',
    units: 'nombre d’unités',
    strength: 'force sur la carte',
    defence: 'défense sur la carte',
    lastUnit: 'une dernière unité',
    held: 'prisonniers détenus',
    captive: 'unités en captivité',
    cards: 'cartes et objets gardés',
    goods: 'ressources',
    moves: 'dés de MOUVEMENT en Mémoire génétique',
    skulls: 'crânes en Mémoire génétique',
    prospect: 'la meilleure chose à faire ensuite',
    prospects: 'd’autres choses à faire ensuite',
    chances: 'ennemis à portée',
    strikes: 'attaques possibles',
    danger: 'menaces ennemies',
    story: 'ce que demande l’histoire',
    varpen: 'jouer les Varpen',
    dhargon: 'jouer les Dhargon',
    bohmerk: 'jouer les Bohmerk',
    orpal: 'jouer les Orpal',
    alderkang: 'jouer les Alderkang',
  },
}
