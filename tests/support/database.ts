import { inject } from 'vitest'
import { copyTemplate, type TestDatabase } from './copy-template.ts'

export type { TestDatabase } from './copy-template.ts'

/** A database of its own for a test file: files stay independent. @param template what it is copied from, instead of empty tables. */
export const createTestDatabase = (template?: string): Promise<TestDatabase> =>
  copyTemplate(inject('clusterConnectionString'), template)
