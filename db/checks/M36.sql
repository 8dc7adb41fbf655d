-- A distribution that was taken back is reversed in the ledger to the yen, nobody was paid of it, its shares are all marked, and two people stand behind it.
with reversed as (
  select distribution.*, entry.id as entry_id, reversal.id as reversal_id
  from fixed_distribution distribution
  left join journal_entry entry on entry.idempotency_key in ('distribution:' || distribution.id, 'principal:' || distribution.id, 'restored:' || distribution.id, 'loss:' || distribution.id)
  left join journal_entry reversal on reversal.reverses = entry.id
  where distribution.reversed_at is not null
)
select id as distribution_id, null::bigint as share_id, 'not reversed in the ledger' as problem from reversed where entry_id is not null and reversal_id is null
union all
select reversed.id, null, 'reversed by another sum'
from reversed join posting on posting.entry_id in (reversed.entry_id, reversed.reversal_id)
where reversed.reversal_id is not null
  and not exists (select from posting before where before.entry_id = reversed.entry_id and before.book = 'legacy')
group by reversed.id, posting.book, posting.account_kind, posting.account_ref having sum(posting.amount) <> 0
union all
select reversed.id, share.id, 'a share that still stands'
from reversed join fixed_distribution_share share on share.distribution_id = reversed.id where share.reversed_at is distinct from reversed.reversed_at
union all
select reversed.id, share.id, 'was paid or is being paid'
from reversed
join fixed_distribution_share share on share.distribution_id = reversed.id
join payout on payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid', 'returned')
union all
select reversed.id, null, 'without two people'
from reversed
left join performance_correction correction on correction.id = reversed.correction_id
left join proposal on proposal.id = correction.proposal_id
where proposal.status is distinct from 'approved' or (proposal.decided_by = proposal.proposed_by and not proposal.sole_operator)
union all
select share.distribution_id, share.id, 'a mark without its distribution'
from fixed_distribution_share share join fixed_distribution distribution on distribution.id = share.distribution_id
where share.reversed_at is not null and distribution.reversed_at is null
union all
select distribution.id, null, 'reversed in the ledger and still counted'
from fixed_distribution distribution
join journal_entry entry on entry.idempotency_key in ('distribution:' || distribution.id, 'restored:' || distribution.id)
join journal_entry reversal on reversal.reverses = entry.id
where distribution.reversed_at is null
