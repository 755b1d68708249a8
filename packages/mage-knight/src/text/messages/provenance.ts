import type { Language, Messages } from '@longtable/kernel'

/** What the tables of the game and their fields are called where it is told what of them is printed. */
export const provenanceWords: Readonly<Record<Language, Messages>> = {
  en: {
    provenance: {
      tables: {
        basicActions: 'basic actions',
        advancedActions: 'advanced actions',
        spells: 'spells',
        artifacts: 'artifacts',
        units: 'units',
        enemies: 'enemies',
        skills: 'skills',
        tactics: 'tactics',
        sites: 'sites',
        ruins: 'ruins',
        tiles: 'map tiles',
        scenarios: 'scenarios',
        'scenarios/solo': 'scenarios alone',
        'scenarios/together': 'scenarios together',
      },
      fields: {
        row: 'all of it',
      },
    },
  },
  fr: {
    provenance: {
      tables: {
        basicActions: 'actions de base',
        advancedActions: 'actions avancées',
        spells: 'sorts',
        artifacts: 'artefacts',
        units: 'unités',
        enemies: 'ennemis',
        skills: 'talents',
        tactics: 'tactiques',
        sites: 'sites',
        ruins: 'ruines',
        tiles: 'tuiles de carte',
        scenarios: 'scénarios',
        'scenarios/solo': 'scénarios en solitaire',
        'scenarios/together': 'scénarios ensemble',
      },
      fields: {
        row: 'tout',
      },
    },
  },
}
