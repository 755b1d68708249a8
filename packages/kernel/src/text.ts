export type Language = 'en' | 'fr'

/** A name that a content row gives in every language. */
export type Translated = Readonly<Record<Language, string>>

/** A sentence to be written in the reader's language: a message key and what goes into it. */
export interface Text {
  readonly key: string
  readonly with?: Readonly<Record<string, string | number | Text | Translated>>
}

/** Messages of one language, nested by topic; `{{name}}` is filled in, `_one` and `_other` are plurals. */
export interface Messages {
  readonly [key: string]: string | Messages
}

export function text(key: string, values?: Text['with']): Text {
  return values === undefined ? { key } : { key, with: values }
}

/** Who sits at a seat: “Player 2”, for which a client that knows names says the name. */
export function playerText(seat: number): Text {
  return text('player', { number: seat + 1 })
}

/** Something a person asked for that cannot be: never a bug, always told in one sentence. */
export class UserError extends Error {
  readonly text: Text
  constructor(reason: Text) {
    super(reason.key)
    this.name = 'UserError'
    this.text = reason
  }
}

export function refuse(key: string, values?: Text['with']): never {
  throw new UserError(text(key, values))
}
