/** `+2`, `−3`, `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace('-', '−')
}
