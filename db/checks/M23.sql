-- Two people consent to what moves money: who approved a batch or a proposal is another operator than who made it, unless there was no other.
select 'payout_batch' as what, batch.id, batch.status, batch.prepared_by, batch.approved_by
from payout_batch batch
left join member approver on approver.id = batch.approved_by
where batch.status not in ('draft', 'discarded')
  and (batch.approved_by is null
    or approver.role is distinct from 'admin'
    or batch.approved_at < batch.prepared_at
    or (batch.approved_by = batch.prepared_by and not batch.sole_operator)
    or not exists (select from journal_entry entry where entry.idempotency_key = 'payout-approved:' || batch.id)
    or not exists (
      select from audit_log
      where audit_log.action = 'payout_batch.approved' and audit_log.object_id = batch.id::text
        and audit_log.actor = 'operator:' || batch.approved_by))
union all
-- And what is not approved is not under way.
select 'payout_batch', batch.id, batch.status, batch.prepared_by, batch.approved_by
from payout_batch batch
join payout on payout.batch_id = batch.id and payout.status not in ('planned', 'withdrawn')
where batch.status in ('draft', 'discarded')
union all
select 'proposal', proposal.id, proposal.status, proposal.proposed_by, proposal.decided_by
from proposal
left join member decider on decider.id = proposal.decided_by
where proposal.status = 'approved'
  and (decider.role is distinct from 'admin'
    or proposal.decided_at < proposal.proposed_at
    or (proposal.decided_by = proposal.proposed_by and not proposal.sole_operator)
    or not exists (
      select from audit_log
      where audit_log.object_type = 'proposal' and audit_log.object_id = proposal.id::text
        and audit_log.action = proposal.kind || '.approved' and audit_log.actor = 'operator:' || proposal.decided_by))
