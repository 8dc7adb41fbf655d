-- Up Migration

-- A payment that will not be made on its day is told before that day is over: day 0 of its delay.
do $$
declare
  rule text;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'delay_notice'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%days % 30%';
  execute format('alter table delay_notice drop constraint %I', rule);
end $$;
alter table delay_notice add constraint delay_notice_days_check
  check (days = 1 or (days > 0 and days % 30 = 0) or (days = 0 and point = 'payment'));
