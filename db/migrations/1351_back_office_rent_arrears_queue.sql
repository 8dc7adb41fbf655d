-- Up Migration

-- Rents that are behind are work of the day, as their own page has listed them; an operator may take the queue over.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''rent_arrears''::text, ');
end $$;
