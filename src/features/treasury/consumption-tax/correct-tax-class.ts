import {
  classesOf,
  costTaxProblems,
  tidiedInvoiceNumber,
  type SaidTax,
} from '../../../domain/treasury/consumption-tax/classes.ts'
import { partTaxProblems } from '../../../domain/treasury/consumption-tax/part-tax.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'

/** Of what the class is: a part of a fund's line, a cost of before its payment, a fee of the operator's own, or a building that a fund has bought. */
export type TaxSubject =
  | { kind: 'part'; id: Id<'fund_line_part'> }
  | { kind: 'accrual'; id: Id<'cost_accrual'> }
  | { kind: 'fee'; id: Id<'statement_explanation'> }
  | { kind: 'purchase'; id: Id<'property_deal'> }

export interface TaxClassCorrection extends SaidTax {
  subject: TaxSubject
  reason: FreeText
}

/**
 * The class alone was wrong: one operator says the right one and why. No money moves and nothing is booked; the latest word counts, and what was handed over to
 * an accounting program stays as it was. BAD_USER_INPUT where the class and its subject do not go together.
 */
export async function correctTaxClass(
  services: Services,
  viewer: Viewer,
  { subject, taxClass, invoiceNumber: typed, buildingAmount, reason }: TaxClassCorrection,
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseReason(reason)
  if (refused) return refused
  const now = services.clock.now()
  const invoiceNumber = typed === null || typed.trim() === '' ? null : tidiedInvoiceNumber(typed)
  const said: SaidTax = { taxClass, invoiceNumber, buildingAmount }
  return inTransaction(services.database, async (transaction) => {
    const wrong = await problemOf(transaction, subject, said)
    if (wrong) return wrong
    await transaction
      .insertInto('tax_class_correction')
      .values({
        line_part_id: subject.kind === 'part' ? subject.id : null,
        accrual_id: subject.kind === 'accrual' ? subject.id : null,
        explanation_id: subject.kind === 'fee' ? subject.id : null,
        deal_id: subject.kind === 'purchase' ? subject.id : null,
        tax_class: taxClass,
        invoice_number: invoiceNumber,
        building_amount: buildingAmount,
        reason: reason.trim(),
        corrected_at: now,
        corrected_by: viewer.memberId,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'tax_class.corrected',
      objectType: tables[subject.kind],
      objectId: subject.id,
      detail: { ...(taxClass !== null && { tax_class: taxClass }), reason: reason.trim() },
    })
    return success(null)
  })
}

const tables = {
  part: 'fund_line_part',
  accrual: 'cost_accrual',
  fee: 'statement_explanation',
  purchase: 'property_deal',
} as const

const missing = refusal('NOT_FOUND', '該当する登録がありません。')

async function problemOf(transaction: Transaction, subject: TaxSubject, said: SaidTax): Promise<Refusal | null> {
  const { taxClass, buildingAmount } = said
  if (subject.kind === 'part') {
    const part = await transaction
      .selectFrom('fund_line_part')
      .select(['kind', 'amount'])
      .where('id', '=', subject.id)
      .executeTakeFirst()
    if (!part) return missing
    const wrong = partTaxProblems({ ...part, ...said })
    return wrong && badInput(wrong)
  }
  if (subject.kind === 'purchase') {
    const deal = await transaction
      .selectFrom('property_deal')
      .select('price_with_tax')
      .where('id', '=', subject.id)
      .executeTakeFirst()
    if (!deal) return missing
    if (taxClass !== null && !classesOf('building').includes(taxClass))
      return badInput({ tax_class: '建物の取得の消費税の区分から選んでください。' })
    if (buildingAmount !== null && !(buildingAmount >= 0 && buildingAmount <= deal.price_with_tax))
      return badInput({ building_amount: '取得の代金までの金額を入力してください。' })
    const wrong = taxClass === 'purchase_dwelling' ? null : costTaxProblems(said)
    return wrong && badInput(wrong)
  }
  const found =
    subject.kind === 'accrual'
      ? await transaction.selectFrom('cost_accrual').select('id').where('id', '=', subject.id).executeTakeFirst()
      : await transaction
          .selectFrom('statement_explanation')
          .select('id')
          .where('id', '=', subject.id)
          .where('kind', '=', 'fee')
          .executeTakeFirst()
  if (!found) return missing
  const wrong = buildingAmount === null ? costTaxProblems(said) : { building_amount: '建物の価格は入力できません。' }
  return wrong && badInput(wrong)
}
