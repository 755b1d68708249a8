import type { Json, MatchFile } from '@longtable/kernel'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../components/attempt.tsx'
import { Button, CopyButton, Dialog, Field, Note } from '../../components/controls/index.ts'
import { replayPath } from '../../connections/connection.ts'
import { serverConnection } from '../../connections/connections.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'

/** Puts a match that only this browser has on the server, so that a link to it works elsewhere. */
export function ShareMatch({ file }: { readonly file: MatchFile }) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [url, setUrl] = useState<string>()
  const { attempt, refused } = useAttempt()
  const share = async (): Promise<void> => {
    setBusy(true)
    await attempt(async () => {
      const { match } = await serverConnection().imported(file as unknown as Json)
      setUrl(new URL(replayPath(serverConnection(), match.id), location.href).href)
    })
    setBusy(false)
  }
  const actions =
    url === undefined ? (
      <Button variant="lit" disabled={isBusy} onClick={() => void share()}>
        {i18n.t('web.replay.share.yes')}
      </Button>
    ) : (
      <CopyButton text={url} />
    )
  return (
    <>
      <Button
        variant="quiet"
        title={i18n.t('web.replay.share.title')}
        icon={<Share2 aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className="replay-word">{i18n.t('web.replay.share.open')}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={i18n.t('web.replay.share.title')}
        size="small"
        actions={actions}
      >
        {url === undefined ? (
          <p>{i18n.t('web.replay.share.text')}</p>
        ) : (
          <Field
            label={i18n.t('web.replay.share.link')}
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
        {refused === undefined ? null : <Note tone="danger">{i18n.format(refused)}</Note>}
      </Dialog>
    </>
  )
}
