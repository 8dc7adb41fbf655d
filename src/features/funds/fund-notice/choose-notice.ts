import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { loadFund } from '../fund/load-funds.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import { canWaitFor, type NoticeKind } from './notice-kind.ts'
import type { Id } from '../../../domain/id.ts'

export interface NoticeWish {
  fundId: Id<'fund'>
  kind: NoticeKind
  wanted: boolean
}

/**
 * A member asks to be mailed when a fund takes applications, or no longer wants it. NOT_FOUND without such a public fund,
 * CONFLICT where there is nothing left to wait for, FORBIDDEN for a suspended member.
 */
export async function chooseNotice(
  services: Services,
  viewer: Viewer,
  { fundId, kind, wanted }: NoticeWish,
): Promise<Outcome<null>> {
  const refused = refuseSuspended(viewer)
  if (refused) return refused
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const record = await loadFund(transaction, fundId)
    if (!record?.isPublished) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    if (!wanted) {
      const own = transaction
        .deleteFrom('fund_notice')
        .where('fund_id', '=', fundId)
        .where('member_id', '=', viewer.memberId)
      await own.where('kind', '=', kind).where('told_at', 'is', null).execute()
      return success(null)
    }
    if (!canWaitFor(kind, record, now))
      return refusal(
        'CONFLICT',
        '募集の状況が変わったため、お知らせを申し込めませんでした。最新の状況をご確認ください。',
      )
    await transaction
      .insertInto('fund_notice')
      .values({ fund_id: fundId, member_id: viewer.memberId, kind, asked_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['fund_id', 'member_id', 'kind'])
          .doUpdateSet({ asked_at: now, told_at: null })
          .where('fund_notice.told_at', 'is not', null),
      )
      .execute()
    return success(null)
  })
}

/** The kinds for which the member waits in this fund. */
export async function listNotices(services: Services, viewer: Viewer, fundId: Id<'fund'>): Promise<NoticeKind[]> {
  const rows = await services.database
    .selectFrom('fund_notice')
    .select('kind')
    .where('fund_id', '=', fundId)
    .where('member_id', '=', viewer.memberId)
    .where('told_at', 'is', null)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
