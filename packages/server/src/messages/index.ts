import type { Language, Messages } from '@longtable/kernel'
import { clientMessages } from './client.ts'
import { hostMessages } from './host.ts'
import { httpMessages } from './http.ts'
import { storeMessages } from './store.ts'
import { threadsMessages } from './threads.ts'

function messagesOf(lang: Language): Messages {
  return {
    server: {
      ...clientMessages[lang],
      ...hostMessages[lang],
      ...httpMessages[lang],
      ...storeMessages[lang],
      ...threadsMessages[lang],
    },
  }
}

/** What the server says to people, under the key `server`. */
export const serverMessages: Readonly<Record<Language, Messages>> = {
  en: messagesOf('en'),
  fr: messagesOf('fr'),
}
