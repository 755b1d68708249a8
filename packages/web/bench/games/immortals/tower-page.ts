import { measureTower } from '../../../src/games/immortals/tower/scene.ts'

/** What a page that only measures the tower has to know. */
Object.assign(globalThis, { measureTower })
