/** How deep and how wide a JSON text may be before anybody reads it. */
export interface JsonBounds {
  readonly depth: number
  /** Values in all, those in objects and lists and these themselves. */
  readonly values: number
}

/** What a message on a socket needs at most, and then some: sixty-four choices of a dozen fields each. */
export const messageBounds: JsonBounds = { depth: 8, values: 2000 }

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Does a text stay within these bounds? Ends as soon as it does not, and makes nothing of what it reads. */
export function isWithin(json: string, { depth, values }: JsonBounds): boolean {
  let open = 0
  let seen = 1
  for (let i = 0; i < json.length; i += 1) {
    switch (json.charCodeAt(i)) {
      case QUOTE:
        i = endOfWords(json, i)
        break
      case OPEN_LIST:
      case OPEN_OBJECT:
        open += 1
        seen += 1
        break
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        open -= 1
        break
      case COMMA:
        seen += 1
        break
    }
    if (open > depth || seen > values) return false
  }
  return true
}

/** Where the words end that begin with a quotation mark at this place. */
function endOfWords(json: string, start: number): number {
  for (let i = start + 1; i < json.length; i += 1) {
    const code = json.charCodeAt(i)
    if (code === BACKSLASH) i += 1
    else if (code === QUOTE) return i
  }
  return json.length
}
