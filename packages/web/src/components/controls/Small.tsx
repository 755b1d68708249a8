import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button } from './Button.tsx'
import './controls.css'

/** A word about something, in small caps. */
export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'lit' | 'danger'
  children: ReactNode
}) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}

/** A sentence that somebody should read: what happened, why, and what to do. */
export function Note({
  tone = 'plain',
  icon,
  action,
  children,
}: {
  tone?: 'plain' | 'lit' | 'danger'
  icon?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`note note-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {icon}
      <div className="note-text">{children}</div>
      {action}
    </div>
  )
}

/** What stands where there is nothing yet: it says what to do. */
export function Empty({
  title,
  children,
  action,
}: {
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      {title === undefined ? null : <p className="empty-title">{title}</p>}
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  )
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const i18n = useI18n()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  if (typeof navigator.clipboard === 'undefined') return null
  return (
    <Button icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
      <span aria-live="polite">{i18n.t(isCopied ? 'web.controls.copied' : 'web.controls.copy')}</span>
      {label === undefined ? null : <span className="sr-only"> {label}</span>}
    </Button>
  )
}

/** Hands a link to the share menu of the system, where there is one. */
export function ShareButton({ title, text, url }: { title: string; text: string; url: string }) {
  const i18n = useI18n()
  if (typeof navigator.share !== 'function') return null
  const share = (): void => {
    // Whoever closes the system's menu has not shared, which is no error.
    navigator.share({ title, text, url }).catch(() => {})
  }
  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={share}>
      {i18n.t('web.controls.share')}
    </Button>
  )
}
