-- Up Migration

-- What happens to a fund at work and to what it holds. Recorded on the day on which the operator learned of it, which is the day that its due time runs from;
-- told by entries. See decision 0405.
create table operation_event (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- Null where it is about the fund itself, or all that it holds.
  part_id bigint references property_part,
  kind text not null check (kind in ('works', 'vacancy', 'damage', 'refinancing', 'manager')),
  title text not null check (length(title) between 1 and 60),
  -- When it happened or began, or is to begin.
  happened_on date not null,
  learned_on date not null,
  -- Whole yen, as far as it is known on that day.
  budget bigint check (budget > 0),
  -- Changes what was planned to be distributed, or principal.
  touches_payments boolean not null,
  is_important boolean not null,
  due_on date not null check (due_on >= learned_on),
  recorded_by bigint not null references member,
  recorded_at timestamptz not null,
  check (is_important or kind not in ('damage', 'refinancing', 'manager')),
  check (is_important or not touches_payments),
  check (learned_on <= japan_date(recorded_at))
);
create index operation_event_of_fund on operation_event (fund_id, id);
create index operation_event_of_part on operation_event (part_id);
create index operation_event_recorded_by on operation_event (recorded_by);
create trigger append_only before update or delete on operation_event for each row execute function refuse_change();
create trigger append_only_truncate before truncate on operation_event execute function refuse_change();

-- What investors were told of it, as they read it. A later one adds to it and changes nothing of it.
create table operation_event_entry (
  id bigint generated always as identity primary key,
  event_id bigint not null references operation_event,
  seq integer not null check (seq > 0),
  -- What happened, what is being done, what it does to dividend and principal.
  happening text not null check (length(happening) between 1 and 2000),
  measures text not null check (length(measures) between 1 and 2000),
  effect text not null check (length(effect) between 1 and 2000),
  touches_payments boolean not null,
  planned_end_on date,
  -- Null while it goes on.
  ended_on date,
  budget bigint check (budget > 0),
  cost bigint check (cost >= 0),
  -- Until when they hear of it again.
  next_word_on date,
  -- Each with the moment that it shows (before, during, after) and what is said of it, in their order.
  pictures jsonb not null check (jsonb_typeof(pictures) = 'array'),
  is_important boolean not null,
  -- How many were mailed.
  people integer not null check (people >= 0),
  proposal_id bigint unique references proposal,
  told_by bigint not null references member,
  told_at timestamptz not null,
  unique (event_id, seq),
  check ((ended_on is null) = (next_word_on is not null)),
  check (ended_on <= japan_date(told_at)),
  check (next_word_on > japan_date(told_at)),
  check (is_important or not touches_payments),
  check (not is_important or proposal_id is not null)
);
create index operation_event_entry_told_by on operation_event_entry (told_by);
create trigger append_only before update or delete on operation_event_entry for each row execute function refuse_change();
create trigger append_only_truncate before truncate on operation_event_entry execute function refuse_change();

-- Recorded by mistake. Only before anything was told of it, and by somebody else: nobody makes alone that investors never hear of what he knew.
create table operation_event_withdrawal (
  event_id bigint primary key references operation_event,
  reason text not null check (length(reason) between 1 and 500),
  withdrawn_by bigint not null references member,
  withdrawn_at timestamptz not null
);
create index operation_event_withdrawal_withdrawn_by on operation_event_withdrawal (withdrawn_by);
create trigger append_only before update or delete on operation_event_withdrawal for each row execute function refuse_change();
create trigger append_only_truncate before truncate on operation_event_withdrawal execute function refuse_change();

-- From a twentieth of the fund's total on, works are important (src/domain/operation-event.ts).
create function is_large_for_fund(asked_fund bigint, asked_yen bigint) returns boolean language sql stable as $$
  select coalesce(asked_yen * 20 >= fund_total, false) from fund where id = asked_fund
$$;

create function check_operation_event() returns trigger language plpgsql as $$
begin
  if not new.is_important and is_large_for_fund(new.fund_id, new.budget) then
    raise exception 'fund %: an event of this cost is an important one', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.part_id is not null and not exists (select from fund_property where fund_id = new.fund_id and part_id = new.part_id) then
    raise exception 'fund %: part % is none of its own', new.fund_id, new.part_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_weighed before insert on operation_event for each row execute function check_operation_event();

-- Entries follow one another until the last, and what is important is told by two people.
create function check_operation_event_entry() returns trigger language plpgsql as $$
declare
  event operation_event;
  last operation_event_entry;
begin
  select * into strict event from operation_event where id = new.event_id for no key update;
  select * into last from operation_event_entry where event_id = new.event_id order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or last.ended_on is not null or exists (select from operation_event_withdrawal where event_id = new.event_id) then
    raise exception 'event %: entry % does not follow the last one', new.event_id, new.seq using errcode = 'integrity_constraint_violation';
  end if;
  if not new.is_important
    and (event.is_important or last.is_important or is_large_for_fund(event.fund_id, greatest(new.budget, new.cost))) then
    raise exception 'event %: two operators tell what is important', new.event_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.is_important and not exists (
    select from proposal
    where id = new.proposal_id and kind = 'fund.operation_event' and status = 'approved' and subject = 'operation_event:' || new.event_id
  ) then
    raise exception 'event %: two operators tell what is important', new.event_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows_the_last before insert on operation_event_entry for each row execute function check_operation_event_entry();

create function check_operation_event_withdrawal() returns trigger language plpgsql as $$
declare
  event operation_event;
begin
  select * into strict event from operation_event where id = new.event_id for no key update;
  if event.recorded_by = new.withdrawn_by or exists (select from operation_event_entry where event_id = new.event_id) then
    raise exception 'event %: it is not withdrawn by who recorded it, nor once it was told', new.event_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_withdrawn_by_another before insert on operation_event_withdrawal for each row execute function check_operation_event_withdrawal();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.operation_event''::text, ');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''operation_event''::text, ');
end $$;

select watch_operator_writes();
