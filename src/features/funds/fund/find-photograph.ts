import { sql } from 'kysely'
import { previewWidth } from '../../../adapters/photograph/photograph.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { keptPictures } from '../../../domain/records/fund-picture.ts'
import { idOf, type Id } from '../../../domain/id.ts'

export interface PhotographWish {
  fundId: Id<'fund'>
  pictureId: Id<'fund_picture'>
  width: number
  format: 'avif' | 'webp'
}

/** The bytes of an uploaded picture in one size; NOT_FOUND where the public fund does not show it, unless an operator asks. */
export async function findPhotograph(
  services: Services,
  wish: PhotographWish,
  asker: { isOperator: boolean },
): Promise<Outcome<{ bytes: Uint8Array; sha256: string }>> {
  const row = await services.database
    .selectFrom('fund_picture_rendition as rendition')
    .innerJoin('fund_picture as picture', 'picture.id', 'rendition.picture_id')
    .innerJoin('fund', 'fund.id', 'picture.fund_id')
    .select(['rendition.file_sha256', 'fund.status', 'fund.pictures'])
    // Told of something that happened to the fund: what was told stays to be seen.
    .select(
      sql<boolean>`exists (
        select from operation_event_entry entry join operation_event event on event.id = entry.event_id
        where event.fund_id = fund.id and entry.pictures @> jsonb_build_array(jsonb_build_object('id', picture.id)))`.as(
        'is_of_event',
      ),
    )
    .where('picture.id', '=', wish.pictureId)
    .where('picture.fund_id', '=', wish.fundId)
    .where('rendition.width', '=', wish.width)
    .where('rendition.format', '=', wish.format)
    .executeTakeFirst()
  const shown = row === undefined ? [] : keptPictures(row.pictures)
  const isPublic = row?.status === 'published' && (row.is_of_event || shown.some(({ id }) => id === wish.pictureId))
  if (!row || !(isPublic || asker.isOperator)) return refusal('NOT_FOUND', '写真が見つかりません。')
  return success({ bytes: await services.files.get(row.file_sha256), sha256: row.file_sha256 })
}

/**
 * The preview of a picture that a page shows.
 * @param address of the picture in any of its sizes
 * @returns an AVIF as base64; null for a picture of before there were previews, or none of ours
 */
export async function findPreview(services: Services, address: string): Promise<string | null> {
  const [, picture] = /^\/pictures\/[1-9]\d*\/photo\/([1-9]\d{0,15})-/.exec(address) ?? []
  if (picture === undefined) return null
  const row = await services.database
    .selectFrom('fund_picture_rendition')
    .select('file_sha256')
    .where('picture_id', '=', idOf<'fund_picture'>(picture))
    .where('width', '=', previewWidth)
    .executeTakeFirst()
  return row === undefined ? null : Buffer.from(await services.files.get(row.file_sha256)).toString('base64')
}
