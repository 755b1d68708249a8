import { effort } from '../../../scripts/effort.ts'
import { crashSuite } from './support/crash-suite.ts'

crashSuite({ name: 'SQLite', times: effort({ quick: 4, deep: 100 }) })
