import { levelFame, levels, REPUTATION_END, reputationInfluence } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Dialog } from '../../../components/controls/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { signed } from './signed.ts'
import './Tracks.css'

interface TracksProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly level: number
  readonly fame: number
  readonly reputation: number
}

/** All levels with what they give, and what each reputation is worth. */
export function Tracks({ isOpen, onClose, level, fame, reputation }: TracksProps) {
  const i18n = useI18n()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={i18n.t('web.mkHero.tracks.title')} size="wide">
      <table className="mk-tracks">
        <caption>
          {i18n.t('web.mkHero.fameNow', { n: fame })} · {i18n.t('web.mkHero.level', { n: level })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('web.mkHero.tracks.level')}</th>
            <th scope="col">
              <Icon name="fame" /> {i18n.t('web.mkHero.tracks.from')}
            </th>
            <th scope="col">
              <Icon name="armor" /> {i18n.t('web.mkHero.armor')}
            </th>
            <th scope="col">
              <Icon name="hand" /> {i18n.t('web.mkHero.hand')}
            </th>
            <th scope="col">
              <Icon name="command" /> {i18n.t('web.mkHero.command')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ armor, hand, command }, i) => (
            <tr key={levelFame[i]} aria-current={i + 1 === level || undefined}>
              <th scope="row">{i + 1}</th>
              <td>{levelFame[i]}</td>
              <td>{armor}</td>
              <td>{hand}</td>
              <td>{command}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{i18n.t('web.mkHero.tracks.reputation')}</h3>
      <ol className="mk-tracks-reputation">
        {reputationInfluence.map((influence, i) => (
          <li key={i} aria-current={i - REPUTATION_END === reputation || undefined}>
            <b>{signed(i - REPUTATION_END)}</b>
            <span>{i === 0 ? i18n.t('web.mkHero.tracks.none') : signed(influence)}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
