-- Up Migration

-- What the nightly watch of members' dealings has found, and what an operator decided about it (act on the prevention of transfer of criminal proceeds,
-- article 8; decision 0503). The member may never learn of it: nothing outside the back office reads these tables.
create table dealing_finding (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  rule text not null check (rule in ('third_party_payer', 'shared_payer', 'beyond_means', 'split_payments', 'below_limit', 'rapid_applications',
    'quick_withdrawal', 'excess_payments', 'account_before_payout', 'shared_account', 'shared_contact', 'contact_burst', 'contradictory_answers',
    'screening_hit', 'returned_payouts')),
  -- What it is about: found once, however often it is looked for.
  subject text not null check (length(subject) between 1 and 200),
  -- With the figures of that night.
  words text not null check (length(words) between 1 and 1000),
  -- When the last of it was done; null of what has no day.
  dealt_at timestamptz,
  -- The first day of the limits by which it was judged.
  limits_from date not null,
  found_at timestamptz not null,
  unique (member_id, rule, subject)
);

create table dealing_finding_decision (
  finding_id bigint primary key references dealing_finding,
  decision text not null check (decision in ('dismissed', 'reported')),
  -- Why it is not suspicious; or the reason that the report gives.
  reason text not null check (length(trim(reason)) between 1 and 2000),
  decided_at timestamptz not null,
  decided_by bigint not null references member
);
create index dealing_finding_decision_by on dealing_finding_decision (decided_by);

-- From its latest definition (0310): what is found of a member is kept with his file, and goes with it.
create or replace function refuse_change_before_erasure() returns trigger language plpgsql as $$
declare
  subject bigint;
begin
  if tg_table_name = 'enquiry_answer' then
    select member_id into subject from enquiry where id = old.enquiry_id;
  elsif tg_table_name = 'dealing_finding_decision' then
    select member_id into subject from dealing_finding where id = old.finding_id;
  else
    subject := (to_jsonb(old) ->> 'member_id')::bigint;
  end if;
  if tg_op = 'DELETE' and exists (select from erasure where member_id = subject) then return old; end if;
  raise exception 'table % is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end $$;
create trigger append_only before update or delete on dealing_finding for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on dealing_finding execute function refuse_change();
create trigger append_only before update or delete on dealing_finding_decision for each row execute function refuse_change_before_erasure();
create trigger append_only_truncate before truncate on dealing_finding_decision execute function refuse_change();

-- Findings are the watch's own: no operator writes one.
create function refuse_operators_finding() returns trigger language plpgsql as $$
begin
  if current_setting('product.actor', true) like 'operator:%' then
    raise exception 'what the watch of dealings finds is not written by an operator' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger found_not_written before insert on dealing_finding for each row execute function refuse_operators_finding();

create function check_dealing_finding_decision() returns trigger language plpgsql as $$
begin
  if not exists (select from dealing_finding where id = new.finding_id and found_at <= new.decided_at and member_id <> new.decided_by) then
    raise exception 'finding %: nobody decides before it, or about himself', new.finding_id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from member where id = new.decided_by and role = 'admin')
    or coalesce(nullif(current_setting('product.actor', true), ''), 'operator:' || new.decided_by) <> 'operator:' || new.decided_by then
    raise exception 'finding %: an operator decides in the own name', new.finding_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger by_an_operator before insert on dealing_finding_decision for each row execute function check_dealing_finding_decision();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''suspicious_dealing''::text, ');
end $$;

select watch_operator_writes();
