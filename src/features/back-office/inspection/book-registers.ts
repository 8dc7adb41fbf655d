import { fullName } from '../../../platform/database/full-name.ts'
import { sql, type RawBuilder } from 'kysely'
import { TAX_CLASSES } from '../../../domain/treasury/consumption-tax/classes.ts'
import { COST_KINDS, COUNTERPARTIES, FUND_LINE_KINDS, PAYERS } from '../../../domain/treasury/fund-lines.ts'
import { SOURCE_WORDS } from '../../../domain/funds/fund-proof.ts'
import { PERIOD_LINE_KINDS, PERIOD_LINE_PAYERS } from '../../../domain/investing/period-lines.ts'
import { ACCOUNTS, type AccountKind } from '../../../ledger/chart.ts'
import { EARNINGS, OWN_PARTS, RESULT_ACCOUNTS, SET_ASIDE } from '../../../ledger/fund-statement.ts'
import { ACCOUNT_TEXTS } from '../../treasury/bookkeeping/account-text.ts'
import { inWords, register, within, yesOrNo, type InspectionPeriod, type Register } from './register.ts'

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

/** Every calculation period with a day among those that were asked about, and when it ends. */
const periodsAskedFor = ({ from, until }: InspectionPeriod): RawBuilder<unknown> => sql`(
    select fund.id as fund_id, fund.name, period.number, period.start_on, period.end_on,
      (period.end_on + 1)::timestamp at time zone 'Asia/Tokyo' as ends_at
    from fund_period period join fund on fund.id = period.fund_id
    where ${from === null ? sql`true` : sql`period.end_on >= ${from}`} and ${until === null ? sql`true` : sql`period.start_on <= ${until}`}
  ) period`

const columnsOf = (table: 'period' | 'booked'): Record<string, RawBuilder<unknown>> => ({
  ファンド番号: sql.ref(`${table}.fund_id`),
  ファンド: sql.ref(`${table}.name`),
  計算期間: sql.ref(`${table}.number`),
  初日: sql.ref(`${table}.start_on`),
  末日: sql.ref(`${table}.end_on`),
})

/**
 * What each fund's book says, period by period, as investors read it in their management reports, and the lines behind it. A period that runs is told up to
 * now.
 */
