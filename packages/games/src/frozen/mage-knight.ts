import { MASTER_1, planning, SKILLED_1 } from '@longtable/mage-knight'

/** As they were before fights were solved. */
export const bots = [planning('skilled-1', SKILLED_1), planning('master-1', MASTER_1)]
