-- Up Migration

-- Funds before their operation whose documents are outdated, or leave out what the law asks for, are a task of the day that an operator can take.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''documents_outdated''::text, ');
end $$;
