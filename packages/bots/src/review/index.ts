export {
  reviewing,
  type Balance,
  type ChancePoint,
  type Review,
  type TurningPoint,
  type MoveEffect,
} from './review.ts'
