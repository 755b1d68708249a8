import type { MenuEntry } from '@longtable/kernel'
import { Check, ChevronDown, ChevronUp, Eye } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { RuleLink } from '../../rulebook/RuleLink.tsx'
import { forgetGuided } from './guided-match.ts'
import { learned, placeOf, messagesKey, type Lesson } from '../../game-ui/lesson.ts'
import type { Page } from './page.ts'
import { useRun, type Running } from './run.ts'
import { useSuggestion } from './suggestion.ts'
import type { GuideProps } from '../../game-ui/guide-props.ts'
import './guide.css'

/** A slip of paper beside the table that explains each thing when it first comes up. It can be ignored. */
export function Guide({ lesson, ...props }: GuideProps & { lesson: Lesson }) {
  const i18n = useI18n()
  const body = useId()
  const [isFolded, setFolded] = useState(false)
  const suggestion = useSuggestion(lesson, props)
  const running = useRun(lesson, props, suggestion)
  const { page } = running
  const title = i18n.t(`${props.isOver ? `${messagesKey(lesson)}.over` : saying(lesson, running)}.title`)
  const name = i18n.t(isFolded ? 'web.guide.unfold' : 'web.guide.fold')
  return (
    <aside className="guide" aria-label={i18n.t('web.guide.title')} data-folded={isFolded || undefined}>
      <Pin />
      <header className="guide-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="guide-fold"
          aria-label={name}
          title={name}
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
        </button>
      </header>
      <div id={body} className="guide-body" hidden={isFolded}>
        {props.isOver ? (
          <Over lesson={lesson} showEnd={props.showEnd} />
        ) : (
          <Explaining {...props} lesson={lesson} suggestion={suggestion} running={running} />
        )}
        <footer className="guide-foot">
          <Progress lesson={lesson} page={page} isOver={props.isOver} />
          {page.ask === undefined || page.isWaiting ? null : <NoteRule lesson={lesson} id={page.ask} />}
        </footer>
      </div>
    </aside>
  )
}

/** What stands on the slip, by the place of its words. */
function saying(lesson: Lesson, { page: { ask, isWaiting }, isRunning }: Running): string {
  if (isRunning) return 'web.guide.running'
  if (isWaiting) return 'web.guide.waiting'
  return ask === undefined ? 'web.guide.known' : `${messagesKey(lesson)}.notes.${ask}`
}

/** How long a place is highlighted by itself when a note comes up, in milliseconds. */
const POINTED = 2600

/** Points at what a note speaks of, for a moment; what somebody wants to be shown stays until they have seen it. */
function usePointing(
  question: string | undefined,
  place: string | undefined,
  point: GuideProps['point'],
): GuideProps['point'] {
  const isShowing = useRef(false)
  const show = useEffectEvent((shown: string | undefined) => point(shown))
  useEffect(() => {
    isShowing.current = false
    if (question === undefined || place === undefined) return
    show(place)
    const timer = setTimeout(() => {
      if (!isShowing.current) show(undefined)
    }, POINTED)
    return () => {
      clearTimeout(timer)
      show(undefined)
    }
  }, [question, place])
  return (shown) => {
    isShowing.current = shown !== undefined
    point(shown)
  }
}

interface ExplainingProps extends GuideProps {
  readonly lesson: Lesson
  readonly suggestion: MenuEntry | undefined
  readonly running: Running
}

function Explaining({ lesson, asked, ctx, point, choose, suggestion, running }: ExplainingProps) {
  const i18n = useI18n()
  const { page, isRunning } = running
  const { aside } = page
  const ask = page.isWaiting || isRunning ? undefined : page.ask
  const place = ask === undefined ? undefined : placeOf(lesson, ask, ctx)
  const pointAt = usePointing(page.question, place, point)
  const stretch = asked === null ? undefined : lesson.stretchOf(asked.step, suggestion?.choice.do)
  return (
    <>
      {aside === undefined ? null : <Aside lesson={lesson} id={aside} />}
      <div aria-live="polite">
        <p className="guide-text">{i18n.t(`${saying(lesson, running)}.text`)}</p>
        {ask !== undefined && lesson.notes[ask]?.hasTip === true ? (
          <p className="guide-tip">
            <span className="guide-label">{i18n.t('web.guide.tip')}</span>{' '}
            {i18n.t(`${messagesKey(lesson)}.notes.${ask}.tip`)}
          </p>
        ) : null}
      </div>
      {isRunning ? (
        <div className="guide-buttons">
          <button type="button" className="guide-button" data-first onClick={running.stop}>
            {i18n.t('web.guide.stop')}
          </button>
        </div>
      ) : suggestion === undefined ? null : (
        <div className="guide-example">
          <p>
            <span className="guide-label">{i18n.t('web.guide.example')}</span>{' '}
            <Suggested entry={suggestion} />
          </p>
          <div className="guide-buttons">
            <button
              type="button"
              className="guide-button"
              data-first
              onClick={() => choose(suggestion.choice)}
            >
              {i18n.t('web.guide.doThat')}
            </button>
            {stretch === undefined ? null : (
              <button type="button" className="guide-button" onClick={running.start}>
                {i18n.t(`${messagesKey(lesson)}.run.${stretch}`)}
              </button>
            )}
            <ShowWhere place={suggestion.from ?? suggestion.at ?? place} point={pointAt} />
          </div>
        </div>
      )}
    </>
  )
}

