import type { Language, Messages } from '@longtable/kernel'

const en: Messages = {
  used: 'Another Longtable server uses the folder {{folder}}. Stop that one first, or choose another data folder.',
  lockFile: 'The file {{file}} is not the lock that Longtable puts there. Remove it and start again.',
  unusable:
    'Longtable cannot use {{file}} ({{detail}}). See that it can be read and written by this user, and that there is room on the disk. Nothing was changed.',
  damaged:
    'The database {{file}} is damaged ({{detail}}). It was left as it is. Move it away, together with {{file}}-wal and {{file}}-shm if they are there, and put a backup in its place.',
  empty:
    'The database {{file}} is empty, which a database of Longtable never is. It was left as it is. Put a backup in its place, or remove it to start with nothing.',
  foreign:
    'The file {{file}} is not a database of Longtable. It was left as it is. Move it away, or choose another data folder.',
  newer:
    'The database {{file}} was made by a newer Longtable (version {{version}} of its form; this program knows it up to {{known}}). It was left as it is. Start that newer Longtable.',
  missing:
    'The database {{file}} is missing, but its journal {{journal}} is there. Nothing was changed. Bring the database back, or put a backup in its place and move the journal away.',
  stale:
    'The journal {{journal}} does not belong to the database {{file}}, which is a restored backup. Nothing was changed. Move the journal away and start again.',
  backup: {
    absent: 'There is no database of Longtable in the folder {{folder}}.',
    exists: '{{file}} is there already, and a backup overwrites nothing. Choose another name.',
  },
  postgres: {
    url: '“{{url}}” is not the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/database.',
    schema:
      '“{{schema}}” cannot be the name of a schema: small letters, digits and underscores, at most 41 of them.',
    unusable:
      'Longtable cannot use the database {{database}} ({{detail}}). See that PostgreSQL runs there, that the user may log in and make tables, and that the address is right. Nothing was changed.',
    used: 'A Longtable server uses the database {{database}}. Stop it first.',
    old: 'The PostgreSQL of {{database}} is version {{version}}; Longtable needs {{least}} or newer.',
    encoding:
      'The database {{database}} keeps its words as {{encoding}}; Longtable needs one made with the encoding UTF8.',
    newer:
      'The database {{database}} was made by a newer Longtable (version {{version}} of its form; this program knows it up to {{known}}). It was left as it is. Start that newer Longtable.',
  },
  move: {
    full: '{{to}} is not empty (there is something in its table {{table}}), and nothing is ever overwritten. Name an empty folder or an empty database.',
    differs:
      'What was read again from the table {{table}} is not what was written. Nothing was kept; the source is as it was.',
  },
  running: {
    damaged: 'The server’s database is damaged; its operator has to restore a backup.',
    full: 'The server’s disk is full; nothing was saved.',
    failing: 'The server’s disk does not work as it should; nothing was saved.',
    unwritable: 'The server cannot write to its database; nothing was saved.',
    busy: 'The server’s database is in use by another program; nothing was saved.',
    taken: 'This was not saved, because it contradicts what was saved before.',
    closed: 'The server is stopping.',
    unreachable: 'The server cannot reach its database at the moment; nothing was saved. Try again.',
    spent: 'That is all for now: an allowance is used up. Come back later.',
    changed: 'This was not saved, because something changed meanwhile. Try again.',
    fenced: 'Another server has taken over this match; nothing was saved. Connect again.',
    elsewhere: 'Another server is using this match. Try again in a moment.',
  },
}

