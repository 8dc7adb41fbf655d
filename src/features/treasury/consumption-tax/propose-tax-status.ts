import { sql } from 'kysely'
import { tidiedInvoiceNumber } from '../../../domain/treasury/consumption-tax/classes.ts'
import {
  taxStatusDay,
  taxStatusProblems,
  taxStatusText,
  type TaxStatus,
} from '../../../domain/treasury/consumption-tax/status.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'

/** There is one company. */
const SUBJECT = 'consumption_tax'

/** Whether the company owes the tax, and how it reckons: two operators agree, each word stays with its day. */
const taxStatusKind = defineProposalKind<TaxStatus>({
  kind: 'consumption_tax',
  async foresee(transaction, _services, status) {
    const wrong = taxStatusProblems(status)
    if (wrong) return badInput(wrong)
    const [last] = await listTaxStatuses(transaction)
    return success({
      title: `消費税の納税義務と計算方法（${taxStatusDay(status)}から）`,
      people: 0,
      yen: 0,
      changes: [
        { label: '適用日', before: last === undefined ? null : taxStatusDay(last), after: taxStatusDay(status) },
        { label: '内容', before: last === undefined ? null : taxStatusText(last), after: taxStatusText(status) },
      ],
    })
  },
  async carryOut(transaction, _services, status, { proposalId, now }) {
    await transaction
      .insertInto('consumption_tax_status')
      .values({
        valid_from: status.validFrom,
        method: status.method,
        business_class: status.businessClass,
        registration_number: status.registrationNumber,
        proposal_id: proposalId,
        recorded_at: now,
      })
      .execute()
    return success(null)
  },
})

/** The first operator's word. BAD_USER_INPUT beside each field. */
export async function proposeTaxStatus(
  services: Services,
  viewer: Viewer,
  { registrationNumber, ...status }: TaxStatus,
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const content = {
    ...status,
    registrationNumber: registrationNumber?.trim() ? tidiedInvoiceNumber(registrationNumber) : null,
  }
  const wrong = taxStatusProblems(content)
  if (wrong) return badInput(wrong)
  return propose(services, viewer, taxStatusKind, { subject: SUBJECT, content, reason: '' })
}

export interface RecordedTaxStatus extends TaxStatus {
  id: Id<'consumption_tax_status'>
  recordedAt: Date
  proposedBy: string
  decidedBy: string
}

/** Every word on it, the one that counts from the latest day first; of one day the later word counts. */
export async function listTaxStatuses(database: Queryable): Promise<RecordedTaxStatus[]> {
  const { rows } = await sql<RecordedTaxStatus>`
    select status.id, status.valid_from::text as "validFrom", status.method, status.business_class as "businessClass",
      status.registration_number as "registrationNumber", status.recorded_at as "recordedAt",
      first.family_name || ' ' || first.given_name as "proposedBy", second.family_name || ' ' || second.given_name as "decidedBy"
    from consumption_tax_status status
    join proposal on proposal.id = status.proposal_id
    join member first on first.id = proposal.proposed_by
    join member second on second.id = proposal.decided_by
    order by status.valid_from desc, status.id desc`.execute(database)
  return rows
}

/** The proposal that waits for a second operator; null where none does. */
export async function findOpenTaxStatus(database: Queryable): Promise<Id<'proposal'> | null> {
  const open = await database
    .selectFrom('proposal')
    .select('id')
    .where('kind', '=', 'consumption_tax')
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open?.id ?? null
}
