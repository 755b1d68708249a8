import { I18nProvider } from '../../../../i18n/I18nProvider.tsx'
import { ui } from '../../../../games/mage-knight/ui.ts'
import { Explained, Explanations } from '../../../../games/mage-knight/icons/Explained.tsx'
import { allWords } from '../../../../games/mage-knight/icons/explanations.ts'
import type { Section } from '../../section.ts'

/** Icons and words that explain themselves: alone, inside of a button, and around one. */
function Show() {
  return (
    <I18nProvider game={ui.game}>
      <p style={{ fontSize: '1.6rem', display: 'flex', gap: '0.8rem', flexWrap: 'wrap', marginTop: '8rem' }}>
        {allWords.slice(0, 40).map((word) => (
          <Explained key={word} of={word} />
        ))}
      </p>
      <p>
        A sentence with <Explained of="swift">a swift enemy</Explained> in it.
      </p>
      <p>
        <button type="button" className="button">
          Chosen by a click <Explained of="brutal" isInert />
        </button>
      </p>
      <Explained of={['fortified', 'swift', 'resistFire']} isInert>
        <button type="button" className="button">
          An enemy with three words
        </button>
      </Explained>
      <div
        style={{
          columns: '22rem',
          marginTop: '2rem',
          background: 'var(--paper)',
          color: 'var(--ink)',
          padding: '1rem',
        }}
      >
        <Explanations words={allWords} />
      </div>
    </I18nProvider>
  )
}

export const section: Section = { title: 'Mage Knight: words', Show }
