-- A distribution gives out no more than its period's books left: beyond them goes only what was declared, and a loss that is carried.
with moved as (
  select fund.fund_id, posting.entry_id, sum(posting.amount) as amount
  from (select distinct fund_id from distribution) fund
  join posting on posting.book = 'fund:' || fund.fund_id and posting.account_kind = 'undistributed'
  group by fund.fund_id, posting.entry_id
), standing as (
  select fund_id, entry_id, sum(amount) over (partition by fund_id order by entry_id) as debit,
    -- What the opening of the books found.
    sum(case when entry_id = (select id from journal_entry where idempotency_key = 'books-opened') then amount else 0 end) over (partition by fund_id) as opened
  from moved
), given as (
  select distribution.id, distribution.fund_id, standing.debit, standing.opened,
    -- Of all distributions up to this one.
    sum(coalesce(source.yen, 0)) over (partition by distribution.fund_id order by distribution.id) as declared
  from distribution
  join journal_entry entry on entry.idempotency_key = 'distribution:' || distribution.id
  join standing on standing.fund_id = distribution.fund_id and standing.entry_id = entry.id
  left join distribution_source source on source.distribution_id = distribution.id and source.kind = 'declared'
)
select given.id as distribution_id, given.fund_id, given.debit, given.opened, given.declared, coalesce(carried.loss_left, 0) as loss_left
from given
left join lateral (
  select closing.loss_left from period_closing closing
  where closing.fund_id = given.fund_id and closing.reversed_at is null and closing.distribution_id <= given.id
  order by closing.number desc limit 1
) carried on true
where given.debit > greatest(given.opened, 0) + given.declared + coalesce(carried.loss_left, 0)
