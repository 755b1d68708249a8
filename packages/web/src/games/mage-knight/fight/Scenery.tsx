import { siteRow } from '@longtable/mage-knight/board'
import { memo } from 'react'

/** What is seen behind a fight. */
export type FightGround = 'open' | 'walls' | 'city' | 'cave' | 'ruins'

const PLACES: Readonly<Record<string, FightGround>> = {
  keep: 'walls',
  mageTower: 'walls',
  monastery: 'walls',
  city: 'city',
  dungeon: 'cave',
  tomb: 'cave',
  monsterDen: 'cave',
  spawningGrounds: 'cave',
  mine: 'cave',
  ruins: 'ruins',
}

export function placeOf(site: number): FightGround {
  return site < 0 ? 'open' : (PLACES[siteRow(site).id] ?? 'open')
}

const MERLONS = Array.from({ length: 31 }, () => 'h20v-14h20v14').join('')

/** A painted backdrop: sky and hills, walls, the roofs of a city, or rock. */
export const Scenery = memo(function Scenery({ place }: { place: FightGround }) {
  return (
    <svg className="mk-scenery" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {place === 'cave' ? <Cave /> : <Country />}
      {place === 'walls' ? <Walls /> : null}
      {place === 'city' ? <City /> : null}
      {place === 'ruins' ? <Ruins /> : null}
      <path className="mk-scenery-ground" d="M0 322q150-22 320-10t330-4 300 8 250-10v94H0z" />
      <path className="mk-scenery-front" d="M0 362q220-16 470-4t430-6 300 6v42H0z" />
    </svg>
  )
})

function Country() {
  return (
    <>
      <circle className="mk-scenery-light" cx={930} cy={96} r={44} />
      <path
        className="mk-scenery-far"
        d="M0 250 90 190l70 40 120-104 96 88 62-40 110 76 96-110 84 82 90-60 118 84 104-122 120 96 140-60v240H0z"
      />
      <path className="mk-scenery-hills" d="M0 290q120-60 260-20t280-30 300 30 360-34v164H0z" />
    </>
  )
}

function Walls() {
  return (
    <g className="mk-scenery-wall">
      <path d={`M-20 240${MERLONS}v160H-20z`} />
      <path d="M470 130h24v-18h22v18h26v-18h22v18h26v-18h22v18h26v-18h22v18h24V340H470z" />
      <path className="mk-scenery-gate" d="M546 340v-74a30 32 0 0 1 60 0v74z" />
      <path className="mk-scenery-window" d="M510 178h16v30h-16zM636 178h16v30h-16zM568 168h16v30h-16z" />
      <path d="M120 190h20v-14h18v14h22v-14h18v14h22V340H120zM960 190h20v-14h18v14h22v-14h18v14h22V340H960z" />
      <path className="mk-scenery-window" d="M160 220h12v22h-12zM1002 220h12v22h-12z" />
    </g>
  )
}

function City() {
  return (
    <g className="mk-scenery-wall">
      <g transform="translate(60 0)">
        <path d="M150 340V170l36-58 36 58v60h48v-90l30-52 30 52v90h56v-44h80v44h38V120l44-78 44 78v110h44v-60l60-40 60 40v60h44v-80l34-58 34 58v80h60v110z" />
        <path
          className="mk-scenery-window"
          d="M180 186h12v20h-12zM294 156h12v20h-12zM402 202h12v16h-12zM438 202h12v16h-12zM541 140h14v24h-14zM541 186h14v24h-14zM666 188h12v18h-12zM714 188h12v18h-12zM828 170h12v20h-12z"
        />
      </g>
      <path d={`M-20 262${MERLONS}v140H-20z`} />
      <path className="mk-scenery-gate" d="M564 340v-44a36 36 0 0 1 72 0v44z" />
    </g>
  )
}

function Ruins() {
  return (
    <g className="mk-scenery-wall">
      <path d="M210 330V180h-14v-18h74v18h-14v150zM330 330V214l10-12 12 8 8-14v134zM470 330V150h-16v-18h220v18h-16l-6 24H498l-6-24v180zM830 330V190h-14v-18h60l10 14-8 16v128zM950 330v-70l16-10 10 12 14-6v74z" />
    </g>
  )
}

function Cave() {
  return (
    <g className="mk-scenery-rock">
      <path d="M0 0h1200v60l-40 70-30-60-50 44-30-54-60 90-34-84-70 40-40-56-60 104-40-94-70 56-36-70-60 120-40-110-64 62-44-66-60 90-40-80-62 110-38-104-60 70-52-80L0 120z" />
      <path className="mk-scenery-depth" d="M300 330q-10-120 90-170 70-34 210-34t220 40q86 50 80 164z" />
      <path className="mk-scenery-torch" d="M222 214h12l-3 52h-6zM966 214h12l-3 52h-6z" />
      <path
        className="mk-scenery-window"
        d="M228 166c3 14 16 20 16 36a16 15 0 0 1-32 0c0-9 6-11 7-19 5 2 8-8 9-17zM972 166c3 14 16 20 16 36a16 15 0 0 1-32 0c0-9 6-11 7-19 5 2 8-8 9-17z"
      />
      <path d="M0 120 0 400h150l60-70-50-90zM1200 120v280h-150l-70-70 60-90z" />
    </g>
  )
}
