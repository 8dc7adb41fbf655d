import type { AnyTopic } from '../../../domain/communication/guided-case.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { enquiryAnswerMail } from './enquiry-mails.ts'
import type { Id } from '../../../domain/id.ts'

export interface LockedEnquiry {
  id: Id<'enquiry'>
  number: string
  email: string
  name: string
  member_id: Id<'member'> | null
  answered_at: Date | null
  closed_at: Date | null
  topic: AnyTopic
  steps_done: string[]
}

/** Locks an enquiry as its operator last saw it. CONFLICT where a colleague has worked on it since; nothing is overwritten unseen. */
export async function lockEnquiry(
  transaction: Transaction,
  seen: { number: string; version: number },
): Promise<Outcome<LockedEnquiry>> {
  const enquiry = await transaction
    .selectFrom('enquiry')
    .select([
      'id',
      'number',
      'email',
      'name',
      'member_id',
      'answered_at',
      'closed_at',
      'topic',
      'steps_done',
      'version',
    ])
    .where('number', '=', seen.number)
    .forUpdate()
    .executeTakeFirst()
  if (!enquiry) return refusal('NOT_FOUND', 'お問い合わせが見つかりません。')
  if (enquiry.version === seen.version) return success(enquiry)
  const what = enquiry.answered_at !== null ? '回答' : enquiry.closed_at !== null ? '対応の終了' : '内容の変更'
  return refusal('CONFLICT', `ほかの運営者が先に更新しました（${what}）。最新の内容を確認してください。`)
}

const answerLength = 4000

/** Sends the writer an answer, keeps it and ends the waiting. A second answer may follow the first. */
export async function answerEnquiry(
  services: Services,
  viewer: Viewer,
  input: { number: string; version: number; body: string },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const body = input.body.trim()
  if (body === '') return badInput({ body: '必須です' })
  if (body.length > answerLength) return badInput({ body: `${answerLength}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const locked = await lockEnquiry(transaction, input)
    if (!locked.ok) return locked
    const enquiry = locked.value
    const { id: answerId } = await transaction
      .insertInto('enquiry_answer')
      .values({ enquiry_id: enquiry.id, body, answered_by: viewer.memberId, answered_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('enquiry')
      .set((expression) => ({ answered_at: now, answered_by: viewer.memberId, version: expression('version', '+', 1) }))
      .where('id', '=', enquiry.id)
      .execute()
    const content = enquiryAnswerMail(
      { number: enquiry.number, name: enquiry.name, body },
      mailSenderOf(services.config),
    )
    const mail = {
      key: `enquiry-answer:${answerId}`,
      memberId: enquiry.member_id,
      to: enquiry.email,
      template: 'enquiry-answer',
      content,
    }
    await enqueueMail(transaction, services, mail, now)
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'enquiry.answered',
      objectType: 'enquiry',
      objectId: enquiry.number,
    })
    return success(null)
  })
}
