-- Whose unknown money was found to be and taken back is taken back whole and by two people: the debt, its entry and the decision go together, and a line has one owner.
select 'refund' as what, refund.id
from refund
where refund.reason = 'owner_found' and (refund.status = 'withdrawn') <> exists (
  select from suspense_withdrawal undone join suspense_resolution done on done.id = undone.resolution_id where done.refund_id = refund.id)
union all
select 'withdrawal', undone.id
from suspense_withdrawal undone
join suspense_resolution done on done.id = undone.resolution_id
where not exists (
    select from refund
    join journal_entry owed on owed.idempotency_key = 'refund-owed:' || refund.key
    join journal_entry reversal on reversal.reverses = owed.id
    where refund.id = done.refund_id and reversal.id = undone.journal_entry_id)
  or not exists (
    select from proposal
    where proposal.id = undone.proposal_id and proposal.kind = 'suspense.withdrawal' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and proposal.content ->> 'resolutionId' = done.id::text)
union all
select 'entry', entry.id
from journal_entry entry
where entry.kind = 'owner_found_reversed' and not exists (select from suspense_withdrawal where journal_entry_id = entry.id)
union all
select 'line', bank_line_id
from standing_resolution
group by bank_line_id
having count(*) > 1