const fr: Messages = {
  used: 'Un autre serveur Longtable utilise le dossier {{folder}}. Arrêtez-le d’abord, ou choisissez un autre dossier de données.',
  lockFile: 'Le fichier {{file}} n’est pas le verrou que Longtable y place. Supprimez-le et relancez.',
  unusable:
    'Longtable ne peut pas utiliser {{file}} ({{detail}}). Vérifiez que cet utilisateur peut y lire et y écrire, et qu’il reste de la place sur le disque. Rien n’a été modifié.',
  damaged:
    'La base de données {{file}} est abîmée ({{detail}}). Elle a été laissée telle quelle. Déplacez-la, avec {{file}}-wal et {{file}}-shm s’ils existent, et mettez une sauvegarde à sa place.',
  empty:
    'La base de données {{file}} est vide, ce qu’une base de Longtable n’est jamais. Elle a été laissée telle quelle. Mettez une sauvegarde à sa place, ou supprimez-la pour repartir de rien.',
  foreign:
    'Le fichier {{file}} n’est pas une base de données de Longtable. Il a été laissé tel quel. Déplacez-le, ou choisissez un autre dossier de données.',
  newer:
    'La base de données {{file}} vient d’un Longtable plus récent (version {{version}} de son format ; ce programme le connaît jusqu’à {{known}}). Elle a été laissée telle quelle. Lancez ce Longtable plus récent.',
  missing:
    'La base de données {{file}} manque, mais son journal {{journal}} est là. Rien n’a été modifié. Remettez la base en place, ou mettez une sauvegarde à sa place et déplacez le journal.',
  stale:
    'Le journal {{journal}} n’appartient pas à la base de données {{file}}, qui est une sauvegarde restaurée. Rien n’a été modifié. Déplacez le journal et relancez.',
  backup: {
    absent: 'Il n’y a pas de base de données de Longtable dans le dossier {{folder}}.',
    exists: '{{file}} existe déjà, et une sauvegarde n’écrase rien. Choisissez un autre nom.',
  },
  postgres: {
    url: '« {{url}} » n’est pas l’adresse d’une base PostgreSQL. Elle ressemble à postgres://utilisateur:motdepasse@hôte:5432/base.',
    schema:
      '« {{schema}} » ne peut pas être le nom d’un schéma : des minuscules, des chiffres et des tirets bas, 41 au plus.',
    unusable:
      'Longtable ne peut pas utiliser la base {{database}} ({{detail}}). Vérifiez que PostgreSQL y fonctionne, que l’utilisateur peut s’y connecter et créer des tables, et que l’adresse est juste. Rien n’a été modifié.',
    used: 'Un serveur Longtable utilise la base {{database}}. Arrêtez-le d’abord.',
    old: 'Le PostgreSQL de {{database}} est en version {{version}} ; Longtable demande la {{least}} ou une plus récente.',
    encoding:
      'La base {{database}} garde ses textes en {{encoding}} ; Longtable demande une base créée avec l’encodage UTF8.',
    newer:
      'La base {{database}} vient d’un Longtable plus récent (version {{version}} de son format ; ce programme le connaît jusqu’à {{known}}). Elle a été laissée telle quelle. Lancez ce Longtable plus récent.',
  },
  move: {
    full: '{{to}} n’est pas vide (sa table {{table}} contient quelque chose), et rien n’est jamais écrasé. Indiquez un dossier vide ou une base vide.',
    differs:
      'Ce qui a été relu de la table {{table}} n’est pas ce qui a été écrit. Rien n’a été gardé ; la source est telle qu’elle était.',
  },
  running: {
    damaged: 'La base de données du serveur est abîmée ; son responsable doit restaurer une sauvegarde.',
    full: 'Le disque du serveur est plein ; rien n’a été enregistré.',
    failing: 'Le disque du serveur ne fonctionne pas comme il faut ; rien n’a été enregistré.',
    unwritable: 'Le serveur ne peut pas écrire dans sa base de données ; rien n’a été enregistré.',
    busy: 'La base de données du serveur est utilisée par un autre programme ; rien n’a été enregistré.',
    taken: 'Ceci n’a pas été enregistré, car c’est en contradiction avec ce qui l’était déjà.',
    closed: 'Le serveur est en train de s’arrêter.',
    unreachable:
      'Le serveur ne peut pas joindre sa base de données en ce moment ; rien n’a été enregistré. Réessayez.',
    spent: 'C’est tout pour l’instant : un quota est épuisé. Revenez plus tard.',
    changed: 'Ceci n’a pas été enregistré, car quelque chose a changé entre-temps. Réessayez.',
    fenced: 'Un autre serveur a repris cette partie ; rien n’a été enregistré. Reconnectez-vous.',
    elsewhere: 'Un autre serveur utilise cette partie. Réessayez dans un moment.',
  },
}

/** What is said of the database: when it is opened to the operator, while it runs to anybody. */
export const storeMessages: Readonly<Record<Language, Messages>> = { en: { store: en }, fr: { store: fr } }
