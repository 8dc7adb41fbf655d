/** All that the product's tables say of what the model knows too. Instants are milliseconds, money is whole yen. */
export interface Facts {
  investments: [
    id: number,
    status: string,
    cancelReason: string | null,
    deadline: number | null,
    delivered: number | null,
    confirmed: number | null,
    redeemed: boolean,
  ][]
  books: [account: string, balance: number][]
  refunds: [investmentId: number, amount: number, reason: string, status: string][]
  shares: [
    investmentId: number,
    payday: string,
    gross: number,
    withholding: number,
    principal: number,
    loss: number,
    paidAt: number | null,
  ][]
  /** What the books of closed periods gave, in the order of their closing. */
  closings: [
    period: number,
    income: number,
    relatedIncome: number,
    costs: number,
    sale: number,
    relatedSale: number,
    saleCost: number,
    lossCarried: number,
    lossLeft: number,
    cap: number,
    priority: number,
    saleQuarter: number,
  ][]
  /** Where the dividends come from, in the order in which they were fixed. */
  sources: [period: number, kind: string, yen: number, related: number][]
  payouts: [id: number, status: string, paidAt: number | null, isFailed: boolean][]
  places: [memberId: number, fundId: number, amount: number, status: string, until: number | null][]
  failedFunds: number[]
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`

const list = (row: string, from: string): string =>
  `select coalesce(json_agg(${row}), '[]')::text as answer from (${from}) r`

/** A query for each part: one row, one column of JSON as text. */
export const factQueries: Record<keyof Facts, string> = {
  investments: list(
    'json_build_array(id, status, cancel_reason, deadline, delivered, confirmed, redeemed)',
    `select i.id, i.status, i.cancel_reason, ${milliseconds('i.deposit_deadline_at')} as deadline, ${milliseconds('d.delivered_at')} as delivered,
      ${milliseconds('i.contract_confirmed_at')} as confirmed, i.redeemed_at is not null as redeemed
     from investment i left join contract_document d on d.investment_id = i.id order by i.id`,
  ),
  // Every account of every book; all of it lies on one account of the bank.
  books: list(
    'json_build_array(account, amount)',
    `select (book || ' ' || account_kind || case when account_ref = '' or account_kind = 'bank' then '' else ':' || account_ref end) collate "C" as account, amount
     from account_balance where amount <> 0 order by 1`,
  ),
  refunds: list('json_build_array(investment_id, amount, reason, status)', 'select * from refund order by id'),
  shares: list(
    'json_build_array(investment_id, payday, gross, withholding, principal, loss, paid)',
    `select s.*, d.payday, ${milliseconds('s.paid_at')} as paid from distribution_share s join distribution d on d.id = s.distribution_id order by s.id`,
  ),
  closings: list(
    'json_build_array(number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter)',
    'select * from period_closing order by id',
  ),
  sources: list(
    'json_build_array(period_number, kind, yen, related_yen)',
    'select fixed_distribution.period_number, source.* from distribution_source source join fixed_distribution on fixed_distribution.id = source.distribution_id order by source.distribution_id, kind',
  ),
  payouts: list(
    'json_build_array(id, status, paid, failed)',
    `select id, status, ${milliseconds('paid_at')} as paid, failed_at is not null as failed from payout order by id`,
  ),
  places: list(
    'json_build_array(member_id, fund_id, amount, status, until)',
    `select w.*, ${milliseconds('w.invited_until')} as until from waitlist_entry w order by w.id`,
  ),
  failedFunds: list('fund_id', 'select fund_id from fund_result where failed_at is not null order by fund_id'),
}
