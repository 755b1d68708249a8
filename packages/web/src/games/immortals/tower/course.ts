import { none, sum, type Counts, type Drop, type Pile } from './drops.ts'
import { BOWL, CUBE, PLATE_END, plateHeight, PLATES, rampHeight, SLOPE, TRAY } from './plan.ts'
import {
  between,
  flattening,
  numbersFrom,
  reach,
  shuffled,
  times,
  turnAbout,
  type Placement,
  type Rotation,
} from './spin.ts'

/**
 * The course of the cubes through the tower. Which cubes come out is known before (the engine drew it); this only
 * invents how they do: through the tower on given hops, in the tray with a small simulation. The same throw always
 * takes the same course.
 */

/** Thrown and out; thrown and stuck; shaken loose; at rest inside; at rest in the tray. */
type Fate = 'passes' | 'sticks' | 'leaves' | 'stays' | 'lies'

export interface Pose {
  place: Placement
  turn: Rotation
  /** From 0, in the dark of the tower, to 1. */
  light: number
}

export interface Course {
  readonly side: number
  /** The colour of each cube. */
  readonly colours: readonly number[]
  /** The cubes that end in the tray. */
  readonly out: readonly number[]
  /** In seconds. */
  readonly duration: number
  /** Where a cube is. */
  readonly at: (cube: number, time: number) => Pose
}

interface Cube {
  readonly colour: number
  readonly fate: Fate
}

const GRAVITY = 58
const POUR = 0.5
const RATE = 60
const SUBSTEPS = 4
const LONGEST = 3.4
const DARK = 0.34
const AWAY: Placement = [0, 60, 0]
const UPRIGHT: Rotation = [0, 0, 0, 1]

/** How many of a colour take which way: as the counts allow, most of what is thrown passes. */
function fatesOf(drop: Drop): readonly Cube[] {
  const cubes: Cube[] = []
  const add = (colour: number, fate: Fate, count: number): void => {
    for (let i = 0; i < count; i++) cubes.push({ colour, fate })
  }
  drop.thrown.forEach((thrown, colour) => {
    const fallen = drop.fallen[colour]
    const inside = drop.inside[colour]
    const before = drop.before[colour]
    const wanted = Math.round((fallen * 2 * thrown) / Math.max(1, 2 * thrown + before))
    const passes = Math.max(thrown - inside, 0, Math.min(thrown, fallen, wanted))
    const sticks = thrown - passes
    const stays = inside - sticks
    const leaves = before - stays
    add(colour, 'passes', passes)
    add(colour, 'sticks', sticks)
    add(colour, 'stays', stays)
    add(colour, 'leaves', leaves)
    add(colour, 'lies', fallen - passes - leaves)
  })
  return cubes
}

/** One part of a way: a hop or a slide. */
interface Leg {
  readonly start: number
  readonly end: number
  readonly from: Placement
  readonly speed: Placement
  readonly gravity: number
  readonly turn: Rotation
  /** Tumbles about this axis, so fast; or turns to its rest. */
  readonly tumble: { readonly about: Placement; readonly speed: number } | { readonly to: Rotation }
}

function onLeg(leg: Leg, time: number): { place: Placement; turn: Rotation } {
  const t = Math.min(Math.max(time, leg.start), leg.end) - leg.start
  const place: Placement = [
    leg.from[0] + leg.speed[0] * t,
    leg.from[1] + leg.speed[1] * t - (leg.gravity * t * t) / 2,
    leg.from[2] + leg.speed[2] * t,
  ]
  const { tumble } = leg
  const turn =
    'to' in tumble
      ? between(leg.turn, tumble.to, leg.end === leg.start ? 1 : t / (leg.end - leg.start))
      : times(turnAbout(tumble.about, tumble.speed * t), leg.turn)
  return { place, turn }
}

/** A way in the making. */
class Way {
  readonly legs: Leg[] = []
  time: number
  place: Placement
  turn: Rotation
  private readonly random: () => number

  constructor(time: number, place: Placement, turn: Rotation, random: () => number) {
    this.time = time
    this.place = place
    this.turn = turn
    this.random = random
  }

  hop(to: Placement, seconds: number, rest?: Rotation): void {
    this.go(to, seconds, GRAVITY, rest)
  }

  slide(to: Placement, seconds: number): void {
    this.go(to, seconds, 0)
  }

