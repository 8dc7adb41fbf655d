import { PlaceServiceUnavailable, type FoundFact } from '../../../adapters/place/place.ts'
import { addressKey } from '../../../domain/funds/address-key.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { isInJapan, type Point } from '../../../domain/funds/place.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'

interface PlaceInput {
  propertyId: Id<'property'>
  /** Null: where the address search finds it. */
  point: Point | null
  actor: string
}

const millionths = (degrees: number): number => Math.round(degrees * 1_000_000)

/**
 * Finds a property on the map by its address, reads what public data say of the point, and keeps both with the day. An operator's own point wins over the search.
 * UNAVAILABLE where no service is configured or one does not answer: nothing is kept then. BAD_USER_INPUT where the address is not found.
 */
export async function readPlace(
  services: Services,
  { propertyId, point: typed, actor }: PlaceInput,
): Promise<Outcome<{ placeId: Id<'property_place'> }>> {
  const { places } = services
  if (places === null) return refusal('UNAVAILABLE', '地図と土地情報の接続が設定されていません（MAP_TILE_URLほか）。')
  if (typed !== null && !isInJapan(typed))
    return badInput({ latitude: '日本国内の緯度と経度を、度で入力してください（例：35.6437、139.6718）' })
  const property = await services.database
    .selectFrom('property')
    .select('address')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  if (!property) return refusal('NOT_FOUND', '物件が見つかりません。')
  const now = services.clock.now()
  let point: Point | null
  let facts: FoundFact[]
  try {
    point = typed ?? (await findPoint(places, property.address))
    if (point === null)
      return badInput({ latitude: '住所から場所を特定できません。地図で確かめて、緯度と経度を入力してください' })
    facts = await places.factsAt(point, property.address, Number(japanDateOf(now).slice(0, 4)))
  } catch (problem) {
    if (!(problem instanceof PlaceServiceUnavailable)) throw problem
    services.log.warn({ err: problem }, 'no public data of a place')
    return refusal(
      'UNAVAILABLE',
      '地図・土地情報のサービスから応答がありません。時間をおいて、もう一度お試しください。',
    )
  }
  const found = point
  return inTransaction(services.database, async (transaction) => {
    const { id: placeId } = await transaction
      .insertInto('property_place')
      .values({
        property_id: propertyId,
        latitude: millionths(found.latitude),
        longitude: millionths(found.longitude),
        is_typed: typed !== null,
        read_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('place_fact')
      .values(facts.map(({ kind, value }) => ({ place_id: placeId, fact: kind, value })))
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'property.place_read',
      objectType: 'property',
      objectId: propertyId,
      detail: { count: facts.filter(({ value }) => value !== null).length },
    })
    return success({ placeId })
  })
}

/** A hit counts only where it names the town that was asked for: the search answers something to everything. */
async function findPoint(places: NonNullable<Services['places']>, address: string): Promise<Point | null> {
  const { town } = addressKey(address)
  const hits = await places.search(address)
  const hit = hits.find(({ title, point }) => addressKey(title).town === town && isInJapan(point))
  return hit?.point ?? null
}
