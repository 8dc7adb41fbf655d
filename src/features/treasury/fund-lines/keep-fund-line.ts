import type { FundLine } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'

/** Writes down what a line was for its funds, beside the explanation that says who said so and why. */
export async function keepFundLine(
  transaction: Transaction,
  explanationId: Id<'statement_explanation'>,
  {
    counterparty,
    paidBy,
    parts,
    ruleId,
    planId,
  }: FundLine & { ruleId: Id<'line_rule'> | null; planId: Id<'outgoing_plan'> | null },
): Promise<void> {
  await transaction
    .insertInto('fund_line')
    .values({ explanation_id: explanationId, counterparty, paid_by: paidBy, rule_id: ruleId, plan_id: planId })
    .execute()
  await transaction
    .insertInto('fund_line_part')
    .values(
      parts.map(
        ({
          fundId,
          kind,
          costKind,
          amount,
          about,
          dealId,
          leaseId,
          month,
          givesBack,
          feePayee,
          feeBase,
          loanId,
          ...tax
        }) => ({
          explanation_id: explanationId,
          fund_id: fundId,
          kind,
          cost_kind: costKind,
          amount,
          about: about.trim(),
          deal_id: dealId ?? null,
          lease_id: leaseId ?? null,
          month: month ?? null,
          gives_back: givesBack ?? null,
          fee_payee: feePayee ?? null,
          fee_base: feeBase ?? null,
          loan_id: loanId ?? null,
          tax_class: tax.taxClass ?? null,
          invoice_number: tax.invoiceNumber ?? null,
          building_amount: tax.buildingAmount ?? null,
        }),
      ),
    )
    .execute()
}
