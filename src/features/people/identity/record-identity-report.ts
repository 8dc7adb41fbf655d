import type { Selectable } from 'kysely'
import type { IdentityReport } from '../../../adapters/ekyc/ekyc.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { identityApprovedMail, identityRejectedMail } from '../../communication/outbox/mails/identity-mails.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { isNews } from './identity-progress.ts'
import { rejectReasonText } from './reject-reason.ts'

export type DatedReport = IdentityReport & { occurredAt: Date }

interface CheckFacts {
  id: number
  reference: string
}

/**
 * Takes over what the identity service says of an application: the check moves forward or stays, and the member with it.
 * @returns false where the report is no news or about no application of ours.
 */
export async function recordIdentityReport(
  transaction: Transaction,
  services: Services,
  report: DatedReport,
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('identity_check')
    .select('member_id')
    .where('reference', '=', report.reference)
    .executeTakeFirst()
  if (!owner) return false
  const member = await transaction
    .selectFrom('member')
    .selectAll()
    .where('id', '=', owner.member_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const check = await transaction
    .selectFrom('identity_check')
    .select(['id', 'reference', 'status'])
    .where('reference', '=', report.reference)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!isNews(check.status, report.status)) return false
  await transaction
    .updateTable('identity_check')
    .set({
      status: report.status,
      status_at: report.occurredAt,
      reject_reasons: [...report.rejectReasons],
      ...(report.method && { method: report.method }),
    })
    .where('id', '=', check.id)
    .where('status', '=', check.status)
    .execute()
  // A second application of a member who is verified already changes nothing any more.
  if (member.identity_approved_at === null) await moveMember(transaction, services, { member, check, report })
  return true
}

interface Step {
  member: Selectable<Member>
  check: CheckFacts
  report: DatedReport
}

async function moveMember(transaction: Transaction, services: Services, step: Step): Promise<void> {
  const { member, report } = step
  switch (report.status) {
    case 'submitted':
      await transaction
        .updateTable('member')
        .set({ identity_submitted_at: report.occurredAt })
        .where('id', '=', member.id)
        .execute()
      return
    case 'approved':
      return approve(transaction, services, step)
    case 'rejected':
      return reject(transaction, services, step)
    case 'created':
    case 'capturing':
    case 'expired':
    case 'cancelled':
      return
  }
}

/** An address on hold was the one that was verified now: it becomes the address. */
async function approve(transaction: Transaction, services: Services, { member, check, report }: Step): Promise<void> {
  await transaction
    .updateTable('member')
    .set({
      identity_approved_at: report.occurredAt,
      identity_submitted_at: null,
      address: member.pending_address ?? member.address,
      zipcode: member.pending_zipcode ?? member.zipcode,
      pending_address: null,
      pending_address_at: null,
      pending_zipcode: null,
    })
    .where('id', '=', member.id)
    .execute()
  await finish(transaction, services, { member, check, report }, 'identity-approved')
}

async function reject(transaction: Transaction, services: Services, step: Step): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ identity_submitted_at: null })
    .where('id', '=', step.member.id)
    .execute()
  await finish(transaction, services, step, 'identity-rejected')
}

async function finish(
  transaction: Transaction,
  services: Services,
  { member, check, report }: Step,
  template: 'identity-approved' | 'identity-rejected',
): Promise<void> {
  const now = services.clock.now()
  const name = `${member.family_name} ${member.given_name}`
  const sender = mailSenderOf(services.config)
  const content =
    template === 'identity-approved'
      ? identityApprovedMail({ name, approvedAt: report.occurredAt }, sender)
      : identityRejectedMail(
          { name, reason: rejectReasonText(report.rejectReasons), decidedAt: report.occurredAt },
          sender,
        )
  await enqueueMail(
    transaction,
    services,
    { key: `${template}:${check.id}`, memberId: member.id, to: member.email, template, content },
    now,
  )
  await recordAudit(transaction, {
    at: now,
    actor: 'identity-service',
    action: template === 'identity-approved' ? 'identity.approved' : 'identity.rejected',
    objectType: 'member',
    objectId: member.id,
    detail: { check: check.id, method: report.method, reasons: report.rejectReasons.join(',') },
  })
}
