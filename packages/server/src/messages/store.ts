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
  running: {
    damaged: 'The server’s database is damaged; its operator has to restore a backup.',
    full: 'The server’s disk is full; nothing was saved.',
    failing: 'The server’s disk does not work as it should; nothing was saved.',
    unwritable: 'The server cannot write to its database; nothing was saved.',
    busy: 'The server’s database is in use by another program; nothing was saved.',
    taken: 'This was not saved, because it contradicts what was saved before.',
    closed: 'The server is stopping.',
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
  running: {
    damaged: 'La base de données du serveur est abîmée ; son responsable doit restaurer une sauvegarde.',
    full: 'Le disque du serveur est plein ; rien n’a été enregistré.',
    failing: 'Le disque du serveur ne fonctionne pas comme il faut ; rien n’a été enregistré.',
    unwritable: 'Le serveur ne peut pas écrire dans sa base de données ; rien n’a été enregistré.',
    busy: 'La base de données du serveur est utilisée par un autre programme ; rien n’a été enregistré.',
    taken: 'Ceci n’a pas été enregistré, car c’est en contradiction avec ce qui l’était déjà.',
    closed: 'Le serveur est en train de s’arrêter.',
  },
}

/** What is said of the database: when it is opened to the operator, while it runs to anybody. */
export const storeMessages: Readonly<Record<Language, Messages>> = { en: { store: en }, fr: { store: fr } }
