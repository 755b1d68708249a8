import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useI18n } from '../i18n/I18nProvider.tsx'
import { Button } from './controls/Button.tsx'

/** Some browsers fall silent in the middle of long texts, so each sentence is a text of its own. */
function sentencesOf(words: string, lang: string): readonly string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(words)
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
}

/** Lets the browser read a text to whoever asks for it; not there where the browser has no voice. */
export function ReadAloud({ text }: { readonly text: string }) {
  const i18n = useI18n()
  const [isReading, setReading] = useState(false)
  const canRead = typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
  // Whoever turns the page does not want to hear the last one.
  useEffect(() => {
    if (!canRead) return undefined
    return () => {
      speechSynthesis.cancel()
      setReading(false)
    }
  }, [canRead, text])
  if (!canRead) return null
  const begin = (): void => {
    speechSynthesis.cancel()
    const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(i18n.lang))
    const sentences = sentencesOf(text, i18n.lang)
    for (const [n, sentence] of sentences.entries()) {
      const said = new SpeechSynthesisUtterance(sentence)
      said.lang = i18n.lang
      if (voice !== undefined) said.voice = voice
      if (n === sentences.length - 1) said.onend = () => setReading(false)
      said.onerror = () => setReading(false)
      speechSynthesis.speak(said)
    }
    setReading(true)
  }
  const stop = (): void => {
    speechSynthesis.cancel()
    setReading(false)
  }
  return (
    <Button
      variant="quiet"
      aria-pressed={isReading}
      icon={isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={isReading ? stop : begin}
    >
      {i18n.t(isReading ? 'web.controls.stopReading' : 'web.controls.readAloud')}
    </Button>
  )
}
