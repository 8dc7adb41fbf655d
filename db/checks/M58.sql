-- A fund at work is composed of what its book says, and what the operator has in it stands in both books to the yen.
select coalesce(own.book, theirs.book) as book, 'both books' as what, coalesce(own.amount, 0) as recorded, coalesce(theirs.amount, 0) as booked
from (
  select 'fund:' || account_ref as book, sum(amount)::bigint as amount from account_balance where account_kind = 'fund_interest' group by account_ref
) own
full join (
  select book, -sum(amount)::bigint as amount from account_balance where account_kind in ('subordinated', 'fill_in', 'taken_over') group by book
) theirs on theirs.book = own.book
where coalesce(own.amount, 0) <> coalesce(theirs.amount, 0)
union all
-- What was put in, without what a loss took of it. What the operator took over is in the book once its payment is approved.
select booked.book, booked.account_kind, recorded.amount, booked.amount
from (
  select distinct on (fund_id) composition.* from fund_composition composition
  join fund_result result using (fund_id)
  where result.operation_booked_at is not null and result.failed_at is null
    -- A fund that everybody has left before its start has no book: nothing was handed over, and its composition is what was planned.
    and exists (select from journal_entry where idempotency_key = 'operation-started:' || composition.fund_id)
    and not exists (select from distribution where distribution.fund_id = composition.fund_id and distribution.redeems)
  order by fund_id, seq desc
) composed
cross join lateral (values ('deployed', composed.senior), ('subordinated', composed.subordinated), ('fill_in', composed.fill_in)) recorded (account_kind, amount)
cross join lateral (
  select 'fund:' || composed.fund_id as book, recorded.account_kind, coalesce(-sum(posting.amount), 0)::bigint as amount
  from posting
  join journal_entry entry on entry.id = posting.entry_id
  left join journal_entry original on original.id = entry.reverses
  where posting.book = 'fund:' || composed.fund_id and posting.account_kind = recorded.account_kind
    and coalesce(original.kind, entry.kind) <> 'loss_allocated'
) booked
where booked.amount <> recorded.amount
