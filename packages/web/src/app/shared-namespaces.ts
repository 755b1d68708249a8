import type { Namespaces } from '../i18n/namespaces.ts'
import { adviceMessages } from '../match-ui/advice/messages.ts'
import { appMessages } from './messages.ts'
import { controlsMessages } from '../components/controls/messages.ts'
import { endMessages } from '../match-ui/end/messages.ts'
import { guideMessages } from '../pages/guide/messages.ts'
import { offlineMessages } from '../offline/messages.ts'
import { replayMessages } from '../pages/replay/messages.ts'
import { reviewMessages } from '../pages/review/messages.ts'
import { provenanceMessages } from '../pages/provenance/messages.ts'
import { rulesMessages } from '../rulebook/messages.ts'
import { settingsMessages } from '../settings-dialog/messages.ts'
import { shellMessages } from '../match-ui/messages.ts'
import { startMessages } from '../pages/start/messages.ts'
import { storiesMessages } from '../pages/stories/messages.ts'
import { tablesMessages } from '../connections/messages.ts'

/** The messages that every game shares; each game brings its own when its UI is loaded. */
export const sharedNamespaces: Namespaces = {
  advice: adviceMessages,
  app: appMessages,
  controls: controlsMessages,
  end: endMessages,
  guide: guideMessages,
  offline: offlineMessages,
  provenance: provenanceMessages,
  replay: replayMessages,
  review: reviewMessages,
  rules: rulesMessages,
  settings: settingsMessages,
  shell: shellMessages,
  start: startMessages,
  stories: storiesMessages,
  tables: tablesMessages,
}
