import { UserError } from '@longtable/kernel'
import type { Formatter } from '@longtable/i18n'

/** Why something did not work, in words. */
export function errorText(i18n: Formatter, error: unknown): string {
  return error instanceof UserError ? i18n.format(error.text) : i18n.t('web.start.fault')
}
