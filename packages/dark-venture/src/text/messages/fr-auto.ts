import type { Messages } from '@longtable/kernel'

/** Ce que font les Auto-Ennemis et les bêtes, et pourquoi. */
export const auto: Messages = {
  events: {
    autoTurn: '{{side}} : l’Auto-Ennemi lit ses cartes.',
    autoOrders: '{{side}} : ses ordres d’abord.',
    autoIdle: 'Rien n’y est faisable pour l’instant.',
    autoGoes: {
      playerUnit: '{{unit}} : vers l’unité de joueur la plus proche, en {{space}} (déplacements : {{n}}).',
      enemyUnit: '{{unit}} : vers l’ennemi le plus proche, en {{space}} (déplacements : {{n}}).',
      openEdge: '{{unit}} : vers le lieu d’échange le plus proche, {{space}} (déplacements : {{n}}).',
      riftCrystal:
        '{{unit}} : vers le cristal de faille le plus proche, en {{space}} (déplacements : {{n}}).',
      actionToken: '{{unit}} : vers le jeton rouge le plus proche, en {{space}} (déplacements : {{n}}).',
      ownUnit: '{{unit}} : vers l’unité de son camp la plus proche, en {{space}} (déplacements : {{n}}).',
      ownStart: '{{unit}} : vers sa zone de départ, {{space}} (pas : {{n}}).',
      named: '{{unit}} : vers {{goal}}, en {{space}} (pas : {{n}}).',
      awayFromEnemies: '{{unit}} : loin de ses ennemis, jusqu’en {{space}} (déplacements : {{n}}).',
    },
    autoStays: {
      restrained: 'Entravée, l’unité reste sur place : {{unit}}.',
      stopped: 'Arrêtée par un jeton rouge, l’unité reste sur place : {{unit}}.',
      there: 'L’unité est où elle veut être et y reste : {{unit}}.',
      nowhere: 'L’unité n’a rien à rejoindre et reste sur place : {{unit}}.',
    },
    autoHalts: {
      redToken: 'Le jeton rouge en {{space}} arrête {{unit}}.',
      moves: '{{unit}} : trop peu de déplacements pour la case suivante, arrêt en {{space}}.',
      fell: '{{unit}} : ce qui barrait le chemin tombe, arrêt en {{space}}.',
      stands: '{{unit}} : ce qui barre le chemin tient, arrêt en {{space}}.',
    },
    autoAims: {
      only: '{{units}} : seul ennemi à portée, {{target}}.',
      player: '{{units}} : les unités des joueurs d’abord, donc {{target}}, défense {{defence}}.',
      newFaction: '{{units}} : une faction jamais extraite d’abord, donc {{target}}, défense {{defence}}.',
      weakest: '{{units}} : la plus faible défense d’abord, donc {{target}}, défense {{defence}}.',
    },
  },
}
