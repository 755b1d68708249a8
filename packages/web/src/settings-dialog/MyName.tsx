import { changeSettings, useSettings } from '../settings/settings.ts'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { Field } from '../components/controls/Field.tsx'
import { sendMyName } from '../connections/introduce.ts'
import { LONGEST_NAME } from '../connections/hot-seat-names.ts'

/** How others see whoever sits here; the server hears of it when the field is left. */
export function MyName({ className }: { className?: string }) {
  const i18n = useI18n()
  const name = useSettings((settings) => settings.name)
  return (
    <Field
      label={i18n.t('web.start.name.label')}
      placeholder={i18n.t('web.start.name.placeholder')}
      value={name}
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      {...(className !== undefined && { className })}
      onChange={(event) => changeSettings({ name: event.target.value })}
      onBlur={() => {
        // A server that is away hears of it with the next match.
        sendMyName().catch(() => {})
      }}
    />
  )
}
