import { useVoice } from '../app/words.tsx'
import { Dialog } from '../pieces/controls/index.ts'

const parts = ['unofficial', 'code', 'icons', 'lucide', 'type']

/** Whose work this is made of. */
export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const voice = useVoice()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={voice.t('web.start.about.title')}>
      <div className="about">
        {parts.map((part) => (
          <p key={part}>{voice.t(`web.start.about.${part}`)}</p>
        ))}
      </div>
    </Dialog>
  )
}
