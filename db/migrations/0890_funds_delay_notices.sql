-- Up Migration

-- What investors were informed of once a planned day of their fund had passed without its record: the day after it, and every 30 days. A row is
-- written with its mails, and stays: nobody passes a planned day in silence.
create table delay_notice (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  point text not null check (point in ('start', 'end', 'payment')),
  -- The calculation period of a payment; 0 for the fund's own days.
  number integer not null check (number >= 0),
  planned_on date not null,
  -- How many days after the plan; the first, or a multiple of thirty.
  days integer not null check (days = 1 or (days > 0 and days % 30 = 0)),
  sent_at timestamptz not null,
  people integer not null check (people >= 0),
  -- The company's explanation as it was sent; empty where there was none.
  explanation text not null check (length(explanation) <= 4000),
  unique (fund_id, point, number, planned_on, days),
  check (japan_date(sent_at) >= planned_on + days)
);
create trigger append_only before update or delete on delay_notice for each row execute function refuse_change();
create trigger append_only_truncate before truncate on delay_notice execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check ' || replace(rule, 'ARRAY[', 'ARRAY[''fund_delay''::text, ');
end $$;

select watch_operator_writes();
