-- Up Migration

-- Days after the last payment deadline on which an all-or-nothing fund that is short of its total is judged, and the most that the operator may
-- put in himself until then, in percent of the investors' part. Both are printed before the offering. A fund from before has no such days.
alter table fund
  add column closing_days integer not null default 0 check (closing_days between 0 and 14),
  add column fill_in_percent integer not null default 10 check (fill_in_percent between 0 and 100),
  add constraint closing_days_of_all_or_nothing check (closing_days = 0 or goal = 'all_or_nothing');

-- When a fund with closing days was found to be short after its end; operators and investors were told in that transaction.
alter table fund_result add column short_since timestamptz;

-- Whoever applied read these numbers first.
create function keep_printed_window() returns trigger language plpgsql as $$
begin
  if exists (select from investment where fund_id = new.id) then
    raise exception 'the closing window of fund % was printed before its offering', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keeps_its_window before update of closing_days, fill_in_percent on fund for each row
  when (old.status = 'published' and (old.closing_days <> new.closing_days or old.fill_in_percent <> new.fill_in_percent))
  execute function keep_printed_window();

-- What the operator puts in to close a gap stays within the share that was printed; a fund without closing days printed none (decision 0048).
create function check_fill_in() returns trigger language plpgsql as $$
declare
  printed record;
  missing bigint;
begin
  select closing_days, (fund_total - subordinated_amount) as senior, fill_in_percent into printed from fund where id = new.fund_id;
  if printed.closing_days = 0 then
    return new;
  end if;
  select printed.senior - coalesce(sum(amount), 0) into missing from investment where fund_id = new.fund_id and status = 'participating';
  if missing * 100 > printed.senior * printed.fill_in_percent then
    raise exception 'fund % lacks more than the operator may put in', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger fill_in_within_its_share before update of gap_kept_at on fund_result for each row
  when (old.gap_kept_at is null and new.gap_kept_at is not null) execute function check_fill_in();
create trigger fill_in_within_its_share_at_once before insert on fund_result for each row
  when (new.gap_kept_at is not null) execute function check_fill_in();
