-- Up Migration

-- Months are closed in order, and the last one is opened again by two people with a reason: a closing is never taken away, a reopening stands beside it.
-- See decision 0372.
create table book_month_reopening (
  book_month_id bigint primary key references book_month,
  reason text not null check (trim(reason) <> ''),
  reopened_by bigint not null references member,
  reopened_at timestamptz not null,
  proposal_id bigint not null references proposal
);
create trigger append_only before update or delete on book_month_reopening for each row execute function refuse_change();
create trigger append_only_truncate before truncate on book_month_reopening execute function refuse_change();

create view standing_book_month as
select month.* from book_month month where not exists (select from book_month_reopening reopening where reopening.book_month_id = month.id);

-- A month that was opened again is closed anew.
alter table book_month drop constraint book_month_fund_id_month_key;
create index book_month_of_fund on book_month (fund_id, month);
create index book_month_by_month on book_month (month);

create or replace function book_closed_until(of_fund bigint) returns timestamptz language sql stable as $$
  select greatest(
    (select max(ends_at) from standing_book_month where fund_id = of_fund),
    -- Fixed on the last day itself, the distribution still counts.
    (select max(least((period.end_on + 1)::timestamp at time zone 'Asia/Tokyo', closing.closed_at))
      from period_closing closing
      join fund_period period on period.fund_id = closing.fund_id and period.number = closing.number
      where closing.fund_id = of_fund and closing.reversed_at is null))
$$;

-- Rewritten from 0822: of the months, those that stand.
create or replace function refuse_closed_month() returns trigger language plpgsql volatile as $$
declare
  entry record;
  of_fund bigint;
begin
  if new.book not like 'fund:%' then
    return new;
  end if;
  select journal_entry.effective_at, journal_entry.reverses, kind.kind, kind.nature into entry
  from journal_entry
  left join journal_entry original on original.id = journal_entry.reverses
  left join entry_kind kind on kind.kind = coalesce(original.kind, journal_entry.kind)
  where journal_entry.id = new.entry_id;
  if (entry.reverses is null and entry.nature = 'fact' and entry.kind <> 'income_line') or entry.kind in ('period_closed', 'tax_paid') then
    return new;
  end if;
  -- Against a closing under way, which takes the same lock alone.
  perform pg_advisory_xact_lock_shared(hashtextextended('book-months', 0));
  of_fund := split_part(new.book, ':', 2)::bigint;
  if entry.effective_at < book_closed_until(of_fund) then
    raise exception 'journal entry % (%): its % is closed in book %', new.entry_id, entry.kind,
      case when entry.effective_at < (select max(ends_at) from standing_book_month where fund_id = of_fund) then 'month' else 'calculation period' end, new.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- All funds are closed together: the first month of all is any that is over, each further one follows on the last, and a fund that has come since then may follow
-- in the last one itself. One at a time: the second of two waits, and sees the first.
create function check_month_follows() returns trigger language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('book-months', 0));
  if exists (select from standing_book_month where month > new.month) then
    raise exception 'month % of fund %: a later one is closed', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from standing_book_month where proposal_id <> new.proposal_id) and not exists (
    select from standing_book_month
    where proposal_id <> new.proposal_id and month in (new.month, to_char(to_date(new.month, 'YYYY-MM') - 1, 'YYYY-MM'))
  ) then
    raise exception 'month % of fund %: the one before it is open', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if (select count(*) from standing_book_month where fund_id = new.fund_id and month = new.month) > 1 then
    raise exception 'month % of fund % is closed twice', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from payment_stop where lifted_at is null) then
    raise exception 'month % of fund %: a check of the books is broken', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger follows after insert on book_month deferrable initially deferred for each row execute function check_month_follows();

create function check_reopening() returns trigger language plpgsql volatile as $$
declare
  of_month text;
begin
  perform pg_advisory_xact_lock(hashtextextended('book-months', 0));
  select month into strict of_month from book_month where id = new.book_month_id;
  if exists (select from standing_book_month where month > of_month) then
    raise exception 'month %: a later one is closed, and it is put right there', of_month using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from standing_book_month where month = of_month) then
    raise exception 'month % is opened again for some funds alone', of_month using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'book_month.reopening' and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'month' = of_month and decided_by = new.reopened_by and decided_at = new.reopened_at and reason = new.reason
  ) then
    raise exception 'month %: two people have not decided to open it again', of_month using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger reopened_by_two after insert on book_month_reopening deferrable initially deferred for each row execute function check_reopening();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''book_month.reopening''::text, ');
end $$;

select watch_operator_writes();
