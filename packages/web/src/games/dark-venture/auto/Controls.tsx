import { ChevronsRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { IconButton } from '../../../components/controls/index.ts'
import type { TimelineControls } from '../timeline/use-timeline.ts'
import { SpeedChoice } from './SpeedChoice.tsx'

/** Back, stop, on, to the end, and how fast. */
export function Controls({ timeline }: { timeline: TimelineControls }) {
  const i18n = useI18n()
  const { isPlaying, play, pause, next, back, end } = timeline
  const hasCards = timeline.beats[timeline.at].card !== undefined
  const words = hasCards ? 'Card' : ''
  return (
    <div className="dv-auto-controls">
      <IconButton
        label={i18n.t(`web.dvAuto.back${words}`)}
        icon={<SkipBack aria-hidden size={18} />}
        onClick={back}
      />
      <IconButton
        className="dv-auto-play"
        data-waits={!isPlaying || undefined}
        label={i18n.t(isPlaying ? 'web.dvAuto.pause' : 'web.dvAuto.play')}
        icon={isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        onClick={isPlaying ? pause : play}
      />
      <IconButton
        label={i18n.t(`web.dvAuto.next${words}`)}
        icon={<SkipForward aria-hidden size={18} />}
        onClick={next}
      />
      <IconButton
        className="dv-auto-end"
        label={i18n.t('web.dvAuto.end')}
        icon={<ChevronsRight aria-hidden size={20} />}
        onClick={end}
      />
      <SpeedChoice />
    </div>
  )
}
