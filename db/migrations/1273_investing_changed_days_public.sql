-- Up Migration

-- ---------------------------------------------------------------- a changed day stays known

-- A recorded first or last day of an operation that two people corrected: the old day, the new one, and their reason, as everybody reads them. Written by the
-- change itself and by nothing else, so that none is left out and none is made up. See decision 0488.
create table operation_day_change (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  point text not null check (point in ('start', 'end')),
  previous_on date not null,
  -- Null: the operation has not ended.
  changed_to date check (changed_to <> previous_on),
  correction_id bigint not null references performance_correction,
  check (changed_to is not null or point = 'end')
);
create index operation_day_change_of_fund on operation_day_change (fund_id, id);
create index operation_day_change_of_correction on operation_day_change (correction_id);
create trigger append_only before update or delete on operation_day_change for each row execute function refuse_change();
create trigger append_only_truncate before truncate on operation_day_change execute function refuse_change();

create function refuse_made_up_day_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'fund %: a changed day is written by its change', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger written_by_its_change before insert on operation_day_change for each row execute function refuse_made_up_day_change();

create function keep_day_change() returns trigger language plpgsql as $$
begin
  insert into operation_day_change (fund_id, point, previous_on, changed_to, correction_id)
  select new.fund_id, day.point, day.previous_on, day.changed_to, correction.id
  from (values ('start', old.operation_start_on, new.operation_start_on), ('end', old.operation_end_on, new.operation_end_on)) day (point, previous_on, changed_to)
  cross join lateral (
    select id from performance_correction
    where fund_id = new.fund_id and kind = 'operation_days' and transaction_id = pg_current_xact_id_if_assigned()
    order by id desc limit 1) correction
  where day.previous_on is not null and day.changed_to is distinct from day.previous_on
  order by day.point desc;
  return null;
end $$;
create trigger keep_day_change after update of operation_start_on, operation_end_on on fund_result for each row execute function keep_day_change();

select watch_operator_writes();
