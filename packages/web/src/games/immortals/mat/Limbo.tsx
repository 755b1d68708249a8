import { limboText, type Player } from '@longtable/immortals/board'
import { useI18n } from '../../../i18n/I18nProvider.tsx'
import { Cube } from '../../../components/Cube.tsx'
import { useDrag } from '../../../match-ui/targets/drag.tsx'
import { useChoosing, useTarget } from '../../../match-ui/targets/targets.tsx'
import './Limbo.css'

/** An angel's wing opens to the left, a demon's to the right. */
const WINGS = [
  {
    shape:
      'M97 8C70-3 28 4 8 42 1 62 1 82 9 101q11-8 14-18-2 25 11 44 11-9 10-24 0 21 14 33 10-11 8-26 4 16 18 24 11-24 13-52z',
    lines: 'M92 20C66 14 34 26 22 50M94 36C72 32 50 44 42 66M95 54c-18-2-32 12-34 30',
  },
  {
    shape:
      'M3 8C28-3 62 2 97 3 86 28 84 52 93 82 76 76 70 90 69 114 56 100 46 110 40 136 32 114 18 112 5 124z',
    lines: 'M6 20C40 14 66 10 96 4M6 24c34 8 60 26 86 57M6 28c28 18 48 46 62 84M6 34c16 30 26 62 33 100',
  },
] as const

/** As many cubes as can be told apart; beyond that the number speaks. */
const MOST_CUBES = 15
const IN_A_ROW = 5

interface LimboProps {
  readonly realm: 0 | 1
  readonly seat: number
  readonly player: Player
}

/** One of the own limbos: armies can be sent from here. */
export function MyLimbo(props: LimboProps) {
  const isShared = useChoosing((choosing) => choosing.at('limbo').length > 0)
  return isShared ? (
    <TargetLimbo {...props} place="limbo" />
  ) : (
    <TargetLimbo {...props} place={`limbo:${props.realm}`} />
  )
}

function TargetLimbo({ place, ...limbo }: LimboProps & { place: string }) {
  const i18n = useI18n()
  const count = limbo.player.limbo[limbo.realm]
  const target = useTarget(place, i18n.t('web.immortals.mat.limbo', { count }))
  const drag = useDrag(place, () => <OneCube seat={limbo.seat} />)
  return (
    <div
      className={`limbo limbo-${limbo.realm}`}
      {...target.props}
      data-place={`limbo:${limbo.realm}`}
      data-seat={limbo.seat}
      onPointerDown={drag.onPointerDown}
    >
      <Wing {...limbo} />
    </div>
  )
}

export function OtherLimbo(limbo: LimboProps) {
  const i18n = useI18n()
  const count = limbo.player.limbo[limbo.realm]
  const label = i18n.t('web.app.labelled', {
    name: limboText(limbo.realm),
    about: i18n.t('web.immortals.mat.limbo', { count }),
  })
  return (
    <div className={`limbo limbo-${limbo.realm}`} role="img" aria-label={label}>
      <Wing {...limbo} />
    </div>
  )
}

function Wing({ realm, seat, player }: LimboProps) {
  const i18n = useI18n()
  const count = player.limbo[realm]
  const { shape, lines } = WINGS[realm]
  return (
    <>
      <svg className="limbo-wing" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden>
        <path className="limbo-shape" d={shape} />
        <path className="limbo-lines" d={lines} />
      </svg>
      <span className="limbo-told">
        <span className="limbo-count">{count}</span>
        <Cubes colour={seat} count={Math.min(count, MOST_CUBES)} />
        <span className="limbo-name">
          {i18n.t(`web.immortals.mat.${realm === 0 ? 'limboLight' : 'limboDark'}`)}
        </span>
      </span>
    </>
  )
}

function Cubes({ colour, count }: { colour: number; count: number }) {
  const rows = Math.max(1, Math.ceil(count / IN_A_ROW))
  return (
    <svg className="limbo-cubes" viewBox={`0 0 ${IN_A_ROW * 17} ${rows * 17}`} aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <Cube
          key={i}
          colour={colour}
          size={14}
          x={9 + (i % IN_A_ROW) * 17}
          y={9 + Math.floor(i / IN_A_ROW) * 17}
        />
      ))}
    </svg>
  )
}

function OneCube({ seat }: { seat: number }) {
  return (
    <svg width={26} height={26} viewBox="0 0 26 26">
      <Cube colour={seat} size={24} x={13} y={13} />
    </svg>
  )
}
