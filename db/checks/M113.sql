-- Income of after the last period made good what investors had lost of their principal first, and went to them as far as the dividends of their term lay below the contract's cap: each supplementary distribution is what its lines brought, was lost and the cap leaves, to the people and in the proportions of the one that paid the principal back, by two people; it is booked so, and the operator has taken no such income where they come before him.
select distribution.id as distribution_id, null::bigint as entry_id, fault_of_supplement(distribution.id) as fault
from distribution
where distribution.supplements is not null and fault_of_supplement(distribution.id) is not null
union all
select distribution.id, null, 'not booked for it'
from distribution join supplementary_distribution late on late.distribution_id = distribution.id
where late.result is distinct from (
  select sum(posting.amount) from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'undistributed' and posting.book = 'fund:' || distribution.fund_id
  where entry.idempotency_key in ('distribution:' || distribution.id, 'restored:' || distribution.id))
union all
select null, entry.id, 'made good without a supplementary distribution'
from journal_entry entry
where entry.kind = 'loss_made_good' and not is_made_good_as_fixed(entry.id)
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
union all
-- Of an entry of his what was lost and short of the cap then: before what supplements the fund's end since.
select null, entry.id, 'the operator before the investors'
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'operator_share' and posting.book like 'fund:%'
cross join lateral (select split_part(posting.book, ':', 2)::bigint as fund_id) of_fund
where entry.idempotency_key like 'late-result:%' and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
  and entry.id > (select after_entry from rule_start where rule = 'cap_of_whole_term')
  and investors_claim(of_fund.fund_id, -posting.amount, (
    select min(later.id)
    from distribution later join supplementary_distribution late on late.distribution_id = later.id
    join journal_entry closed on closed.idempotency_key = 'late-period:' || late.proposal_id
    where later.fund_id = of_fund.fund_id and closed.id > entry.id), cap_known_at(entry))
