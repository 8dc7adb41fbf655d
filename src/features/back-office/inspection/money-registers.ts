import { fullName } from '../../../platform/database/full-name.ts'
import { sql, type RawBuilder } from 'kysely'
import { ACCOUNT_ENTRY_KINDS } from '../../../domain/treasury/account-entry-words.ts'
import { COST_KINDS, FUND_LINE_KINDS } from '../../../domain/treasury/fund-lines.ts'
import { PAYOUT_METHODS, PAYOUT_STATUS } from '../../../domain/treasury/payout-words.ts'
import {
  DEPOSIT_OUTCOME,
  PAYOUT_PROBLEM,
  REFUND_REASON,
  REFUND_STATUS,
} from '../../../domain/back-office/state-words.ts'
import { ACCOUNT_TEXTS } from '../../treasury/bookkeeping/account-text.ts'
import { bookInWords } from '../../treasury/bookkeeping/book-text.ts'
import { ENTRY_TEXTS } from '../../treasury/money-trail/step-text.ts'
import {
  actorInWords,
  applicationNumberOf,
  inWords,
  register,
  within,
  yesOrNo,
  type InspectionPeriod,
  type Register,
} from './register.ts'

/** What an entry was, also one that takes another back. */
const entryInWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${inWords(sql`regexp_replace(${column}, '_reversed$', '')`, ENTRY_TEXTS)} || case when ${column} like '%\\_reversed' then 'の取り消し' else '' end`

/** Whose an account is: a number, or a kind of cost. */
const ownerInWords = (column: RawBuilder<unknown>): RawBuilder<unknown> => inWords(column, COST_KINDS)

/** Whose money a line of the account is, as it is told now: with the bank's own statement, an auditor sees that a fund's list leaves none of it out. */
const ownerOfLine = sql`coalesce(
  (select string_agg('ファンド' || part.fund_id || ' ' || ${inWords(sql`part.kind`, FUND_LINE_KINDS)} || ' ' || part.amount || '円', '、' order by part.id)
    from statement_explanation told join fund_line_part part on part.explanation_id = told.id
    where told.bank_line_id = line.id and not exists (select from statement_explanation later where later.corrects = told.id)),
  (select string_agg(distinct 'ファンド' || investment.fund_id || ' 会員の入金', '、') from deposit join investment on investment.id = deposit.investment_id where deposit.bank_line_id = line.id),
  case when line.va_id is not null then '会員の入金（申し込みなし）'
    when exists (select from journal_entry where idempotency_key = 'bank-line:' || line.id and kind = 'payout_settled') then '会員への支払い' end,
  (select ${inWords(sql`told.kind`, ACCOUNT_ENTRY_KINDS)} from statement_explanation told where told.bank_line_id = line.id order by told.id desc limit 1),
  '未確認')`

/** Every yen: what came in, what went out, and the books between. */
export function moneyRegisters(period: InspectionPeriod): Register[] {
  return [
    register(
      { file: '10_入金', title: '入金', reason: '不動産特定共同事業法32条・分別管理' },
      {
        番号: sql`deposit.id`,
        銀行の日時: sql`line.transacted_at`,
        '入金額（円）': sql`line.amount`,
        振込依頼人: sql`line.remitter_name_kana`,
        判定: inWords(sql`deposit.outcome`, DEPOSIT_OUTCOME),
        申込番号: applicationNumberOf,
        '出資に充てた額（円）': sql`deposit.toward_investment`,
        '返金額（円）': sql`deposit.refundable`,
        名義の相違: yesOrNo(sql`deposit.name_differs`),
        記帳: sql`deposit.booked_at`,
      },
      sql`from deposit join bank_line line on line.id = deposit.bank_line_id left join investment on investment.id = deposit.investment_id
        where ${within(sql`deposit.booked_at`, period)} order by deposit.id`,
    ),
    register(
      { file: '11_返金', title: '返金', reason: '不動産特定共同事業法32条' },
      {
        番号: sql`refund.id`,
        申込番号: applicationNumberOf,
        '金額（円）': sql`refund.amount`,
        理由: inWords(sql`refund.reason`, REFUND_REASON),
        発生: sql`refund.owed_since`,
        状態: inWords(sql`refund.status`, REFUND_STATUS),
        支払い: sql`refund.paid_at`,
      },
      sql`from refund join investment on investment.id = refund.investment_id where ${within(sql`refund.owed_since`, period)} order by refund.id`,
    ),
    register(
      { file: '12_分配と償還', title: '分配と償還', reason: '不動産特定共同事業法32条・所得税法210条・211条' },
      {
        分配番号: sql`distribution.id`,
        ファンド: sql`fund.name`,
        期: sql`coalesce(distribution.period_number::text, case when distribution.supplements is not null then '追加分配' end)`,
        '分配の総額（円）': sql`distribution.total_dividend`,
        申込番号: applicationNumberOf,
        会員番号: sql`member.member_number`,
        '分配金（円）': sql`share.gross`,
        '源泉徴収（円）': sql`share.withholding`,
        '元本（円）': sql`share.principal`,
        'うち元本の回復（円）': sql`share.restored`,
        '損失（円）': sql`share.loss`,
        確定: sql`distribution.fixed_at`,
        支払日: sql`distribution.payday`,
        支払い: sql`share.paid_at`,
      },
      sql`from distribution_share share join distribution on distribution.id = share.distribution_id join fund on fund.id = distribution.fund_id
        join investment on investment.id = share.investment_id join member on member.id = investment.member_id
        where ${within(sql`distribution.fixed_at`, period)} order by share.id`,
    ),
    register(
      { file: '13_支払い', title: '支払い', reason: '振込と、その準備・承認をした運営者' },
      {
        支払番号: sql`payout.id`,
        まとまり: sql`batch.id`,
        方法: inWords(sql`batch.method`, PAYOUT_METHODS),
        会員番号: sql`member.member_number`,
        受取人: sql`payout.payee_name`,
        '金額（円）': sql`payout.amount`,
        状態: inWords(sql`payout.status`, PAYOUT_STATUS),
        問題: inWords(sql`payout.problem`, PAYOUT_PROBLEM),
        準備した人: fullName('maker'),
        準備: sql`batch.prepared_at`,
        承認した人: fullName('checker'),
        承認: sql`batch.approved_at`,
        一人での承認: yesOrNo(sql`batch.sole_operator`),
        支払い: sql`payout.paid_at`,
      },
      sql`from payout join payout_batch batch on batch.id = payout.batch_id join member on member.id = payout.member_id join member maker on maker.id = batch.prepared_by
        left join member checker on checker.id = batch.approved_by where ${within(sql`batch.prepared_at`, period)} order by payout.id`,
    ),
    register(
      { file: '14_仕訳帳', title: '仕訳帳', reason: '不動産特定共同事業法32条・会社法432条' },
      {
        仕訳番号: sql`entry.id`,
        種類: entryInWords(sql`entry.kind`),
        発生: sql`entry.effective_at`,
        記帳: sql`entry.recorded_at`,
        帳簿: bookInWords(sql`posting.book`),
        勘定: inWords(sql`posting.account_kind`, ACCOUNT_TEXTS),
        勘定の対象: ownerInWords(sql`posting.account_ref`),
        '借方（円）': sql`case when posting.amount > 0 then posting.amount end`,
        '貸方（円）': sql`case when posting.amount < 0 then -posting.amount end`,
        取り消す仕訳: sql`entry.reverses`,
        行為者: actorInWords(sql`entry.actor`),
        理由: sql`entry.reason`,
      },
      sql`from posting join journal_entry entry on entry.id = posting.entry_id where ${within(sql`entry.effective_at`, period)} order by entry.id, posting.id`,
    ),
    register(
      { file: '15_勘定の残高', title: '勘定の残高', reason: '作成の時点' },
      {
        帳簿: bookInWords(sql`balance.book`),
        勘定: inWords(sql`account_kind`, ACCOUNT_TEXTS),
        勘定の対象: ownerInWords(sql`account_ref`),
        '残高（円・借方が正）': sql`amount`,
      },
      sql`from account_balance balance where amount <> 0 order by book, account_kind, account_ref`,
    ),
    register(
      { file: '16_口座の明細', title: '口座の明細', reason: '銀行が報告した行と、その帰属、運営者の説明' },
      {
        番号: sql`line.id`,
        口座: sql`line.real_account_id`,
        銀行の日: sql`line.transacted_on`,
        銀行の日時: sql`line.transacted_at`,
        '金額（円）': sql`line.amount`,
        依頼人: sql`line.remitter_name_kana`,
        摘要: sql`line.remarks`,
        帰属: ownerOfLine,
        記録: sql`line.recorded_at`,
        説明: sql`told.words`,
      },
      sql`from bank_line line
        left join (select bank_line_id, string_agg(${inWords(sql`kind`, ACCOUNT_ENTRY_KINDS)} || '：' || reason, ' / ' order by id) as words from statement_explanation group by bank_line_id) told on told.bank_line_id = line.id
        where ${within(sql`line.transacted_at`, period)} order by line.id`,
    ),
    register(
      { file: '17_源泉所得税の納付', title: '源泉所得税の納付', reason: '所得税法210条・211条' },
      {
        支払った月: sql`payment.month`,
        '納付額（円）': sql`payment.amount`,
        納付日: sql`payment.paid_on`,
        記録: sql`payment.recorded_at`,
        記録した人: fullName('member'),
      },
      sql`from tax_payment payment join member on member.id = payment.recorded_by where ${within(sql`payment.recorded_at`, period)} order by payment.id`,
    ),
    register(
      { file: '18_帳簿の検査', title: '帳簿の検査', reason: '自動で行う検査の、最後の結果' },
      { 検査: sql`id`, 不一致の数: sql`violations`, 検査の日時: sql`checked_at`, 不一致の始まり: sql`broken_since` },
      sql`from money_check order by id`,
    ),
  ]
}
