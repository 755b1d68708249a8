export * from './random.ts'
export * from './registry.ts'
export * from './seat.ts'
export * from './whole.ts'