  private go(to: Placement, seconds: number, gravity: number, rest?: Rotation): void {
    const { time, place, turn, random } = this
    const tumble =
      rest === undefined
        ? {
            about: [random() - 0.5, (random() - 0.5) / 2, random() - 0.5] as Placement,
            speed: 6 + random() * 12,
          }
        : { to: rest }
    const speed = to.map((value, i) => (value - place[i]) / seconds) as Placement
    speed[1] += (gravity * seconds) / 2
    const leg: Leg = { start: time, end: time + seconds, from: place, speed, gravity, turn, tumble }
    this.legs.push(leg)
    this.time = leg.end
    this.place = to
    this.turn = onLeg(leg, leg.end).turn
  }
}

/** A free fall with a little bounce at its beginning. */
function fallTime(drop: number, random: () => number): number {
  return Math.sqrt((2 * Math.max(0.1, drop)) / GRAVITY) * (1.02 + random() * 0.3)
}

/** Gives out the places where cubes lie inside the tower. */
class Shelves {
  private readonly taken = PLATES.map(() => 0)
  private readonly side: number
  private readonly random: () => number

  constructor(side: number, random: () => number) {
    this.side = side
    this.random = random
  }

  next(): { readonly plate: number; readonly place: Placement; readonly turn: Rotation } {
    const { side, random } = this
    const fewest = Math.min(...this.taken)
    const free = PLATES.map((_, i) => i).filter((i) => this.taken[i] === fewest)
    const plate = free[Math.floor(random() * free.length)]
    const slot = this.taken[plate]++
    const { from } = PLATES[plate]
    const layer = Math.floor(slot / 6)
    const along = [1, 0, 2, 3, 5, 4][slot % 6]
    const x = -from * (0.06 - Math.floor(along / 3) * side * 1.15)
    const z = 0.42 - (along % 3) * side * 1.15 + (random() - 0.5) * 0.08
    const height = side * (0.52 + layer * 1.03)
    const tilt = Math.atan(SLOPE) * from
    const place: Placement = [
      x - Math.sin(tilt) * height,
      plateHeight(PLATES[plate], x) + Math.cos(tilt) * height,
      z,
    ]
    const turn = times(turnAbout([0, 0, 1], tilt), turnAbout([0, 1, 0], (random() - 0.5) * 0.5))
    return { plate, place, turn }
  }
}

/** From a plate to the next ones, down to the mouth. */
function goDown(way: Way, plate: number, side: number, random: () => number): void {
  for (let next = plate; next < PLATES.length; next++) {
    const { from } = PLATES[next]
    if (next > plate) landOn(way, next, side, random)
    const lip = -from * (PLATE_END + side * 0.4)
    const z = Math.max(-0.6, Math.min(0.6, way.place[2] + (random() - 0.5) * 0.5))
    way.slide([lip, plateHeight(PLATES[next], lip) + side * 0.5, z], 0.07 + random() * 0.05)
  }
  const z = -0.3 + random() * 0.6
  const onRamp: Placement = [(random() - 0.5) * 0.8, rampHeight(z) + side * 0.6, z]
  way.hop(onRamp, fallTime(way.place[1] - onRamp[1], random))
  way.slide([(random() - 0.5) * 0.8, rampHeight(1.75) + side * 0.7, 2.05], 0.08 + random() * 0.04)
}

function landOn(way: Way, plate: number, side: number, random: () => number): void {
  const x = PLATES[plate].from * (0.1 + random() * 0.55)
  const to: Placement = [x, plateHeight(PLATES[plate], x) + side * 0.62, (random() - 0.5) * 1.1]
  way.hop(to, fallTime(way.place[1] - to[1], random))
}

/** Into the bowl, through the throat. */
function pour(way: Way, side: number, random: () => number): void {
  const angle = random() * 2 * Math.PI
  const round = (radius: number, height: number): Placement => [
    Math.cos(angle) * radius,
    height,
    Math.sin(angle) * radius,
  ]
  const radius = 1.1 + random() * 0.4
  const inBowl = 5 + ((radius - BOWL.throat) / (BOWL.rim - BOWL.throat)) * (BOWL.top - 5)
  way.hop(round(radius, inBowl + side * 0.5), 0.22 + random() * 0.05)
  way.slide(round(0.42, 5.1), 0.07 + random() * 0.05)
}

interface Body {
  readonly place: Placement
  readonly speed: Placement
  turn: Rotation
  spin: Placement
  readonly free: number
}

const LOW: Placement = [TRAY.left, TRAY.floor, TRAY.back]
const HIGH: Placement = [TRAY.right, 50, TRAY.front]

