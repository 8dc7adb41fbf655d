import { sharedReading } from '../../core/shared-reading.ts'
import { loadPlaces } from './load-places.ts'

/** Where each property is. */
export const sharedPlaces = sharedReading((database) => loadPlaces(database, 'all'))
