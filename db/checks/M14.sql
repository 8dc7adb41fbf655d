-- A fixed distribution gives out its total but for what flooring leaves, withholds the tax of its day, and is booked as it was fixed.
-- Rates in 1/100,000 by day of payment: income tax act, articles 210 and 211, with the surtaxes on the tax (20 x 1.021; from 2027 20 x (1.011 + 0.01)).
with rate (valid_from, per_100000) as (
  values (date '2013-01-01', 20420), (date '2027-01-01', 20420)
), rate_of as materialized (
  select distribution.id as distribution_id, (
    select rate.per_100000 from rate
    where rate.valid_from <= coalesce(distribution.payday, (distribution.fixed_at at time zone 'Asia/Tokyo')::date)
    order by rate.valid_from desc limit 1
  ) as per_100000
  from distribution
), booked as (
  select distribution.id as distribution_id, posting.account_ref::bigint as investment_id, sum(posting.amount) as amount
  from distribution
  join journal_entry entry on entry.idempotency_key in ('distribution:' || distribution.id, 'principal:' || distribution.id)
  join posting on posting.entry_id = entry.id and posting.account_kind = 'payable'
  group by distribution.id, posting.account_ref
)
select distribution.id as distribution_id, 'total' as what, distribution.total_dividend - sum(share.gross) as difference
from distribution
join distribution_share share on share.distribution_id = distribution.id
group by distribution.id, distribution.total_dividend
having distribution.total_dividend - sum(share.gross) not between 0 and count(*) - 1
union all
select distribution_id, 'withholding of ' || investment_id, withholding - gross * per_100000 / 100000
from distribution_share share
join rate_of using (distribution_id)
where withholding is distinct from gross * per_100000 / 100000
union all
select share.distribution_id, 'booking of ' || share.investment_id, share.net + share.principal + coalesce(booked.amount, 0)
from distribution_share share
left join booked on booked.distribution_id = share.distribution_id and booked.investment_id = share.investment_id
where share.net + share.principal + coalesce(booked.amount, 0) <> 0
union all
select distribution_id, 'tax booked', sum(amount)
from (
  select share.distribution_id, share.withholding as amount from distribution_share share
  union all
  select distribution.id, posting.amount
  from distribution
  join journal_entry entry on entry.idempotency_key = 'distribution:' || distribution.id
  -- Before the books were opened it stood with the tax that is owed to the tax office.
  join posting on posting.entry_id = entry.id and posting.account_kind in ('withholding_unpaid', 'tax')
) tax
group by distribution_id
having sum(amount) <> 0
