-- Up Migration

-- ---------------------------------------------------------------- an end before its plan

-- Why an operation ended before its plan, as investors read it: a shorter one earns them less. See decision 0488.
create table early_end (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  planned_on date not null,
  ended_on date not null check (ended_on < planned_on),
  words text not null check (trim(words) <> '' and length(words) <= 500),
  recorded_at timestamptz not null
);
create index early_end_of_fund on early_end (fund_id, id);
create trigger append_only before update or delete on early_end for each row execute function refuse_change();
create trigger append_only_truncate before truncate on early_end execute function refuse_change();

-- It stands beside its end, and says by how much.
create function check_early_end() returns trigger language plpgsql as $$
begin
  if new.planned_on is distinct from planned_end_of(new.fund_id)
    or not exists (select from fund_result where fund_id = new.fund_id and operation_end_on = new.ended_on) then
    raise exception 'fund %: it does not end on % before %', new.fund_id, new.ended_on, new.planned_on using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_it_ends after insert on early_end deferrable initially deferred for each row execute function check_early_end();

-- What two people correct has their reason, which is as public.
create function check_end_before_plan() returns trigger language plpgsql as $$
declare
  end_on date;
begin
  select operation_end_on into end_on from fund_result where fund_id = new.fund_id;
  if (tg_op = 'INSERT' or end_on is distinct from old.operation_end_on) and end_on < planned_end_of(new.fund_id)
    and not is_being_corrected(new.fund_id, 'operation_days')
    and not exists (select from early_end where fund_id = new.fund_id and ended_on = end_on) then
    raise exception 'fund %: nobody says why it ends on %, before its plan', new.fund_id, end_on using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger early_end_has_words after insert or update on fund_result deferrable initially deferred for each row execute function check_end_before_plan();

select watch_operator_writes();
