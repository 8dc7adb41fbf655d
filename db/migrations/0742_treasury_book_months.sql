-- Up Migration

-- A month of a fund's book is closed by two people: from then on nothing is decided, earned or spent in it, and what was wrong is put right in the open one.

create table book_month (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- The first moment after it, in Japan.
  ends_at timestamptz not null check (ends_at = (to_date(month, 'YYYY-MM') + interval '1 month' - interval '9 hours') at time zone 'UTC'),
  -- What two people saw, whole yen: earned and spent since the month closed before, and the fund's cash at the end.
  income bigint not null,
  cost bigint not null,
  cash bigint not null,
  -- Lines of the bank that rules and people explained.
  by_rule integer not null,
  by_hand integer not null,
  closed_by bigint not null references member,
  closed_at timestamptz not null,
  proposal_id bigint not null references proposal,
  unique (fund_id, month)
);
create index book_month_end on book_month (fund_id, ends_at);
create trigger append_only before update or delete on book_month for each row execute function refuse_change();
create trigger append_only_truncate before truncate on book_month execute function refuse_change();

-- Before which moment a fund's book is closed; null while no month is.
create function book_closed_until(of_fund bigint) returns timestamptz language sql stable as $$
  select max(ends_at) from book_month where fund_id = of_fund
$$;

-- In a closed month nothing is decided, earned, spent or taken back. What the bank and members did is a fact, whenever it is noticed; a period's closing and
-- the tax that was paid have a day of their own.
create function refuse_closed_month() returns trigger language plpgsql volatile as $$
declare
  entry record;
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
  if entry.effective_at < book_closed_until(split_part(new.book, ':', 2)::bigint) then
    raise exception 'journal entry % (%): its month is closed in book %', new.entry_id, entry.kind, new.book using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger in_open_month before insert on posting for each row execute function refuse_closed_month();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check';
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check ' || replace(rule, 'ARRAY[', 'ARRAY[''book_month''::text, ');
end $$;

select watch_operator_writes();
