import type { Messages } from '@longtable/kernel'

/** What each side of a scenario plays for, how long it takes, and what its rules do. */
export const scenarioTexts: Messages = {
  scenarios: {
    embers: {
      length: '12 manches : une heure',
      goal: {
        varpen:
          'Tuez l’Aîné dhargon, ou ayez 2 unités sans ennemi au bord nord (J1, K1, L1). Aucune couvée n’élèvera un autre Aîné.',
        dhargon:
          'Fermez la route par 5 clôtures ou murs en L4, L5, K5, M4, M5, M6 et N6, ou gardez l’Aîné en vie 12 manches.',
      },
    },
    drownedFeast: {
      length: '10 manches : trois quarts d’heure',
      goal: {
        bohmerk:
          'Absorbez 6 unités vaincues et ayez 2 unités dans le lac (J11, J12, K11 à K13, L12) en 10 manches.',
        varpen:
          'Ne laissez rien de l’essaim, ou bâtissez 6 clôtures ou murs ; après 10 manches, vous avez gagné.',
      },
    },
    bones: {
      length: '14 manches : une heure',
      goal: {
        team: 'Portez l’étendard de 3C13 sur une case de route au bord du plateau en 14 manches. Vous perdez si trop des vôtres tombent : 3 seul, 4 à plusieurs. Un héros tombé revient et perd 1 point.',
      },
    },
    banners: {
      length: '12 manches : une heure et demie',
      goal: {
        varpen:
          'Ramenez 2 étendards dans votre zone de départ, ou le plus en 12 manches. Personne n’en porte un par un portail.',
        dhargon:
          'Ramenez 2 étendards dans votre zone de départ, ou le plus en 12 manches. Personne n’en porte un par un portail.',
        bohmerk:
          'Ramenez 2 étendards dans votre zone de départ, ou le plus en 12 manches. Personne n’en porte un par un portail.',
        orpal:
          'Ramenez 2 étendards dans votre zone de départ, ou le plus en 12 manches. Personne n’en porte un par un portail.',
      },
    },
    ledger: {
      length: '12 manches : une heure et demie',
      goal: {
        alderkang: 'Réussissez 2 extractions sur des prisonniers de factions différentes en 12 manches.',
        varpen:
          'Tuez Delok ou capturez-le : qui le fait gagne seul. Après 12 manches, celui des chasseurs qui a tué le plus.',
        orpal:
          'Tuez Delok ou capturez-le : qui le fait gagne seul. Après 12 manches, celui des chasseurs qui a tué le plus.',
      },
    },
    waystation: {
      length: '8 manches : une heure',
      goal: {
        team: 'Tenez 8 manches. Vous perdez si 4 ennemis se tiennent dans le Relais (O11 à P13) à la fin d’une manche, ou si l’Aîné est tué sans qu’il reste d’œuf. Chacun bâtit une clôture avant la première manche ; l’ennemi se renforce au début des manches 4, 6 et 8. Les alliés partagent.',
      },
    },
    orchard: {
      length: '11 manches : une heure et quart',
      goal: {
        dhargon:
          'Faites éclore 4 œufs, chacun par une unité sur sa case, ou ayez la meilleure récolte en son genre en 11 manches.',
        varpen: 'Ramenez 3 œufs dans votre zone de départ (F14, G14).',
        alderkang: 'Fabriquez 3 unités et ayez 2 œufs.',
        larvok: 'Ayez 8 points.',
      },
    },
    hunt: {
      length: '10 à 12 manches : une heure et demie',
      goal: {
        team: 'Tuez le Rhorgonkrul. Il faut le battre deux fois, et la première l’enrage. Il agit à la fin de la manche, deux fois à partir de quatre joueurs, et va d’abord à l’appât : de la viande ou un œuf que l’un de vous pose.',
      },
    },
    convoy: {
      length: '11 manches : une heure et demie',
      goal: {
        varpen: 'Menez 2 coffres en E14 ou D14, ou plus qu’il n’en est coulé.',
        bohmerk: 'Coulez 2 coffres dans le lac (J11, J12, K12), ou autant qu’il en arrive.',
      },
    },
    star: {
      length: '10 manches : une heure et demie',
      goal: {
        varpen:
          'Marquez 5 près de l’étoile, ou le plus en 10 manches. À la fin d’une manche, le plus fort en I8 et autour marque 2, le deuxième 1, des égaux rien ; à partir de la manche 6, seul I8 compte.',
        dhargon:
          'Marquez 5 près de l’étoile, ou le plus en 10 manches. À la fin d’une manche, le plus fort en I8 et autour marque 2, le deuxième 1, des égaux rien ; à partir de la manche 6, seul I8 compte.',
        bohmerk:
          'Marquez 5 près de l’étoile, ou le plus en 10 manches. À la fin d’une manche, le plus fort en I8 et autour marque 2, le deuxième 1, des égaux rien ; à partir de la manche 6, seul I8 compte.',
        orpal:
          'Marquez 5 près de l’étoile, ou le plus en 10 manches. À la fin d’une manche, le plus fort en I8 et autour marque 2, le deuxième 1, des égaux rien ; à partir de la manche 6, seul I8 compte.',
        alderkang:
          'Marquez 5 près de l’étoile, ou le plus en 10 manches. À la fin d’une manche, le plus fort en I8 et autour marque 2, le deuxième 1, des égaux rien ; à partir de la manche 6, seul I8 compte.',
      },
    },
    copper: {
      length: '10 manches : une heure et demie',
      goal: {
        alderkang:
          'Célébrez 6 rites : à la fin d’une manche, soyez seul en 3B12, pour 1, et 1 de plus si Delok y est. Avec 4 après 10 manches, vous gagnez aussi.',
        team: 'Tuez Delok, ou ayez une unité en 3B12 à la fin de deux manches ; ou faites qu’il y ait moins de 4 rites après 10.',
      },
    },
    fires: {
      length: '9 manches : une heure et quart',
      goal: {
        team: 'Gardez 2 des feux en F9, K5, M12 et I14 allumés jusqu’à la fin de la manche 9. Un ennemi seul sur place à la fin d’une manche en éteint un ; une de vos unités sur place le rallume pour du bois.',
      },
    },
    ancients: {
      length: '10 manches : une heure et demie',
      goal: {
        varpen:
          'Marquez 4 près du trône en H9, ou tuez 2 Anciens ; ou le plus en 10 manches. À la fin d’une manche, un Ancien dessus ou à côté marque 2, sinon le plus fort 1 ; un Ancien tué vaut 2. Deux de vos objectifs de faveur sont déjà accomplis.',
        dhargon:
          'Marquez 4 près du trône en H9, ou tuez 2 Anciens ; ou le plus en 10 manches. À la fin d’une manche, un Ancien dessus ou à côté marque 2, sinon le plus fort 1 ; un Ancien tué vaut 2. Deux de vos objectifs de faveur sont déjà accomplis.',
        bohmerk:
          'Marquez 4 près du trône en H9, ou tuez 2 Anciens ; ou le plus en 10 manches. À la fin d’une manche, un Ancien dessus ou à côté marque 2, sinon le plus fort 1 ; un Ancien tué vaut 2. Deux de vos objectifs de faveur sont déjà accomplis.',
        orpal:
          'Marquez 4 près du trône en H9, ou tuez 2 Anciens ; ou le plus en 10 manches. À la fin d’une manche, un Ancien dessus ou à côté marque 2, sinon le plus fort 1 ; un Ancien tué vaut 2. Deux de vos objectifs de faveur sont déjà accomplis.',
        alderkang:
          'Marquez 4 près du trône en H9, ou tuez 2 Anciens ; ou le plus en 10 manches. À la fin d’une manche, un Ancien dessus ou à côté marque 2, sinon le plus fort 1 ; un Ancien tué vaut 2. Deux de vos objectifs de faveur sont déjà accomplis.',
      },
    },
    duel: {
      length: '12 manches : une heure',
      goal: {
        larvok:
          'Soyez le premier à 9 points, ou ayez-en le plus après 12 manches. Qui est tué revient et perd 1, et son tueur gagne 1.',
        ysra: 'Soyez le premier à 9 points, ou ayez-en le plus après 12 manches. Qui est tué revient et perd 1, et son tueur gagne 1.',
        delok:
          'Soyez le premier à 8 points, ou ayez-en le plus après 12 manches. Qui est tué revient et perd 1, et son tueur gagne 1.',
        orpal: 'Tuez 4 héros.',
      },
    },
    flood: {
      length: '9 manches : une heure',
      goal: {
        varpen:
          'Ayez 4 unités au sec à la fin de la manche 9, ou le plus : à l’étage, au Relais ou au coin nord-est. L’eau monte après les manches 2, 4 et 6.',
        dhargon:
          'Ayez 4 unités au sec à la fin de la manche 9, ou le plus : à l’étage, au Relais ou au coin nord-est. L’eau monte après les manches 2, 4 et 6.',
        orpal:
          'Ayez 4 unités au sec à la fin de la manche 9, ou le plus : à l’étage, au Relais ou au coin nord-est. L’eau monte après les manches 2, 4 et 6.',
        bohmerk: 'Tuez 5 unités.',
      },
    },
    market: {
      length: '9 manches : une heure et quart',
      goal: {
        varpen:
          'Vendez 2 lots de 3 ressources différentes au Relais, ou le plus en 9 manches. Pendant quatre manches, on n’attaque personne à 3 cases de O12.',
        dhargon:
          'Vendez 2 lots de 3 ressources différentes au Relais, ou le plus en 9 manches. Pendant quatre manches, on n’attaque personne à 3 cases de O12.',
        bohmerk:
          'Vendez 2 lots de 3 ressources différentes au Relais, ou le plus en 9 manches. Pendant quatre manches, on n’attaque personne à 3 cases de O12.',
        orpal:
          'Vendez 2 lots de 3 ressources différentes au Relais, ou le plus en 9 manches. Pendant quatre manches, on n’attaque personne à 3 cases de O12.',
        delok:
          'Vendez 2 lots de 3 ressources différentes au Relais, ou le plus en 9 manches. Pendant quatre manches, on n’attaque personne à 3 cases de O12.',
      },
    },
    wall: {
      length: '10 manches : une heure et demie',
      goal: {
        varpen:
          'Ayez 6 clôtures ou murs de M9 à M13 à la fin de la manche 10 (ou 12 avant). Vous perdez si 4 ennemis passent en colonne N.',
        bohmerk: 'Passez 4 fois en N9, N10, N11, N12 ou N13, ou empêchez le mur de tenir.',
      },
    },
    stair: {
      length: '10 manches : une heure et quart',
      goal: {
        varpen:
          'Ayez l’éclat d’étoile au dernier étage de la tour à la fin d’une manche, ou 10 points ; ou le plus de points en 10 manches. Il brûle qui le porte ; après la manche 5, la porte de la tour s’effondre.',
        orpal:
          'Ayez l’éclat d’étoile au dernier étage de la tour à la fin d’une manche, ou 10 points ; ou le plus de points en 10 manches. Il brûle qui le porte ; après la manche 5, la porte de la tour s’effondre.',
        dhargon:
          'Ayez l’éclat d’étoile au dernier étage de la tour à la fin d’une manche, ou 10 points ; ou le plus de points en 10 manches. Il brûle qui le porte ; après la manche 5, la porte de la tour s’effondre.',
        bohmerk:
          'Ayez l’éclat d’étoile au dernier étage de la tour à la fin d’une manche, ou 10 points ; ou le plus de points en 10 manches. Il brûle qui le porte ; après la manche 5, la porte de la tour s’effondre.',
        ysra: 'Ayez l’éclat d’étoile au dernier étage de la tour à la fin d’une manche, ou 10 points ; ou le plus de points en 10 manches. Il brûle qui le porte ; après la manche 5, la porte de la tour s’effondre.',
      },
    },
    turncoats: {
      length: '10 manches\u00a0: une heure et quart',
      goal: {
        varpen:
          'Ayez 5 unités dans la grande salle du laboratoire (D5 à G7) à la fin d’une manche, ou le plus après 10\u00a0; qui porte l’étendard de 2G6 compte pour deux. À la fin d’une manche, les unités standard que vous tenez passent dans votre camp si aucun ennemi n’est sur leur case, 2 au plus à la fois.',
        orpal:
          'Ayez 5 unités dans la grande salle du laboratoire (D5 à G7) à la fin d’une manche, ou le plus après 10\u00a0; qui porte l’étendard de 2G6 compte pour deux. À la fin d’une manche, les unités standard que vous tenez passent dans votre camp si aucun ennemi n’est sur leur case, 2 au plus à la fois.',
        dhargon:
          'Ayez 5 unités dans la grande salle du laboratoire (D5 à G7) à la fin d’une manche, ou le plus après 10\u00a0; qui porte l’étendard de 2G6 compte pour deux. À la fin d’une manche, les unités standard que vous tenez passent dans votre camp si aucun ennemi n’est sur leur case, 2 au plus à la fois.',
        alderkang:
          'Ayez 5 unités dans la grande salle du laboratoire (D5 à G7) à la fin d’une manche, ou le plus après 10\u00a0; qui porte l’étendard de 2G6 compte pour deux. À la fin d’une manche, les unités standard que vous tenez passent dans votre camp si aucun ennemi n’est sur leur case, 2 au plus à la fois.',
      },
    },
  },
  storyRule: {
    boltTheDoor: 'De vieux rivaux verrouillent la porte : chacun bâtit une clôture.',
    delokSlain: 'On note qui a tué Delok.',
    stolen: 'Un œuf est emporté.',
    arrived: 'Un coffre arrive.',
    sunk: 'Un coffre coule.',
    starCools: 'L’étoile a refroidi : seule sa case compte.',
    rite: 'Un rite se célèbre près du siège.',
    chairSpeaks: 'Le siège parle, à demi formé.',
    riteBroken: 'Un rite est rompu.',
    fireOut: 'Les feux que nul ne garde s’éteignent.',
    theDeadRise: 'Les morts se lèvent à leurs portails.',
    namesSpoken: 'Les noms sont dits : deux objectifs de faveur sont accomplis.',
    throneHeld: 'On note qui tient le trône.',
    ancientFell: 'Un Ancien tombe, et son tueur s’approche du trône.',
    answered: 'Un nom reçoit sa réponse.',
    bounty: 'La prime est payée.',
    flood1: 'L’eau monte.',
    flood2: 'L’eau monte encore.',
    flood3: 'L’eau couvre les champs.',
    saved: 'On compte qui est au sec.',
    crossed: 'Quelqu’un est passé.',
    theLakeRises: 'Le lac en envoie d’autres.',
    burns: 'L’étoile brûle qui la porte.',
    doorFalls: 'La porte de la tour s’effondre.',
    turnCoat: 'Des prisonniers changent de camp.',
    turnCoatToo: 'Des prisonniers changent de camp.',
    rollCall: 'On compte qui est dans la salle.',
    chairSpoken: 'Le siège a son mot à dire : faveur des Alderkang.',
    beastFell: 'La bête tombe, et l’étoile le compte.',
    headStart: 'À ce niveau, chacun commence avec un objet.',
    pressed: 'À ce niveau, les Auto-Ennemis se renforcent.',
  },
}
