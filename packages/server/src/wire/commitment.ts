import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function sha256(words: string): string {
  return bytesToHex(digest(utf8ToBytes(words)))
}

/** What is published at the start: nobody can tell the seed from it, and nobody can change the seed after it. */
export function commitmentOf(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`)
}
