-- What a closed period gives investors is the waterfall's own figure, within the contract's cap, and goes to them whole; who got less than planned reads why.
with period as (
  select closing.*, distribution.planned, distribution.less_words, earning.start_on, earning.end_on, earning.dividend, fund.planned_rate_bp, fund.auto_renewal, invested.amount as invested,
    coalesce(declared.yen, 0) as declared,
    -- The books of before it, as its entry moved them: profit is a credit of the fund's result.
    coalesce((select -sum(posting.amount) from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'undistributed'
      where entry.idempotency_key = 'period-closed:' || closing.id), 0) as profit
  from period_closing closing
  join fixed_distribution distribution on distribution.id = closing.distribution_id
  join fund on fund.id = closing.fund_id
  join distribution_earning earning on earning.distribution_id = closing.distribution_id
  cross join lateral (
    select coalesce(sum(investment.amount), 0) as amount from distribution_share share join investment on investment.id = share.investment_id
    where share.distribution_id = closing.distribution_id) invested
  left join distribution_source declared on declared.distribution_id = closing.distribution_id and declared.kind = 'declared'
  where closing.reversed_at is null
), recomputed as (
  select period.*, div(invested * planned_rate_bp * (end_on - start_on + 1), 10000 * 365) as cap_by_days,
    -- What investors lost earlier is made good first: beyond what the operator's own money bears.
    greatest(0, profit - greatest(0, loss_carried - operators.amount)) as left_for_them,
    case when auto_renewal then greatest(0, sale_proceeds - sale_cost) else 0 end as sale_profit
  from period
  cross join lateral (
    select composition.subordinated + composition.fill_in + composition.taken_over as amount from fund_composition composition
    where composition.fund_id = period.fund_id and composition.at <= period.closed_at order by composition.seq desc limit 1) operators
)
select id as closing_id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'cap' as what
from recomputed where cap is distinct from cap_by_days
union all
select id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'books'
from recomputed where income - costs + sale_proceeds - sale_cost <> profit
union all
select id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'waterfall'
from recomputed cross join lateral (select least(sale_profit, left_for_them) as of_sale) parts
where priority <> least(left_for_them - of_sale, cap_by_days) or sale_quarter <> div(of_sale, 4)
union all
-- The database asks words of whoever gives less than the plan; that the plan is the right one is asked here.
select id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'plan'
from recomputed where planned <> cap_by_days
union all
-- Flooring leaves less than a yen of each share. Before 0490 words were enough; a loss that is only said, and reaches the principal, has used the profit up.
select id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'less than given'
from recomputed
where dividend <= priority + sale_quarter - (select count(*) from distribution_share where distribution_id = recomputed.distribution_id)
  and invested > 0
  and (less_words = '' or not exists (select from distribution_share share where share.distribution_id = recomputed.distribution_id and share.loss > 0)
    and exists (select from journal_entry entry where entry.idempotency_key = 'period-closed:' || recomputed.id
      and entry.id > (select after_entry from rule_start where rule = 'given_in_full')))
union all
select id, fund_id, number, cap, cap_by_days, priority, sale_quarter, dividend, declared, 'more than declared'
from recomputed where dividend - declared > priority + sale_quarter
