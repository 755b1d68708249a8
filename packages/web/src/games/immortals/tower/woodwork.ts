import {
  BackSide,
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  Vector2,
  type BufferGeometry,
  type Material,
  type Side,
  type Texture,
} from 'three'
import type { Mood } from './moods.ts'
import { BOWL, PLATE_END, plateHeight, PLATES, RADIUS, RAMP, RINGS, SLOPE, TRAY } from './plan.ts'
import { wood } from './textures.ts'

interface Disposable {
  dispose(): void
}

/** Everything that has to be given back. */
export class Workshop {
  private readonly things = new Set<Disposable>()

  keep<T extends Disposable>(thing: T): T {
    this.things.add(thing)
    return thing
  }

  dispose(): void {
    for (const thing of this.things) thing.dispose()
    this.things.clear()
  }
}

/** A surface that shines a little; where that costs too much, it does not. */
export function polished(
  ctx: { readonly map: Texture; readonly side?: Side },
  specular: string,
  isPlain: boolean,
): Material {
  return isPlain ? new MeshLambertMaterial(ctx) : new MeshPhongMaterial({ ...ctx, specular, shininess: 26 })
}

/** A turned piece of wood: its outline from below, as radius and height. */
function turned(outline: readonly (readonly [number, number])[], segments: number): LatheGeometry {
  return new LatheGeometry(
    outline.map(([radius, height]) => new Vector2(radius, height)),
    segments,
  )
}

const RING: readonly (readonly [number, number])[] = [
  [0.98, -0.11],
  [RADIUS + 0.16, -0.11],
  [RADIUS + 0.24, -0.06],
  [RADIUS + 0.26, 0],
  [RADIUS + 0.24, 0.06],
  [RADIUS + 0.16, 0.11],
  [0.98, 0.11],
]

const SPINDLE: readonly (readonly [number, number])[] = [
  [0.13, 0],
  [0.13, 0.1],
  [0.08, 0.15],
  [0.115, 0.3],
  [0.12, 0.42],
  [0.075, 0.56],
  [0.085, 0.62],
  [0.075, 0.68],
  [0.13, 0.78],
  [0.13, 0.88],
]

const BOWL_OUTLINE: readonly (readonly [number, number])[] = [
  [BOWL.throat, 4.95],
  [1.34, 5.02],
  [1.2, 5.16],
  [1.22, 5.32],
  [1.5, 5.66],
  [1.88, 6.02],
  [2.1, 6.38],
  [2.24, 6.5],
  [2.26, 6.6],
  [2.18, 6.68],
  [2.04, 6.62],
  [1.86, 6.22],
  [1.45, 5.72],
  [1.05, 5.36],
  [BOWL.throat, 5.1],
  [BOWL.throat, 4.95],
]

const PLINTH: readonly (readonly [number, number])[] = [
  [1.66, 0],
  [1.7, 0.08],
  [1.66, 0.2],
  [1.5, 0.26],
]

const SPINDLES = 13

