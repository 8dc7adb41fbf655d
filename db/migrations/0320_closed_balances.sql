-- Up Migration

-- The books answer at once with millions of postings in them.

-- ---------------------------------------------------------------- entries by account and by amount

-- What entries are looked for and lined up by stands in each posting: by account or by amount they are found, and counted off, in an index alone.
alter table posting add column effective_at timestamptz;
create function pg_temp.time_of(entry bigint) returns timestamptz language sql stable as $$ select effective_at from journal_entry where id = entry $$;
-- In one walk, without a second version of each row.
alter table posting
  add column moved bigint not null generated always as (abs(amount)) stored,
  alter column effective_at type timestamptz using pg_temp.time_of(entry_id);
create function take_time_of_entry() returns trigger language plpgsql as $$
begin
  select effective_at into strict new.effective_at from journal_entry where id = new.entry_id;
  return new;
end $$;
create trigger time_of_entry before insert on posting for each row execute function take_time_of_entry();
-- Not even a restore that leaves triggers out leaves the time out.
alter table posting enable always trigger time_of_entry;
alter table posting alter column effective_at set not null;
drop index posting_of_entry;
create index posting_of_entry on posting (entry_id, account_kind) include (amount);
create index posting_of_kind_by_time on posting (account_kind, effective_at, entry_id);
create index posting_by_sum on posting (moved, effective_at, entry_id);

-- ---------------------------------------------------------------- balances, closed once a day

-- Up to which posting the closed balances go. Every posting up to it was there when it was written: none can come below it any more.
create table ledger_closing (
  is_only boolean primary key default true check (is_only),
  through_posting_id bigint not null,
  closed_at timestamptz
);
insert into ledger_closing (through_posting_id) values (0);

-- What stood on each account then, whole yen, debit positive. An account with nothing on it is not here.
create table closed_balance (
  account_kind text not null,
  account_ref text not null,
  amount bigint not null check (amount <> 0),
  primary key (account_kind, account_ref)
);

-- Adds what was posted since the last closing, up to a posting below which none is under way.
create function close_ledger(through bigint, at timestamptz) returns void language plpgsql as $$
declare
  closed bigint;
begin
  select through_posting_id into strict closed from ledger_closing for update;
  if through <= closed then
    return;
  end if;
  merge into closed_balance balance
  using (
    select account_kind, account_ref, sum(amount)::bigint as amount from posting where id > closed and id <= through group by 1, 2 having sum(amount) <> 0
  ) since
  on balance.account_kind = since.account_kind and balance.account_ref = since.account_ref
  when matched and balance.amount + since.amount = 0 then delete
  when matched then update set amount = balance.amount + since.amount
  when not matched then insert values (since.account_kind, since.account_ref, since.amount);
  update ledger_closing set through_posting_id = through, closed_at = at;
end $$;

-- A function, so that the planner knows how few postings lie beyond it.
create function closed_through() returns bigint language sql stable parallel safe as $$ select through_posting_id from ledger_closing $$;

-- Every account with what stands on it now, to the yen: the closed balance and whatever was posted since.
create view account_balance as
select account_kind, account_ref, sum(amount)::bigint as amount
from (
  select account_kind, account_ref, amount from closed_balance
  union all
  select account_kind, account_ref, amount from posting where id > closed_through()
) part
group by account_kind, account_ref;

select watch_operator_writes();