/** A moment of a cube in the tray: it falls, meets floor and walls, and comes to lie on a face. */
function step(body: Body, side: number, dt: number): void {
  const { place, speed } = body
  speed[1] -= GRAVITY * dt
  for (let i = 0; i < 3; i++) place[i] += speed[i] * dt
  body.turn = times(turnAbout(body.spin, Math.hypot(...body.spin) * dt), body.turn)
  const size = reach(body.turn)
  for (let i = 0; i < 3; i++) {
    const low = LOW[i] + size[i] * side
    const high = HIGH[i] - size[i] * side
    if (place[i] > low && place[i] < high) continue
    const wasIn = place[i] <= low ? speed[i] < 0 : speed[i] > 0
    place[i] = place[i] <= low ? low : high
    if (wasIn) speed[i] *= Math.abs(speed[i]) < 1.6 ? 0 : -0.34
    if (i === 1) rub(body, side, dt)
  }
}

/** On the floor a cube slows down, rolls as it goes, and tips onto the nearest face. */
function rub(body: Body, side: number, dt: number): void {
  const { speed, spin } = body
  const pace = Math.hypot(speed[0], speed[2])
  const slower = pace < 1e-6 ? 0 : Math.max(0, pace - 17 * dt) / pace
  speed[0] *= slower
  speed[2] *= slower
  const grip = Math.min(1, 26 * dt)
  spin[0] += (speed[2] / (side * 0.62) - spin[0]) * grip
  spin[1] *= 1 - 5 * dt
  spin[2] += (-speed[0] / (side * 0.62) - spin[2]) * grip
  tip(body, Math.min(1, (pace < 2.4 ? 20 : 5) * dt))
}

function tip(body: Body, part: number): void {
  const { about, angle } = flattening(body.turn)
  body.turn = times(turnAbout(about, angle * part), body.turn)
}

/** Cubes push each other as balls would. */
function push(a: Body, b: Body, distance: number): void {
  const x = b.place[0] - a.place[0]
  const y = b.place[1] - a.place[1]
  const z = b.place[2] - a.place[2]
  const squares = x * x + y * y + z * z
  if (squares >= distance * distance || squares < 1e-9) return
  const length = Math.sqrt(squares)
  const towards: Placement = [x / length, y / length, z / length]
  let meeting = 0
  for (let i = 0; i < 3; i++) meeting += (b.speed[i] - a.speed[i]) * towards[i]
  for (let i = 0; i < 3; i++) {
    a.place[i] -= ((distance - length) / 2) * towards[i]
    b.place[i] += ((distance - length) / 2) * towards[i]
    if (meeting >= 0) continue
    a.speed[i] += 0.58 * meeting * towards[i]
    b.speed[i] -= 0.58 * meeting * towards[i]
  }
}

function pushAll(bodies: readonly Body[], distance: number): void {
  for (let i = 1; i < bodies.length; i++) {
    for (let j = 0; j < i; j++) push(bodies[i], bodies[j], distance)
  }
}

interface Recording {
  readonly frames: Float32Array
  readonly first: number
}

/** Lets the cubes that come out tumble in the tray until all lie still. */
function recording(
  bodies: readonly Body[],
  side: number,
): { readonly recordings: readonly Recording[]; readonly end: number } {
  const shots = bodies.map(() => [] as number[])
  const first = bodies.map(({ free }) => Math.ceil(free * RATE))
  let frame = Math.min(...first)
  const last = Math.round(LONGEST * RATE)
  const allOut = Math.max(...first)
  let still = 0
  for (; frame <= last && still < 6; frame++) {
    const moving = bodies.filter((_, i) => first[i] <= frame)
    let fastest = frame <= allOut ? 9 : 0
    for (let i = 0; i < SUBSTEPS; i++) {
      for (const body of moving) step(body, side, 1 / RATE / SUBSTEPS)
      pushAll(moving, side * 1.18)
    }
    bodies.forEach(({ place, turn, speed }, i) => {
      if (first[i] > frame) return
      fastest = Math.max(fastest, Math.hypot(speed[0], speed[2]), flattening(turn).angle * 8)
      shots[i].push(...place, ...turn)
    })
    still = fastest < 0.35 ? still + 1 : 0
  }
  return {
    recordings: shots.map((shot, i) => ({ frames: new Float32Array(shot), first: first[i] })),
    end: frame / RATE,
  }
}

