-- Up Migration

-- Journals go to the accounting program of the office (decision 0511): under which names, and which entries of which book went with which file.

-- What an account of the ledger is called in a program: the latest row of an account and book holds, a row of no book for every book that has none of its own.
create table accounting_name (
  id bigint generated always as identity primary key,
  program text not null check (program in ('yayoi', 'freee', 'money_forward')),
  book text check (book ~ '^(operator|unassigned|fund:[1-9][0-9]*)$'),
  -- An account of account_kind, with the account at the bank or the kind of cost behind a colon.
  account text not null check (account ~ '^[a-z_]+(:[a-z0-9_-]+)?$'),
  name text not null check (length(name) between 1 and 30),
  sub_name text not null check (length(sub_name) <= 30),
  tax_class text not null check (length(tax_class) between 1 and 30),
  kept_at timestamptz not null,
  kept_by bigint not null references member
);
create index accounting_name_of_account on accounting_name (program, account, book, id desc);
create index accounting_name_kept_by on accounting_name (kept_by);

-- One file as it was handed over: what is downloaded again is the same file.
create table journal_hand_over (
  id bigint generated always as identity primary key,
  program text not null check (program in ('yayoi', 'freee', 'money_forward')),
  book text not null check (book ~ '^(operator|unassigned|fund:[1-9][0-9]*)$'),
  from_on date not null,
  until_on date not null,
  entries integer not null check (entries > 0),
  -- Whole yen: what the file debits, and credits.
  total bigint not null check (total > 0),
  content bytea not null,
  sha256 text not null,
  made_at timestamptz not null,
  made_by bigint not null references member,
  check (from_on <= until_on),
  constraint content_is_hashed check (sha256 = encode(sha256(content), 'hex')),
  unique (id, program, book)
);
create index journal_hand_over_made_by on journal_hand_over (made_by);

-- No entry of a book goes to a program twice.
create table journal_handed_entry (
  program text not null,
  book text not null,
  entry_id bigint not null references journal_entry,
  hand_over_id bigint not null,
  primary key (program, book, entry_id),
  foreign key (hand_over_id, program, book) references journal_hand_over (id, program, book)
);
create index journal_handed_entry_of_file on journal_handed_entry (hand_over_id, program, book);
create index journal_handed_entry_entry on journal_handed_entry (entry_id);

create trigger append_only before update or delete on accounting_name for each row execute function refuse_change();
create trigger append_only_truncate before truncate on accounting_name execute function refuse_change();
create trigger append_only before update or delete on journal_hand_over for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_hand_over execute function refuse_change();
create trigger append_only before update or delete on journal_handed_entry for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_handed_entry execute function refuse_change();

-- An entry goes with the file that is written now, and is of its book and days.
create function check_handed_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journal_hand_over handed
    where handed.id = new.hand_over_id and handed.xmin = pg_current_xact_id()::xid
      and exists (
        select from posting where posting.entry_id = new.entry_id and posting.book = new.book
          and (posting.effective_at at time zone 'Asia/Tokyo')::date between handed.from_on and handed.until_on
      )
  ) then
    raise exception 'entry %: it is not of the file''s book and days, or the file was written before', new.entry_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger of_the_file before insert on journal_handed_entry for each row execute function check_handed_entry();

-- A file says of how many entries and how many yen it is: those that went with it.
create function check_hand_over() returns trigger language plpgsql as $$
declare
  handed integer;
  debited bigint;
begin
  select count(distinct entry.entry_id), coalesce(sum(greatest(posting.amount, 0)), 0) into handed, debited
  from journal_handed_entry entry
    join posting on posting.entry_id = entry.entry_id and posting.book = new.book
  where entry.hand_over_id = new.id;
  if handed <> new.entries or debited <> new.total then
    raise exception 'file % says % entries of % yen, and % of % yen went with it', new.id, new.entries, new.total, handed, debited
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_many_as_it_says after insert on journal_hand_over deferrable initially deferred
  for each row execute function check_hand_over();

-- The account of a posting as an accountant sees it: banks and costs have one for each reference, behind a colon; all others one for all owners.
create function posting_account(account_kind text, account_ref text) returns text language sql immutable as $$
  select account_kind || case when account_kind in ('bank', 'cost', 'accrued_cost') then ':' || account_ref else '' end
$$;

select watch_operator_writes();
