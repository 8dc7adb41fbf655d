-- What stopped payments, and what each check says, is as the database's own record has it: no stop was lifted over a broken check, and no check was wiped by hand.
select 'lifted off the record' as problem, stop.id::text as reference
from payment_stop stop
where stop.lifted_at is not null
  and not exists (select from payment_stop_event event where event.stop_id = stop.id and event.event in ('lifted', 'found'))
union all
select 'lifted over a broken check', stop.id || ' ' || named.id
from payment_stop stop
cross join unnest(stop.checks) named (id)
join payment_stop_event lifted on lifted.stop_id = stop.id and lifted.event = 'lifted'
where (select event.event from payment_stop_event event where event.check_id = named.id and event.id < lifted.id order by event.id desc limit 1) = 'broken'
union all
select 'not as it was last said', coalesce(last.check_id, known.id)
from (select distinct on (check_id) check_id, event from payment_stop_event where check_id is not null order by check_id, id desc) last
full join money_check known on known.id = last.check_id
where (coalesce(last.event, 'holds') = 'broken') is distinct from (coalesce(known.violations, 0) > 0)
union all
select 'said by hand', event.check_id
from payment_stop_event event
where event.event = 'holds' and not event.of_run
