import { STORY, type VentureViewContext } from '@longtable/dark-venture/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import './darkness.css'

interface DarknessProps {
  readonly ctx: VentureViewContext
  /** Small: a number in a line. Usual: the track of bells. */
  readonly size?: 'small' | 'usual'
}

/** How dark it is in the adventure: a bell each; at some of them something wakes, at the last all is lost. */
export function Darkness({ ctx: { tables, state }, size = 'usual' }: DarknessProps) {
  const i18n = useI18n()
  const { adventure } = tables
  if (adventure === undefined) return null
  const { losesAt, wakesAt } = adventure.darkness
  const now = state.story[STORY.darkness]
  const said = i18n.t('web.dvStory.darkness', { now, of: losesAt, wakes: wakesAt })
  if (size === 'small') {
    return (
      <span className="dv-story-dark-small" role="img" aria-label={said} title={said}>
        <Icon name="bell" size="1.1em" />
        {now}/{losesAt}
      </span>
    )
  }
  return (
    <div className="dv-story-dark" role="img" aria-label={said} title={said}>
      {Array.from({ length: losesAt }, (_, n) => (
        <i
          key={n}
          data-rung={n < now || undefined}
          data-wakes={n + 1 === wakesAt || undefined}
          data-last={n + 1 === losesAt || undefined}
        >
          <Icon name={n + 1 === wakesAt || n + 1 === losesAt ? 'skull' : 'bell'} size="100%" />
        </i>
      ))}
    </div>
  )
}
