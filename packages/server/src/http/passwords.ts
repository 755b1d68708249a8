import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../host/environment.ts'

const BYTES = 32
const stretched = promisify<string, string, number, Buffer>(scrypt)

/** Scrypt, in a thread of Node's own. */
export const nodePasswords: Passwords = {
  hash: async (password, salt) => (await stretched(password, salt, BYTES)).toString('hex'),
}
