import type { Messages } from '@longtable/kernel'

/** Ressources, clôtures et murs, jetons que l’on ramasse. */
export const goods: Messages = {
  ask: {
    gather: 'Que cherche {{unit}} ?',
    loseGoods_one: 'Quelle ressource perdez-vous ?',
    loseGoods_other: 'Quelles ressources perdez-vous (encore {{count}}) ?',
    buildFence: 'Où construisez-vous la clôture en {{space}} ?',
    buildWall: 'Où construisez-vous le mur en {{space}} ?',
    buildPart: 'La case {{space}} est partagée : dans quelle partie se tiennent ses unités ?',
    liftToken: 'Il n’en reste pas dans la réserve. De quelle case en prenez-vous un ?',
  },
  choose: {
    gather: '{{goods}}, sur {{faces}}',
    pass: '{{goods}} : {{from}} donne à {{to}}',
    take: '{{unit}} prend : {{what}}',
    dismantleFence: '{{unit}} démonte la clôture : {{edge}}',
    dismantleWall: '{{unit}} démonte le mur : {{edge}}',
    part: {
      down: { 0: 'Au nord-est de la pièce', 1: 'Au sud-ouest de la pièce' },
      up: { 0: 'Au nord-ouest de la pièce', 1: 'Au sud-est de la pièce' },
    },
  },
  price: {
    dismantleFence: '1 dé de mouvement, 1 crâne',
    dismantleWall: '2 dés de mouvement, 1 crâne',
  },
}
