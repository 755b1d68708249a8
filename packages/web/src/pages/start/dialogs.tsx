import { lazy, Suspense, type ComponentProps } from 'react'
import type { Confirm } from '../../components/controls/index.ts'
import type { AboutDialog } from './AboutDialog.tsx'
import type { JoinDialog } from './JoinDialog.tsx'
import type { SetUpDialog } from '../set-up/SetUpDialog.tsx'
import type { SettingsDialog } from '../../settings-dialog/SettingsDialog.tsx'

// Dialogs are fetched when the first of them is opened: the page itself is there without them.
const LazyConfirm = lazy(async () => ({
  default: (await import('../../components/controls/Dialog.tsx')).Confirm,
}))
const LazySettings = lazy(async () => ({
  default: (await import('../../settings-dialog/SettingsDialog.tsx')).SettingsDialog,
}))
const LazyAbout = lazy(async () => ({ default: (await import('./AboutDialog.tsx')).AboutDialog }))
const LazyJoin = lazy(async () => ({ default: (await import('./JoinDialog.tsx')).JoinDialog }))
const LazySetUp = lazy(async () => ({ default: (await import('../set-up/SetUpDialog.tsx')).SetUpDialog }))

export function Asking(props: ComponentProps<typeof Confirm>) {
  return <Suspense fallback={null}>{props.isOpen ? <LazyConfirm {...props} /> : null}</Suspense>
}

export function Settings(props: ComponentProps<typeof SettingsDialog>) {
  return <Suspense fallback={null}>{props.isOpen ? <LazySettings {...props} /> : null}</Suspense>
}

export function About(props: ComponentProps<typeof AboutDialog>) {
  return <Suspense fallback={null}>{props.isOpen ? <LazyAbout {...props} /> : null}</Suspense>
}

export function Joining(props: ComponentProps<typeof JoinDialog>) {
  return <Suspense fallback={null}>{props.isOpen ? <LazyJoin {...props} /> : null}</Suspense>
}

export function SettingUp(props: ComponentProps<typeof SetUpDialog>) {
  return (
    <Suspense fallback={null}>
      <LazySetUp {...props} />
    </Suspense>
  )
}
