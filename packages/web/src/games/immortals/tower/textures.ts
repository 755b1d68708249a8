import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { PATTERNS } from './patterns.ts'
import { numbersFrom } from './spin.ts'

/** Painted surfaces: wood with its grain, and the faces of the cubes. */

type Pen = CanvasRenderingContext2D

function painted(width: number, height: number, paint: (pen: Pen) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen !== null) paint(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 2
  return texture
}

export interface Timber {
  readonly ground: string
  readonly vein: string
  readonly shine: string
  readonly seed: number
}

/** Grain runs from top to bottom; it joins at the edges. */
function paintGrain(pen: Pen, size: number, { ground, vein, shine, seed }: Timber): void {
  const random = numbersFrom(seed)
  pen.fillStyle = ground
  pen.fillRect(0, 0, size, size)
  for (let i = 0; i < 190; i++) {
    const x = random() * size
    const sway = 2 + random() * 7
    const phase = random() * Math.PI * 2
    pen.strokeStyle = random() < 0.72 ? vein : shine
    pen.globalAlpha = 0.05 + random() * 0.2
    pen.lineWidth = 0.5 + random() * random() * 5
    for (const shift of [-size, 0, size]) {
      pen.beginPath()
      for (let y = 0; y <= size; y += size / 16) {
        const bend = Math.sin((y / size) * Math.PI * 2 + phase) * sway
        pen.lineTo(x + shift + bend, y)
      }
      pen.stroke()
    }
  }
  pen.globalAlpha = 1
}

export function wood(timber: Timber): Texture {
  return painted(256, 256, (pen) => paintGrain(pen, 256, timber))
}

/** The table: planks that lie across. */
export function planks(timber: Timber): Texture {
  const size = 512
  return painted(size, size, (pen) => {
    const random = numbersFrom(timber.seed)
    for (let i = 0; i < 4; i++) {
      pen.save()
      pen.beginPath()
      pen.rect((i * size) / 4, 0, size / 4, size)
      pen.clip()
      pen.translate(random() * -size, 0)
      for (const x of [0, size]) {
        pen.save()
        pen.translate(x, 0)
        paintGrain(pen, size, { ...timber, seed: timber.seed + i })
        pen.restore()
      }
      pen.restore()
      pen.fillStyle = timber.vein
      pen.globalAlpha = random() * 0.16
      pen.fillRect((i * size) / 4, 0, size / 4, size)
      pen.globalAlpha = 0.75
      pen.fillRect((i * size) / 4 - 1, 0, 2.5, size)
      pen.globalAlpha = 1
    }
  })
}

/** A soft dark spot. */
export function blob(): Texture {
  return painted(64, 64, (pen) => {
    const shade = pen.createRadialGradient(32, 32, 6, 32, 32, 31)
    shade.addColorStop(0, 'rgb(20 10 4 / 62%)')
    shade.addColorStop(0.5, 'rgb(20 10 4 / 40%)')
    shade.addColorStop(1, 'rgb(20 10 4 / 0%)')
    pen.fillStyle = shade
    pen.fillRect(0, 0, 64, 64)
  })
}

export function cubeFace(colour: number, ground: string, ink: string): Texture {
  const size = 96
  return painted(size, size, (pen) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, size, size)
    pen.scale(size / 24, size / 24)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.strokeStyle = ink
    pen.globalAlpha = 0.78
    pen.lineWidth = PATTERNS[colour].width
    pen.stroke(new Path2D(PATTERNS[colour].path))
    pen.globalAlpha = 0.16
    pen.lineWidth = 1.6
    pen.strokeStyle = '#000'
    pen.strokeRect(0, 0, 24, 24)
  })
}
