import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Dialog } from '../../components/controls/index.ts'

const parts = ['unofficial', 'code', 'icons', 'lucide', 'type']

/** Whose work this is made of. */
export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const i18n = useI18n()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={i18n.t('web.start.about.title')}>
      <div className="about">
        {parts.map((part) => (
          <p key={part}>{i18n.t(`web.start.about.${part}`)}</p>
        ))}
      </div>
    </Dialog>
  )
}
