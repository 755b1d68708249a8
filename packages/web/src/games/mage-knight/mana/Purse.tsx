import { BASIC_COLOURS, colourNameText, CRYSTALS_OF_A_COLOUR } from '@longtable/mage-knight/board'
import { memo } from 'react'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { useTarget } from '../../../match-ui/targets/targets.tsx'
import { Gem } from './Gem.tsx'
import './Purse.css'

interface PurseProps {
  readonly crystals: readonly number[]
  readonly tokens: readonly number[]
}

/** The crystals and mana tokens in front of whoever sits here; each kind can be chosen. */
export const Purse = memo(function Purse({ crystals, tokens }: PurseProps) {
  const i18n = useI18n()
  return (
    <div className="mk-purse">
      <div className="mk-purse-crystals" role="group" aria-label={i18n.t('web.mkHero.crystals')}>
        {Array.from({ length: BASIC_COLOURS }, (_, colour) => (
          <Crystals key={colour} colour={colour} count={crystals[colour]} />
        ))}
      </div>
      <div className="mk-purse-tokens" role="group" aria-label={i18n.t('web.mkHero.tokens')}>
        {tokens.map((count, colour) =>
          count === 0 ? null : <Tokens key={colour} colour={colour} count={count} />,
        )}
      </div>
    </div>
  )
})

/** Room for three of a colour, as many filled as there are. */
function Crystals({ colour, count }: { colour: number; count: number }) {
  const i18n = useI18n()
  const told = i18n.t('web.mkHero.crystalsOf', { count, most: CRYSTALS_OF_A_COLOUR })
  const { props } = useTarget(`crystal:${colour}`, told)
  return (
    <span
      {...props}
      className="mk-pip mk-purse-colour"
      title={i18n.t('web.mkHero.count', { thing: colourNameText(colour), count: told })}
    >
      {Array.from({ length: CRYSTALS_OF_A_COLOUR }, (_, n) => (
        <span key={n} className="mk-purse-place" data-full={n < count || undefined}>
          <Gem colour={colour} as="crystal" size="100%" />
        </span>
      ))}
    </span>
  )
}

function Tokens({ colour, count }: { colour: number; count: number }) {
  const { props } = useTarget(`token:${colour}`, String(count))
  return (
    <span {...props} className="mk-pip mk-purse-token">
      <Gem colour={colour} as="token" size="1.35rem" />
      {count === 1 ? null : <b>{count}</b>}
    </span>
  )
}

/** What somebody else has, as small as can be. */
export function SmallPurse({ crystals, tokens }: PurseProps) {
  const i18n = useI18n()
  const told = (kind: 'crystals' | 'tokens', all: readonly number[]): string =>
    i18n.t('web.mkHero.count', {
      thing: i18n.t(`web.mkHero.${kind}`),
      count:
        all
          .flatMap((n, colour) => (n === 0 ? [] : [`${n} ${i18n.format(colourNameText(colour))}`]))
          .join(', ') || 0,
    })
  const label = `${told('crystals', crystals)}; ${told('tokens', tokens)}`
  return (
    <span className="mk-purse-small" role="img" aria-label={label} title={label}>
      {(['crystal', 'token'] as const).flatMap((as) =>
        (as === 'crystal' ? crystals : tokens).map((n, colour) =>
          n === 0 ? null : (
            <span key={`${as} ${colour}`}>
              <Gem colour={colour} as={as} size="1.05em" />
              {n}
            </span>
          ),
        ),
      )}
    </span>
  )
}
