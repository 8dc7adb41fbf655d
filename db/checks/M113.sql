-- Income of after the last period went to investors as far as their last dividend lay below the contract's cap: each supplementary distribution is what came in and the cap leaves, to the people and in the proportions of the one that paid the principal back, by two people; and the operator has taken no such income where they come before him.
select distribution.id as distribution_id, null::bigint as entry_id, fault_of_supplement(distribution.id) as fault
from distribution
where distribution.supplements is not null and fault_of_supplement(distribution.id) is not null
union all
select distribution.id, null, 'not booked for it'
from distribution join supplementary_distribution late on late.distribution_id = distribution.id
where late.result is distinct from (
  select sum(posting.amount) from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'undistributed' and posting.book = 'fund:' || distribution.fund_id
  where entry.idempotency_key = 'distribution:' || distribution.id)
union all
-- Of an entry of his what was short of the cap then: what was distributed later was short too.
select null, entry.id, 'the operator before the investors'
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'operator_share' and posting.book like 'fund:%'
cross join lateral (select split_part(posting.book, ':', 2)::bigint as fund_id) of_fund
where entry.idempotency_key like 'late-result:%' and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
  and investors_claim(of_fund.fund_id, -posting.amount)
