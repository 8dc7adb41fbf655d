-- What funds have earned and spent up to a closed month is what two people closed.
with closed as (
  select 'fund:' || month.fund_id as book, sum(month.income) as income, sum(month.cost) as cost, max(month.ends_at) as until,
    bool_or(proposal.status <> 'approved' or proposal.kind <> 'book_month' or proposal.decided_by <> month.closed_by) as is_unapproved
  from standing_book_month month
  join proposal on proposal.id = month.proposal_id
  group by month.fund_id
)
select closed.book, closed.income, booked.income as income_booked, closed.cost, booked.cost as cost_booked, closed.is_unapproved
from closed
cross join lateral (
  select coalesce(-sum(posting.amount) filter (where account_kind not in ('cost', 'sale_cost')), 0) as income,
    coalesce(sum(posting.amount) filter (where account_kind in ('cost', 'sale_cost')), 0) as cost
  from posting
  join journal_entry entry on entry.id = posting.entry_id
  where posting.book = closed.book and posting.effective_at < closed.until
    and account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'declared_income', 'cost', 'sale_cost')
    and entry.kind not in ('period_closed', 'period_closed_reversed')
) booked
where closed.income <> booked.income or closed.cost <> booked.cost or closed.is_unapproved
