import type { Game } from '@longtable/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { StandInNote } from '../src/components/StandInNote.tsx'
import { I18nProvider } from '../src/i18n/I18nProvider.tsx'

/** What is noted of a row, without a browser. */
export function noteText(game: Game, row: object | undefined): string {
  const drawn = renderToStaticMarkup(
    <I18nProvider game={game}>
      <StandInNote row={row} />
    </I18nProvider>,
  )
  return drawn.replaceAll(/<[^>]*>/g, '')
}
