import { sql } from 'kysely'
import {
  countedYearOf,
  eFilingDuty,
  form320Problems,
  REPORT_FREE_UP_TO,
  type Form320Problem,
  type Form320Report,
  type ReportedPayment,
} from '../../../domain/documents/form-320.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { operatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import { countMissingNumbers } from './list-individual-numbers.ts'
import { countReportsDue } from './reports-due.ts'

type Loaded = Omit<Form320Report, 'year' | 'mark'>

/** Every report that is due on a year's dividends, by member: as it was last told where the year is closed, else as the books have it now. */
export async function loadForm320(database: Queryable, year: number): Promise<Form320Report[]> {
  const { rows } = await sql<Loaded>`
    select member.member_number as "memberNumber", coalesce(due.payee_name, member.family_name || ' ' || member.given_name) as name, member.family_name_kana || ' ' || member.given_name_kana as kana,
      coalesce(due.payee_address, member.address) as address, coalesce(due.payments, payments_of_tax_year(member.id, ${year})) as payments
    from payment_report_figures(${year}::integer) due
    join member on member.id = due.member_id
    where due.dividend > ${REPORT_FREE_UP_TO}
    order by member.id`.execute(database)
  return rows.map((row) => ({ ...row, year, mark: '0' }))
}

/** What one decision of two people corrected: each report is taken back as it was, and issued anew where one is still due. */
export async function loadForm320Corrections(
  database: Queryable,
  proposalId: Id<'proposal'>,
): Promise<Form320Report[]> {
  type Side = { name: string; address: string; payments: ReportedPayment[]; dividend: number }
  const { rows } = await sql<{ year: number; memberNumber: string; kana: string; before: Side; after: Side }>`
    select after.year, member.member_number as "memberNumber", member.family_name_kana || ' ' || member.given_name_kana as kana,
      jsonb_build_object('name', coalesce(before.payee_name, member.family_name || ' ' || member.given_name), 'address', coalesce(before.payee_address, member.address),
        'payments', coalesce(before.payments, '[]'), 'dividend', before.dividend) as before,
      jsonb_build_object('name', coalesce(after.payee_name, member.family_name || ' ' || member.given_name), 'address', coalesce(after.payee_address, member.address),
        'payments', coalesce(after.payments, '[]'), 'dividend', after.dividend) as after
    from tax_year_closing after
    join tax_year_closing before on before.member_id = after.member_id and before.year = after.year and before.paper = after.paper and before.number = after.number - 1
    join member on member.id = after.member_id
    where after.proposal_id = ${proposalId} and after.paper = 'payment_report'
    order by after.member_id, after.year`.execute(database)
  return rows.flatMap(({ before, after, ...row }) => [
    ...(before.dividend > REPORT_FREE_UP_TO ? [{ ...row, ...before, mark: '1' as const }] : []),
    ...(after.dividend > REPORT_FREE_UP_TO ? [{ ...row, ...after, mark: '0' as const }] : []),
  ])
}

/** Dividends that were fixed in a month, for the total sheet (合計表): in all, and of payees on whom a report is due. Whole yen. */
export interface ReportedMonth {
  /** 'YYYY-MM' */
  month: string
  payments: number
  dividend: number
  tax: number
  reported_payments: number
  reported_dividend: number
  reported_tax: number
}

export type Form320Outline = Awaited<ReturnType<typeof loadForm320Outline>>

/** What operators see of a year's reports before they take the file. */
export async function loadForm320Outline(services: Services, year: number) {
  const { database } = services
  const reports = await loadForm320(database, year)
  const counted = await countReportsDue(database, countedYearOf(year))
  return {
    reports: reports.length,
    missing_numbers: await countMissingNumbers(database, year),
    problems: [...companyProblems(services), ...reports.flatMap(form320Problems)],
    months: await loadMonths(database, year),
    duty: { ...eFilingDuty(year, counted), counted },
  }
}

/** What the company has to say of itself in each record. */
export function companyProblems({ config }: Pick<Services, 'config'>): Form320Problem[] {
  const { corporateNumber } = operatorProfile(config)
  return corporateNumber === '' ? [{ memberNumber: '', text: '当社の法人番号が設定されていません。' }] : []
}

async function loadMonths(database: Queryable, year: number): Promise<ReportedMonth[]> {
  const { rows } = await sql<ReportedMonth>`
    select to_char(payment.fixed_on, 'YYYY-MM') as month, count(*) as payments, sum(payment.dividend)::bigint as dividend, sum(payment.tax)::bigint as tax,
      count(*) filter (where figures.dividend > ${REPORT_FREE_UP_TO}) as reported_payments,
      coalesce(sum(payment.dividend) filter (where figures.dividend > ${REPORT_FREE_UP_TO}), 0)::bigint as reported_dividend,
      coalesce(sum(payment.tax) filter (where figures.dividend > ${REPORT_FREE_UP_TO}), 0)::bigint as reported_tax
    from tax_year_payment payment
    join tax_year_sum figures on figures.member_id = payment.member_id and figures.year = payment.year
    where payment.year = ${year}
    group by 1
    order by 1`.execute(database)
  return rows
}
