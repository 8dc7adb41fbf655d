import { shared } from '../property/shared-records.ts'
import { loadPlaces } from './load-places.ts'

/** Where each property is. */
export const sharedPlaces = shared((database) => loadPlaces(database, 'all'))
