import { sql } from 'kysely'
import { addDays, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { FEE_PAYEES, type FeePayee } from '../../../domain/treasury/fee-withholding.ts'
import { exactRate } from '../../../domain/funds/fund-text.ts'
import { COST_KINDS, type CostKind } from '../../../domain/treasury/fund-lines.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { booksAgree, loadFundDebts } from '../company-year/load-fund-debts.ts'

/** A row of a list. */
export type Cells = (string | number)[]

interface Asked {
  from: JapanDate
  until: JapanDate
  /** The books that may be seen. */
  open: readonly string[]
}

/** What stands behind a year's statements: each account that is a list of something, item by item, on the last day, and what was paid of taxes in it. */
export async function yearLists(
  database: Queryable,
  { from, until, open }: Asked,
): Promise<{ name: string; rows: Cells[] }[]> {
  return [
    { name: '90_ファンドが会社に負う額', rows: await debtLines(database, until, open) },
    { name: '91_未払費用', rows: await accrualLines(database, until, open) },
    ...(open.includes('operator')
      ? [{ name: '92_源泉所得税の納付', rows: await taxLines(database, from, until) }]
      : []),
    { name: '93_前払費用', rows: await prepaidLines(database, until, open) },
    { name: '94_固定資産税の納期', rows: await instalmentLines(database, { from, until, open }) },
    { name: '95_敷金・保証金', rows: await depositLines(database, until, open) },
    { name: '96_報酬の源泉所得税', rows: await feeTaxLines(database, { from, until, open }) },
    { name: '97_借入金', rows: await loanLines(database, { from, until, open }) },
  ]
}

async function debtLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const debts = (await loadFundDebts(database, on)).filter(
    ({ fund_id: fundId }) => open.includes('operator') || open.includes(`fund:${fundId}`),
  )
  return [
    ['ファンド', '立替金（円）', '未払営業者帰属損益（円）', '自己出資（円）', '会社とファンドの帳簿'],
    ...debts.map((debt) => [
      debt.name,
      debt.advanced,
      debt.operator_share,
      debt.fund_interest,
      booksAgree(debt) ? '一致' : '不一致',
    ]),
  ]
}

/** What was counted as a cost and stands unpaid at the day's end, by the books. */
async function accrualLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const { rows } = await sql<{ name: string; costKind: CostKind; amount: number }>`
    select fund.name, posting.account_ref as "costKind", -sum(posting.amount)::bigint as amount
    from posting join fund on posting.book = 'fund:' || fund.id
    where posting.account_kind = 'accrued_cost' and posting.effective_at < ${startOfDay(addDays(on, 1))} and posting.book = any(${open}::text[])
    group by fund.id, fund.name, posting.account_ref having sum(posting.amount) <> 0 order by fund.id, 2`.execute(
    database,
  )
  return [
    ['ファンド', '費用の種類', '未払いの額（円）'],
    ...rows.map(({ name, costKind, amount }) => [name, COST_KINDS[costKind], Number(amount)]),
  ]
}

async function taxLines(database: Queryable, from: JapanDate, until: JapanDate): Promise<Cells[]> {
  const rows = await database
    .selectFrom('tax_payment')
    .select(['month', 'paid_on', 'amount', 'journal_entry_id'])
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', until)
    .orderBy('paid_on')
    .execute()
  return [
    ['徴収した月', '納付した日', '納付した額（円）', '仕訳の番号'],
    ...rows.map((row) => [row.month, row.paid_on, row.amount, Number(row.journal_entry_id)]),
  ]
}

/** What was paid ahead and belongs to days after the last, by the books: their sum is the account. */
async function prepaidLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const { rows } = await sql<{
    name: string
    costKind: CostKind
    from: string
    until: string
    amount: number
    left: number
  }>`
    select fund.name, prepaid.cost_kind as "costKind", prepaid.covers_from::text as from, prepaid.covers_until::text as until, prepaid.amount,
      sum(posting.amount)::bigint as left
    from prepaid_cost prepaid
    join fund on fund.id = prepaid.fund_id
    join journal_entry entry on entry.kind in ('cost_prepaid', 'prepaid_cost_used') and prepaid_cost_of(entry.idempotency_key) = prepaid.id
    join posting on posting.entry_id = entry.id and posting.account_kind = 'prepaid_cost'
    where posting.effective_at < ${startOfDay(addDays(on, 1))} and posting.book = any(${open}::text[])
    group by prepaid.id, fund.id, fund.name having sum(posting.amount) <> 0 order by fund.id, prepaid.covers_until, prepaid.id`.execute(
    database,
  )
  return [
    ['ファンド', '費用の種類', '対象期間の始まり', '対象期間の終わり', '支払額（円）', '残り（円）'],
    ...rows.map((row) => [row.name, COST_KINDS[row.costKind], row.from, row.until, row.amount, Number(row.left)]),
  ]
}

