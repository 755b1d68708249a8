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
    draft_one: 'Quelle carte gardez-vous ? Votre sélection sera alors complète.',
    draft_other:
      'Quelle carte gardez-vous ? Les autres passent au joueur suivant ; il vous reste {{count}} choix, celui-ci compris.',
    draftJoin: 'Quelle carte de la sélection rejoint votre pioche ?',
    upgrade: 'Prenez-vous une de ces actions contre une des vôtres, de même couleur ou de même type ?',
    upgradeGive: 'Laquelle de vos actions retirez-vous du jeu pour {{card}} ?',
    bidFirst: '{{player}} voudrait jouer {{hero}}. Misez-vous de la renommée pour ce héros ?',
    bid: '{{player}} mise {{n}} de renommée pour {{hero}}. Misez-vous ?',
    banners: 'Reprenez-vous une bannière dans votre paquet d’actions ?',
  },
  choose: {
    hero: '{{hero}}',
    draft: 'Garder {{card}}',
    draftJoin: 'Ajouter {{card}} à la pioche',
    noUpgrade: 'Garder toutes mes actions',
    throwCard: 'Retirer {{card}} du jeu',
    bid: 'Miser {{count}} de renommée',
    noBid: 'Ne pas miser',
    takeBanner: 'Reprendre {{banner}} ({{unit}})',
    done: 'Terminé',
  },
  blocked: {
    'MK-VAR-02': 'Vous devez miser au moins {{n}} de renommée.',
    'MK-VAR-32': 'Vous n’avez aucune action de cette couleur ou de ce type à donner.',
    'MK-SETUP-01': '{{player}} joue déjà ce héros.',
  },
}
