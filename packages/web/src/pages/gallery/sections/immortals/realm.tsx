import type { ImmortalsViewContext } from '@longtable/immortals/board'
import type { MenuEntry } from '@longtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import { ui } from '../../../../games/immortals/ui.ts'
import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { Realms } from '../../../../games/immortals/realm/Realms.tsx'
import { Cube } from '../../../../components/Cube.tsx'
import { DragLayer } from '../../../../match-ui/targets/drag.tsx'
import { SeatMark, SeatPatterns } from '../../../../components/SeatMark.tsx'
import { point } from '../../../../match-ui/targets/pointing.ts'
import { ChoosingProvider, onlyLooking, type Choosing } from '../../../../match-ui/targets/targets.tsx'
import { playedUntil } from './fixtures.ts'
import type { Section } from '../../section.ts'

const asked = new URLSearchParams(location.search)
const height = asked.get('height') ?? 'calc(100vh - 8rem)'
const names = ['You', 'Berta', 'Caspar', 'Dora', 'Emil']

function useChoices(
  lit: readonly number[],
  carried: readonly number[],
  blocked: readonly number[],
): Choosing {
  useEffect(() => point(asked.get('pointed') ?? undefined), [])
  const [held, hold] = useState<string | undefined>()
  const entry = { choice: { do: 'ctx' }, text: { key: 'name' } } as unknown as MenuEntry
  const isOf = (sites: readonly number[], place: string): boolean =>
    sites.some((site) => place === `site:${site}`)
  return {
    ...onlyLooking,
    at: (place) => (isOf(lit, place) ? [entry] : []),
    from: (place) => (isOf(carried, place) ? [entry] : []),
    blockedAt: (place) => (isOf(blocked, place) ? [entry as never] : []),
    act: (place) => hold((now) => (now === place ? undefined : place)),
    drop: () => hold(undefined),
    held,
    hold,
    nameOf: (place) => place,
  }
}

/** With `?crowd=12` there are many more armies than bots leave alive. */
function crowded(ctx: ImmortalsViewContext): ImmortalsViewContext {
  const more = Number(asked.get('crowd') ?? 0)
  if (more === 0) return ctx
  const { state } = ctx
  const armies = state.armies.map((count, site) => (count === 0 ? 0 : count + ((site * 7) % more)))
  const portal = state.portal.map((_, site) => (site % 4 === 0 ? 1 : 0))
  return { ...ctx, state: { ...state, armies, portal } }
}

function Show() {
  const seats = Number(asked.get('seats') ?? 4)
  const round = Number(asked.get('round') ?? 4)
  const [skip, setSkip] = useState(0)
  const fixture = useMemo(() => {
    let after = 0
    return playedUntil((match) => match.position.state.round >= round && ++after > skip, {
      seats,
      seed: asked.get('seed') ?? 'realm',
    })
  }, [seats, round, skip])
  const ctx: ImmortalsViewContext = useMemo(
    () => crowded(fixture.engine.viewContext(fixture.view(0))),
    [fixture],
  )
  const choosing = useChoices(
    asked.has('lit') ? [1, 2, 12, 17, 30, 33, 44] : [],
    asked.has('lit') ? [6, 31] : [],
    asked.has('lit') ? [8, 22, 40] : [],
  )
  return (
    <I18nProvider game={ui.game}>
      <ChoosingProvider choosing={choosing}>
        <SeatPatterns />
        <div style={{ height }}>
          <Realms ctx={ctx} seat={0} names={names} happened={fixture.events} at={skip} />
        </div>
        <div style={{ display: 'flex', gap: 12, padding: 12, alignItems: 'center', flexWrap: 'wrap' }}>
          <button type="button" onClick={() => setSkip(skip + 1)}>
            Next choice
          </button>
          {[0, 1, 2, 3, 4, 5].map((colour) => (
            <span key={colour} data-place={`limbo:${colour % 2}`} data-seat={colour}>
              <svg width={48} height={48} viewBox="-24 -24 48 48">
                <Cube colour={colour} size={44} />
              </svg>
              <SeatMark seat={colour} size={40} />
              <svg width={60} height={40}>
                <rect width={60} height={40} fill={`url(#seat-pattern-${colour})`} />
              </svg>
            </span>
          ))}
        </div>
        <DragLayer />
      </ChoosingProvider>
    </I18nProvider>
  )
}

export const section: Section = { title: 'Realms', Show }
