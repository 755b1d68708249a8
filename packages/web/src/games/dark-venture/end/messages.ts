import type { NamespaceMessages } from '../../../i18n/namespaces.ts'

export const dvEndMessages: NamespaceMessages = {
  en: {
    points: 'Where the points came from',
    course: 'Round by round',
    chart: 'Points of each side after each round',
    deeds: 'Deeds',
    reached: '{{side}}: done',
    missed: '{{side}}: not done',
    deed: {
      fights: 'Attacks',
      won: 'Attacks won',
      killed: 'Units killed',
      captured: 'Prisoners taken',
      lost: 'Units lost',
      cards: 'Cards used',
    },
  },
  fr: {
    points: 'D’où viennent les points',
    course: 'Manche par manche',
    chart: 'Points de chaque camp après chaque manche',
    deeds: 'Hauts faits',
    reached: '{{side}} : accompli',
    missed: '{{side}} : manqué',
    deed: {
      fights: 'Attaques',
      won: 'Attaques gagnées',
      killed: 'Unités tuées',
      captured: 'Prisonniers faits',
      lost: 'Unités perdues',
      cards: 'Cartes utilisées',
    },
  },
}
