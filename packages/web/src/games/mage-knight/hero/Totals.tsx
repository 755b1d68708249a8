import type { MageViewContext } from '@longtable/mage-knight'
import { elements, reaches } from '@longtable/mage-knight/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './Totals.css'

interface Total {
  readonly key: string
  readonly icons: readonly IconName[]
  readonly kind: string
  readonly n: number
}

const REACH_ICONS = { melee: 'attack', ranged: 'ranged', siege: 'siege' } as const

/** The picture of an element beside that of an attack or a block; what is physical needs none. */
function elementIcons(element: (typeof elements)[number]): readonly IconName[] {
  return element === 'physical' ? [] : [element]
}

/** Whose attack and whose block the numbers of a fight or a duel are. */
function sidesOf({ state: { fight, duel } }: MageViewContext): {
  readonly attacker: number
  readonly blocker: number
} {
  if (duel.attacker < 0) return { attacker: fight.seat, blocker: fight.seat }
  const blocker = duel.attacker === duel.aggressor ? duel.defender : duel.aggressor
  return { attacker: duel.attacker, blocker }
}

function useTotals(mage: MageViewContext, seat: number): readonly Total[] {
  const i18n = useI18n()
  const { players, fight } = mage.state
  const { attacker, blocker } = sidesOf(mage)
  const points = (['move', 'influence', 'healing'] as const).map((key) => ({
    key,
    icons: [key === 'healing' ? 'heal' : key] as const,
    kind: i18n.t(`web.mkHero.now.${key}`),
    n: players[seat][key],
  }))
  const attacks = fight.attack.map((n, at) => {
    const reach = reaches[Math.floor(at / elements.length)]
    const element = elements[at % elements.length]
    return {
      key: `attack ${at}`,
      icons: [REACH_ICONS[reach], ...elementIcons(element)],
      kind: named(i18n.t(`web.mkHero.now.attack.${reach}`), element),
      n: attacker === seat ? n : 0,
    }
  })
  const blocks = fight.block.map((n, at) => {
    const element = elements[at % elements.length]
    const isTwice = at >= elements.length
    const kind = named(i18n.t('web.mkHero.now.block'), element)
    return {
      key: `block ${at}`,
      icons: ['block' as const, ...elementIcons(element), ...(isTwice ? (['swift'] as const) : [])],
      kind: isTwice ? i18n.t('web.mkHero.now.with', { kind, element: i18n.t('web.mkHero.now.twice') }) : kind,
      n: blocker === seat ? n : 0,
    }
  })
  return [...points, ...attacks, ...blocks].filter(({ n }) => n !== 0)

  function named(kind: string, element: (typeof elements)[number]): string {
    if (element === 'physical') return kind
    return i18n.t('web.mkHero.now.with', { kind, element: i18n.t(`web.mkHero.now.element.${element}`) })
  }
}

/** What this turn has produced so far and has not been spent: big, beside the hand. */
export function Totals({ mage, seat }: { mage: MageViewContext; seat: number }) {
  const i18n = useI18n()
  const totals = useTotals(mage, seat)
  return (
    <ul className="mk-totals" aria-label={i18n.t('web.mkHero.now.title')}>
      {totals.map(({ key, icons, kind, n }) => (
        <li
          key={key}
          className="mk-total"
          data-kind={key.split(' ')[0]}
          aria-label={i18n.t('web.mkHero.now.total', { kind, count: n })}
          title={i18n.t('web.mkHero.now.total', { kind, count: n })}
        >
          {icons.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
          <b key={n}>{n}</b>
          <span className="mk-total-name">{kind}</span>
        </li>
      ))}
      {totals.length === 0 && mage.state.active === seat ? (
        <li className="mk-totals-none">{i18n.t('web.mkHero.now.nothing')}</li>
      ) : null}
    </ul>
  )
}
