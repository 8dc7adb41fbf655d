-- A payout that two people found to have come back is not paid while that stands; where they took it back, it is paid again, its line is nobody's and its entry is undone.
with told as (
  select explanation.id, explanation.payout_id, later.id as later_id, later.kind as later_kind, later.proposal_id
  from statement_explanation explanation
  left join statement_explanation later on later.corrects = explanation.id
  where explanation.kind = 'payout_returned'
)
select 'return' as what, told.id
from told join payout on payout.id = told.payout_id
where told.later_id is null and payout.status not in ('returned', 'refused')
union all
select 'withdrawal', told.id
from told
where told.later_id is not null and (told.later_kind <> 'suspense' or not is_return_undone(told.id) or not exists (
  select from proposal
  where proposal.id = told.proposal_id and proposal.kind = 'payout.return_withdrawal' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and proposal.content ->> 'explanationId' = told.id::text))
union all
select 'entry', entry.id
from journal_entry entry
where entry.kind = 'return_mistaken' and not exists (
  select from told where told.later_id is not null and entry.idempotency_key = 'return-mistaken:' || told.id)
