import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

// Nothing in the host needs Node: the same match service runs on a server and in a browser.

/** Time, so that tests can hold it. */
export interface Clock {
  now(): number
  /** Does something later, unless the function returned is called first. */
  later(ms: number, task: () => void): () => void
}

/** Longer than this a timer overflows; whoever waits so long looks at the time again anyway. */
const LONGEST_WAIT = 2 ** 31 - 1

/** Each second of ours differs by at most this much from one of the machine's, until both clocks agree again. */
const MOST_SLEW = 0.05

/**
 * A clock that never jumps. When somebody sets the machine's clock, nobody who is awaited is charged for it: this one goes a
 * little faster or slower until it agrees.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  let at = wall()
  let last = elapsed()
  return () => {
    const passed = Math.max(0, elapsed() - last)
    last += passed
    const off = wall() - (at + passed)
    const most = passed * MOST_SLEW
    at += passed + Math.min(most, Math.max(-most, off))
    return Math.round(at)
  }
}

/** A clock that goes by this time, and never jumps. */
export function clockBy(wall: () => number): Clock {
  return { now: steadyClock(wall, () => performance.now()), later }
}

const later: Clock['later'] = (ms, task) => {
  const timer: unknown = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST_WAIT))
  // Under Node no timer keeps a server alive that has stopped.
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.()
  return () => clearTimeout(timer as number)
}

export const realClock: Clock = clockBy(() => Date.now())

/** Where names, secrets and seeds come from, so that tests can fix them. */
export interface Ids {
  /** A name that nobody guesses: of a match or a person. */
  id(): string
  /** 32 bytes. */
  secret(): string
  /** 32 bytes in hexadecimal digits. */
  hex(): string
  /** A whole number from 0 to n - 1. */
  below(n: number): number
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** Letters that need no escaping in an address. */
function letters(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const realIds: Ids = {
  id: () => letters(randomBytes(16)),
  secret: () => letters(randomBytes(32)),
  hex: () => bytesToHex(randomBytes(32)),
  // Nobody gains anything from the one in a million by which this is uneven for small n.
  below: (n) => new DataView(randomBytes(4).buffer).getUint32(0) % n,
}

/** Compares secrets in a time that does not tell how much of them is right. */
export function sameSecret(a: string, b: string): boolean {
  const [one, other] = [digest(utf8ToBytes(a)), digest(utf8ToBytes(b))]
  let difference = 0
  for (const [i, byte] of one.entries()) difference |= byte ^ (other[i] ?? 0)
  return difference === 0
}

/** How passwords are made slow to guess. */
export interface Passwords {
  hash(password: string, salt: string): Promise<string>
}

export async function hashedPassword(passwords: Passwords, password: string, salt: string): Promise<string> {
  return `${salt}:${await passwords.hash(password, salt)}`
}

export async function isPassword(passwords: Passwords, password: string, kept: string): Promise<boolean> {
  const [salt = ''] = kept.split(':')
  return sameSecret(await hashedPassword(passwords, password, salt), kept)
}
