import type { Language, Messages } from '@longtable/kernel'
import type { Rooms } from './room-words.ts'
import { adviceWords } from '../advice/words.ts'
import { appWords } from './app-words.ts'
import { controlsWords } from '../pieces/controls/words.ts'
import { endWords } from '../end/words.ts'
import { guideWords } from '../guide/words.ts'
import { offlineWords } from '../offline/words.ts'
import { replayWords } from '../replay/words.ts'
import { reviewWords } from '../review/words.ts'
import { rulesWords } from '../rules/words.ts'
import { settingsWords } from './settings-words.ts'
import { shellWords } from '../shell/words.ts'
import { startWords } from '../start/words.ts'
import { tablesWords } from '../tables/words.ts'

/** The words of the rooms that every game shares; each game brings its own when it is laid out. */
const shared: Rooms = {
  advice: adviceWords,
  app: appWords,
  controls: controlsWords,
  end: endWords,
  guide: guideWords,
  offline: offlineWords,
  replay: replayWords,
  review: reviewWords,
  rules: rulesWords,
  settings: settingsWords,
  shell: shellWords,
  start: startWords,
  tables: tablesWords,
}

export function inLanguage(rooms: Rooms, lang: Language): Messages {
  return Object.fromEntries(Object.entries(rooms).map(([room, words]) => [room, words[lang]]))
}

export const webMessages: Readonly<Record<Language, Messages>> = {
  en: inLanguage(shared, 'en'),
  fr: inLanguage(shared, 'fr'),
}
