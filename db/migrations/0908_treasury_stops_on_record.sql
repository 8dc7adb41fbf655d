-- Up Migration

-- What stops payments and what each check says leaves a trace that nobody writes but the database: a stop that was lifted by hand, or a check that was wiped, is
-- found by M81, and a line of the audit log alone does not make it right (M24). See decision 0360.

create table payment_stop_event (
  id bigint generated always as identity primary key,
  -- The machine's clock, whatever the business clock says.
  happened_at timestamptz not null default clock_timestamp(),
  txid bigint not null default pg_current_xact_id()::text::bigint,
  stop_id bigint references payment_stop,
  check_id text,
  -- found: as it stood when this began. A stop: begun, extended, lifted. A check: broken, holds.
  event text not null check (event in ('found', 'begun', 'extended', 'lifted', 'broken', 'holds')),
  -- Of a check: whether a run of the checks said so, which writes nearly all of them at once. Some may be of before.
  of_run boolean not null default true,
  check ((stop_id is null) <> (check_id is null))
);
create index payment_stop_event_of_check on payment_stop_event (check_id, id) where check_id is not null;
create index payment_stop_event_of_stop on payment_stop_event (stop_id) where stop_id is not null;
insert into payment_stop_event (stop_id, event) select id, 'found' from payment_stop where lifted_at is not null order by id;
insert into payment_stop_event (stop_id, event) select id, 'begun' from payment_stop where lifted_at is null;
insert into payment_stop_event (check_id, event) select id, 'broken' from money_check where violations > 0 order by id;
create trigger append_only before update or delete on payment_stop_event for each row execute function refuse_change();
create trigger append_only_truncate before truncate on payment_stop_event execute function refuse_change();

create function keep_stop_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'money_check' then
    insert into payment_stop_event (check_id, event, of_run)
    select new.id, case when new.violations > 0 then 'broken' else 'holds' end, 2 * count(*) filter (where checked_at = new.checked_at) > count(*)
    from money_check;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into payment_stop_event (stop_id, event) values (new.id, 'begun');
  elsif new.checks <> old.checks then
    insert into payment_stop_event (stop_id, event) values (new.id, 'extended');
  end if;
  if new.lifted_at is not null then
    insert into payment_stop_event (stop_id, event) values (new.id, 'lifted');
  end if;
  return null;
end $$;
-- A run writes every check; only what changes is kept.
create trigger on_record_new after insert on money_check for each row when (new.violations > 0) execute function keep_stop_event();
create trigger on_record after update on money_check for each row
  when ((new.violations > 0) is distinct from (old.violations > 0)) execute function keep_stop_event();
create trigger no_delete before delete on money_check for each row execute function refuse_change();
create trigger no_truncate before truncate on money_check execute function refuse_change();
create trigger on_record after insert or update on payment_stop for each row execute function keep_stop_event();

-- A stop is lifted once all that it stopped for holds again, by what the checks said last.
create function check_stop_may_be_lifted() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.checks) named (id)
    where not exists (select from money_check where money_check.id = named.id and violations = 0)
  ) then
    raise exception 'payment stop %: what it stopped for is still broken', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger lifted_when_clean before update on payment_stop for each row
  when (old.lifted_at is null and new.lifted_at is not null) execute function check_stop_may_be_lifted();

select watch_operator_writes();
