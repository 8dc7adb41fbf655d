import type { Selectable } from 'kysely'
import type { IdentityReport } from '../../../adapters/ekyc/ekyc.ts'
import { identityCheckLifecycle } from '../../../domain/lifecycles/identity-check.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { IdentityCheck, Member } from '../../../platform/database/types.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import {
  identityApprovedMail,
  identityRejectedMail,
  identityRenewedMail,
} from '../../communication/outbox/mails/identity-mails.ts'
import type { Mail, MailSender } from '../../communication/outbox/mails/mail-content.ts'
import { enqueueMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { move } from '../../core/move.ts'
import { rejectReasonText } from './reject-reason.ts'
import { isApprovalInTime } from '../../../domain/people/identity-method.ts'

export type DatedReport = IdentityReport & { occurredAt: Date }

type CheckFacts = Pick<
  Selectable<IdentityCheck>,
  'id' | 'reference' | 'method' | 'purpose' | 'provider' | 'submitted_at'
>

/**
 * Takes over what the identity service says of an application: the check moves forward or stays, and the member with it.
 * @returns false where the report is no news or about no application of ours.
 */
export async function recordIdentityReport(
  transaction: Transaction,
  services: Services,
  said: DatedReport,
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('identity_check')
    .select('member_id')
    .where('reference', '=', said.reference)
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
    .select(['id', 'reference', 'method', 'purpose', 'provider', 'submitted_at'])
    .where('reference', '=', said.reference)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const report = inTime(check, said)
  const set = {
    status_at: report.occurredAt,
    reject_reasons: [...report.rejectReasons],
    ...(report.method && { method: report.method }),
    ...(report.status === 'submitted' && { submitted_at: report.occurredAt }),
  }
  // It only goes forward: a report that comes twice or out of order finds nothing to move.
  const moved = await move(transaction, identityCheckLifecycle, { id: check.id }, { event: report.status, set })
  if (moved.length === 0) return false
  if (member.identity_approved_at === null) await moveMember(transaction, services, { member, check, report })
  // Of a member who is verified already only a renewal is news; that he is verified stays as it was, whatever comes of it.
  else if (check.purpose === 'renewal') await finishRenewal(transaction, services, { member, check, report })
  return true
}

/** An approval by a method that has ended meanwhile counts only where the member had done his part before; it is a refusal otherwise. */
function inTime(check: CheckFacts, report: DatedReport): DatedReport {
  if (report.status !== 'approved') return report
  const facts = {
    method: report.method ?? check.method,
    purpose: check.purpose,
    submittedAt: check.submitted_at,
    approvedAt: report.occurredAt,
  }
  return isApprovalInTime(facts) ? report : { ...report, status: 'rejected', rejectReasons: ['method_ended'] }
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

async function finishRenewal(transaction: Transaction, services: Services, step: Step): Promise<void> {
  if (step.report.status === 'approved') await finish(transaction, services, step, 'identity-renewed')
  if (step.report.status === 'rejected') await finish(transaction, services, step, 'identity-rejected')
}

async function finish(
  transaction: Transaction,
  services: Services,
  { member, check, report }: Step,
  template: 'identity-approved' | 'identity-renewed' | 'identity-rejected',
): Promise<void> {
  const now = services.clock.now()
  const name = `${member.family_name} ${member.given_name}`
  const sender = mailSenderOf(services.config)
  const content = mailOf(template, { name, report }, sender)
  await enqueueMail(
    transaction,
    services,
    { key: `${template}:${check.id}`, memberId: member.id, to: member.email, template, content },
    now,
  )
  await recordAudit(transaction, {
    at: now,
    actor: check.provider === 'ekyc' ? 'identity-service' : 'identity-app',
    action: report.status === 'approved' ? 'identity.approved' : 'identity.rejected',
    objectType: 'member',
    objectId: member.id,
    detail: { check: check.id, method: report.method, purpose: check.purpose, reasons: report.rejectReasons.join(',') },
  })
}

function mailOf(
  template: 'identity-approved' | 'identity-renewed' | 'identity-rejected',
  { name, report }: { name: string; report: DatedReport },
  sender: MailSender,
): Mail {
  switch (template) {
    case 'identity-approved':
      return identityApprovedMail({ name, approvedAt: report.occurredAt }, sender)
    case 'identity-renewed':
      return identityRenewedMail({ name, approvedAt: report.occurredAt }, sender)
    case 'identity-rejected':
      return identityRejectedMail(
        { name, reason: rejectReasonText(report.rejectReasons), decidedAt: report.occurredAt },
        sender,
      )
  }
}