function onRecording({ frames, first }: Recording, time: number): { place: Placement; turn: Rotation } {
  const count = frames.length / 7
  const at = Math.min(Math.max(time * RATE - first, 0), count - 1)
  const frame = Math.floor(at)
  const next = Math.min(frame + 1, count - 1)
  const part = at - frame
  const value = (of: number, i: number): number => frames[of * 7 + i]
  const mixed = (i: number): number => value(frame, i) * (1 - part) + value(next, i) * part
  const turnOf = (of: number): Rotation => [value(of, 3), value(of, 4), value(of, 5), value(of, 6)]
  return { place: [mixed(0), mixed(1), mixed(2)], turn: between(turnOf(frame), turnOf(next), part) }
}

/** Many cubes are drawn smaller, so that the tray can hold them. */
export function sideFor(cubesOut: number): number {
  return Math.min(CUBE, CUBE * Math.sqrt(56 / Math.max(1, cubesOut)))
}

interface Travel {
  readonly legs: readonly Leg[]
  /** Before it starts: away, or at rest inside. */
  readonly rest: { readonly place: Placement; readonly turn: Rotation } | undefined
  readonly fate: Fate
  readonly start: number
  readonly end: number
}

function lightOf({ fate, start, end }: Travel, time: number): number {
  switch (fate) {
    case 'stays':
      return DARK
    case 'sticks':
      return Math.max(DARK, Math.min(1, 1 - (time - end) * 1.6))
    case 'leaves':
      return Math.max(DARK, Math.min(1, DARK + (time - start) * 3))
    case 'passes':
    case 'lies':
      return 1
  }
}

function seedOf(counts: readonly Counts[]): number {
  return counts.flat().reduce((seed, count) => Math.imul(seed, 31) + count + 7, 17)
}

export function courseOf(drop: Drop): Course {
  const random = numbersFrom(seedOf([drop.thrown, drop.fallen, drop.inside]))
  const side = sideFor(sum(drop.fallen))
  const cubes = shuffled(fatesOf(drop), random)
  const thrown = cubes.filter(({ fate }) => fate === 'passes' || fate === 'sticks').length
  const shelves = new Shelves(side, random)
  let poured = 0
  const anyTurn = (): Rotation => turnAbout([random() - 0.5, random() - 0.5, random() - 0.5], random() * 6)
  const travel = ({ fate }: Cube): { travel: Travel; body?: Body } => {
    const isThrown = fate === 'passes' || fate === 'sticks'
    const shelf = fate === 'passes' || fate === 'lies' ? undefined : shelves.next()
    if (fate === 'stays') return { travel: { legs: [], rest: shelf, fate, start: 0, end: 0 } }
    const start = isThrown ? (POUR * poured++) / thrown + random() * 0.06 : 0.42 + random() * POUR
    const from: Placement = isThrown
      ? [(random() - 0.5) * 1.6, 8.6 + random() * 0.5, (random() - 0.5) * 1.6]
      : (shelf?.place ?? AWAY)
    const way = new Way(start, from, isThrown ? anyTurn() : (shelf?.turn ?? UPRIGHT), random)
    if (isThrown) pour(way, side, random)
    if (fate === 'sticks' && shelf !== undefined) {
      for (let plate = 0; plate < shelf.plate; plate++) {
        landOn(way, plate, side, random)
        const lip = -PLATES[plate].from * (PLATE_END + side * 0.4)
        way.slide([lip, plateHeight(PLATES[plate], lip) + side * 0.5, way.place[2]], 0.08 + random() * 0.05)
      }
      way.hop(shelf.place, fallTime(way.place[1] - shelf.place[1], random), shelf.turn)
    } else if (fate !== 'lies') {
      if (isThrown) landOn(way, 0, side, random)
      goDown(way, shelf?.plate ?? 0, side, random)
    }
    const isOut = fate !== 'sticks'
    const rest = isThrown ? undefined : shelf
    const told: Travel = { legs: way.legs, rest, fate, start, end: way.time }
    if (!isOut) return { travel: told }
    const wide = TRAY.right - TRAY.left - 2 * side
    const deep = TRAY.front - TRAY.back - 2 * side
    const lying: Placement = [
      TRAY.left + side + random() * wide,
      TRAY.floor + side * (0.5 + random()),
      TRAY.back + side + random() * deep,
    ]
    const body: Body = {
      place: fate === 'lies' ? lying : [...way.place],
      speed: fate === 'lies' ? [0, 0, 0] : [(random() - 0.5) * 10, random() * 2, 2.5 + random() * 6.5],
      turn: fate === 'lies' ? turnAbout([0, 1, 0], random() * 3) : way.turn,
      spin: fate === 'lies' ? [0, 0, 0] : [8 + random() * 10, (random() - 0.5) * 8, (random() - 0.5) * 16],
      free: fate === 'lies' ? 0 : way.time,
    }
    return { travel: told, body }
  }
  const made = cubes.map(travel)
  const bodies = made.flatMap(({ body }) => body ?? [])
  const { recordings, end } = recording(bodies, side)
  let recorded = 0
  const recordingOf = made.map(({ body }) => (body === undefined ? undefined : recordings[recorded++]))
  const insideEnd = Math.max(0, ...made.map(({ travel: { end: time } }) => time)) + 0.3
  return {
    side,
    colours: cubes.map(({ colour }) => colour),
    out: made.flatMap(({ body }, i) => (body === undefined ? [] : [i])),
    duration: Math.max(bodies.length === 0 ? 0 : end, insideEnd),
    at: (cube, time) => {
      const each = made[cube].travel
      const light = lightOf(each, time)
      const recording = recordingOf[cube]
      if (recording !== undefined && time * RATE >= recording.first)
        return { ...onRecording(recording, time), light }
      if (time < each.start || each.legs.length === 0) {
        return { place: AWAY, turn: UPRIGHT, ...each.rest, light }
      }
      const leg = each.legs.find(({ end: legEnd }) => time <= legEnd) ?? each.legs[each.legs.length - 1]
      return { ...onLeg(leg, time), light }
    },
  }
}

