import { choiceKey, type Choice, type Shortcut } from '@longtable/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { OpenPlace } from '../targets/choosing.ts'
import { BlockedLine, Entry, nothing, ShortcutEntry, shortcutKey, type Foresee } from './Entry.tsx'

interface PlaceListProps {
  readonly open: OpenPlace
  readonly nameOf: (place: string) => string
  readonly foresee: Foresee
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
  readonly close: () => void
}

const GAP = 8

/** What can be done at one place, or why nothing can: a slip of paper beside it. */
export function PlaceList({ open, nameOf, foresee, choose, chooseAll, close }: PlaceListProps) {
  const i18n = useI18n()
  const { near } = open
  // The slip is gone with the click, and not only when the choice has been made.
  const chooseThere = (choice: Choice): void => {
    close()
    choose(choice)
  }
  const chooseAllThere = (shortcut: Shortcut): void => {
    close()
    chooseAll(shortcut)
  }
  const slip = useRef<HTMLDivElement>(null)
  const isByHand = useRef(false)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>()
  useLayoutEffect(() => {
    const around = near.getBoundingClientRect()
    const own = slip.current?.getBoundingClientRect()
    if (own === undefined) return
    const left = Math.min(
      Math.max(GAP, around.left + around.width / 2 - own.width / 2),
      innerWidth - own.width - GAP,
    )
    const below = around.bottom + GAP
    const top = below + own.height > innerHeight ? Math.max(GAP, around.top - own.height - GAP) : below
    setPlace({ left, top: Math.min(top, Math.max(GAP, innerHeight - own.height - GAP)) })
  }, [near])
  useEffect(() => {
    slip.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    const leave = (event: PointerEvent): void => {
      if (!(event.target instanceof Node) || slip.current?.contains(event.target) === true) return
      close()
    }
    addEventListener('pointerdown', leave, true)
    return () => {
      removeEventListener('pointerdown', leave, true)
      // Only a keyboard needs to find the place again.
      if (isByHand.current) return
      if (near instanceof HTMLElement || near instanceof SVGElement) near.focus({ preventScroll: true })
    }
  }, [near, close])
  return (
    <div
      ref={slip}
      className="slip"
      role="dialog"
      aria-label={nameOf(open.place)}
      // It takes the focus before it has found its place, which nothing hidden can.
      style={place ?? { opacity: 0 }}
      onClickCapture={({ detail }) => {
        isByHand.current = detail > 0
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div className="slip-head">
        <h3>{nameOf(open.place)}</h3>
        <button type="button" className="button button-quiet" onClick={close}>
          {i18n.t('web.shell.close')}
        </button>
      </div>
      {open.shortcuts.length + open.entries.length === 0 ? null : (
        <ul className="choices-list">
          {open.shortcuts.map((shortcut) => (
            <li key={shortcutKey(shortcut)}>
              <ShortcutEntry shortcut={shortcut} chooseAll={chooseAllThere} />
            </li>
          ))}
          {open.entries.map((entry) => (
            <li key={choiceKey(entry.choice)}>
              <Entry entry={entry} foresee={foresee} choose={chooseThere} />
            </li>
          ))}
        </ul>
      )}
      {open.idle.length === 0 ? null : (
        <>
          <p className="choices-idle">{i18n.t('web.shell.idle')}</p>
          <ul className="choices-list choices-list-idle">
            {open.idle.map((entry) => (
              <li key={choiceKey(entry.choice)}>
                <Entry entry={entry} foresee={nothing} choose={chooseThere} />
              </li>
            ))}
          </ul>
        </>
      )}
      {open.blocked.length === 0 ? null : (
        <ul className="choices-blocked">
          {open.blocked.slice(0, MOST_REASONS).map((entry) => (
            <BlockedLine key={choiceKey(entry.choice)} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** More reasons than this for one place say nothing new. */
const MOST_REASONS = 12