/** The tower itself. Its lowest part is open towards the tray. */
export function makeTower(shop: Workshop, isPlain: boolean): Group {
  const tower = new Group()
  const light = shop.keep(wood({ ground: '#b9783f', vein: '#6b3a18', shine: '#e0a868', seed: 3 }))
  light.repeat.set(3, 1)
  const deep = shop.keep(wood({ ground: '#7d4a27', vein: '#3f210e', shine: '#b87a48', seed: 8 }))
  deep.repeat.set(4, 1)
  const honey = shop.keep(polished({ map: light, side: DoubleSide }, '#4a3420', isPlain))
  const walnut = shop.keep(polished({ map: deep, side: DoubleSide }, '#3a2616', isPlain))
  const dusk = shop.keep(new MeshLambertMaterial({ color: '#2a1a10', side: BackSide }))
  const plateWood = shop.keep(new MeshLambertMaterial({ map: deep, color: '#c8a58a', side: DoubleSide }))
  const add = (geometry: BufferGeometry, material: Material, y = 0): Mesh => {
    const mesh = new Mesh(shop.keep(geometry), material)
    mesh.position.y = y
    mesh.castShadow = true
    mesh.receiveShadow = true
    tower.add(mesh)
    return mesh
  }
  add(turned(BOWL_OUTLINE, 40), honey)
  const ring = shop.keep(turned(RING, 36))
  for (const height of RINGS) add(ring, walnut, height)
  add(turned(PLINTH, 40), walnut)
  // The foot: a wall around the ramp with an open front.
  const open = 0.62
  const foot = new CylinderGeometry(1.3, 1.5, RINGS[0] - 0.3, 32, 1, true, open, 2 * Math.PI - 2 * open)
  add(foot, honey, (RINGS[0] - 0.3) / 2 + 0.24)
  for (const turn of [-open, open]) {
    const post = add(new CylinderGeometry(0.1, 0.12, RINGS[0] - 0.3, 10), walnut, (RINGS[0] - 0.3) / 2 + 0.24)
    post.position.x = Math.sin(turn) * 1.4
    post.position.z = Math.cos(turn) * 1.4
  }
  const height = RINGS[3] - RINGS[0]
  const lining = add(new CylinderGeometry(1.06, 1.06, height, 28, 1, true), dusk, RINGS[0] + height / 2)
  lining.castShadow = false
  tower.add(spindles(shop, honey))
  for (const plate of PLATES) add(plateGeometry(plate.from, plate.middle), plateWood)
  const { back, high, front, low } = RAMP
  const ramp = add(new PlaneGeometry(1.7, Math.hypot(front - back, high - low)), plateWood, (high + low) / 2)
  ramp.rotation.x = -Math.PI / 2 + Math.atan((high - low) / (front - back))
  ramp.position.z = (front + back) / 2
  return tower
}

function plateGeometry(from: number, middle: number): BufferGeometry {
  const length = 1 + PLATE_END
  const plate = new BoxGeometry(length * Math.hypot(1, SLOPE), 0.05, 1.7)
  const x = (from * (1 - PLATE_END)) / 2
  plate.rotateZ(Math.atan(SLOPE) * from)
  plate.translate(x, plateHeight({ from: from < 0 ? -1 : 1, middle }, x) - 0.03, 0)
  return plate
}

function spindles(shop: Workshop, material: Material): InstancedMesh {
  const tiers = RINGS.length - 1
  const mesh = new InstancedMesh(shop.keep(turned(SPINDLE, 9)), material, SPINDLES * tiers)
  const place = new Matrix4()
  for (let tier = 0; tier < tiers; tier++) {
    for (let i = 0; i < SPINDLES; i++) {
      const angle = ((i + tier * 0.5) / SPINDLES) * 2 * Math.PI
      place.makeTranslation(Math.sin(angle) * RADIUS, RINGS[tier] + 0.11, Math.cos(angle) * RADIUS)
      mesh.setMatrixAt(tier * SPINDLES + i, place)
    }
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** The tray is of clear acrylic: hardly seen but for its edges. */
export function makeTray(shop: Workshop, mood: Mood): Group {
  const tray = new Group()
  const clear = shop.keep(
    new MeshPhongMaterial({
      color: mood.tray,
      specular: '#ffffff',
      shininess: 90,
      transparent: true,
      opacity: 0.13,
      depthWrite: false,
    }),
  )
  const edge = shop.keep(new LineBasicMaterial({ color: mood.trayEdge, transparent: true, opacity: 0.5 }))
  const { left, right, back, front, floor, height } = TRAY
  const thick = 0.09
  const slab = (width: number, tall: number, deep: number, x: number, y: number, z: number): void => {
    const geometry = shop.keep(new BoxGeometry(width, tall, deep))
    const mesh = new Mesh(geometry, clear)
    const lines = new LineSegments(shop.keep(new EdgesGeometry(geometry)), edge)
    mesh.position.set(x, y, z)
    lines.position.copy(mesh.position)
    tray.add(mesh, lines)
  }
  const wide = right - left + 2 * thick
  const deep = front - back + 2 * thick
  const middle = (front + back) / 2
  slab(wide, floor - 0.05, deep, 0, floor / 2 + 0.01, middle)
  slab(wide, height, thick, 0, floor + height / 2, front + thick / 2)
  for (const x of [left - thick / 2, right + thick / 2])
    slab(thick, height, deep, x, floor + height / 2, middle)
  for (const side of [-1, 1]) {
    const width = right - 1.05
    slab(width, height, thick, side * (1.05 + width / 2), floor + height / 2, back - thick / 2)
  }
  return tray
}
