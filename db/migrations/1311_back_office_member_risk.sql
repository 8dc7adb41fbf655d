-- Up Migration

-- How high the risk of a member was, each time that a night found another level (decision 0509). Members never learn of it: nothing outside the back
-- office reads these tables.
create table member_risk (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  level text not null check (level in ('low', 'medium', 'high')),
  -- The sentences of that night; none of a low one.
  reasons text[] not null check ((level = 'low') = (cardinality(reasons) = 0)),
  -- The first day of the table by which it was judged.
  rules_from date not null,
  assessed_at timestamptz not null
);
create index member_risk_of_member on member_risk (member_id, id);
create index member_risk_raised on member_risk (level, member_id) where level <> 'low';
create trigger append_only before update or delete on member_risk for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on member_risk execute function refuse_change();

-- The nightly assessment's own: no operator writes one.
create function refuse_operators_assessment() returns trigger language plpgsql as $$
begin
  if current_setting('product.actor', true) like 'operator:%' then
    raise exception 'how high a risk is follows from rules and is not written by an operator' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger assessed_not_written before insert on member_risk for each row execute function refuse_operators_assessment();

-- Who is to be looked up again, as the night has found: gone as soon as he is.
create table screening_due (
  member_id bigint primary key references member,
  due_on date not null
);
create index screening_due_day on screening_due (due_on);

-- In what it was made, besides the name of the list or service.
alter table screening_record add column lists text[] not null default '{}' check (lists <@ array['crime_groups', 'sanctions', 'officials']);

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''screening_due''::text, ');
end $$;

select watch_operator_writes();
