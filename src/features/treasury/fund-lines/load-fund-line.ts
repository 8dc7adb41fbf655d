import { sql } from 'kysely'
import { saidTaxOf } from '../../../domain/treasury/consumption-tax/part-tax.ts'
import type { LetFor } from '../../../domain/treasury/consumption-tax/usual-class.ts'
import type { Counterparty, FundLine, FundLinePart, Payer } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { remarksKey } from '../../../domain/treasury/line-rules.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** What a line was classified as for its funds. */
export interface ClassifiedFundLine extends FundLine {
  /** The rule that classified it; null where a person did. */
  ruleId: Id<'line_rule'> | null
  /** The planned payment that it was. */
  planId: Id<'outgoing_plan'> | null
  /** The day of the line. */
  transactedOn: string
  parts: ClassifiedPart[]
}

/** Its class is the latest that was said. */
export interface ClassifiedPart extends FundLinePart {
  id: Id<'fund_line_part'>
  /** Of its lease. */
  letFor: LetFor | null
  isTaxCorrected: boolean
}

const feeOf = ({ feePayee, feeBase }: FundLinePart): Pick<FundLinePart, 'feePayee' | 'feeBase'> =>
  feePayee ? { feePayee, feeBase: feeBase ?? null } : {}

/** Null where the explanation is of another kind. */
export async function loadFundLine(
  database: Queryable,
  explanationId: Id<'statement_explanation'>,
): Promise<ClassifiedFundLine | null> {
  const { rows } = await sql<
    ClassifiedPart & { counterparty: Counterparty; paidBy: Payer } & Pick<
        ClassifiedFundLine,
        'ruleId' | 'planId' | 'transactedOn'
      >
  >`
    select line.counterparty, line.paid_by as "paidBy", line.rule_id as "ruleId", line.plan_id as "planId",
      part.fund_id as "fundId", part.kind, part.cost_kind as "costKind", part.amount, part.about, part.deal_id as "dealId",
      part.lease_id as "leaseId", part.month, part.gives_back as "givesBack", part.fee_payee as "feePayee", part.fee_base as "feeBase", part.loan_id as "loanId",
      case when later.id is null then part.tax_class else later.tax_class end as "taxClass",
      case when later.id is null then part.invoice_number else later.invoice_number end as "invoiceNumber",
      case when later.id is null then part.building_amount else later.building_amount end as "buildingAmount",
      part.id, lease.let_for as "letFor", later.id is not null as "isTaxCorrected", entry.transacted_on::text as "transactedOn"
    from fund_line line
    join fund_line_part part on part.explanation_id = line.explanation_id
    join statement_explanation explanation on explanation.id = line.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    left join lease on lease.id = part.lease_id
    left join lateral (select * from tax_class_correction where line_part_id = part.id order by id desc limit 1) later on true
    where line.explanation_id = ${explanationId}
    order by part.id`.execute(database)
  const [first] = rows
  if (!first) return null
  return {
    counterparty: first.counterparty,
    paidBy: first.paidBy,
    ruleId: first.ruleId,
    planId: first.planId,
    transactedOn: first.transactedOn,
    parts: rows.map((row) => ({
      id: row.id,
      fundId: row.fundId,
      kind: row.kind,
      costKind: row.costKind,
      amount: row.amount,
      about: row.about,
      dealId: row.dealId ?? null,
      leaseId: row.leaseId ?? null,
      month: row.month ?? null,
      givesBack: row.givesBack ?? null,
      ...feeOf(row),
      ...(row.loanId && { loanId: row.loanId }),
      ...saidTaxOf(row),
      letFor: row.letFor,
      isTaxCorrected: row.isTaxCorrected,
    })),
  }
}

/** How the last line of the same remitter and direction was classified: what an operator will most likely say of this one. Null where there is none. */
export async function suggestFundLine(
  database: Queryable,
  { amount, remarks }: { amount: number; remarks: string },
): Promise<ClassifiedFundLine | null> {
  const { rows } = await sql<{ id: Id<'statement_explanation'>; remarks: string }>`
    select explanation.id, entry.remarks
    from statement_explanation explanation
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where explanation.kind = 'fund' and sign(entry.amount) = sign(${amount}::bigint)
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    order by explanation.id desc limit 2000`.execute(database)
  const key = remarksKey(remarks)
  const last = key === '' ? undefined : rows.find((row) => remarksKey(row.remarks) === key)
  return last === undefined ? null : loadFundLine(database, last.id)
}
