import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fail } from '../arguments.mjs'

/** Writes the samples of one version into a folder. What lies there was written by another day's code, and stays. */
export class Folder {
  private readonly url: URL

  constructor(url: URL) {
    if (existsSync(url)) fail(`There are samples in ${url.pathname} already; they are never written anew.`)
    this.url = url
  }

  json(name: string, value: unknown): void {
    this.bytes(name, Buffer.from(`${JSON.stringify(value)}\n`))
  }

  /** A list with each of its entries on a line. */
  rows(name: string, rows: readonly unknown[]): void {
    this.bytes(name, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`))
  }

  /** Compressed if the name says so. */
  bytes(name: string, bytes: Uint8Array): void {
    const file = new URL(name, this.url)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(file, name.endsWith('.gz') ? gzipSync(bytes, { level: 9 }) : bytes)
    console.log(file.pathname)
  }
}
