import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Material,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { courseOf, sortedPlaces, sorting, type Course, type Pose } from './course.ts'
import type { Drop, Pile } from './drops.ts'
import { TRAY } from './plan.ts'
import type { Workshop } from './woodwork.ts'

/** What a stage is shown, and whom it tells. */
export interface ThrowShowing {
  readonly drop: Drop
  /** Where there are none, the cubes stay where they lie, and the whole tower is seen. */
  readonly piles: readonly Pile[]
  /** In milliseconds; 0 shows the end at once. */
  readonly dropTime: number
  readonly sortTime: number
  /** The cubes lie in the tray and begin to sort themselves. */
  readonly onFallen: () => void
  /** How many cubes lie in each pile by now. */
  readonly onSorted: (counts: readonly number[]) => void
  readonly onEnd: () => void
}

/** The cubes of one throw. */
class Cubes {
  readonly group = new Group()
  private readonly course: Course
  private readonly slots: readonly { readonly mesh: InstancedMesh; readonly index: number }[]
  private readonly matrix = new Matrix4()
  private readonly place = new Vector3()
  private readonly turn = new Quaternion()
  private readonly one = new Vector3(1, 1, 1)
  private readonly tint = new Color()
  private readonly blobs: InstancedMesh | undefined

  constructor(course: Course, faces: readonly Material[], shop: Workshop, shade: Material | undefined) {
    this.course = course
    const body = shop.keep(
      new RoundedBoxGeometry(course.side, course.side, course.side, 1, course.side * 0.09),
    )
    const meshes = faces.map((face, colour) => {
      const count = course.colours.filter((each) => each === colour).length
      const mesh = new InstancedMesh(body, face, count)
      mesh.castShadow = true
      mesh.receiveShadow = true
      mesh.frustumCulled = false
      if (count > 0) this.group.add(mesh)
      return mesh
    })
    if (shade !== undefined) {
      const spot = shop.keep(new PlaneGeometry(course.side * 2.1, course.side * 2.1))
      spot.rotateX(-Math.PI / 2)
      this.blobs = new InstancedMesh(spot, shade, course.colours.length)
      this.blobs.frustumCulled = false
      this.group.add(this.blobs)
    }
    const used = faces.map(() => 0)
    this.slots = course.colours.map((colour) => ({ mesh: meshes[colour], index: used[colour]++ }))
  }

  put(cube: number, { place, turn, light }: Pose): void {
    const { mesh, index } = this.slots[cube]
    this.place.set(...place)
    this.turn.set(...turn)
    mesh.setMatrixAt(index, this.matrix.compose(this.place, this.turn, this.one))
    mesh.setColorAt(index, this.tint.setScalar(light))
    this.putBlob(cube, place)
  }

  /** A soft dark spot under a cube in the tray, on the side away from the lamp. */
  private putBlob(cube: number, [x, y, z]: Pose['place']): void {
    if (this.blobs === undefined) return
    const height = y - TRAY.floor - this.course.side / 2
    const size = z > TRAY.back && height < 1 ? 1 - Math.max(0, height) * 0.5 : 0
    this.matrix.makeScale(size, 1, size)
    this.matrix.setPosition(x + 0.1 + height * 0.4, TRAY.floor + 0.012, z - 0.06 - height * 0.4)
    this.blobs.setMatrixAt(cube, this.matrix)
  }

  changed(): void {
    for (const { mesh } of this.slots) {
      mesh.instanceMatrix.needsUpdate = true
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
    }
    if (this.blobs !== undefined) this.blobs.instanceMatrix.needsUpdate = true
  }

  moveAll(time: number): void {
    for (let cube = 0; cube < this.slots.length; cube++) this.put(cube, this.course.at(cube, time))
    this.changed()
  }

  dispose(): void {
    for (const { mesh } of this.slots) mesh.dispose()
    this.blobs?.dispose()
    this.group.removeFromParent()
  }
}

/** When a cube starts and ends to sort itself, as parts of the time for all. */
function turnOf(rank: number, count: number): { readonly start: number; readonly end: number } {
  const start = (0.58 * rank) / Math.max(1, count)
  return { start, end: start + 0.42 }
}

/** A play of one throw: the drop, then the sorting. */
export class Play {
  readonly cubes: Cubes
  private readonly course: Course
  private readonly showing: ThrowShowing
  private readonly sorted: readonly {
    readonly cube: number
    readonly from: Pose
    readonly pile: number
    readonly to: Pose['place']
  }[]
  private hasFallen = false
  private hasEnded = false
  private told = ''

  constructor(
    showing: ThrowShowing,
    faces: readonly Material[],
    shop: Workshop,
    shade: Material | undefined,
  ) {
    this.showing = showing
    this.course = courseOf(showing.drop)
    this.cubes = new Cubes(this.course, faces, shop, shade)
    const places = sortedPlaces(this.course, showing.piles)
    this.sorted = (showing.piles.length === 0 ? [] : this.course.out)
      .map((cube, i) => ({
        cube,
        from: this.course.at(cube, this.course.duration),
        pile: places[i].pile,
        to: places[i].place,
      }))
      .sort((a, b) => a.pile - b.pile || b.to[2] - a.to[2] || a.to[0] - b.to[0])
  }

  get time(): number {
    return this.showing.dropTime + this.showing.sortTime
  }

  /** How near the camera has come, from 0 to 1. */
  nearness(milliseconds: number): number {
    const { dropTime } = this.showing
    if (this.showing.piles.length === 0) return 0
    const from = dropTime * 0.72
    const part = Math.min(1, Math.max(0, (milliseconds - from) / Math.max(1, this.time * 0.9 - from)))
    return part * part * (3 - 2 * part)
  }

  move(milliseconds: number): void {
    const { dropTime, sortTime } = this.showing
    if (milliseconds < dropTime) {
      this.cubes.moveAll((milliseconds / dropTime) * this.course.duration)
      return
    }
    if (!this.hasFallen) {
      this.hasFallen = true
      this.cubes.moveAll(this.course.duration + 1)
      this.showing.onFallen()
    }
    this.sort(sortTime === 0 ? 1 : Math.min(1, (milliseconds - dropTime) / sortTime))
  }

  /** Says once that everything has come to rest. */
  endAt(milliseconds: number): void {
    if (this.hasEnded || milliseconds < this.time) return
    this.hasEnded = true
    this.showing.onEnd()
  }

  private sort(part: number): void {
    const landed = this.showing.piles.map(() => 0)
    this.sorted.forEach(({ cube, from, to, pile }, rank) => {
      const { start, end } = turnOf(rank, this.sorted.length)
      const own = Math.min(1, Math.max(0, (part - start) / (end - start)))
      if (own === 1 || part === 1) landed[pile]++
      this.cubes.put(cube, sorting(from, to, part === 1 ? 1 : own, this.showing.piles[pile].kind !== 'rest'))
    })
    this.cubes.changed()
    const told = landed.join()
    if (told === this.told) return
    this.told = told
    this.showing.onSorted(landed)
  }
}
