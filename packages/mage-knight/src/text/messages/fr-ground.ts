import type { Messages } from '@longtable/kernel'

/** Le nom du jeu, ses scénarios, les héros et les manches. */
export const ground: Messages = {
  name: 'Mage Knight',
  about:
    'Des héros, chacun avec son paquet d’actions, explorent, combattent et conquièrent un pays, seuls, ensemble ou les uns contre les autres.',
  scenario: {
    players_one: '{{scenario}} se joue à {{players}} joueur, pas à {{seats}}.',
    players_other: '{{scenario}} se joue à {{players}} joueurs, pas à {{seats}}.',
    or: '{{fewer}} ou {{most}}',
    set: '{{scenario}} appartient à l’extension « {{set}} », qui n’est pas dans la boîte de cette partie.',
  },
  scenarios: {
    firstReconnaissance: { name: 'Première reconnaissance' },
    fullConquest: { name: 'Conquête totale' },
    blitzConquest: { name: 'Conquête éclair' },
    soloConquest: { name: 'Conquête en solitaire' },
    fullCooperation: { name: 'Coopération totale' },
    blitzCooperation: { name: 'Coopération éclair' },
    minesLiberation: { name: 'Libération des mines' },
    druidNights: { name: 'Nuits des druides' },
    dungeonLords: { name: 'Seigneurs des souterrains' },
    conquerAndHold: { name: 'Conquérir et tenir' },
    oneToReturn: { name: 'Un seul reviendra' },
  },
  thing: {
    dummy: 'le joueur fictif',
  },
  ask: {
    hero: 'Quel héros jouez-vous ?',
    banners: 'Reprenez-vous une bannière dans votre paquet d’actions ?',
  },
  choose: {
    hero: '{{hero}}',
    takeBanner: 'Reprendre {{banner}} ({{unit}})',
    done: 'Terminé',
  },
  blocked: {
    'MK-SETUP-01': '{{player}} joue déjà ce héros.',
  },
}
