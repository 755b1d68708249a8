import { switchOffRule } from '@longtable/kernel'

/** One rule is switched off while the tests run, to see whether they notice. */
switchOffRule(process.env['LONGTABLE_WITHOUT_RULE'])
