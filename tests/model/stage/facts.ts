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
  payouts: [id: number, status: string, paidAt: number | null, isFailed: boolean][]
  places: [memberId: number, fundId: number, amount: number, status: string, until: number | null][]
  failedFunds: number[]
}

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`

const list = (row: string, from: string): string =>
  `select coalesce(json_agg(${row}), '[]')::text as answer from (${from}) r`

/** What the overview tells as the operator's own money or as the assets of the funds. */
const operatorsOwn = `'{property,fund_interest,taken_over,undistributed,declared_income,own_equity,fee,surcharge,fund_asset,float}'`

/** A query for each part: one row, one column of JSON as text. */
export const factQueries: Record<keyof Facts, string> = {
  investments: list(
    'json_build_array(id, status, cancel_reason, deadline, delivered, confirmed, redeemed)',
    `select i.id, i.status, i.cancel_reason, ${milliseconds('i.deposit_deadline_at')} as deadline, ${milliseconds('d.delivered_at')} as delivered,
      ${milliseconds('i.contract_confirmed_at')} as confirmed, i.redeemed_at is not null as redeemed
     from investment i left join contract_document d on d.investment_id = i.id order by i.id`,
  ),
  // As the overview tells them, over all books: what is at work in the funds, and what is the operator's to dispose of.
  books: list(
    'json_build_array(account, balance)',
    `select account collate "C" as account, sum(amount) as balance
     from (
       select case when account_kind in ('tax', 'withholding_unpaid', 'withholding_in_flight') then 'tax' when account_kind in ('suspense', 'unexplained') then 'suspense'
         when account_kind = 'bank' then 'bank' else account_kind || ':' || account_ref end as account, amount
       from posting where account_kind <> all (${operatorsOwn})
       union all
       select 'float', -amount from posting where account_kind <> all (${operatorsOwn})
       union all
       select unnest(array['fund_asset:' || i.fund_id, 'float']), unnest(array[-p.amount, p.amount])
       from posting p join investment i on i.id::text = p.account_ref where p.account_kind = 'deployed'
     ) told
     group by 1 having sum(amount) <> 0 order by 1`,
  ),
  refunds: list('json_build_array(investment_id, amount, reason, status)', 'select * from refund order by id'),
  shares: list(
    'json_build_array(investment_id, payday, gross, withholding, principal, loss, paid)',
    `select s.*, d.payday, ${milliseconds('s.paid_at')} as paid from distribution_share s join distribution d on d.id = s.distribution_id order by s.id`,
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
