-- Months of the books are closed in order, each fund's once, when they are over; and they are opened again by two people with a reason, before the next one is closed.
select 'not over' as what, month.month, month.fund_id
from standing_book_month month
where month.ends_at > month.closed_at or not exists (select from bank_reading where read_at >= month.ends_at)
union all
select 'closed twice', month, fund_id
from standing_book_month
group by month, fund_id
having count(*) > 1
union all
select 'closed after a later one', month.month, month.fund_id
from standing_book_month month
where exists (
  select from standing_book_month later
  where later.fund_id = month.fund_id and later.month > month.month and later.closed_at < month.closed_at)
union all
select 'opened again by less than two', month.month, month.fund_id
from book_month_reopening reopening
join book_month month on month.id = reopening.book_month_id
where not exists (
  select from proposal
  where proposal.id = reopening.proposal_id and proposal.kind = 'book_month.reopening' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and trim(reopening.reason) <> ''
    and proposal.content ->> 'month' = month.month and proposal.decided_by = reopening.reopened_by)
