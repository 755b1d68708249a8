import { languages } from '@longtable/i18n'
import { memo, useState, type ReactNode } from 'react'
import { askToNotify, notifying } from '../notifications/notify.ts'
import { Button, Choice, Dialog, Switch } from '../components/controls/index.ts'
import { MyName } from './MyName.tsx'
import { changeSettings, speeds, textSizes, themes, useSettings } from '../settings/settings.ts'
import { useI18n } from '../i18n/I18nProvider.tsx'
import './settings.css'

/** What a person likes; every change is seen at once. */
export const SettingsDialog = memo(function SettingsDialog({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  /** What only the place has where they are opened. */
  children?: ReactNode
}) {
  const i18n = useI18n()
  const actions = (
    <Button variant="lit" onClick={onClose}>
      {i18n.t('web.settings.done')}
    </Button>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={i18n.t('web.settings.title')} actions={actions}>
      <div className="settings">
        <MyName />
        <Words />
        <Flags />
        <Notifications />
        {children}
      </div>
    </Dialog>
  )
})

/** Settings that are one word of a few, in the order in which they are shown. */
const choices = { lang: languages, theme: themes, textSize: textSizes, speed: speeds } as const

function Words() {
  const i18n = useI18n()
  const settings = useSettings()
  return (Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
    <Choice<string>
      key={name}
      label={i18n.t(`web.settings.${name}.name`)}
      {...(name === 'speed' && { help: i18n.t('web.settings.speed.help') })}
      options={choices[name].map((value) => ({ value, label: i18n.t(`web.settings.${name}.${value}`) }))}
      value={settings[name]}
      onChange={(value) => changeSettings({ [name]: value })}
    />
  ))
}

/** Whether the system may say that it is one's turn; where it cannot, the title of the window does. */
function Notifications() {
  const i18n = useI18n()
  const [state, setState] = useState(notifying)
  if (state === 'none') return null
  if (state !== 'default') return <p className="field-help">{i18n.t(`web.settings.notify.${state}`)}</p>
  return (
    <Button onClick={() => void askToNotify().then(setState)}>{i18n.t('web.settings.notify.ask')}</Button>
  )
}

const flags = ['sound', 'contrast', 'confirm'] as const

function Flags() {
  const i18n = useI18n()
  const settings = useSettings()
  return flags.map((name) => (
    <Switch
      key={name}
      label={i18n.t(`web.settings.${name}.name`)}
      help={i18n.t(`web.settings.${name}.help`)}
      isOn={settings[name]}
      onChange={(isOn) => changeSettings({ [name]: isOn })}
    />
  ))
}