/** The cubes of a row are counted in fives. */
const PER_ROW = 5

/** Where the cubes of the tray go when it sorts itself: for each pile its part of the tray, filled from the front. */
export function sortedPlaces(
  course: Course,
  piles: readonly Pile[],
): readonly { pile: number; place: Placement }[] {
  const { side, out, colours } = course
  if (piles.length === 0) return out.map(() => ({ pile: 0, place: AWAY }))
  const width = (TRAY.right - TRAY.left) / piles.length
  const pitch = side * 1.12
  const perRow = Math.max(1, Math.min(PER_ROW, Math.floor((width * 0.96) / pitch)))
  const rows = Math.max(1, Math.floor((TRAY.front - TRAY.back) / pitch) - 1)
  const laid = piles.map(() => 0)
  const places = new Map<number, { pile: number; place: Placement }>()
  const left = piles.map(({ cubes }) => [...cubes])
  const order = [...out].sort((a, b) => rank(piles, colours[a]) - rank(piles, colours[b]))
  for (const cube of order) {
    const pile = Math.max(
      0,
      left.findIndex((counts) => counts[colours[cube]] > 0),
    )
    left[pile][colours[cube]]--
    const slot = laid[pile]++
    const row = Math.floor(slot / perRow) % rows
    const layer = Math.floor(slot / perRow / rows)
    const inRow = Math.min(perRow, sum(piles[pile].cubes) - Math.floor(slot / perRow) * perRow)
    const x = TRAY.left + width * (pile + 0.5) + ((slot % perRow) - (inRow - 1) / 2) * pitch
    const z = TRAY.front - side * 1.15 - row * pitch
    places.set(cube, { pile, place: [x, TRAY.floor + side * (0.5 + layer), z] })
  }
  return out.map((cube) => places.get(cube) ?? { pile: 0, place: AWAY })
}

/** In a pile the colour it belongs to comes first. */
function rank(piles: readonly Pile[], colour: number): number {
  return piles.some((pile) => pile.kind !== 'rest' && pile.colour === colour && pile.cubes[colour] > 0)
    ? colour
    : colour + 10
}

/** A cube on its way to its pile, from 0 to 1; what does not count loses its light. */
export function sorting(from: Pose, to: Placement, part: number, counts: boolean): Pose {
  const eased = part * part * (3 - 2 * part)
  const place = from.place.map((value, i) => value + (to[i] - value) * eased) as Placement
  place[1] += Math.sin(Math.PI * eased) * 0.55
  return { place, turn: between(from.turn, UPRIGHT, eased), light: counts ? 1 : 1 - 0.5 * eased }
}

/** A throw of forty cubes, for measuring. */
export function usualDrop(): Drop {
  const counts = (each: readonly number[]): number[] => none().map((_, colour) => each[colour])
  const thrown = counts([7, 7, 7, 7, 6, 6])
  const fallen = counts([5, 4, 5, 3, 5, 4])
  const inside = counts([4, 5, 4, 6, 3, 5])
  const before = thrown.map((count, colour) => inside[colour] + fallen[colour] - count)
  return {
    event: { event: 'thrown', thrown, fallen, inside },
    thrown,
    fallen,
    inside,
    before,
    battle: undefined,
  }
}
