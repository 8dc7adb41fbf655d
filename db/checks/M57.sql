-- The operator's parts go back last: nothing of the investors' was at work or owed to them as principal when they did, and they went in the order opposite to that of a loss.
with returned as (
  select entry.id, entry.recorded_at, posting.book, posting.account_kind
  from journal_entry entry
  join posting on posting.entry_id = entry.id
  where entry.kind = 'contribution_returned' and posting.account_kind in ('subordinated', 'fill_in', 'taken_over')
    and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
)
select returned.id as entry_id, returned.book, 'still at work' as problem
from returned
where exists (
  select from posting where posting.book = returned.book and posting.account_kind = 'deployed' and posting.entry_id <= returned.id
  group by posting.account_ref having sum(posting.amount) <> 0)
union
select returned.id, returned.book, 'principal was owed'
from returned
where exists (
  select from distribution_share share join distribution on distribution.id = share.distribution_id
  where 'fund:' || distribution.fund_id = returned.book and share.principal > 0
    and distribution.fixed_at <= returned.recorded_at and (share.paid_at is null or share.paid_at > returned.recorded_at)
    -- What the payee's bank sent back later had been paid then. Of one and the same instant the entries say which came first.
    and not exists (
      select from payout where payout.distribution_share_id = share.id and payout.status = 'returned'
        and payout.paid_at <= returned.recorded_at and (payout.ended_at > returned.recorded_at or payout.ended_at = returned.recorded_at and exists (
          select from journal_entry back join posting owed on owed.entry_id = back.id
          where back.kind = 'payout_returned' and back.id > returned.id and owed.account_kind = 'payable' and owed.account_ref = share.investment_id::text))))
union
select returned.id, returned.book, 'before the parts that go first'
from returned
join posting earlier on earlier.book = returned.book and earlier.entry_id <= returned.id
  and (returned.account_kind, earlier.account_kind) in (('fill_in', 'taken_over'), ('subordinated', 'taken_over'), ('subordinated', 'fill_in'))
group by returned.id, returned.book, earlier.account_kind
having sum(earlier.amount) <> 0
