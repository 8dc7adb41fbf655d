-- Up Migration

-- What is kept of a statement is held against the bank's own list at each reading (M109). See decision 0467.

-- What the account held after the line, by the bank's count. Lines of before have none.
alter table bank_statement_line add column balance bigint;
-- Of the days that a reading asks for.
create index bank_statement_line_of_day on bank_statement_line (real_account_id, transacted_on);
create index bank_balance_by_time on bank_balance (real_account_id, read_at);

create table statement_difference (
  id bigint generated always as identity primary key,
  real_account_id text not null,
  item_key text not null,
  -- not_listed: kept, and not on the bank's list. listed_otherwise: the bank lists it with other facts. broken_balance: on the bank's list, the balance
  -- after this line does not follow from the line before it.
  kind text not null check (kind in ('not_listed', 'listed_otherwise', 'broken_balance')),
  -- The line as it is kept; none of a list that contradicts itself.
  statement_line_id bigint references bank_statement_line,
  transacted_on date not null,
  -- As the bank lists it; null where it does not.
  listed_amount bigint,
  listed_on date,
  listed_remarks text,
  listed_balance bigint,
  found_at timestamptz not null,
  -- When the bank's list agreed again.
  ended_at timestamptz check (ended_at >= found_at),
  check ((kind = 'broken_balance') = (statement_line_id is null)),
  check ((kind = 'not_listed') = (listed_on is null))
);
create unique index statement_difference_open on statement_difference (real_account_id, item_key, kind) where ended_at is null;
create index statement_difference_of_line on statement_difference (statement_line_id);
-- Of a difference only its end is written, once.
create function refuse_difference_change() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null or to_jsonb(new) - 'ended_at' <> to_jsonb(old) - 'ended_at' then
    raise exception 'statement difference % is a record: only its end is written, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ends_once before update on statement_difference for each row execute function refuse_difference_change();
create trigger append_only before delete on statement_difference for each row execute function refuse_change();
create trigger append_only_truncate before truncate on statement_difference execute function refuse_change();

-- A reading asks for the days from so long before the last one; a line of an earlier day would be held against no list.
create function days_of_statement_kept() returns integer language sql immutable return 45;
create function days_before_first_reading() returns integer language sql immutable return 7;

create function check_line_within_reading() returns trigger language plpgsql as $$
begin
  if not exists (select from bank_balance where id = new.bank_balance_id and real_account_id = new.real_account_id) then
    raise exception 'statement line %: the reading % is of another account', new.item_key, new.bank_balance_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.transacted_on < (
    select greatest(
      japan_date(min(reading.read_at)) - days_before_first_reading(),
      japan_date((select read_at from statement_reading where real_account_id = new.real_account_id)) - days_of_statement_kept())
    from bank_balance reading where reading.real_account_id = new.real_account_id
  ) then
    raise exception 'statement line % is of %: no reading asks the bank for that day any more', new.item_key, new.transacted_on using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from company_account where real_account_id = new.real_account_id and closed_at is not null) then
    raise exception 'statement line %: account % is closed and no longer read', new.item_key, new.real_account_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger within_reading before insert on bank_statement_line for each row execute function check_line_within_reading();

-- By it the days are counted that a reading asks for.
create function refuse_earlier_reading() returns trigger language plpgsql as $$
begin
  if new.real_account_id <> old.real_account_id or new.read_at < old.read_at then
    raise exception 'the statement of account % was read until %: that does not go back', old.real_account_id, old.read_at using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger forward_only before update on statement_reading for each row execute function refuse_earlier_reading();
create trigger append_only before delete on statement_reading for each row execute function refuse_change();
create trigger append_only_truncate before truncate on statement_reading execute function refuse_change();

-- A line stops being open when the books have it, and by nothing else: reconciliation and the list of unexplained lines look only at these.
create function check_line_is_booked() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from bank_statement_line entry
    join bank_line booked on booked.real_account_id = entry.real_account_id and booked.item_key = entry.item_key and booked.amount = entry.amount
    where entry.id = old.statement_line_id
  ) then
    raise exception 'statement line % is open until the books have it', old.statement_line_id using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
create trigger until_booked before update or delete on bank_statement_open for each row execute function check_line_is_booked();
create trigger append_only_truncate before truncate on bank_statement_open execute function refuse_change();

select watch_operator_writes();
