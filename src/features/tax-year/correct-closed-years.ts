import { sql } from 'kysely'
import { yen } from '../../domain/money.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { taxYearCorrectedMail } from '../notification/mails/tax-mails.ts'
import { oweMails, type OwedMail } from '../notification/owe-mail.ts'
import { mailSenderOf } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'

interface Corrected {
  id: number
  member_id: number
  year: number
  paper: string
  number: number
  dividend: number
  tax: number
  loss: number
  old_dividend: number
  old_tax: number
  old_loss: number
  email: string
  family_name: string
  given_name: string
}

/**
 * Numbers what an act has changed in years that are over and were told: for each paper a correction 1, 2 ... with the new figures (the old ones stand in the row
 * before), and one mail to each member. Whatever changes a distribution of a closed year calls it in its own transaction; M38 finds who does not.
 * @returns how many corrections there are now that were not before; 0 where no closed year has changed.
 */
export async function correctClosedYears(
  transaction: Transaction,
  services: Services,
  { memberIds, reason, actor, now }: { memberIds: readonly number[]; reason: string; actor: string; now: Date },
): Promise<number> {
  const corrected = await insertCorrections(transaction, { memberIds, reason, actor, now })
  for (const { id, year, number } of corrected) {
    await recordAudit(transaction, { at: now, actor, action: 'tax_year.figures_corrected', objectType: 'tax_year_closing', objectId: id, detail: { year, version: number } })
  }
  await oweMails(transaction, services, mailsOf(services, corrected, reason), now)
  return corrected.length
}

async function insertCorrections(
  transaction: Transaction,
  { memberIds, reason, actor, now }: { memberIds: readonly number[]; reason: string; actor: string; now: Date },
): Promise<Corrected[]> {
  const { rows } = await sql<Corrected>`
    with told as (
      select distinct on (member_id, year, paper) * from tax_year_closing
      where member_id = any(${[...memberIds]}::bigint[]) order by member_id, year, paper, number desc
    ), corrected as (
      insert into tax_year_closing (member_id, year, paper, number, dividend, tax, loss, pay_amount, unpaid_dividend, uncollected_tax, reason, actor, closed_at)
      select told.member_id, told.year, told.paper, told.number + 1, coalesce(figures.dividend, 0), coalesce(figures.tax, 0), coalesce(figures.loss, 0),
        coalesce(figures.pay_amount, 0), coalesce(figures.unpaid_dividend, 0), coalesce(figures.uncollected_tax, 0), ${reason}, ${actor}, ${now}
      from told
      left join tax_year_sum figures on figures.member_id = told.member_id and figures.year = told.year
      where (told.dividend, told.tax, told.loss, told.pay_amount, told.unpaid_dividend, told.uncollected_tax) is distinct from (
        coalesce(figures.dividend, 0), coalesce(figures.tax, 0), coalesce(figures.loss, 0), coalesce(figures.pay_amount, 0),
        coalesce(figures.unpaid_dividend, 0), coalesce(figures.uncollected_tax, 0))
      order by told.member_id, told.year, told.paper
      returning *
    )
    select corrected.id, corrected.member_id, corrected.year, corrected.paper, corrected.number, corrected.dividend, corrected.tax, corrected.loss,
      told.dividend as old_dividend, told.tax as old_tax, told.loss as old_loss, member.email, member.family_name, member.given_name
    from corrected
    join told on told.member_id = corrected.member_id and told.year = corrected.year and told.paper = corrected.paper
    join member on member.id = corrected.member_id
    order by corrected.id`.execute(transaction)
  return rows
}

/** One for each member and year, whichever papers were out. */
function mailsOf(services: Services, corrected: readonly Corrected[], reason: string): OwedMail[] {
  const firsts = corrected.filter((row, index) => corrected.findIndex((one) => one.member_id === row.member_id && one.year === row.year) === index)
  return firsts.map((row) => ({
    key: `tax-year-corrected:${row.id}`,
    memberId: row.member_id,
    to: row.email,
    template: 'tax-year-corrected',
    content: taxYearCorrectedMail(
      {
        memberName: `${row.family_name} ${row.given_name}`,
        year: row.year,
        reason,
        before: { dividend: yen(row.old_dividend), tax: yen(row.old_tax), loss: yen(row.old_loss) },
        after: { dividend: yen(row.dividend), tax: yen(row.tax), loss: yen(row.loss) },
      },
      mailSenderOf(services.config),
    ),
  }))
}
