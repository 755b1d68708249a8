import { languages } from '@longtable/i18n'
import { Moon, Settings as Cog, Sun } from 'lucide-react'
import { useState } from 'react'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../../components/controls/Button.tsx'
import { Choice } from '../../components/controls/Choice.tsx'
import { Settings } from './dialogs.tsx'
import { MyName } from '../../settings-dialog/MyName.tsx'

/** Who sits here, and how they like the table. */
export function TopBar() {
  const i18n = useI18n()
  const lang = useSettings((settings) => settings.lang)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="start-bar">
      <MyName className="start-name" />
      <Choice
        label={i18n.t('web.settings.lang.name')}
        isLabelHidden
        className="start-lang"
        options={languages.map((value) => ({
          value,
          label: <abbr title={i18n.t(`web.settings.lang.${value}`)}>{value.toUpperCase()}</abbr>,
        }))}
        value={lang}
        onChange={(chosen) => changeSettings({ lang: chosen })}
      />
      <ThemeButton />
      <IconButton
        label={i18n.t('web.start.settings')}
        icon={<Cog aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Settings isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}

function ThemeButton() {
  const i18n = useI18n()
  const theme = useSettings((settings) => settings.theme)
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const other = isDark ? 'light' : 'dark'
  return (
    <IconButton
      label={i18n.t(`web.start.theme.${other}`)}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => changeSettings({ theme: other })}
    />
  )
}