export function bookRegisters(asked: InspectionPeriod): Register[] {
  return [
    register(
      { file: '40_ファンドの損益計算書', title: 'ファンドの損益計算書', reason: '不動産特定共同事業法28条・32条' },
      {
        ...columnsOf('booked'),
        区分: sql`case when ${isOf('booked.kind', EARNINGS)} then '収入' else '費用' end`,
        科目: sql`case booked.kind when 'cost' then ${inWords(sql`booked.ref`, COST_KINDS)} else ${inWords(sql`booked.kind`, ACCOUNT_TEXTS)} end`,
        '金額（円）': sql`case when ${isOf('booked.kind', EARNINGS)} then -booked.amount else booked.amount end`,
        'うち当社・関係者の支払い（円）': sql`booked.related`,
        前期の訂正: yesOrNo(sql`booked.is_correction`),
      },
      // By the rule that closings, reports and the published data share. What no period has any more is told without one.
      sql`from (
          select fund.id as fund_id, fund.name, line.number, found.start_on, found.end_on, line.account_kind as kind,
            case line.account_kind when 'cost' then line.account_ref end as ref, line.is_correction, sum(line.amount) as amount,
            case when ${isOf('line.account_kind', EARNINGS)} then coalesce(-sum(line.amount) filter (where line.is_related), 0) end as related
          from fund cross join lateral fund_result_lines(fund.id) line
          left join fund_period found on found.fund_id = fund.id and found.number = line.number
          where found.number is null or (${asked.from === null ? sql`true` : sql`found.end_on >= ${asked.from}`} and ${asked.until === null ? sql`true` : sql`found.start_on <= ${asked.until}`})
          group by 1, 2, 3, 4, 5, 6, 7, 8
          having sum(line.amount) <> 0
        ) booked
        order by booked.fund_id, booked.number, ${isOf('booked.kind', EARNINGS)} desc, booked.kind desc, booked.ref, booked.is_correction`,
    ),
    register(
      {
        file: '41_ファンドの貸借対照表',
        title: 'ファンドの貸借対照表',
        reason: '不動産特定共同事業法28条・32条（計算期間の末日）',
      },
      {
        ...columnsOf('period'),
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
        '消費税の区分（通常と違うもの）': inWords(sql`part.tax_class`, TAX_CLASSES),
        請求書の登録番号: sql`part.invoice_number`,
        規則による: yesOrNo(sql`line.rule_id is not null`),
        支払予定の番号: sql`line.plan_id`,
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
    register(
      {
        file: '43_ファンドの支払予定',
        title: 'ファンドの支払予定',
        reason: '出金の前に、2人の運営者が決めた支払い',
      },
      {
        予定番号: sql`plan.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        内容: inWords(sql`plan.kind`, FUND_LINE_KINDS),
        費用の種類: inWords(sql`plan.cost_kind`, COST_KINDS),
        支払先: sql`plan.payee`,
        相手: inWords(sql`plan.counterparty`, COUNTERPARTIES),
        '金額（円）': sql`plan.amount`,
        支払日: sql`plan.pay_on`,
        '部屋・月など': sql`plan.about`,
        理由: sql`plan.reason`,
        提案番号: sql`plan.proposal_id`,
        承認した人: fullName('operator'),
        承認の日時: sql`plan.decided_at`,
        明細番号: sql`told.bank_line_id`,
        取り下げの日時: sql`plan.withdrawn_at`,
        取り下げの提案番号: sql`plan.withdrawal_proposal_id`,
      },
      sql`from standing_outgoing_plan plan
        join fund on fund.id = plan.fund_id
        join member operator on operator.id = plan.decided_by
        left join statement_explanation told on told.id = plan.paid_by_explanation_id
        where ${within(sql`plan.decided_at`, asked)} order by plan.id`,
    ),
    register(
      {
        file: '44_ファンドの未払費用',
        title: 'ファンドの未払費用',
        reason: '支払いの前に、2人の運営者が計上した費用',
      },
      {
        計上番号: sql`accrual.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        費用の種類: inWords(sql`accrual.cost_kind`, COST_KINDS),
        '金額（円）': sql`accrual.amount`,
        '未払い（円）': sql`coalesce(standing.left_over, 0)`,
        生じた日: sql`accrual.arose_on`,
        '部屋・月など': sql`accrual.about`,
        理由: sql`accrual.reason`,
        '書類のSHA-256': sql`accrual.paper_sha256`,
        提案番号: sql`accrual.proposal_id`,
        承認した人: fullName('operator'),
        承認の日時: sql`accrual.decided_at`,
        取り消しの日時: sql`accrual.reversed_at`,
        取り消しの提案番号: sql`accrual.reversal_proposal_id`,
      },
      sql`from cost_accrual accrual
        join fund on fund.id = accrual.fund_id
        join member operator on operator.id = accrual.decided_by
        left join standing_cost_accrual standing on standing.id = accrual.id
        where ${within(sql`accrual.decided_at`, asked)} order by accrual.id`,
    ),
    register(
      {
        file: '45_締めたときの確認事項',
        title: '締めたときの確認事項',
        reason: '月次と分配の確定で、2人の運営者が見た不足と回答',
      },
      {
        提案番号: sql`accepted.proposal_id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        確認事項: sql`accepted.told`,
        回答: sql`answer.words`,
        回答した人: fullName('operator'),
        回答の日時: sql`answer.answered_at`,
        認めた日時: sql`accepted.accepted_at`,
      },
      sql`from accepted_question accepted
        join fund on fund.id = accepted.fund_id
        left join open_question_answer answer on answer.id = accepted.answer_id
        left join member operator on operator.id = answer.answered_by
        where ${within(sql`accepted.accepted_at`, asked)} order by accepted.proposal_id, accepted.fund_id, accepted.question`,
    ),
    register(
      {
        file: '46_配当の原資',
        title: '配当の原資',
        reason: '分配金の原資と、その裏付けとなる銀行の明細',
      },
      {
        分配番号: sql`distribution.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        計算期間: sql`coalesce(distribution.period_number::text, case when distribution.supplements is not null then '追加分配' end)`,
        確定: sql`distribution.fixed_at`,
        支払日: sql`distribution.payday`,
        原資: inWords(sql`source.kind`, SOURCE_WORDS),
        '金額（円）': sql`source.yen`,
        'うち当社・関係者の支払い（円）': sql`source.related_yen`,
        締めの番号: sql`closing.id`,
        '根拠の明細（47の行番号）': sql`(select string_agg(line.seq::text, '、' order by line.seq) from period_line line where line.closing_id = closing.id
          and (line.kind in ('sale_proceeds', 'sale_cost') or coalesce(closing.sale_expenses, 0) <> 0 and sale_expense(closing.fund_id, line.entry_id, line.kind) <> 0)
            = case source.kind when 'rent' then false when 'sale' then true end)`,
        予定や計算より少ない理由: sql`nullif(distribution.less_words, '')`,
        '明細の一覧のSHA-256': sql`closing.lines_sha256`,
        取り消し: sql`distribution.reversed_at`,
      },
      sql`from distribution_source source
        join fixed_distribution distribution on distribution.id = source.distribution_id
        join fund on fund.id = distribution.fund_id
        left join period_closing closing on closing.distribution_id = distribution.id
        where ${within(sql`distribution.fixed_at`, asked)} order by distribution.id, array_position(array['rent', 'sale', 'reserve', 'declared'], source.kind)`,
    ),
    register(
      {
        file: '47_計算期間の明細',
        title: '計算期間の明細',
        reason: '公表した明細の一覧と、銀行の明細との照合（ソルト）',
      },
      {
        締めの番号: sql`line.closing_id`,
        行番号: sql`line.seq`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        計算期間: sql`closing.number`,
        日付: sql`line.day`,
        '金額（円）': sql`line.amount`,
        内容: inWords(sql`line.kind`, PERIOD_LINE_KINDS),
        相手: inWords(sql`line.payer`, PERIOD_LINE_PAYERS),
        ハッシュ: sql`line.hash`,
        ソルト: sql`line.salt`,
        仕訳番号: sql`line.entry_id`,
        明細番号: sql`line.statement_line_id`,
        口座: sql`bank.real_account_id`,
        銀行の日: sql`bank.transacted_on`,
        '明細の金額（円）': sql`bank.amount`,
        摘要: sql`bank.remarks`,
        締めの日時: sql`closing.closed_at`,
        取り消し: sql`closing.reversed_at`,
      },
      sql`from period_line line
        join period_closing closing on closing.id = line.closing_id
        join fund on fund.id = closing.fund_id
        left join bank_statement_line bank on bank.id = line.statement_line_id
        where ${within(sql`closing.closed_at`, asked)} order by line.closing_id, line.seq`,
    ),
  ]
}
