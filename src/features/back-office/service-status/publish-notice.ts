import type { Id } from '../../../domain/id.ts'
import {
  SERVICE_COMPONENTS,
  type ServiceComponent,
  type StatusNoticeKind,
  type StatusProgress,
} from '../../../domain/back-office/service-status.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

interface NewNotice {
  kind: StatusNoticeKind
  title: string
  components: readonly ServiceComponent[]
  starts_at: Date
  /** Of a maintenance; null of a trouble. */
  ends_at: Date | null
  body: string
}

const REQUIRED = '必須です'

/** One operator says in public what is wrong or what will be: in a trouble nobody waits for a second one. */
export async function publishStatusNotice(
  services: Services,
  viewer: Viewer,
  notice: NewNotice,
): Promise<Outcome<{ id: Id<'status_notice'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const { kind, starts_at: startsAt, ends_at: endsAt } = notice
  const [title, body] = [notice.title.trim(), notice.body.trim()]
  const now = services.clock.now()
  const isMaintenance = kind === 'maintenance'
  const problems = {
    ...(title === '' || title.length > 100 ? { title: title === '' ? REQUIRED : '100文字以内で入力してください' } : {}),
    ...bodyProblem(body),
    ...(notice.components.length === 0 ? { components: '選択してください' } : {}),
    ...(!isMaintenance && startsAt > now ? { starts_at: '現在までの日時を入力してください' } : {}),
    ...(isMaintenance && (endsAt === null || endsAt <= startsAt)
      ? { ends_at: '開始より後の日時を入力してください' }
      : {}),
  }
  if (Object.keys(problems).length > 0) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    const { id } = await transaction
      .insertInto('status_notice')
      .values({
        kind,
        title,
        components: [...new Set(notice.components)],
        starts_at: startsAt,
        ends_at: isMaintenance ? endsAt : null,
        published_at: now,
        published_by: viewer.memberId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('status_update')
      .values({
        notice_id: id,
        progress: isMaintenance ? 'announced' : 'investigating',
        body,
        at: now,
        by_operator: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'status_notice.published',
      objectType: 'status_notice',
      objectId: id,
      detail: { name: notice.components.map((component) => SERVICE_COMPONENTS[component]).join('、') },
    })
    return success({ id })
  })
}

interface NewUpdate {
  noticeId: Id<'status_notice'>
  /** The newest update that the operator saw. */
  seen: Id<'status_update'>
  progress: StatusProgress
  body: string
}

/** How it goes on. CONFLICT where somebody has said more since the operator looked, and once it is resolved. */
export async function updateStatusNotice(
  services: Services,
  viewer: Viewer,
  { noticeId, seen, progress, body: written }: NewUpdate,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const body = written.trim()
  const problems = bodyProblem(body)
  if (Object.keys(problems).length > 0) return badInput(problems)
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    await transaction.selectFrom('status_notice').select('id').where('id', '=', noticeId).forUpdate().execute()
    const last = await transaction
      .selectFrom('status_update')
      .select(['id', 'progress'])
      .where('notice_id', '=', noticeId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!last) return refusal('NOT_FOUND', '該当するお知らせがありません。')
    if (last.id !== seen) return refusal('CONFLICT', 'ほかの運営者が、先に経過を公表しました。読み直してください。')
    if (last.progress === 'resolved')
      return refusal('CONFLICT', '解消したお知らせです。再発した場合は、新しく公表してください。')
    await transaction
      .insertInto('status_update')
      .values({ notice_id: noticeId, progress, body, at: now, by_operator: viewer.memberId })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'status_notice.updated_progress',
      objectType: 'status_notice',
      objectId: noticeId,
    })
    return success(null)
  })
}

const bodyProblem = (body: string): { body?: string } =>
  body === '' ? { body: REQUIRED } : body.length > 2000 ? { body: '2000文字以内で入力してください' } : {}
