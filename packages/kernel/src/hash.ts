/** A 64-bit fingerprint of integers, in two lanes of 32 bits. Not for secrets: it only tells states apart. */
export class Hasher {
  private a = 0x9e3779b9 | 0
  private b = 0x85ebca6b | 0

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193)
    this.b = (Math.imul(this.b, 31) + this.a) | 0
  }

  addInts(list: readonly number[]): void {
    let { a, b } = this
    for (let i = 0; i < list.length; i++) {
      a = Math.imul(a ^ list[i], 0x01000193)
      b = (Math.imul(b, 31) + a) | 0
    }
    this.a = a
    this.b = b
    this.add(list.length)
  }

  addText(value: string): void {
    for (let i = 0; i < value.length; i++) this.add(value.charCodeAt(i))
    this.add(-1 - value.length)
  }

  hex(): string {
    return word(mix(this.a ^ (this.b >>> 7))) + word(mix(this.b ^ (this.a << 5)))
  }
}

function mix(n: number): number {
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35)
  return n ^ (n >>> 16)
}

function word(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0')
}
