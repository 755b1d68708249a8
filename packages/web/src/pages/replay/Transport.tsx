import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { IconButton, Select } from '../../components/controls/index.ts'
import { rates, type Player } from './use-player.ts'

interface TransportProps {
  readonly player: Player
  readonly rounds: readonly { readonly at: number; readonly round: number }[]
  /** What happened last, in words. */
  readonly said: string
  /** A button more, where there is room for it. */
  readonly children?: ReactNode
}

/** The controls below the board: where one is, in words and on a line, and ways to go on and back. */
export function Transport({ player, rounds, said, children }: TransportProps) {
  const i18n = useI18n()
  const { moment, last, goTo, step, stepRound, playOrPause, isPlaying, rate, setRate } = player
  const { at } = moment
  return (
    <section className="replay-transport" aria-label={i18n.t('web.replay.player')}>
      <p className="replay-said" role={isPlaying ? undefined : 'status'}>
        {said}
      </p>
      <Line player={player} rounds={rounds} said={said} />
      <div className="replay-buttons">
        {children}
        <span className="replay-moment">
          {i18n.t('web.replay.moment', { at: i18n.number(at), last: i18n.number(last) })}
        </span>
        <div className="replay-keys">
          <IconButton
            className="replay-end"
            label={i18n.t('web.replay.first')}
            icon={<SkipBack aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => goTo(0)}
          />
          <IconButton
            label={i18n.t('web.replay.previousRound')}
            icon={<ChevronsLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => stepRound(-1)}
          />
          <IconButton
            label={i18n.t('web.replay.previous')}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            className="replay-play"
            variant="plain"
            label={i18n.t(isPlaying ? 'web.replay.pause' : 'web.replay.play')}
            icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={playOrPause}
          />
          <IconButton
            label={i18n.t('web.replay.next')}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={at === last}
            onClick={() => step(1)}
          />
          <IconButton
            label={i18n.t('web.replay.nextRound')}
            icon={<ChevronsRight aria-hidden="true" />}
            disabled={at === last}
            onClick={() => stepRound(1)}
          />
          <IconButton
            className="replay-end"
            label={i18n.t('web.replay.last')}
            icon={<SkipForward aria-hidden="true" />}
            disabled={at === last}
            onClick={() => goTo(last)}
          />
        </div>
        <Select
          className="replay-rate"
          isLabelHidden
          label={i18n.t('web.replay.rate')}
          value={String(rate)}
          options={rates.map((each) => ({ value: String(each), label: `${i18n.number(each)}×` }))}
          onChange={(value) => setRate(Number(value))}
        />
      </div>
    </section>
  )
}

function Line({ player, rounds, said }: TransportProps) {
  const i18n = useI18n()
  const { moment, last, goTo } = player
  const { at } = moment
  const numbers = { at: i18n.number(at), last: i18n.number(last) }
  const share = (moments: number, until = last): CSSProperties =>
    ({ '--share': moments / Math.max(last, 1), '--until': until / Math.max(last, 1) }) as CSSProperties
  const marks = [{ at: 0, name: i18n.t('web.replay.setup'), short: '' }].concat(
    rounds.map(({ at: begins, round }) => ({
      at: begins,
      name: i18n.t('web.replay.round', { round }),
      short: String(round),
    })),
  )
  const now = marks.findLastIndex((mark) => mark.at <= at)
  return (
    <div className="replay-line-of-time" style={share(at)}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={i18n.t('web.replay.title')}
        aria-valuetext={i18n.t('web.replay.momentSaid', { ...numbers, line: said })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <div className="replay-rounds">
        {marks.map((mark, n) => (
          <button
            key={mark.at}
            type="button"
            style={share(mark.at, marks[n + 1]?.at)}
            aria-label={mark.name}
            aria-current={n === now ? 'step' : undefined}
            onClick={() => goTo(mark.at)}
          >
            <span className="replay-round-name">{mark.name}</span>
            <span className="replay-round-short">{mark.short}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
