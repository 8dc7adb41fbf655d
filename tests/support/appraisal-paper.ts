import type { Services } from '../../src/features/core/services.ts'
import { keepPropertyPaper } from '../../src/features/funds/property/keep-paper.ts'
import { demoPaper } from '../../src/server/demo/demo-paper.ts'
import { must } from './must.ts'

/** The hash of a paper that is on file. */
export const keptPaper = async (services: Services, actor = 'operator:1'): Promise<string> =>
  must(await keepPropertyPaper(services, { bytes: demoPaper, actor })).sha256
