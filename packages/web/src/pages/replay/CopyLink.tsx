import { Check, Link } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, Dialog, Field } from '../../components/controls/index.ts'

interface CopyLinkProps {
  readonly path: string
  /** The link leads to something that only this browser has. */
  readonly isOnlyHere: boolean
}

/** Copies the link to a moment; where the browser does not allow that, it shows the link to be copied by hand. */
export function CopyLink({ path, isOnlyHere }: CopyLinkProps) {
  const i18n = useI18n()
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')
  const address = new URL(path, location.href).href
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      setState('shown')
    }
  }
  const label = i18n.t(state === 'copied' ? 'web.replay.link.copied' : 'web.replay.link.copy')
  return (
    <>
      <Button
        variant="quiet"
        title={isOnlyHere ? `${label}. ${i18n.t('web.replay.link.here')}` : label}
        icon={state === 'copied' ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <span className="replay-word" aria-live="polite">
          {label}
        </span>
      </Button>
      <Dialog
        isOpen={state === 'shown'}
        onClose={() => setState('idle')}
        title={i18n.t('web.replay.link.title')}
        size="small"
      >
        <Field
          label={i18n.t('web.replay.link.text')}
          help={isOnlyHere ? i18n.t('web.replay.link.here') : undefined}
          value={address}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}
