import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HalfFloatType,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SpotLight,
  Vector3,
  WebGLRenderTarget,
  WebGLRenderer,
  type Material,
  type Texture,
} from 'three'
import { usualDrop } from './course.ts'
import { DROP_TIME, pilesOf, SORT_TIME } from './drops.ts'
import { MOODS, type Mood } from './moods.ts'
import { TRAY } from './plan.ts'
import { Play, type ThrowShowing } from './play.ts'
import { blob, cubeFace, planks } from './textures.ts'
import { makeTower, makeTray, polished, Workshop } from './woodwork.ts'

/** The tower in three dimensions. It draws only while something moves. */

export interface Stage {
  show(showing: ThrowShowing): void
  /** Jumps to the end. */
  finish(): void
  dispose(): void
}

function makeLights(scene: Scene, mood: Mood): SpotLight {
  scene.add(new AmbientLight('#fff1de', mood.around))
  const fill = new DirectionalLight('#ffe6c4', mood.fill)
  fill.position.set(5, 5, 9)
  scene.add(fill)
  const lamp = new SpotLight(mood.lampColour, mood.lamp, 0, mood.lampAngle, 0.75, 2)
  lamp.position.set(-6.5, 13.5, 8.5)
  lamp.target.position.set(0.2, 1.6, 1.6)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(1024, 1024)
  lamp.shadow.camera.near = 6
  lamp.shadow.camera.far = 26
  lamp.shadow.bias = -0.0012
  lamp.shadow.normalBias = 0.03
  lamp.shadow.radius = 4
  scene.add(lamp, lamp.target)
  return lamp
}

/** Where the camera stands: a direction from what it looks at, and what must be seen. */
interface Prospect {
  readonly target: Vector3
  readonly from: Vector3
  readonly seen: readonly Vector3[]
}

const { left: LEFT, right: RIGHT, front: FRONT } = TRAY
const WHOLE: Prospect = {
  target: new Vector3(0, 2.7, 1.5),
  from: new Vector3(0.3, 0.5, 1).normalize(),
  seen: [
    new Vector3(LEFT, 0, FRONT),
    new Vector3(RIGHT, 0, FRONT),
    new Vector3(RIGHT, 0.5, 2),
    new Vector3(LEFT, 0.5, 2),
    new Vector3(-2, 7.1, -1),
    new Vector3(2.2, 7.1, 0),
  ],
}
const NEAR: readonly Vector3[] = [
  new Vector3(LEFT - 0.1, 0.7, FRONT + 0.1),
  new Vector3(RIGHT + 0.1, 0.7, FRONT + 0.1),
  new Vector3(LEFT, 0, FRONT + 0.3),
  new Vector3(0, 1.5, 1.3),
]

/** The tray from nearby; where the picture is high, more of the tower above it. */
function close(aspect: number): Prospect {
  const height = Math.min(1, Math.max(0, (1.5 - aspect) / 0.7))
  return {
    target: new Vector3(0, 0.4 + height, 3 - height),
    from: new Vector3(0, 0.92, 1).normalize(),
    seen: NEAR,
  }
}

/** As near as it can be while everything is seen. */
function distanceFor(camera: PerspectiveCamera, { target, from, seen }: Prospect): number {
  let near = 3
  let far = 60
  const point = new Vector3()
  for (let i = 0; i < 18; i++) {
    const middle = (near + far) / 2
    camera.position.copy(from).multiplyScalar(middle).add(target)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    const fits = seen.every((each) => {
      point.copy(each).project(camera)
      return Math.abs(point.x) < 0.965 && Math.abs(point.y) < 0.94
    })
    if (fits) far = middle
    else near = middle
  }
  return far
}

/** The fewest pixels drawn for one of the screen, along a side. */
const COARSEST = 0.5
/** As many without a graphics card, while something moves. */
const PLAIN = 0.7

/** How far the table reaches. */
const TABLE = 62

