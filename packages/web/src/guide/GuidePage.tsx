import { Refusal, type Text } from '@longtable/kernel'
import type { MyMatch } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { link } from '../app/routes.ts'
import { useVoice } from '../app/words.tsx'
import { faces, type GameFace } from '../games/face.ts'
import { Sitting } from '../shell/Sitting.tsx'
import { hereLobby } from '../tables/lobbies.ts'
import { Guide } from './Guide.tsx'
import { guidedMatch } from './guided-match.ts'
import './guide.css'

type Laid =
  | { readonly mine: MyMatch; readonly face: GameFace }
  | { readonly reason: Text | undefined }
  | undefined

async function laidTable(): Promise<Laid> {
  try {
    const [mine, face] = await Promise.all([guidedMatch(hereLobby()), faces['immortals']()])
    return { mine, face }
  } catch (error) {
    return { reason: error instanceof Refusal ? error.text : undefined }
  }
}

/** The first game: a real match in this browser, with a guide beside the table. */
export default function GuidePage({ game }: { game: string }) {
  return game === 'immortals' ? <FirstGame /> : <NoGuide />
}

function FirstGame() {
  const [laid, setLaid] = useState<Laid>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    void laidTable().then((now) => isHere && setLaid(now))
    return () => {
      isHere = false
    }
  }, [tries])
  if (laid === undefined) return <Laying />
  if ('mine' in laid) return <Sitting lobby={hereLobby()} mine={laid.mine} face={laid.face} guide={Guide} />
  const again = (): void => {
    setLaid(undefined)
    setTries(tries + 1)
  }
  return <Failed reason={laid.reason} onAgain={again} />
}

function Laying() {
  const voice = useVoice()
  return (
    <main className="guide-page" role="status">
      <h1>{voice.t('web.guide.title')}</h1>
      <p>{voice.t('web.guide.loading')}</p>
    </main>
  )
}

function Failed({ reason, onAgain }: { reason: Text | undefined; onAgain: () => void }) {
  const voice = useVoice()
  return (
    <main className="guide-page" role="alert">
      <h1>{voice.t('web.guide.failed')}</h1>
      {reason === undefined ? null : <p>{voice.say(reason)}</p>}
      <p>
        <button type="button" className="guide-button" data-first onClick={onAgain}>
          {voice.t('web.guide.again')}
        </button>
      </p>
      <ToStart />
    </main>
  )
}

function NoGuide() {
  const voice = useVoice()
  return (
    <main className="guide-page">
      <p>{voice.t('web.guide.noGame')}</p>
      <ToStart />
    </main>
  )
}

function ToStart() {
  const voice = useVoice()
  return (
    <p>
      <a {...link('/')}>{voice.t('web.app.toStart')}</a>
    </p>
  )
}
