/**
 * The exponential function from multiplication and addition alone: `Math.exp` may differ in its last digit from one
 * JavaScript engine to another, and then the same bot would play differently there.
 */
export function exp(x: number): number {
  if (!(x > LEAST)) return 0
  const most = x < MOST ? x : MOST
  // e^x = (e^(x / 1024))^1024, and so near to zero few terms of the series are exact.
  const small = most / 1024
  let sum = 1 + small * (1 + small * (0.5 + small * (1 / 6 + small * (1 / 24 + small / 120))))
  for (let i = 0; i < 10; i++) sum *= sum
  return sum
}

const LEAST = -60
const MOST = 60
