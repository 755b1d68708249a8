import type { Language, Messages } from '@longtable/kernel'

const en: Messages = {
  noSuchPath: 'There is nothing at this address.',
  wrongMethod: 'This cannot be asked in this way; what can be asked is {{allowed}}.',
  needKey: 'One has to say who one is, with the header “Authorization: Bearer …”.',
  badKey: 'This is no key of a person.',
  notJson: 'The request has to be JSON, with the content type application/json.',
  brokenJson: 'The request is not readable JSON.',
  deepJson: 'The request is nested too deeply.',
  tooLong: 'The request is too long: at most {{most}} bytes are read.',
  field: 'The field “{{field}}” {{problem}}.',
  unknownField: 'There is no field “{{field}}” here.',
  problem: {
    missing: 'is missing',
    kind: 'should be {{wanted}}',
    short: 'is too short or too small: at least {{least}}',
    long: 'is too long or too big: at most {{most}}',
    one: 'should be one of {{known}}',
    wrong: 'is not as it should be',
  },
  kind: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    other: 'something else',
  },
  foreign:
    'Pages of other sites may not do this here. If this server has a name on the internet, it has to be started with --public-url.',
  tooMany: 'That is too much at once; please wait {{seconds}} s.',
  tooFast: 'That is too fast; this message was not read. Please wait {{seconds}} s.',
  greeting: 'That is too long for somebody who was not let in to a match yet.',
  guessing: 'Too many wrong passwords or invitations; please wait {{seconds}} s.',
  full: 'There are too many connections already.',
  stopping: 'The server is being stopped.',
  fault: 'Something went wrong in the server; it was noted as {{number}}.',
  text: 'Messages have to be text.',
  silent: 'Nothing was said for too long.',
  loopback: 'This is told to this machine alone.',
  port: {
    taken: 'Port {{port}} is in use already; another one can be chosen with --port.',
    forbidden: 'Port {{port}} cannot be used without more rights; another one can be chosen with --port.',
    noHost: 'This machine has no address “{{host}}”.',
  },
  publicUrl:
    'The public address “{{url}}” should begin with http:// or https://, without a name or password, a ? or a #.',
  webhook: {
    url: 'The webhook’s address should begin with http:// or https://.',
    credentials: 'The webhook’s address may not have a name or password in it.',
    private:
      'The webhook’s address is in a private network. The server can be started with --allow-private-webhooks.',
    lost: 'The host of the webhook’s address cannot be found.',
  },
}

const fr: Messages = {
  noSuchPath: 'Il n’y a rien à cette adresse.',
  wrongMethod: 'Cette demande ne peut pas être faite ainsi ; on peut faire {{allowed}}.',
  needKey: 'Il faut dire qui l’on est, avec l’en-tête « Authorization: Bearer … ».',
  badKey: 'Ce n’est la clé de personne.',
  notJson: 'La demande doit être en JSON, avec le type de contenu application/json.',
  brokenJson: 'La demande n’est pas du JSON lisible.',
  deepJson: 'La demande est imbriquée trop profondément.',
  tooLong: 'La demande est trop longue : {{most}} octets au plus sont lus.',
  field: 'Le champ « {{field}} » {{problem}}.',
  unknownField: 'Il n’y a pas de champ « {{field}} » ici.',
  problem: {
    missing: 'manque',
    kind: 'devrait être {{wanted}}',
    short: 'est trop court ou trop petit : {{least}} au moins',
    long: 'est trop long ou trop grand : {{most}} au plus',
    one: 'devrait valoir {{known}}',
    wrong: 'n’est pas comme il devrait être',
  },
  kind: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    array: 'une liste',
    object: 'un objet',
    other: 'autre chose',
  },
  foreign:
    'Les pages d’autres sites ne peuvent pas faire cela ici. Si ce serveur a un nom sur Internet, il faut le démarrer avec --public-url.',
  tooMany: 'C’est trop à la fois ; merci d’attendre {{seconds}} s.',
  tooFast: 'C’est trop rapide ; ce message n’a pas été lu. Merci d’attendre {{seconds}} s.',
  greeting: 'C’est trop long pour qui n’est encore entré dans aucune partie.',
  guessing: 'Trop de mots de passe ou d’invitations erronés ; merci d’attendre {{seconds}} s.',
  full: 'Il y a déjà trop de connexions.',
  stopping: 'Le serveur est en train de s’arrêter.',
  fault: 'Quelque chose s’est mal passé dans le serveur ; c’est noté sous {{number}}.',
  text: 'Les messages doivent être du texte.',
  silent: 'Rien n’a été dit depuis trop longtemps.',
  loopback: 'Cela n’est dit qu’à cette machine.',
  port: {
    taken: 'Le port {{port}} est déjà utilisé ; on peut en choisir un autre avec --port.',
    forbidden: 'Le port {{port}} demande plus de droits ; on peut en choisir un autre avec --port.',
    noHost: 'Cette machine n’a pas d’adresse « {{host}} ».',
  },
  publicUrl:
    'L’adresse publique « {{url}} » devrait commencer par http:// ou https://, sans nom ni mot de passe, sans ? ni #.',
  webhook: {
    url: 'L’adresse du webhook devrait commencer par http:// ou https://.',
    credentials: 'L’adresse du webhook ne peut pas contenir de nom ni de mot de passe.',
    private:
      'L’adresse du webhook est dans un réseau privé. Le serveur peut être démarré avec --allow-private-webhooks.',
    lost: 'L’hôte de l’adresse du webhook est introuvable.',
  },
}

/** What the network says, under the key `server.http`. */
export const httpMessages: Readonly<Record<Language, Messages>> = { en: { http: en }, fr: { http: fr } }
