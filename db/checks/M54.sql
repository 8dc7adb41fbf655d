-- A distribution gives out no more than its period's books left: beyond them goes only what was declared, and a loss that is carried.
with given as (
  select distribution.id, distribution.fund_id, entry.id as entry_id,
    (select sum(posting.amount) from posting
      where posting.book = 'fund:' || distribution.fund_id and posting.account_kind = 'undistributed' and posting.entry_id <= entry.id) as debit,
    -- What stood when the books were opened, and what of all distributions up to this one was declared.
    (select coalesce(sum(posting.amount), 0) from posting join journal_entry opening on opening.id = posting.entry_id and opening.kind = 'books_opened'
      where posting.book = 'fund:' || distribution.fund_id and posting.account_kind = 'undistributed') as opened,
    (select coalesce(sum(source.yen), 0) from distribution_source source join fixed_distribution earlier on earlier.id = source.distribution_id
      join journal_entry fixed on fixed.idempotency_key = 'distribution:' || earlier.id
      join posting line on line.entry_id = fixed.id and line.account_kind = 'undistributed'
      where earlier.fund_id = distribution.fund_id and earlier.id <= distribution.id and earlier.reversed_at is null and source.kind = 'declared') as declared,
    coalesce((select closing.loss_left from period_closing closing
      where closing.fund_id = distribution.fund_id and closing.reversed_at is null and closing.distribution_id <= distribution.id order by closing.number desc limit 1), 0) as loss_left
  from distribution
  join journal_entry entry on entry.idempotency_key = 'distribution:' || distribution.id
)
select id as distribution_id, fund_id, debit, opened, declared, loss_left
from given
where debit > greatest(opened, 0) + declared + loss_left
