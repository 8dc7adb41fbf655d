import { UnfitPhotograph, type ProcessedPhotograph } from '../../../adapters/photograph/photograph.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { photographUrl } from '../fund/to-graphql.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** An uploaded picture of a fund, shown or not. */
export interface OfficePicture {
  id: Id<'fund_picture'>
  url: string
  width: number
  height: number
}

/**
 * Keeps an uploaded photograph in its sizes. It is shown once an operator puts it among the fund's pictures and saves: which pictures
 * a fund shows belongs to its version. BAD_USER_INPUT for a file that is no photograph of use.
 */
export async function addFundPicture(
  services: Services,
  viewer: Viewer,
  { fundId, bytes }: { fundId: Id<'fund'>; bytes: Uint8Array },
): Promise<Outcome<OfficePicture>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const processed = await processOrRefuse(services, bytes)
  if (!processed.ok) return processed
  return keepFundPicture(services, { fundId, photograph: processed.value, actor: `operator:${viewer.memberId}` })
}

/** Keeps a picture that is there in its sizes, and who brought it. */
export async function keepFundPicture(
  services: Services,
  { fundId, photograph, actor }: { fundId: Id<'fund'>; photograph: ProcessedPhotograph; actor: string },
): Promise<Outcome<OfficePicture>> {
  const { width, height, renditions } = photograph
  const files = await Promise.all(
    renditions.map(async (rendition) => ({ ...rendition, sha256: await services.files.put(rendition.bytes) })),
  )
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const fund = await transaction.selectFrom('fund').select('id').where('id', '=', fundId).executeTakeFirst()
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const { id } = await transaction
      .insertInto('fund_picture')
      .values({ fund_id: fundId, width, height, added_by: actor, added_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('fund_picture_rendition')
      .values(
        files.map((file) => ({
          picture_id: id,
          width: file.width,
          format: file.format,
          file_sha256: file.sha256,
          size_bytes: file.bytes.length,
        })),
      )
      .execute()
    await recordAudit(transaction, {
      at,
      actor,
      action: 'fund.picture_added',
      objectType: 'fund',
      objectId: fundId,
      detail: { picture_id: id },
    })
    return success({ id, url: photographUrl(fundId, id), width, height })
  })
}

async function processOrRefuse({ photographs }: Services, bytes: Uint8Array): Promise<Outcome<ProcessedPhotograph>> {
  try {
    return success(await photographs.process(bytes))
  } catch (error) {
    if (error instanceof UnfitPhotograph) return badInput({ file: error.message })
    throw error
  }
}

/** The uploaded pictures of a fund, the newest first. */
export async function listFundPictures(database: Queryable, fundId: Id<'fund'>): Promise<OfficePicture[]> {
  const rows = await database
    .selectFrom('fund_picture')
    .select(['id', 'width', 'height'])
    .where('fund_id', '=', fundId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, url: photographUrl(fundId, row.id) }))
}
