-- Money leaves only with two people's consent: a batch that is on its way was approved after it was prepared, by another operator unless there was no other.
select batch.id as batch_id, batch.status, batch.prepared_by, batch.approved_by
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
select batch.id, batch.status, batch.prepared_by, batch.approved_by
from payout_batch batch
join payout on payout.batch_id = batch.id and payout.status not in ('planned', 'withdrawn')
where batch.status in ('draft', 'discarded')
