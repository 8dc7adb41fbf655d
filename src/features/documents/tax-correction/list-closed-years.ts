import type { FilterValues } from '../../../domain/tables/filter.ts'
import type { closedYearFilters } from '../../../domain/tables/tax.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Closing, TaxYearPaper } from '../../treasury/tax-year/closing.ts'
import { paperChanges, type PaperChange } from '../../treasury/tax-year/paper-changes.ts'
import type { TaxYearFigures } from '../../treasury/tax-year/tax-year.ts'

/** A member's closed year: how each document last showed it, and what the books and the member's file say now. */
export interface ClosedYear {
  memberId: Id<'member'>
  memberNumber: string
  name: string
  papers: { paper: TaxYearPaper; closing: TaxYearFigures & Pick<Closing, 'number' | 'payee'> }[]
  now: TaxYearFigures & Pick<Closing, 'payee'>
}

type ClosedYearFilter = FilterValues<typeof closedYearFilters> & { year: number }

interface Row {
  member_id: Id<'member'>
  member_number: string
  name: string
  papers: (Figures & {
    paper: TaxYearPaper
    number: number
    payee_name: string | null
    payee_zipcode: string | null
    payee_address: string | null
  })[]
  now: Figures & { payee_name: string; payee_zipcode: string; payee_address: string }
  is_different: boolean
}

interface Figures {
  dividend: number
  tax: number
  loss: number
  pay_amount: number
  unpaid_dividend: number
  uncollected_tax: number
}

const columns = { number: sql`member_number` }

/** One page of the members whose year was reported, by their number. */
export async function pageClosedYears(
  database: Queryable,
  { year, is_different: isDifferent, search }: ClosedYearFilter,
  input: TableInput,
): Promise<TablePage<ClosedYear>> {
  const text = search?.normalize('NFKC').trim() ?? ''
  const where = allOf([
    ...(isDifferent === true ? [sql`is_different`] : []),
    ...(text === ''
      ? []
      : [
          sql`(member_number = ${text.replaceAll(' ', '')} or normalize(replace(name, ' ', ''), nfkc) like ${anywhere(text.replaceAll(' ', ''))})`,
        ]),
  ])
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`select * from (${closedYears(year, null)}) closed where ${where} ${tableWindow(input, columns, sql`member_id`)}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*) as total from (${closedYears(year, null)}) closed where ${where}`.execute(
      database,
    ),
  ])
  return { rows: rows.map(toClosedYear), total: counted[0]?.total ?? 0 }
}

/** Those of these members whose year was reported, by id. */
export async function loadClosedYears(
  database: Queryable,
  year: number,
  memberIds: readonly Id<'member'>[],
): Promise<ClosedYear[]> {
  const { rows } = await sql<Row>`select * from (${closedYears(year, memberIds)}) closed order by member_id`.execute(
    database,
  )
  return rows.map(toClosedYear)
}

/** What a member's documents say otherwise than the books and the file, each difference once. */
export function differencesOf({ papers, now }: ClosedYear): PaperChange[] {
  return [
    ...new Map(
      papers.flatMap(({ closing }) => paperChanges(closing, now)).map((change) => [change.label, change]),
    ).values(),
  ]
}

function closedYears(year: number, memberIds: readonly Id<'member'>[] | null): RawBuilder<unknown> {
  return sql`
    select member.id as member_id, member.member_number, member.family_name || ' ' || member.given_name as name, told.papers,
      jsonb_build_object('dividend', coalesce(statement.dividend, 0), 'tax', coalesce(statement.tax, 0), 'loss', coalesce(statement.loss, 0),
        'pay_amount', coalesce(statement.pay_amount, 0), 'unpaid_dividend', coalesce(statement.unpaid_dividend, 0),
        'uncollected_tax', coalesce(statement.uncollected_tax, 0), 'payee_name', member.family_name || ' ' || member.given_name,
        'payee_zipcode', member.zipcode, 'payee_address', member.address) as now,
      exists (
        select from tax_year_told paper
        where paper.member_id = member.id and paper.year = ${year} and (
          (paper.dividend, paper.tax, paper.loss, paper.pay_amount, paper.unpaid_dividend, paper.uncollected_tax) is distinct from (
            coalesce(statement.dividend, 0), coalesce(statement.tax, 0), coalesce(statement.loss, 0), coalesce(statement.pay_amount, 0),
            coalesce(statement.unpaid_dividend, 0), coalesce(statement.uncollected_tax, 0))
          or paper.payee_name <> member.family_name || ' ' || member.given_name or paper.payee_zipcode <> member.zipcode or paper.payee_address <> member.address)
      ) as is_different
    from (
      select member_id, jsonb_agg(to_jsonb(last) order by last.paper) as papers
      from tax_year_told last
      where year = ${year} and ${memberIds === null ? sql`true` : sql`member_id = any(${[...memberIds]}::bigint[])`}
      group by member_id
    ) told
    join member on member.id = told.member_id
    left join tax_year_sum statement on statement.member_id = told.member_id and statement.year = ${year}`
}

const toFigures = (row: Figures): TaxYearFigures => ({
  dividend: yen(row.dividend),
  tax: yen(row.tax),
  loss: yen(row.loss),
  payAmount: yen(row.pay_amount),
  unpaidDividend: yen(row.unpaid_dividend),
  uncollectedTax: yen(row.uncollected_tax),
})

const toPayee = (row: {
  payee_name: string | null
  payee_zipcode: string | null
  payee_address: string | null
}): Closing['payee'] =>
  row.payee_name === null
    ? null
    : { name: row.payee_name, zipCode: row.payee_zipcode ?? '', address: row.payee_address ?? '' }

const toClosedYear = (row: Row): ClosedYear => ({
  memberId: row.member_id,
  memberNumber: row.member_number,
  name: row.name,
  papers: row.papers.map((paper) => ({
    paper: paper.paper,
    closing: { number: paper.number, payee: toPayee(paper), ...toFigures(paper) },
  })),
  now: { ...toFigures(row.now), payee: toPayee(row.now) },
})
