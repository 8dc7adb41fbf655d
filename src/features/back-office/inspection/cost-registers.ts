import { fullName } from '../../../platform/database/full-name.ts'
import { sql } from 'kysely'
import { FEE_PAYEES } from '../../../domain/treasury/fee-withholding.ts'
import { COST_KINDS } from '../../../domain/treasury/fund-lines.ts'
import { LENDER_KINDS, LOAN_MOVEMENTS } from '../../../domain/funds/loan.ts'
import { DEPOSIT_MOVEMENTS, KEEPING_GROUNDS } from '../../../domain/funds/tenant-deposit.ts'
import { inWords, register, within, yesOrNo, type InspectionPeriod, type Register } from './register.ts'

/** What a fund's result rests on beside the lines of the bank: what was paid ahead, property tax by its notices, tenants' deposits, tax on fees. */
export function costRegisters(asked: InspectionPeriod): Register[] {
  const onDay = (column: string) => within(sql`${sql.ref(column)}::timestamp at time zone 'Asia/Tokyo'`, asked)
  return [
    register(
      {
        file: '58_ファンドの前払費用',
        title: 'ファンドの前払費用',
        reason: '支払った費用を、2人の運営者が対象期間に配分した記録',
      },
      {
        番号: sql`prepaid.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        費用の種類: inWords(sql`prepaid.cost_kind`, COST_KINDS),
        '42の内訳番号': sql`prepaid.line_part_id`,
        '金額（円）': sql`prepaid.amount`,
        対象期間の始まり: sql`prepaid.covers_from`,
        対象期間の終わり: sql`prepaid.covers_until`,
        '費用になった額（円）': sql`prepaid.used`,
        '残り（円）': sql`prepaid.left_over`,
        理由: sql`prepaid.reason`,
        提案番号: sql`prepaid.proposal_id`,
        承認した人: fullName('operator'),
        承認の日時: sql`prepaid.decided_at`,
        打ち切りの日: sql`prepaid.ended_on`,
        打ち切りの提案番号: sql`prepaid.end_proposal_id`,
      },
      sql`from standing_prepaid_cost prepaid
        join fund on fund.id = prepaid.fund_id
        join member operator on operator.id = prepaid.decided_by
        where ${within(sql`prepaid.decided_at`, asked)} order by prepaid.id`,
    ),
    register(
      { file: '59_固定資産税の納税通知', title: '固定資産税の納税通知', reason: '2人の運営者が登録した年税額と納期' },
      {
        通知番号: sql`assessment.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        年度: sql`assessment.year`,
        納税通知: sql`assessment.about`,
        '年税額（円）': sql`assessment.amount`,
        期: sql`instalment.number`,
        納期限: sql`instalment.due_on`,
        '金額（円）': sql`instalment.amount`,
        理由: sql`assessment.reason`,
        '書類のSHA-256': sql`assessment.paper_sha256`,
        提案番号: sql`assessment.proposal_id`,
        承認した人: fullName('operator'),
        承認の日時: sql`assessment.decided_at`,
        終了の日時: sql`assessment.ended_at`,
        終了の提案番号: sql`assessment.end_proposal_id`,
      },
      sql`from property_tax_assessment assessment
        join property_tax_instalment instalment on instalment.assessment_id = assessment.id
        join fund on fund.id = assessment.fund_id
        join member operator on operator.id = assessment.decided_by
        where ${within(sql`assessment.decided_at`, asked)} order by assessment.id, instalment.number`,
    ),
    register(
      {
        file: '60_敷金・保証金の動き',
        title: '敷金・保証金の動き',
        reason: '賃貸借ごとの預かりと返還。合計は帳簿の預り敷金・保証金と同額',
      },
      {
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        賃貸借の番号: sql`movement.lease_id`,
        借主: sql`tenant.name`,
        日付: sql`movement.moved_on`,
        内容: inWords(sql`movement.what`, DEPOSIT_MOVEMENTS),
        '金額（円）': sql`movement.amount`,
        摘要: sql`movement.remarks`,
        差し引きの番号: sql`movement.keeping_id`,
        差し引きの理由: inWords(sql`keeping.ground`, KEEPING_GROUNDS),
        理由: sql`keeping.reason`,
        提案番号: sql`keeping.proposal_id`,
        '精算書のSHA-256': sql`keeping.paper_sha256`,
      },
      sql`from lease_deposit_movement movement
        join fund on fund.id = movement.fund_id
        left join lease on lease.id = movement.lease_id
        left join party tenant on tenant.id = lease.tenant_id
        left join deposit_keeping keeping on keeping.id = movement.keeping_id
        where ${onDay('movement.moved_on')}
        order by fund.id, movement.lease_id, movement.moved_on, movement.explanation_id, movement.keeping_id, movement.amount`,
    ),
    register(
      { file: '61_報酬の源泉所得税', title: '報酬の源泉所得税', reason: '所得税法204条・205条' },
      {
        内訳番号: sql`part.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        銀行の日: sql`entry.transacted_on`,
        摘要: sql`entry.remarks`,
        支払先: inWords(sql`part.fee_payee`, FEE_PAYEES),
        '対象の報酬（円）': sql`part.fee_base`,
        '徴収した税額（円）': sql`case when part.amount > 0 then part.amount end`,
        納付した月分: sql`part.month`,
        '納付した税額（円）': sql`case when part.amount < 0 then -part.amount end`,
      },
      sql`from fund_line_part part
        join fund on fund.id = part.fund_id
        join statement_explanation told on told.id = part.explanation_id
        join bank_statement_line entry on entry.id = told.statement_line_id
        where part.kind = 'fee_tax' and not exists (select from statement_explanation later where later.corrects = told.id)
          and ${onDay('entry.transacted_on')} order by part.id`,
    ),
    register(
      {
        file: '62_ファンドの借入金',
        title: 'ファンドの借入金',
        reason: '2人の運営者が登録した借入れと、明細による受け取り・返済・利息',
      },
      {
        借入の番号: sql`loan.id`,
        ファンド番号: sql`fund.id`,
        ファンド: sql`fund.name`,
        借入先: sql`loan.lender`,
        借入先の種類: inWords(sql`loan.lender_kind`, LENDER_KINDS),
        当社または関係者: yesOrNo(sql`loan.is_related`),
        '借入額（円）': sql`loan.amount`,
        '年利（％）': sql`to_char(loan.rate_bp / 100.0, 'FM990.00')`,
        契約日: sql`loan.contracted_on`,
        最終の返済期日: sql`loan.matures_on`,
        '契約書のSHA-256': sql`loan.contract_sha256`,
        日付: sql`movement.moved_on`,
        内容: inWords(sql`movement.what`, LOAN_MOVEMENTS),
        '金額（円）': sql`movement.amount`,
        摘要: sql`movement.remarks`,
        理由: sql`loan.reason`,
        提案番号: sql`loan.proposal_id`,
        承認した人: fullName('operator'),
        承認の日時: sql`loan.decided_at`,
        取り消しの日時: sql`loan.withdrawn_at`,
      },
      // A loan of which no line is told yet has a row of its own.
      sql`from loan
        join fund on fund.id = loan.fund_id
        join member operator on operator.id = loan.decided_by
        left join loan_movement movement on movement.loan_id = loan.id and ${onDay('movement.moved_on')}
        order by loan.id, movement.moved_on, movement.amount, movement.what`,
    ),
  ]
}
