-- Every write of an operator has a line in the audit log, of the same operator and the same transaction.
select 'write' as what, written.relation, written.txid::text as reference, written.actor
from operator_write written
where not exists (select from audit_log where audit_log.txid = written.txid and audit_log.actor = written.actor)
union all
select 'step of an investment', 'investment_event', event.id::text, event.actor
from investment_event event
where event.actor like 'operator:%'
  and event.txid is not null
  and not exists (select from audit_log where audit_log.txid = event.txid and audit_log.actor = event.actor)
union all
select 'prepared payout', 'payout_batch', batch.id::text, 'operator:' || batch.prepared_by
from payout_batch batch
where not exists (
  select from audit_log
  where audit_log.object_id = batch.id::text and audit_log.action = 'payout_batch.prepared' and audit_log.actor = 'operator:' || batch.prepared_by)
union all
select 'lifted stop', 'payment_stop', stop.id::text, 'operator:' || stop.lifted_by
from payment_stop stop
where stop.lifted_at is not null and not exists (
  select from audit_log
  -- The database's own record of the moment; what is from before it was kept has none.
  join payment_stop_event event on event.stop_id = stop.id and (event.event = 'found' or event.event = 'lifted' and event.txid = audit_log.txid)
  where audit_log.object_id = stop.id::text and audit_log.action = 'payment_stop.lifted' and audit_log.actor = 'operator:' || stop.lifted_by)
