// A table seen at a slant.

/** Where something on the table is seen: what is further away is smaller and higher up. */
export function seen(
  x: number,
  z: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const scale = 1 / (1 + 0.000_42 * z)
  return { x: 600 + x * scale, y: -752 + 1312 * scale, scale }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The same as it is written in a path. */
export function spot(x: number, z: number): string {
  const at = seen(x, z)
  return `${rounded(at.x)} ${rounded(at.y)}`
}
