-- Up Migration

-- What still hangs on photographs before they end as a method of identification is a task of the day (decision 0507).
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''identity_method''::text, ');
end $$;
