import type { Messages } from '@longtable/kernel'

/** Ce qu’est chaque scénario, et le temps qu’il prend. */
export const scenarioWords: Messages = {
  scenarios: {
    firstReconnaissance: {
      about:
        'Explorez un pays inconnu jusqu’à en trouver la ville. Chaque tuile révélée rapporte de la renommée ; les combats restent modestes. Celui par lequel commencer.',
      length: '3 manches, 4 en solitaire : une heure environ',
    },
    fullConquest: {
      about:
        'Conquérez autant de villes qu’il y a de joueurs. Les héros peuvent s’affronter ; la plus grande renommée l’emporte.',
      length: '6 manches : une soirée',
    },
    blitzConquest: {
      about:
        'La Conquête totale en peu de temps : chacun commence plus fort, avec plus de mana et d’unités, et explore plus vite.',
      length: '4 manches : deux à trois heures',
    },
    soloConquest: {
      about:
        'Seul contre deux grandes villes. Vous ne gagnez que si les deux tombent ; le score dit à quel point.',
      length: '6 manches : deux heures',
    },
    fullCooperation: {
      about: 'Tous les héros dans le même camp : conquérez chaque ville à temps, ensemble si vous le voulez.',
      length: '6 manches : une soirée',
    },
    blitzCooperation: {
      about: 'La Coopération totale, avec un départ plus fort et peu de temps.',
      length: '4 manches : deux à trois heures',
    },
    minesLiberation: {
      about:
        'Des ennemis ont pris les mines. Libérez-les une à une ; chaque mine libre vous donne ensuite des cristaux.',
      length: '4 manches : deux à trois heures',
    },
    druidNights: {
      about:
        'Le jour, vous marquez les clairières magiques ; la nuit, vous appelez ce qu’elles gardent : plus de clairières, plus d’ennemis.',
      length: '4 manches : deux à trois heures',
    },
    dungeonLords: {
      about:
        'Des souterrains et des tombeaux attendent sous tout le pays, certains cachés près des villages. Qui en videra le plus ?',
      length: '5 manches : trois heures',
    },
    conquerAndHold: {
      about:
        'Prenez des donjons et des tours de mages, et gardez-les des autres. À quatre, on joue à deux contre deux.',
      length: '4 manches, 6 à deux : deux à trois heures',
    },
    oneToReturn: {
      about:
        'Le portail se referme derrière vous et ne se rouvrira que pour un seul héros. Qui le tient après la dernière nuit l’emporte.',
      length: '4 manches : deux à trois heures',
    },
  },
}
