import { inject } from 'vitest'
import { copyTemplate, type TestDatabase } from './copy-template.ts'

export type { TestDatabase } from './copy-template.ts'

/** A database of its own for a test file: files stay independent. */
export const createTestDatabase = (): Promise<TestDatabase> => copyTemplate(inject('clusterConnectionString'))
