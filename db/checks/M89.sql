-- What went to the bank as a file is back on the list only beside a line of its payment on the statement, or by two people: a result without a line is one person's word.
-- What was taken over before results were announcements has no announcement.
select payout.id as payout_id, payout.batch_id, payout.amount
from payout
join payout_batch batch on batch.id = payout.batch_id and batch.method = 'file'
where payout.status = 'refused'
  and exists (select from payout_announcement announcement where announcement.batch_id = batch.id)
  and not exists (
    select from payout sibling
    join posting on posting.account_kind = 'in_flight' and posting.account_ref = sibling.id::text and posting.amount > 0
    join journal_entry entry on entry.id = posting.entry_id and entry.kind = 'payout_settled'
    where sibling.batch_id = batch.id)
  and not exists (
    select from proposal
    where proposal.kind = 'payout.not_shown' and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
      and proposal.content ->> 'batchId' = batch.id::text and proposal.decided_at <= payout.ended_at)
