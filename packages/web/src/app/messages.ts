import type { Language, Messages } from '@longtable/kernel'
import { appWords } from './app-words.ts'
import { controlsWords } from '../pieces/controls/words.ts'
import { endWords } from '../end/words.ts'
import { guideWords } from '../guide/words.ts'
import { immortalsWords } from '../games/immortals/words.ts'
import { offlineWords } from '../offline/words.ts'
import { realmWords } from '../games/immortals/realm/words.ts'
import { replayWords } from '../replay/words.ts'
import { rulesWords } from '../rules/words.ts'
import { settingsWords } from './settings-words.ts'
import { shellWords } from '../shell/words.ts'
import { startWords } from '../start/words.ts'
import { tablesWords } from '../tables/words.ts'
import { towerWords } from '../games/immortals/tower/words.ts'

/** The words of each room of the client; in a message's key the room comes after `web`. */
const rooms = {
  app: appWords,
  controls: controlsWords,
  end: endWords,
  guide: guideWords,
  immortals: immortalsWords,
  offline: offlineWords,
  realm: realmWords,
  replay: replayWords,
  rules: rulesWords,
  settings: settingsWords,
  shell: shellWords,
  start: startWords,
  tables: tablesWords,
  tower: towerWords,
}

function inLanguage(lang: Language): Messages {
  return Object.fromEntries(Object.entries(rooms).map(([room, words]) => [room, words[lang]]))
}

export const webMessages: Readonly<Record<Language, Messages>> = {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
}