function isDrawnBySoftware(): boolean {
  const pen = document.createElement('canvas').getContext('webgl2')
  const told = pen?.getExtension('WEBGL_debug_renderer_info')
  const name = told && pen ? String(pen.getParameter(told.UNMASKED_RENDERER_WEBGL)) : ''
  pen?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** What stands still is drawn as finely as can be. */
function finest(): number {
  return Math.min(2, devicePixelRatio)
}

/** The longest step of the clock between two pictures, in milliseconds. */
const LONGEST_FRAME = 100
/** How much later the end may come for that. */
const PATIENCE = 1500

class TowerScene implements Stage {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera(30, 1, 1, 80)
  private readonly shop = new Workshop()
  private readonly container: HTMLElement
  private readonly mood: Mood
  /** Without shadows of the moment: for those who have no graphics card. */
  private readonly isPlain: boolean
  private shade: Material | undefined
  private readonly faces: readonly Material[]
  private readonly lanes = new Group()
  private readonly watcher: ResizeObserver
  private play: Play | undefined
  private playShop = new Workshop()
  private seenAt = -1
  private patience = 0
  /** Asks whether the first picture is there. */
  private pictured: (() => boolean) | undefined
  private shownAt = 0
  private frame = 0
  private close = close(1.6)
  private far = [20, 12]
  frames = 0
  /** The first picture is there, and the clock runs. */
  onBegin: () => void = () => {}
  private slowness = 0

  constructor(container: HTMLElement) {
    this.container = container
    this.isPlain = isDrawnBySoftware()
    this.renderer = new WebGLRenderer({ antialias: !this.isPlain, powerPreference: 'high-performance' })
    const mood = MOODS[document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark']
    this.mood = mood
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.setPixelRatio(this.isPlain ? PLAIN : finest())
    this.scene.background = new Color(mood.backdrop)
    this.scene.fog = new Fog(mood.backdrop, 20, 44)
    const lamp = makeLights(this.scene, mood)
    const surface = this.shop.keep(planks(mood.table))
    surface.repeat.set(4.6, 4.6)
    surface.rotation = Math.PI / 2
    const table = new Mesh<PlaneGeometry, Material>(
      this.shop.keep(new PlaneGeometry(TABLE, TABLE)),
      this.shop.keep(new MeshLambertMaterial({ map: surface })),
    )
    table.rotation.x = -Math.PI / 2
    table.receiveShadow = true
    this.scene.add(table, makeTower(this.shop, this.isPlain))
    if (this.isPlain) {
      table.material = this.bake(surface, lamp)
      this.shade = this.shop.keep(
        new MeshBasicMaterial({ map: this.shop.keep(blob()), transparent: true, depthWrite: false }),
      )
    }
    this.scene.add(this.lanes, makeTray(this.shop, mood))
    this.faces = this.makeFaces()
    this.renderer.domElement.className = 'tower-canvas'
    container.append(this.renderer.domElement)
    this.watcher = new ResizeObserver(() => this.fit())
    this.watcher.observe(container)
    this.fit()
  }

  /** Paints light and shadow of the table once, so that they cost nothing while cubes fall. */
  private bake(surface: Texture, lamp: SpotLight): Material {
    const { renderer, scene, shop } = this
    const white = shop.keep(new MeshLambertMaterial())
    const target = shop.keep(new WebGLRenderTarget(512, 512, { type: HalfFloatType }))
    // From above, and so near to the table that the tower is cut off; but it throws its shadow.
    const above = new OrthographicCamera(-TABLE / 2, TABLE / 2, TABLE / 2, -TABLE / 2, 4.96, 6)
    above.position.y = 5
    above.rotation.x = -Math.PI / 2
    const fog = scene.fog
    scene.fog = null
    scene.overrideMaterial = white
    renderer.setRenderTarget(target)
    renderer.render(scene, above)
    renderer.setRenderTarget(null)
    scene.overrideMaterial = null
    scene.fog = fog
    renderer.shadowMap.enabled = false
    scene.remove(lamp, lamp.target)
    const instead = new DirectionalLight(
      this.mood.lampColour,
      this.mood.lamp / lamp.position.distanceToSquared(lamp.target.position),
    )
    instead.position.copy(lamp.position)
    scene.add(instead)
    lamp.dispose()
    target.texture.channel = 0
    return shop.keep(
      new MeshBasicMaterial({ map: surface, lightMap: target.texture, lightMapIntensity: Math.PI }),
    )
  }

  private makeFaces(): readonly Material[] {
    const style = getComputedStyle(this.container)
    return Array.from({ length: 6 }, (_, colour) => {
      const named = (name: string): string => style.getPropertyValue(name).trim()
      const map = this.shop.keep(cubeFace(colour, named(`--seat-${colour}`), named(`--seat-${colour}-ink`)))
      return this.shop.keep(polished({ map }, '#332a20', this.isPlain))
    })
  }

  /** Thin lines on the floor of the tray, between the piles. */
  private markLanes(count: number): void {
    this.lanes.clear()
    const line = this.playShop.keep(new BoxGeometry(0.035, 0.012, TRAY.front - TRAY.back - 0.2))
    const ink = this.playShop.keep(
      new MeshBasicMaterial({ color: this.mood.trayEdge, transparent: true, opacity: 0, depthWrite: false }),
    )
    for (let i = 1; i < count; i++) {
      const mesh = new Mesh(line, ink)
      mesh.position.set(LEFT + ((RIGHT - LEFT) * i) / count, TRAY.floor + 0.01, (TRAY.front + TRAY.back) / 2)
      this.lanes.add(mesh)
    }
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.container
    if (clientWidth === 0 || clientHeight === 0) return
    this.renderer.setSize(clientWidth, clientHeight)
    this.camera.aspect = clientWidth / clientHeight
    this.camera.updateProjectionMatrix()
    this.close = close(this.camera.aspect)
    this.far = [distanceFor(this.camera, WHOLE), distanceFor(this.camera, this.close)]
    this.draw()
  }

  private ctx(nearness: number): void {
    const target = WHOLE.target.clone().lerp(this.close.target, nearness)
    const from = WHOLE.from.clone().lerp(this.close.from, nearness).normalize()
    this.camera.position
      .copy(from.multiplyScalar(this.far[0] + (this.far[1] - this.far[0]) * nearness))
      .add(target)
    this.camera.lookAt(target)
  }

  private draw(): void {
    const nearness = this.play?.nearness(this.shownAt) ?? 0
    this.ctx(nearness)
    for (const lane of this.lanes.children) {
      if (lane instanceof Mesh) (lane.material as MeshBasicMaterial).opacity = 0.4 * nearness
    }
    this.renderer.render(this.scene, this.camera)
  }

  show(showing: ThrowShowing): void {
    this.stop()
    this.play?.cubes.dispose()
    this.playShop.dispose()
    this.playShop = new Workshop()
    this.play = new Play(showing, this.faces, this.playShop, this.shade)
    this.scene.add(this.play.cubes.group)
    this.markLanes(showing.piles.length)
    if (this.play.time === 0) {
      this.goTo(0)
      return
    }
    this.play.cubes.moveAll(0)
    // The first picture takes long, because the shaders are made for it: the clock starts when it is there.
    this.shownAt = 0
    this.draw()
    this.seenAt = -1
    this.patience = PATIENCE
    this.pictured = this.fence()
    this.frame = requestAnimationFrame((now) => this.tick(now))
  }

  finish(): void {
    if (this.play === undefined || this.frame === 0) return
    this.stop()
    this.goTo(this.play.time)
  }

  private goTo(milliseconds: number): void {
    const { play } = this
    if (play === undefined) return
    this.shownAt = milliseconds
    play.move(milliseconds)
    if (milliseconds >= play.time) this.renderer.setPixelRatio(finest())
    this.draw()
    play.endAt(milliseconds)
  }

  private fence(): (() => boolean) | undefined {
    const pen = this.renderer.getContext() as WebGL2RenderingContext
    const sync = pen.fenceSync(pen.SYNC_GPU_COMMANDS_COMPLETE, 0)
    if (sync === null) return undefined
    pen.flush()
    return () => {
      const isThere = pen.clientWaitSync(sync, 0, 0) !== pen.TIMEOUT_EXPIRED
      if (isThere) pen.deleteSync(sync)
      return isThere
    }
  }

  private tick(now: number): void {
    if (this.play === undefined) return
    if (this.pictured !== undefined) {
      if (!this.pictured()) {
        this.frame = requestAnimationFrame((next) => this.tick(next))
        return
      }
      this.pictured = undefined
      this.onBegin()
    }
    // After a hitch it goes on where it was, but not for ever.
    const since = this.seenAt < 0 ? 0 : now - this.seenAt
    const late = Math.min(Math.max(0, since - LONGEST_FRAME), this.patience)
    this.patience -= late
    const passed = this.shownAt + since - late
    this.seenAt = now
    this.mindSpeed(since)
    this.frames++
    this.frame = passed < this.play.time ? requestAnimationFrame((next) => this.tick(next)) : 0
    this.goTo(Math.min(passed, this.play.time))
  }

  /** Where pictures take too long, they get coarser. */
  private mindSpeed(milliseconds: number): void {
    this.slowness = this.slowness * 0.8 + milliseconds * 0.2
    const ratio = this.renderer.getPixelRatio()
    if (this.slowness < 38 || ratio <= COARSEST) return
    this.renderer.setPixelRatio(Math.max(COARSEST, ratio * 0.8))
    this.slowness = 20
  }

  private stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  dispose(): void {
    this.stop()
    this.watcher.disconnect()
    this.play?.cubes.dispose()
    this.playShop.dispose()
    this.shop.dispose()
    this.scene.traverse((thing) => {
      if (thing instanceof InstancedMesh || thing instanceof SpotLight) thing.dispose()
    })
    this.renderer.domElement.remove()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }
}

/** Sets up the tower in a container; throws where there is no WebGL. */
export function setTower(container: HTMLElement): Stage {
  return new TowerScene(container)
}

/** A usual drop of forty cubes, for measuring how smooth it is. */
export function measureTower(container: HTMLElement): Promise<{ frames: number; milliseconds: number }> {
  const tower = new TowerScene(container)
  const drop = usualDrop()
  return new Promise((resolve) => {
    let started = 0
    tower.onBegin = () => (started = performance.now())
    tower.show({
      drop,
      piles: pilesOf(drop, 5),
      dropTime: DROP_TIME,
      sortTime: SORT_TIME,
      onFallen: () => {},
      onSorted: () => {},
      onEnd: () => {
        resolve({ frames: tower.frames, milliseconds: performance.now() - started })
        tower.dispose()
      },
    })
  })
}
