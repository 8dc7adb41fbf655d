import type pg from 'pg'
import type { Services } from '../../../src/features/services.ts'

/** To come: one stored function per application. */
export function applyByFunction(_pool: pg.Pool): NonNullable<Services['applyOtherwise']> {
  throw new Error('not there')
}
