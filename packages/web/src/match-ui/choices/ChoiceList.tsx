import { choiceKey, type DescribedMenu, type Choice, type MenuEntry, type Shortcut } from '@longtable/kernel'
import { useMemo, useState, type ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { BlockedLine, Entry, nothing, ShortcutEntry, shortcutKey, type Foresee } from './Entry.tsx'
import { pointsAt } from '../targets/pointing.ts'
import type { Choosing } from '../targets/targets.tsx'

interface ChoiceListProps {
  readonly asked: DescribedMenu
  readonly choosing: Choosing
  readonly shortcuts: readonly Shortcut[]
  readonly foresee: Foresee
  readonly choose: (choice: Choice) => void
  readonly chooseAll: (shortcut: Shortcut) => void
}

/** From so many on, what can be carried is listed piece by piece. */
const MANY = 10
/** From so many on, gestures are put away. */
const MANY_SHORTCUTS = 6

/** Everything that can be chosen now, in words: the same as on the board, and in step with it. */
export function ChoiceList({ asked, choosing, shortcuts, foresee, choose, chooseAll }: ChoiceListProps) {
  const i18n = useI18n()
  const { main, pieces, others, rest, idle } = useMemo(() => sorted(asked), [asked])
  // Those with a place of their own are found on the board first.
  const isFolded = shortcuts.length > MANY_SHORTCUTS
  const listed = shortcuts.filter(({ at }) => at === undefined && !isFolded)
  const folded = shortcuts.filter((shortcut) => !listed.includes(shortcut))
  const { held } = choosing
  if (held !== undefined) {
    return <Held {...{ asked, choosing, held, foresee, choose, chooseAll }} />
  }
  return (
    <div className="choices">
      <ul className="choices-list" aria-label={i18n.t('web.shell.choices')}>
        {main.map((entry) => (
          <li key={choiceKey(entry.choice)}>
            <Entry entry={entry} foresee={foresee} choose={choose} isMain />
          </li>
        ))}
        <Shortcuts shortcuts={listed} chooseAll={chooseAll} />
        {pieces.map((piece) => (
          <li key={piece}>
            <button
              type="button"
              className="entry entry-piece"
              data-piece={piece}
              onClick={() => choosing.hold(piece)}
              {...pointsAt(piece)}
            >
              {i18n.t('web.shell.takeUp', { piece: choosing.nameOf(piece) })}
            </button>
          </li>
        ))}
        {others.map((entry) => (
          <li key={choiceKey(entry.choice)}>
            <Entry entry={entry} foresee={foresee} choose={choose} />
          </li>
        ))}
      </ul>
      {folded.length === 0 ? null : (
        <More words={i18n.t('web.shell.moreShortcuts', { count: folded.length })}>
          {() => (
            <ul className="choices-list">
              <Shortcuts shortcuts={folded} chooseAll={chooseAll} />
            </ul>
          )}
        </More>
      )}
      {rest.length === 0 ? null : (
        <More words={i18n.t('web.shell.moreChoices', { count: rest.length })}>
          {() => (
            <ul className="choices-list">
              {rest.map((entry) => (
                <li key={choiceKey(entry.choice)}>
                  <Entry entry={entry} foresee={nothing} choose={choose} />
                </li>
              ))}
            </ul>
          )}
        </More>
      )}
      {idle.length === 0 ? null : (
        <More words={i18n.t('web.shell.moreIdle', { count: idle.length })}>
          {() => (
            <ul className="choices-list choices-list-idle">
              {idle.map((entry) => (
                <li key={choiceKey(entry.choice)}>
                  <Entry entry={entry} foresee={nothing} choose={choose} />
                </li>
              ))}
            </ul>
          )}
        </More>
      )}
      <Blocked asked={asked} />
    </div>
  )
}

function Shortcuts({ shortcuts, chooseAll }: Pick<ChoiceListProps, 'shortcuts' | 'chooseAll'>) {
  return shortcuts.map((shortcut) => (
    <li key={shortcutKey(shortcut)}>
      <ShortcutEntry shortcut={shortcut} chooseAll={chooseAll} />
    </li>
  ))
}

/** The piece that is taken up for an entry. */
function pieceFor({ at, from, lifts }: MenuEntry): string | undefined {
  return lifts === true ? at : from
}

/** What is listed first, what is carried, what only tidies up, and what is of no use now. */
function sorted(asked: DescribedMenu) {
  const entries = asked.entries.filter(({ idle }) => idle !== true)
  const carried = entries.filter((entry) => pieceFor(entry) !== undefined)
  const isMany = carried.length > MANY
  const plain = entries.filter((entry) => !isMany || pieceFor(entry) === undefined)
  const main = plain.filter(({ at, revises }) => at === undefined && !revises)
  const placed = plain.filter((entry) => !main.includes(entry))
  const rest = isMany ? placed : []
  return {
    main,
    pieces: isMany ? [...new Set(carried.flatMap((entry) => pieceFor(entry) ?? []))] : [],
    others: isMany ? [] : placed,
    rest,
    idle: asked.entries.filter(({ idle }) => idle === true),
  }
}

/** Where a piece that was taken up can go, and what else can be done with it. */
function Held({
  asked,
  choosing,
  held,
  foresee,
  choose,
  chooseAll,
}: Omit<ChoiceListProps, 'shortcuts'> & { held: string }) {
  const i18n = useI18n()
  const entries = new Set([...choosing.from(held), ...choosing.at(held)])
  const { gestures } = choosing
  const best = gestures.filter(({ isBest }) => isBest === true)
  const listed = best.length > MANY_SHORTCUTS ? [] : best
  const folded = [...best, ...gestures.filter(({ isBest }) => isBest !== true)].slice(listed.length)
  const blocked = asked.blocked.filter(({ from }) => from === held)
  return (
    <div className="choices">
      <p className="choices-held">
        {i18n.t('web.shell.held', { piece: choosing.nameOf(held) })}{' '}
        <button type="button" className="button button-quiet" onClick={() => choosing.hold(undefined)}>
          {i18n.t('web.shell.putDown')}
        </button>
      </p>
      <ul className="choices-list" aria-label={i18n.t('web.shell.choices')}>
        {[...entries].map((entry) => (
          <li key={choiceKey(entry.choice)}>
            <Entry entry={entry} foresee={foresee} choose={choose} />
          </li>
        ))}
        <Shortcuts shortcuts={listed} chooseAll={chooseAll} />
      </ul>
      {folded.length === 0 ? null : (
        <More words={i18n.t('web.shell.moreShortcuts', { count: folded.length })}>
          {() => (
            <ul className="choices-list">
              <Shortcuts shortcuts={folded} chooseAll={chooseAll} />
            </ul>
          )}
        </More>
      )}
      <Blocked asked={{ ...asked, blocked }} />
    </div>
  )
}

function Blocked({ asked }: { asked: DescribedMenu }) {
  const i18n = useI18n()
  const { blocked } = asked
  if (blocked.length === 0) return null
  return (
    <More words={i18n.t('web.shell.notPossible', { count: blocked.length })}>
      {() => (
        <ul className="choices-blocked">
          {blocked.map((entry) => (
            <BlockedLine key={choiceKey(entry.choice)} entry={entry} />
          ))}
        </ul>
      )}
    </More>
  )
}

/** What is put away is not even drawn until somebody opens it. */
function More({ words, children }: { words: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="choices-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words}</summary>
      {isOpen ? children() : null}
    </details>
  )
}
