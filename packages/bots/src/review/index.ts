export {
  reviewing,
  type Balance,
  type Point,
  type Review,
  type TurningPoint,
  type Weighed,
} from './review.ts'
