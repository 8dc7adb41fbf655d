-- Every distribution, paid or not, is one sum: what was published of its sources, its shares, what was booked for it and what was sent; no more was declared than was published, and what waits for its payment is there.
with booked as (
  select distribution.id, distribution.fund_id, coalesce(-sum(posting.amount) filter (where posting.account_kind in ('payable', 'withholding_unpaid')), 0) as gross,
    coalesce((select -sum(principal.amount) from journal_entry entry join posting principal on principal.entry_id = entry.id
      where entry.idempotency_key = 'principal:' || distribution.id and principal.account_kind = 'payable'), 0) as principal
  from distribution
  join journal_entry entry on entry.idempotency_key = 'distribution:' || distribution.id
  join posting on posting.entry_id = entry.id and posting.book = 'fund:' || distribution.fund_id
  group by distribution.id, distribution.fund_id
), compared as (
  select booked.*, coalesce(share.gross, 0) as shared, coalesce(share.principal, 0) as shared_principal, coalesce(source.yen, 0) as published,
    coalesce(sent.due, 0) as due, coalesce(sent.paid, 0) as paid
  from booked
  left join (
    select distribution_id, sum(gross) as gross, sum(principal) as principal from distribution_share group by distribution_id) share on share.distribution_id = booked.id
  left join (select distribution_id, sum(yen) as yen from distribution_source group by distribution_id) source on source.distribution_id = booked.id
  left join (
    select share.distribution_id, sum(share.net + share.principal) as due, sum(payout.amount) as paid
    from distribution_share share join payout on payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid')
    group by share.distribution_id) sent on sent.distribution_id = booked.id
), owing as materialized (
  -- No more is tied than is owed: a fund that has as much free is not looked at closely, which takes all its postings.
  select fund.id, free_of_book(owed.book) as free
  from fund
  join (
    select book, -sum(amount) as yen from account_balance where account_kind in ('payable', 'withholding_unpaid') group by book) owed on owed.book = 'fund:' || fund.id
  where owed.yen > 0 and exists (select from distribution where fund_id = fund.id) and owed.yen > greatest(0, free_of_book(owed.book))
), tied as materialized (
  select id, free, tied_for_distributions(id) as tied from owing
)
select fund_id, id as distribution_id, 'sources' as what, published as told, shared as held from compared where published <> shared
union all
select fund_id, id, 'postings', shared + shared_principal, gross + principal from compared where shared <> gross or shared_principal <> principal
union all
select fund_id, id, 'payouts', due, paid from compared where due <> paid
union all
-- One that was taken back had been published, too.
select fund.id, null, 'declared', published.yen, paid_in.yen
from fund
join (
  select posting.book, -sum(posting.amount) as yen
  from posting join journal_entry entry on entry.id = posting.entry_id
  where posting.account_kind = 'declared_income' and entry.kind = 'declared_income'
  group by posting.book) paid_in on paid_in.book = 'fund:' || fund.id
cross join lateral (
  select declared_of_fund(fund.id) + coalesce(sum(source.yen), 0) as yen
  from fixed_distribution distribution join distribution_source source on source.distribution_id = distribution.id and source.kind = 'declared'
  where distribution.fund_id = fund.id and distribution.reversed_at is null) published
where exists (select from fixed_distribution where fund_id = fund.id) and paid_in.yen > published.yen
union all
select id, null, 'cash', tied, free from tied where tied > 0 and free < tied