function Aside({ lesson, id }: { lesson: Lesson; id: string }) {
  const i18n = useI18n()
  return (
    <div className="guide-aside" aria-live="polite">
      <p className="guide-label">{i18n.t('web.guide.happened')}</p>
      <p>
        {i18n.t(`${messagesKey(lesson)}.notes.${id}.text`)} <NoteRule lesson={lesson} id={id} />
      </p>
    </div>
  )
}

/** What the suggestion says, with its price and its gain. */
function Suggested({ entry }: { entry: MenuEntry }) {
  const i18n = useI18n()
  return (
    <span className="guide-suggested">
      {i18n.format(entry.text)}
      {entry.cost === undefined ? null : <span className="guide-amount"> − {i18n.format(entry.cost)}</span>}
      {entry.gain === undefined ? null : <span className="guide-amount"> + {i18n.format(entry.gain)}</span>}
    </span>
  )
}

function ShowWhere({ place, point }: { place: string | undefined; point: GuideProps['point'] }) {
  const i18n = useI18n()
  if (place === undefined) return null
  const name = i18n.t('web.guide.show')
  return (
    <button
      type="button"
      className="guide-button guide-show"
      aria-label={name}
      title={name}
      onPointerEnter={() => point(place)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => point(place)}
      onBlur={() => point(undefined)}
      onClick={() => point(place)}
    >
      <Eye aria-hidden size={18} />
    </button>
  )
}

function Over({ lesson, showEnd }: Pick<ExplainingProps, 'lesson' | 'showEnd'>) {
  const i18n = useI18n()
  const words = messagesKey(lesson)
  useEffect(() => forgetGuided(lesson), [lesson])
  return (
    <>
      <p className="guide-text">{i18n.t(`${words}.notes.${lesson.last}.text`)}</p>
      <p className="guide-text">{i18n.t(`${words}.over.text`)}</p>
      <div className="guide-buttons">
        <a className="guide-button" data-first {...link('/')}>
          {i18n.t(`${words}.over.play`)}
        </a>
        <button type="button" className="guide-button" onClick={showEnd}>
          {i18n.t(`${words}.over.result`)}
        </button>
        <a className="guide-button" {...link(`/rules/${lesson.game}`)}>
          {i18n.t(`${words}.over.rules`)}
        </a>
      </div>
    </>
  )
}

/** What has come up so far, and what may still come. */
function Progress({ lesson, page, isOver }: { lesson: Lesson; page: Page; isOver: boolean }) {
  const i18n = useI18n()
  const shown = new Set([...page.seen, ...[page.ask, page.aside].filter((id) => id !== undefined)])
  if (isOver) shown.add(lesson.last)
  const met = learned(lesson, shown)
  return (
    <details className="guide-progress">
      <summary>{i18n.t('web.guide.learned', { met: met.size, all: lesson.topics.length })}</summary>
      <ul>
        {lesson.topics.map((topic) => {
          const name = i18n.t(`${messagesKey(lesson)}.topics.${topic}`)
          const isMet = met.has(topic)
          return (
            <li key={topic} data-met={isMet || undefined}>
              <span aria-hidden>
                {isMet ? <Check size={14} strokeWidth={3} /> : <i className="guide-dot" />}
                {name}
              </span>
              <span className="sr-only">
                {i18n.t(isMet ? 'web.guide.isLearned' : 'web.guide.notYet', { topic: name })}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function Pin() {
  return (
    <svg className="guide-pin" viewBox="0 0 24 30" width="24" height="30" aria-hidden>
      <path className="guide-pin-needle" d="M11.2 13h1.6L12 29z" />
      <ellipse className="guide-pin-neck" cx="12" cy="13.2" rx="5.2" ry="2.6" />
      <circle className="guide-pin-head" cx="12" cy="8" r="7" />
      <circle className="guide-pin-shine" cx="9.6" cy="5.6" r="1.9" />
    </svg>
  )
}

/** Where a note stands in the rules. */
function NoteRule({ lesson: { notes }, id }: { readonly lesson: Lesson; readonly id: string }) {
  const note = notes[id]
  return note === undefined ? null : <RuleLink rule={note.rule} />
}
