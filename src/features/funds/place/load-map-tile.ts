import { PlaceServiceUnavailable } from '../../../adapters/place/place.ts'
import { MAP_ZOOM, mapTiles, shownPoint } from '../../../domain/funds/place.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { sharedFunds } from '../fund/shared-funds.ts'
import { sharedProperties } from '../property/shared-records.ts'
import { sharedPlaces } from './shared-places.ts'

interface Tile {
  x: number
  y: number
}

/** After so long a tile is asked for again: the survey redraws its map a few times a year. */
const freshForDays = 30

/**
 * A tile of the map around one of our properties, from our own keeping: the survey asks not to be loaded in bulk, and readers of a fund are told to nobody. What is
 * kept longer is shown on where the service does not answer. Null for every other tile: where a fund is going to be, operators alone see before it is published.
 */
export async function loadMapTile(
  services: Services,
  tile: Tile,
  { isOperator }: { isOperator: boolean },
): Promise<Uint8Array | null> {
  const { database, places, machineClock } = services
  if (places === null || !(await isShown(services, tile, isOperator))) return null
  const kept = await database
    .selectFrom('map_tile')
    .select(['png', 'read_at'])
    .where('z', '=', MAP_ZOOM)
    .where('x', '=', tile.x)
    .where('y', '=', tile.y)
    .executeTakeFirst()
  const now = machineClock.now()
  if (kept && now.getTime() - kept.read_at.getTime() < freshForDays * 86_400_000) return kept.png
  try {
    const png = await places.mapTile({ z: MAP_ZOOM, ...tile })
    if (png === null) return kept?.png ?? null
    const fresh = { png: Buffer.from(png), read_at: now }
    await inTransaction(database, (transaction) =>
      transaction
        .insertInto('map_tile')
        .values({ z: MAP_ZOOM, ...tile, ...fresh })
        .onConflict((conflict) => conflict.columns(['z', 'x', 'y']).doUpdateSet(fresh))
        .execute(),
    )
    return png
  } catch (problem) {
    if (!(problem instanceof PlaceServiceUnavailable)) throw problem
    services.log.warn({ err: problem }, 'no map tile')
    return kept?.png ?? null
  }
}

async function isShown(services: Services, { x, y }: Tile, isOperator: boolean): Promise<boolean> {
  const published = new Set((await sharedFunds(services).published()).map(({ id }) => id))
  const shown = new Set(
    [...(await sharedProperties(services))].flatMap(([fundId, parts]) =>
      published.has(fundId) ? parts.map(({ propertyId }) => propertyId) : [],
    ),
  )
  return [...(await sharedPlaces(services))].some(
    ([propertyId, place]) =>
      (isOperator || shown.has(propertyId)) && mapTiles(shownPoint(place)).some((tile) => tile.x === x && tile.y === y),
  )
}
