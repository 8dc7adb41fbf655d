import { formatDateWithoutWeekday, japanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { readBankAccount } from '../../people/member/read-member.ts'
import { limitDataOut } from '../../core/operator/limit-data-out.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { findMember, type CaredMember } from '../../people/member/find-member.ts'

/** Personal data that is masked until an operator asks for it. */
export const maskedFields = ['email', 'tel', 'birthday', 'address', 'pending_address', 'bank_account_number'] as const
export type MaskedField = (typeof maskedFields)[number]

/** One member's one value in full. Who looked at what is in the audit log before the answer leaves. RATE_LIMITED beyond what work needs. */
export async function showMemberField(
  services: Services,
  viewer: Viewer,
  { memberNumber, field }: { memberNumber: string; field: MaskedField },
): Promise<Outcome<{ value: string }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  return inTransaction(services.database, async (transaction) => {
    const member = await findMember(transaction, memberNumber)
    if (!member) return refusal('NOT_FOUND', '会員が見つかりません。')
    const value = await readField(transaction, member, field)
    if (value === null) return refusal('NOT_FOUND', '登録されていません。')
    // Only what leaves is counted: who finds nothing has written nothing.
    const counted = await limitDataOut(transaction, services, viewer, 'unmasked')
    if (!counted.ok) return counted
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: `operator:${viewer.memberId}`,
      action: 'member.data_shown',
      objectType: 'member',
      objectId: member.id,
      detail: { field },
    })
    return success({ value })
  })
}

async function readField(database: Queryable, member: CaredMember, field: MaskedField): Promise<string | null> {
  switch (field) {
    case 'bank_account_number':
      return (await readBankAccount(database, member.id))?.account_number ?? null
    case 'birthday':
      return formatDateWithoutWeekday(japanDate(member.birthday))
    case 'address':
      return `〒${member.zipcode.slice(0, 3)}-${member.zipcode.slice(3)} ${member.address}`
    case 'email':
    case 'tel':
    case 'pending_address':
      return member[field]
  }
}
