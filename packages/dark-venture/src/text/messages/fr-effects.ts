import type { Messages } from '@longtable/kernel'

/** Ce que fait le langage des effets, et ce que demande son choix. */
export const effects: Messages = {
  fx: {
    nothing: 'Il ne se passe rien.',
    sentence: '{{base}}.',
  },
  ask: {
    pick: {
      unit_one: '{{source}} : {{doing}} Quelle unité ?',
      unit_other: '{{source}} : {{doing}} Quelles unités (encore {{count}}) ?',
      node_one: '{{source}} : {{doing}} Quelle case ?',
      node_other: '{{source}} : {{doing}} Quelles cases (encore {{count}}) ?',
      card_one: '{{source}} : {{doing}} Quelle carte ?',
      card_other: '{{source}} : {{doing}} Quelles cartes (encore {{count}}) ?',
      side: '{{source}} : {{doing}} Quel camp ?',
      option: '{{source}} : que choisissez-vous ?',
      face_one: '{{source}} : {{doing}} Quel dé ?',
      face_other: '{{source}} : {{doing}} Quels dés (encore {{count}}) ?',
      goods_one: '{{source}} : {{doing}} Quelle ressource ?',
      goods_other: '{{source}} : {{doing}} Quelles ressources (encore {{count}}) ?',
      row_one: '{{source}} : {{doing}} Quelle sorte d’unité ?',
      row_other: '{{source}} : {{doing}} Quelles sortes d’unités (encore {{count}}) ?',
      edge_one: '{{source}} : {{doing}} Laquelle ?',
      edge_other: '{{source}} : {{doing}} Lesquelles (encore {{count}}) ?',
      die_one: '{{source}} : {{doing}} Quel dé ?',
      die_other: '{{source}} : {{doing}} Quels dés (encore {{count}}) ?',
    },
    rollAgain: 'Vous avez lancé {{dice}} et il faut {{atLeast}} : relancer un dé contre une carte gardée ?',
    rollFaceAgain: 'Vous avez lancé {{dice}} : relancer contre une carte gardée ?',
  },
  choose: {
    pick: {
      unit: '{{unit}} en {{space}}',
      node: '{{space}}',
      deck: 'Sur le pont de {{space}}',
      named: '{{name}}',
      edge: {
        0: '{{space}}, bord nord',
        1: '{{space}}, bord est',
        2: '{{space}}, bord sud',
        3: '{{space}}, bord ouest',
        4: '{{space}}, en travers (\\)',
        5: '{{space}}, en travers (/)',
      },
      die: 'Dé {{number}}',
      enough: 'Pas davantage',
    },
    standRoll: 'Garder le résultat',
    rerollFor: 'Relancer le {{shown}} contre {{card}}',
  },
}