/** Instalments of property tax that fell due in the days, by the notices that hold. */
async function instalmentLines(database: Queryable, { from, until, open }: Asked): Promise<Cells[]> {
  const { rows } = await sql<{
    name: string
    year: number
    about: string
    number: number
    dueOn: string
    amount: number
    isPaid: boolean
  }>`
    select fund.name, instalment.year, instalment.about, instalment.number, instalment.due_on::text as "dueOn", instalment.amount, instalment.is_paid as "isPaid"
    from standing_tax_instalment instalment join fund on fund.id = instalment.fund_id
    where instalment.due_on between ${from} and ${until} and 'fund:' || fund.id = any(${open}::text[])
    order by fund.id, instalment.due_on`.execute(database)
  return [
    ['ファンド', '年度', '納税通知', '期', '納期限', '金額（円）', '現在の状態'],
    ...rows.map((row) => [
      row.name,
      row.year,
      row.about,
      row.number,
      row.dueOn,
      row.amount,
      row.isPaid ? '納付済み' : '未納',
    ]),
  ]
}

/** Tenants' deposits lease by lease: their sum is the account. */
async function depositLines(database: Queryable, on: JapanDate, open: readonly string[]): Promise<Cells[]> {
  const { rows } = await sql<{ name: string; leaseId: number | null; tenant: string | null; held: number }>`
    select fund.name, movement.lease_id as "leaseId", tenant.name as tenant, sum(movement.amount)::bigint as held
    from lease_deposit_movement movement
    join fund on fund.id = movement.fund_id
    left join lease on lease.id = movement.lease_id
    left join party tenant on tenant.id = lease.tenant_id
    where movement.moved_on <= ${on} and 'fund:' || fund.id = any(${open}::text[])
    group by fund.id, fund.name, movement.lease_id, tenant.name having sum(movement.amount) <> 0 order by fund.id, 2 nulls last`.execute(
    database,
  )
  return [
    ['ファンド', '賃貸借の番号', '借主', '預かっている額（円）'],
    ...rows.map((row) => [row.name, row.leaseId ?? '登録なし', row.tenant ?? '', Number(row.held)]),
  ]
}

/** What was kept of each fee, and what of it went to the tax office. */
async function feeTaxLines(database: Queryable, { from, until, open }: Asked): Promise<Cells[]> {
  const { rows } = await sql<{
    name: string
    day: string
    remarks: string
    payee: FeePayee | null
    month: string | null
    base: number | null
    amount: number
  }>`
    select fund.name, entry.transacted_on::text as day, entry.remarks, part.fee_payee as payee, part.month, part.fee_base as base, part.amount
    from fund_line_part part
    join fund on fund.id = part.fund_id
    join statement_explanation told on told.id = part.explanation_id
    join bank_statement_line entry on entry.id = told.statement_line_id
    where part.kind = 'fee_tax' and entry.transacted_on between ${from} and ${until} and 'fund:' || fund.id = any(${open}::text[])
      and not exists (select from statement_explanation later where later.corrects = told.id)
    order by entry.transacted_on, part.id`.execute(database)
  return [
    ['ファンド', '日付', '銀行の摘要', '内容', '対象の報酬（円）', '徴収した税額（円）', '納付した税額（円）'],
    ...rows.map(({ name, day, remarks, payee, month, base, amount }) => [
      name,
      day,
      remarks,
      payee === null ? `${month ?? ''}分の納付` : FEE_PAYEES[payee],
      base ?? '',
      amount > 0 ? amount : '',
      amount > 0 ? '' : -amount,
    ]),
  ]
}

/** What each fund owes its lenders on the last day, and what of interest was paid in the days: the sum owed is the account. */
async function loanLines(database: Queryable, { from, until, open }: Asked): Promise<Cells[]> {
  const { rows } = await sql<{
    name: string
    lender: string
    rateBp: number
    maturesOn: string
    owed: number
    interest: number
  }>`
    select fund.name, loan.lender, loan.rate_bp as "rateBp", loan.matures_on::text as "maturesOn",
      sum(case movement.what when 'drawn' then movement.amount when 'repaid' then -movement.amount else 0 end)::bigint as owed,
      coalesce(sum(movement.amount) filter (where movement.what = 'interest' and movement.moved_on >= ${from}), 0)::bigint as interest
    from loan
    join fund on fund.id = loan.fund_id
    join loan_movement movement on movement.loan_id = loan.id
    where movement.moved_on <= ${until} and 'fund:' || fund.id = any(${open}::text[])
    group by loan.id, fund.id, fund.name order by fund.id, loan.id`.execute(database)
  return [
    ['ファンド', '借入先', '年利', '最終の返済期日', '残高（円）', '期間中に支払った利息（円）'],
    ...rows.map((row) => [
      row.name,
      row.lender,
      exactRate(row.rateBp),
      row.maturesOn,
      Number(row.owed),
      Number(row.interest),
    ]),
  ]
}
