-- What is counted before or after its line pays nobody: such entries stand on the cost or the rent and on what was accrued, prepaid or received in advance, and on nothing else.
-- What was paid ahead is what its line paid, in parts that have become a cost and what is left of it.
select 'entry that pays' as what, entry.id
from journal_entry entry
where split_part(entry.kind, '_reversed', 1) in ('cost_accrued', 'cost_prepaid', 'prepaid_cost_used', 'rent_earned')
  and exists (
    select from posting
    where posting.entry_id = entry.id and posting.account_kind not in ('cost', 'accrued_cost', 'prepaid_cost', 'advance_rent', 'rent_income'))
union all
select 'prepaid cost', prepaid.id
from standing_prepaid_cost prepaid
left join fund_line_part part on part.id = prepaid.line_part_id
where prepaid.used not between 0 and prepaid.amount
  or part.amount is distinct from -prepaid.amount or part.fund_id is distinct from prepaid.fund_id or part.cost_kind is distinct from prepaid.cost_kind
  or prepaid.ended_on is not null and prepaid.left_over <> 0
  or prepaid.amount is distinct from (
    select sum(posting.amount) from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'prepaid_cost'
    where entry.kind = 'cost_prepaid' and entry.idempotency_key = 'cost-prepaid:' || prepaid.id)
union all
select 'book', coalesce(balance.fund_id, left_over.fund_id)
from (
  select split_part(book, ':', 2)::bigint as fund_id, sum(amount) as amount from account_balance where account_kind = 'prepaid_cost' group by book
) balance
full join (select fund_id, sum(left_over) as amount from standing_prepaid_cost group by fund_id) left_over on left_over.fund_id = balance.fund_id
where coalesce(balance.amount, 0) <> coalesce(left_over.amount, 0)
