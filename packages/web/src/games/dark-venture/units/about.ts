import { pieceText, sideText, type PieceNo, type VentureViewContext } from '@longtable/dark-venture/board'
import { text, type Text } from '@longtable/kernel'
import { useMemo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { badgesOf, badgeTexts } from './Badges.tsx'
import { loadTexts } from './Load.tsx'
import { discOf } from './Token.tsx'

/** What is read out of a piece besides its name and its space. */
function aboutPiece(ctx: VentureViewContext, piece: PieceNo): readonly Text[] {
  const { state, tables } = ctx
  const { strength, defence } = discOf(ctx, piece)
  const captor = state.captor[piece]
  return [
    text('web.dvUnits.whose', { side: sideText(tables, state.side[piece]) }),
    text('web.dvUnits.numbers', { strength, defence }),
    ...(captor < 0 ? [] : [text('web.dvUnits.heldBy', { unit: pieceText(tables, captor) })]),
    ...badgeTexts(badgesOf(ctx, piece)),
    ...loadTexts(ctx, piece),
  ]
}

/** The same in words; said anew only when something of it has changed. */
export function useAbout(): (ctx: VentureViewContext, piece: PieceNo) => string {
  const i18n = useI18n()
  return useMemo(() => {
    const said = new Map<string, string>()
    return (ctx, piece) => {
      const texts = aboutPiece(ctx, piece)
      const key = JSON.stringify(texts)
      const known = said.get(key) ?? texts.map((one) => i18n.format(one)).join(', ')
      said.set(key, known)
      return known
    }
  }, [i18n])
}
