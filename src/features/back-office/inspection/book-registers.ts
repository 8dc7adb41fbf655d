import { sql, type RawBuilder } from 'kysely'
import { COST_KINDS, COUNTERPARTIES, FUND_LINE_KINDS, PAYERS } from '../../../domain/fund-lines.ts'
import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'
import { EARNINGS, OWN_PARTS, RESULT_ACCOUNTS, SET_ASIDE } from '../../../ledger/fund-statement.ts'
import { ACCOUNT_TEXTS } from '../../treasury/bookkeeping/account-text.ts'
import { fullName, inWords, register, within, yesOrNo, type InspectionPeriod, type Register } from './register.ts'

const isOf = (column: string, kinds: readonly AccountKind[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`

/** Where an account stands in a balance sheet. */
function sideOf(kind: AccountKind): string {
  if (kind === 'undistributed') return '損益'
  if (kind === 'deployed') return '投資家の出資'
  if ((OWN_PARTS as readonly AccountKind[]).includes(kind)) return '当社の出資'
  return ACCOUNTS[kind].side === 'debit' ? '資産' : '負債'
}
const SIDES = Object.fromEntries((Object.keys(ACCOUNTS) as AccountKind[]).map((kind) => [kind, sideOf(kind)]))

/** Every calculation period with a day among those that were asked about, with its own instants: to the day after its last. What was before the operation belongs to the first. */
const periodsAskedFor = ({ from, until }: InspectionPeriod): RawBuilder<unknown> => sql`(
    select fund.id as fund_id, fund.name, period.number, period.start_on, period.end_on,
      case when period.number = 1 then '-infinity' else period.start_on::timestamp at time zone 'Asia/Tokyo' end as begins_at, (period.end_on + 1)::timestamp at time zone 'Asia/Tokyo' as ends_at
    from fund_period period join fund on fund.id = period.fund_id
    where ${from === null ? sql`true` : sql`period.end_on >= ${from}`} and ${until === null ? sql`true` : sql`period.start_on <= ${until}`}
  ) period`

const periodColumns = {
  ファンド番号: sql`period.fund_id`,
  ファンド: sql`period.name`,
  計算期間: sql`period.number`,
  初日: sql`period.start_on`,
  末日: sql`period.end_on`,
}

/**
 * What each fund's book says, period by period, as investors read it in their management reports, and the lines behind it. A period that runs is told up to
 * now.
 */
export function bookRegisters(asked: InspectionPeriod): Register[] {
  return [
    register(
      { file: '40_ファンドの損益計算書', title: 'ファンドの損益計算書', reason: '不動産特定共同事業法28条・32条' },
      {
        ...periodColumns,
        区分: sql`case when ${isOf('booked.kind', EARNINGS)} then '収入' else '費用' end`,
        科目: sql`case booked.kind when 'cost' then ${inWords(sql`booked.ref`, COST_KINDS)} else ${inWords(sql`booked.kind`, ACCOUNT_TEXTS)} end`,
        '金額（円）': sql`case when ${isOf('booked.kind', EARNINGS)} then -booked.amount else booked.amount end`,
        'うち当社・関係者の支払い（円）': sql`booked.related`,
      },
      // The closing of a period takes its income and costs to the fund's result: it is none of them.
      sql`from ${periodsAskedFor(asked)}
        cross join lateral (
          select posting.account_kind as kind, case posting.account_kind when 'cost' then posting.account_ref end as ref, sum(posting.amount) as amount,
            case when ${isOf('posting.account_kind', EARNINGS)} then coalesce(-sum(posting.amount) filter (where is_paid_by_related(entry.kind, line.counterparty)), 0) end as related
          from posting
          join journal_entry entry on entry.id = posting.entry_id
          left join statement_explanation explanation on explanation.journal_entry_id = coalesce(entry.reverses, entry.id)
          left join fund_line line on line.explanation_id = explanation.id
          where posting.book = 'fund:' || period.fund_id and ${isOf('posting.account_kind', RESULT_ACCOUNTS)}
            and posting.effective_at >= period.begins_at and posting.effective_at < period.ends_at
            and entry.kind not in ('period_closed', 'period_closed_reversed')
          group by 1, 2
          having sum(posting.amount) <> 0
        ) booked
        order by period.fund_id, period.number, ${isOf('booked.kind', EARNINGS)} desc, booked.kind desc, booked.ref`,
    ),
    register(
      {
        file: '41_ファンドの貸借対照表',
        title: 'ファンドの貸借対照表',
        reason: '不動産特定共同事業法28条・32条（計算期間の末日）',
      },
      {
        ...periodColumns,
        区分: inWords(sql`booked.kind`, SIDES),
        科目: inWords(sql`booked.kind`, ACCOUNT_TEXTS),
        '金額（円）': sql`case ${inWords(sql`booked.kind`, SIDES)} when '資産' then booked.amount else -booked.amount end`,
      },
      sql`from ${periodsAskedFor(asked)}
        cross join lateral (
          select case when ${isOf('posting.account_kind', RESULT_ACCOUNTS)} then 'undistributed' else posting.account_kind end as kind, sum(posting.amount) as amount
          from posting
          where posting.book = 'fund:' || period.fund_id and posting.effective_at < period.ends_at and not ${isOf('posting.account_kind', SET_ASIDE)}
          group by 1
          having sum(posting.amount) <> 0
        ) booked
        order by period.fund_id, period.number, 6, booked.kind`,
    ),
    register(
      {
        file: '42_ファンドの入出金の内訳',
        title: 'ファンドの入出金の内訳',
        reason: '収入と費用の、銀行の明細による裏付け',
      },
      {
        内訳番号: sql`part.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        明細番号: sql`told.bank_line_id`,
        銀行の日: sql`entry.transacted_on`,
        摘要: sql`entry.remarks`,
        内容: inWords(sql`part.kind`, FUND_LINE_KINDS),
        費用の種類: inWords(sql`part.cost_kind`, COST_KINDS),
        '金額（円）': sql`part.amount`,
        '部屋・月など': sql`part.about`,
        相手: inWords(sql`line.counterparty`, COUNTERPARTIES),
        支払い: inWords(sql`line.paid_by`, PAYERS),
        規則による: yesOrNo(sql`line.rule_id is not null`),
        説明した人: fullName('operator'),
        説明の日時: sql`told.explained_at`,
        理由: sql`told.reason`,
        訂正で置き換え: yesOrNo(sql`exists (select from statement_explanation later where later.corrects = told.id)`),
      },
      sql`from fund_line_part part
        join fund on fund.id = part.fund_id
        join fund_line line on line.explanation_id = part.explanation_id
        join statement_explanation told on told.id = part.explanation_id
        join bank_statement_line entry on entry.id = told.statement_line_id
        join member operator on operator.id = told.explained_by
        where ${within(sql`entry.transacted_on::timestamp at time zone 'Asia/Tokyo'`, asked)} order by part.id`,
    ),
  ]
}
