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
  select booked.*, share.gross as shared, share.principal as shared_principal, source.yen as published, sent.due, sent.paid
  from booked
  cross join lateral (
    select coalesce(sum(gross), 0) as gross, coalesce(sum(principal), 0) as principal from distribution_share where distribution_id = booked.id) share
  cross join lateral (select coalesce(sum(yen), 0) as yen from distribution_source where distribution_id = booked.id) source
  cross join lateral (
    select coalesce(sum(share.net + share.principal), 0) as due, coalesce(sum(payout.amount), 0) as paid
    from distribution_share share join payout on payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid')
    where share.distribution_id = booked.id) sent
)
select fund_id, id as distribution_id, 'sources' as what, published as told, shared as held from compared where published <> shared
union all
select fund_id, id, 'postings', shared + shared_principal, gross + principal from compared where shared <> gross or shared_principal <> principal
union all
select fund_id, id, 'payouts', due, paid from compared where due <> paid
union all
-- One that was taken back had been published, too.
select fund.id, null, 'declared', published.yen, declared_paid_in(fund.id)
from fund
cross join lateral (
  select declared_of_fund(fund.id) + coalesce(sum(source.yen), 0) as yen
  from fixed_distribution distribution join distribution_source source on source.distribution_id = distribution.id and source.kind = 'declared'
  where distribution.fund_id = fund.id and distribution.reversed_at is not null) published
where exists (select from fixed_distribution where fund_id = fund.id) and declared_paid_in(fund.id) > published.yen
union all
select fund.id, null, 'cash', tied_for_distributions(fund.id), free_of_book('fund:' || fund.id)
from fund
where exists (select from distribution where fund_id = fund.id) and tied_for_distributions(fund.id) > 0 and spendable_of_fund(fund.id) < 0
