-- Up Migration

-- The company may hold several accounts at the bank: beside the collecting one, which the settings name and which is in no row here, one of a fund's own,
-- of the operator's money, or for the tax. Two operators link an account and close it; from then on its statement is read.
create table company_account (
  real_account_id text primary key check (real_account_id <> ''),
  purpose text not null check (purpose in ('fund', 'operator', 'tax')),
  fund_id bigint references fund,
  -- As the bank told them when the account was linked.
  branch_code text not null,
  account_number text not null,
  holder_name text not null,
  opened_at timestamptz not null,
  proposal_id bigint not null references proposal,
  closed_at timestamptz,
  closing_proposal_id bigint references proposal,
  check ((purpose = 'fund') = (fund_id is not null)),
  check ((closed_at is null) = (closing_proposal_id is null)),
  check (closed_at >= opened_at)
);
create unique index company_account_of_fund on company_account (fund_id) where closed_at is null;
create index company_account_fund on company_account (fund_id);

-- Of an account only its end is written, once.
create function refuse_account_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.closed_at is not null
    or to_jsonb(new) - '{closed_at,closing_proposal_id}'::text[] <> to_jsonb(old) - '{closed_at,closing_proposal_id}'::text[] then
    raise exception 'company account %: only its end may be written, once', old.real_account_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ends_once before update or delete on company_account for each row execute function refuse_account_change();
create trigger append_only_truncate before truncate on company_account execute function refuse_change();

-- Money of one book that two operators move from one account of the company to another. It leaves and arrives with lines of the bank.
create table own_transfer (
  id bigint generated always as identity primary key,
  book text not null check (book ~ '^(operator|fund:[1-9][0-9]*)$'),
  from_account_id text not null,
  to_account_id text not null check (to_account_id <> from_account_id),
  amount bigint not null check (amount > 0),
  proposal_id bigint not null references proposal,
  approved_at timestamptz not null,
  due_on date not null,
  -- Given up before any of it left.
  cancelled_at timestamptz
);
create table own_transfer_line (
  own_transfer_id bigint not null references own_transfer,
  side text not null check (side in ('out', 'in')),
  bank_line_id bigint not null unique references bank_line,
  primary key (own_transfer_id, side)
);
create trigger append_only before update or delete on own_transfer_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on own_transfer_line execute function refuse_change();

create function refuse_transfer_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.cancelled_at is not null or exists (select from own_transfer_line where own_transfer_id = old.id)
    or to_jsonb(new) - 'cancelled_at' <> to_jsonb(old) - 'cancelled_at' then
    raise exception 'own transfer %: it may only be given up, before any of it left', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger given_up_once before update or delete on own_transfer for each row execute function refuse_transfer_change();
create trigger append_only_truncate before truncate on own_transfer execute function refuse_change();

-- A line of it is of its account and its amount.
create function check_own_transfer_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from own_transfer transfer join bank_line line on line.id = new.bank_line_id
    where transfer.id = new.own_transfer_id and transfer.cancelled_at is null
      and line.real_account_id = case new.side when 'out' then transfer.from_account_id else transfer.to_account_id end
      and line.amount = case new.side when 'out' then -transfer.amount else transfer.amount end
  ) then
    raise exception 'own transfer %: line % is none of it', new.own_transfer_id, new.bank_line_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger of_transfer before insert on own_transfer_line for each row execute function check_own_transfer_line();

-- ---------------------------------------------------------------- the books

-- What is between two accounts of the company is that book's cash, on neither of them.
do $$
declare
  allowed text;
begin
  select pg_get_constraintdef(oid) into strict allowed from pg_constraint where conname = 'account_kind_ref_check' and conrelid = 'account_kind'::regclass;
  alter table account_kind drop constraint account_kind_ref_check;
  execute 'alter table account_kind add constraint account_kind_ref_check ' || replace(allowed, 'ARRAY[', 'ARRAY[''own_transfer''::text, ');
end $$;
alter table account_kind disable trigger append_only;
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('in_transit', 'any', 'debit', 'own_transfer', true, false);
insert into entry_kind (kind, nature, crosses_books) values ('own_transfer', 'fact', false);
insert into posting_rule (entry_kind, account_kind, side) values
  ('own_transfer', 'in_transit', 'debit'), ('own_transfer', 'bank', 'debit'), ('own_transfer', 'in_transit', 'credit'), ('own_transfer', 'bank', 'credit');
alter table account_kind enable trigger append_only;
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- ---------------------------------------------------------------- payments

-- From which account a batch leaves; null is the collecting one.
alter table payout_batch add column from_account_id text references company_account;
create index payout_batch_from_account on payout_batch (from_account_id) where from_account_id is not null;

-- Kinds of proposals are added to those that there are: others add theirs.
do $$
declare
  allowed text;
begin
  select pg_get_constraintdef(oid) into strict allowed from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  alter table proposal drop constraint proposal_kind_check;
  execute 'alter table proposal add constraint proposal_kind_check '
    || replace(allowed, 'ARRAY[', 'ARRAY[''company_account''::text, ''company_account.closing''::text, ''own_transfer''::text, ');
end $$;

-- As the wall for a book, for each of its accounts: no decision takes from a fund more than it has on the account from which it is taken.
create function check_account_wall() returns trigger language plpgsql as $$
declare
  taken record;
  held bigint;
begin
  if not exists (select from entry_kind where kind = new.kind and nature = 'decision') then
    return null;
  end if;
  for taken in
    select book, account_ref from posting where entry_id = new.id and account_kind = 'bank' and book like 'fund:%' group by book, account_ref having sum(amount) < 0 order by 1, 2
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:' || taken.book, 0));
    select sum(amount) into held from account_balance where book = taken.book and account_kind = 'bank' and account_ref = taken.account_ref;
    if held < 0 then
      raise exception 'journal entry % (%): book % lacks % yen on account %', new.id, new.kind, taken.book, -held, taken.account_ref
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger wall_of_accounts after insert on journal_entry deferrable initially deferred for each row execute function check_account_wall();

select watch_operator_writes();
