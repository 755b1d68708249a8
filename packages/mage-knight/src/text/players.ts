import { playerText as seatText, text, type Text } from '@longtable/kernel'
import { DUMMY, type Seat } from '../state/schema/state.ts'

/** Who sits at a seat, in the kernel's words, for which a client puts the name; the dummy has none. */
export function playerText(seat: Seat): Text {
  return seat === DUMMY ? text('thing.dummy') : seatText(seat)
}
