import type { FreeText } from '../../../domain/free-text.ts'
import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { writeAnnualReport } from '../annual-report/issue-annual-report.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { taxYearCorrectedMail } from '../../communication/outbox/mails/tax-mails.ts'
import { enqueueMails, type OutboxMail } from '../../communication/outbox/enqueue-mail.ts'
import { mailSenderOf } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { paperColumns, paperContent } from '../../treasury/tax-year/closing.ts'
import { paperChanges } from '../../treasury/tax-year/paper-changes.ts'

interface PaperRow {
  dividend: number
  tax: number
  loss: number
  pay_amount: number
  unpaid_dividend: number
  uncollected_tax: number
  payee_name: string | null
  payee_zipcode: string | null
  payee_address: string | null
}

interface Corrected {
  id: Id<'tax_year_closing'>
  member_id: Id<'member'>
  year: number
  number: number
  email: string
  member_name: string
  before: PaperRow
  after: PaperRow
}

interface Correction {
  memberIds: readonly Id<'member'>[]
  /** One year, whose documents are corrected whatever they say; without it every year whose figures are others now, and no other. */
  year?: number
  /** For the documents and the members. */
  reason: FreeText
  /** The decision of two people on which it rests. */
  proposalId: Id<'proposal'>
  actor: string
  now: Date
}

/**
 * Numbers what two people have changed in years that are over and were reported: for each document a correction 1, 2 ... (what it said before stands in the row before),
 * the corrected annual report, and one mail to each member. The statutory report's correction stands in the file of the proposal. Whatever changes a distribution
 * of a closed year calls it in its own transaction: the database refuses the change without it.
 * @returns how many corrections there are now that were not before; 0 where no closed year has changed.
 */
export async function correctClosedYears(
  transaction: Transaction,
  services: Services,
  correction: Correction,
): Promise<number> {
  const { reason, actor, now } = correction
  const corrected = await insertCorrections(transaction, correction)
  for (const { id, year, number } of corrected) {
    await recordAudit(transaction, {
      at: now,
      actor,
      action: 'tax_year.figures_corrected',
      objectType: 'tax_year_closing',
      objectId: id,
      detail: { year, version: number },
    })
  }
  const notified = oneForEachYear(corrected)
  for (const { member_id: memberId, year } of notified)
    await writeAnnualReport(transaction, services, { memberId, year, actor })
  await enqueueMails(
    transaction,
    services,
    notified.map((row) => mailOf(services, row, reason)),
    now,
  )
  return corrected.length
}

async function insertCorrections(
  transaction: Transaction,
  { memberIds, year, reason, proposalId, actor, now }: Correction,
): Promise<Corrected[]> {
  const hasChanged = sql`(told.dividend, told.tax, told.loss, told.pay_amount, told.unpaid_dividend, told.uncollected_tax) is distinct from (
    coalesce(statement.dividend, 0), coalesce(statement.tax, 0), coalesce(statement.loss, 0), coalesce(statement.pay_amount, 0),
    coalesce(statement.unpaid_dividend, 0), coalesce(statement.uncollected_tax, 0))`
  const { rows } = await sql<Corrected>`
    with told as (
      select * from tax_year_told where member_id = any(${[...memberIds]}::bigint[]) and ${year === undefined ? sql`true` : sql`year = ${year}`}
    ), corrected as (
      insert into tax_year_closing (member_id, year, paper, number, reason, proposal_id, actor, closed_at, ${paperColumns})
      select told.member_id, told.year, told.paper, told.number + 1, ${reason}, ${proposalId}, ${actor}, ${now}, ${paperContent}
      from told
      join member on member.id = told.member_id
      left join tax_year_statement statement on statement.member_id = told.member_id and statement.year = told.year
      where ${year === undefined ? hasChanged : sql`true`}
      order by told.member_id, told.year, told.paper
      returning *
    )
    select corrected.id, corrected.member_id, corrected.year, corrected.number, member.email, corrected.payee_name as member_name,
      to_jsonb(told) as before, to_jsonb(corrected) as after
    from corrected
    join told on told.member_id = corrected.member_id and told.year = corrected.year and told.paper = corrected.paper
    join member on member.id = corrected.member_id
    order by corrected.id`.execute(transaction)
  return rows
}

/** Both documents of a member's year are one thing to be told: the annual report's, which is his, where there are both. */
const oneForEachYear = (corrected: readonly Corrected[]): Corrected[] =>
  corrected.filter(
    (row, index) => corrected.findIndex((one) => one.member_id === row.member_id && one.year === row.year) === index,
  )

const paperOf = (row: PaperRow) => ({
  dividend: yen(row.dividend),
  tax: yen(row.tax),
  loss: yen(row.loss),
  payAmount: yen(row.pay_amount),
  unpaidDividend: yen(row.unpaid_dividend),
  uncollectedTax: yen(row.uncollected_tax),
  payee:
    row.payee_name === null
      ? null
      : { name: row.payee_name, zipCode: row.payee_zipcode ?? '', address: row.payee_address ?? '' },
})

function mailOf(
  services: Services,
  { id, member_id: memberId, year, email, member_name: memberName, before, after }: Corrected,
  reason: FreeText,
): OutboxMail {
  return {
    key: `tax-year-corrected:${id}`,
    memberId,
    to: email,
    template: 'tax-year-corrected',
    content: taxYearCorrectedMail(
      { memberName, year, reason, changes: paperChanges(paperOf(before), paperOf(after)) },
      mailSenderOf(services.config),
    ),
  }
}
