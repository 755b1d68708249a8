import { useSettings } from '../settings/settings.ts'

/** Cubes in the tower, dice, a card that is played, and: it is your turn. */
export type Sound = 'cubes' | 'dice' | 'card' | 'turn'

interface Knock {
  /** Seconds from the beginning. */
  readonly at: number
  /** How hard, 0 to 1. */
  readonly force: number
  /** The pitch of what is struck, in hertz. */
  readonly pitch: number
  /** How long it rings, in seconds. */
  readonly ring: number
}

/** Everything is built from one stretch of noise. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** Loud at once, then fading. */
function fading(context: BaseAudioContext, at: number, force: number, ring: number, rise = 0.001): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(force, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + ring)
  return gain
}

/** Wood on wood: a crack of noise and, under it, the tone of the piece. */
function knock(
  context: BaseAudioContext,
  noise: AudioBuffer,
  out: AudioNode,
  { at, force, pitch, ring }: Knock,
): void {
  const crack = context.createBufferSource()
  crack.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch * 2.2
  band.Q.value = 2.5
  crack
    .connect(band)
    .connect(fading(context, at, force, ring))
    .connect(out)
  crack.start(at, Math.random() * 0.3, ring + 0.05)
  const tone = context.createOscillator()
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.8, at + ring)
  tone.connect(fading(context, at, force * 0.45, ring * 1.4)).connect(out)
  tone.start(at)
  tone.stop(at + ring * 1.4 + 0.05)
}

/** Between two numbers. */
function between(low: number, high: number): number {
  return low + Math.random() * (high - low)
}

/** Cubes fall from floor to floor of a wooden tower, and come to rest in the tray. */
function cubes(start: number): Knock[] {
  return Array.from({ length: 13 }, (_, index) => ({
    at: start + index * 0.055 + between(0, 0.04),
    force: between(0.12, 0.3) * (index > 9 ? 0.6 : 1),
    pitch: between(520, 980) * (index > 9 ? 0.7 : 1),
    ring: between(0.03, 0.06),
  }))
}

/** A die bounces in ever shorter leaps, and a second one with it. */
function dice(start: number): Knock[] {
  const leaps = [0, 0.13, 0.22, 0.285, 0.33, 0.36]
  return [0, 0.045].flatMap((later) =>
    leaps.map((at, index) => ({
      at: start + at + later + between(0, 0.015),
      force: 0.36 * 0.72 ** index,
      pitch: between(1300, 1900),
      ring: 0.028,
    })),
  )
}

/** A card slides over the table and lies flat. */
function card(context: BaseAudioContext, noise: AudioBuffer, out: AudioNode, start: number): void {
  const slide = context.createBufferSource()
  slide.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 0.7
  band.frequency.setValueAtTime(1800, start)
  band.frequency.exponentialRampToValueAtTime(5200, start + 0.13)
  slide
    .connect(band)
    .connect(fading(context, start, 0.22, 0.12, 0.07))
    .connect(out)
  slide.start(start, 0, 0.3)
  knock(context, noise, out, { at: start + 0.15, force: 0.22, pitch: 210, ring: 0.05 })
}

/** Two soft strokes of a bell, the second one higher. */
function turn(context: BaseAudioContext, out: AudioNode, start: number): void {
  for (const [index, pitch] of [587.33, 880].entries()) {
    const at = start + index * 0.17
    for (const [partial, force] of [
      [1, 0.2],
      [2.76, 0.045],
      [5.4, 0.015],
    ] as const) {
      const tone = context.createOscillator()
      tone.frequency.value = pitch * partial
      tone.connect(fading(context, at, force, 0.9 / partial, 0.004)).connect(out)
      tone.start(at)
      tone.stop(at + 1)
    }
  }
}

/** None drowns out another. */
const LOUDNESS: Readonly<Record<Sound, number>> = { cubes: 1.9, dice: 1.6, card: 1.7, turn: 1 }

/** Lets a sound be heard from a moment on. */
function strike(context: BaseAudioContext, noise: AudioBuffer, sound: Sound): void {
  const out = context.createGain()
  out.gain.value = LOUDNESS[sound]
  out.connect(context.destination)
  const start = context.currentTime + 0.01
  switch (sound) {
    case 'cubes':
    case 'dice':
      for (const each of (sound === 'cubes' ? cubes : dice)(start)) knock(context, noise, out, each)
      break
    case 'card':
      card(context, noise, out, start)
      break
    case 'turn':
      turn(context, out, start)
  }
}

let opened: { readonly context: AudioContext; readonly noise: AudioBuffer } | undefined

/** Plays a sound if sounds are switched on. Browsers are silent until somebody has touched the page, and so are we. */
export function play(sound: Sound): void {
  if (!useSettings.getState().sound || typeof AudioContext === 'undefined') return
  if (!navigator.userActivation.hasBeenActive) return
  if (opened === undefined) {
    const context = new AudioContext()
    opened = { context, noise: noiseFor(context) }
  }
  const { context, noise } = opened
  if (context.state === 'running') strike(context, noise, sound)
  else void context.resume().then(() => strike(context, noise, sound))
}
