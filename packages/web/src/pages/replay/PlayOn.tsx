import type { Json, MatchFile } from '@longtable/kernel'
import { Swords } from 'lucide-react'
import { useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, Choice, Dialog, Note, Select } from '../../components/controls/index.ts'
import { SeatMark } from '../../components/SeatMark.tsx'
import { localConnection } from '../../connections/connections.ts'
import { tablePath } from '../../connections/connection.ts'
import { aboutLevel, keepLevel, levelFor, levelName, useLevels } from '../../connections/bot-levels.ts'
import { cutFile } from './from-match-file.ts'

interface PlayOnProps {
  /** Undefined where only the record of one seat is known. */
  readonly file: MatchFile | undefined
  readonly game: string
  readonly at: number
  readonly isOver: boolean
  readonly names: readonly string[]
  /** The seat that is proposed. */
  readonly usual: number
}

/** Makes another match of this one, from the moment that is shown. */
export function PlayOn({ file, game, at, isOver, names, usual }: PlayOnProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setSeat] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const { attempt, refused } = useAttempt()
  const seat = chosen ?? usual
  const levels = useLevels(localConnection(), game)
  const [wanted, setLevel] = useState<string>()
  const level = wanted ?? levelFor(levels)
  const play = async (from: MatchFile): Promise<void> => {
    setBusy(true)
    const isDone = await attempt(async () => {
      const connection = localConnection()
      const { match } = await connection.imported(cutFile(from, at, seat, level) as unknown as Json)
      go(tablePath(connection, match.id))
    })
    if (!isDone) setBusy(false)
  }
  const title = i18n.t('web.replay.playOn.title')
  const actions =
    file === undefined || isOver ? undefined : (
      <Button variant="lit" disabled={isBusy} onClick={() => void play(file)}>
        {i18n.t(isBusy ? 'web.replay.playOn.starting' : 'web.replay.playOn.yes')}
      </Button>
    )
  return (
    <>
      <Button icon={<Swords aria-hidden="true" />} title={title} onClick={() => setOpen(true)}>
        <span className="replay-word">{title}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} size="small" actions={actions}>
        {file === undefined ? (
          <p>{i18n.t('web.replay.playOn.record')}</p>
        ) : isOver ? (
          <p>{i18n.t('web.replay.playOn.over')}</p>
        ) : (
          <div className="replay-play-on">
            <p>{i18n.t('web.replay.playOn.text')}</p>
            <Choice
              label={i18n.t('web.replay.playOn.seat')}
              isStacked
              value={seat}
              onChange={setSeat}
              options={names.map((name, value) => ({
                value,
                label: (
                  <>
                    <SeatMark seat={value} /> {name}
                  </>
                ),
              }))}
            />
            {names.length === 1 ? null : (
              <Select
                label={i18n.t('web.replay.playOn.level')}
                help={aboutLevel(i18n, level)}
                value={level}
                options={levels.map((each) => ({ value: each, label: levelName(i18n, each) }))}
                onChange={(next) => {
                  keepLevel(next)
                  setLevel(next)
                }}
              />
            )}
            {refused === undefined ? null : <Note tone="danger">{i18n.format(refused)}</Note>}
          </div>
        )}
      </Dialog>
    </>
  )
}
