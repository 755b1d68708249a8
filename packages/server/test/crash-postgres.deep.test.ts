import { emptySchema } from '../../../scripts/test/cluster.ts'
import { crashSuite } from './support/crash-suite.ts'

crashSuite({ name: 'PostgreSQL', times: 40, database: emptySchema })
