-- Up Migration

-- The company's own book is closed by financial year, by two people: what it earned and spent goes to the retained earnings, and nothing is decided in the year any
-- more. See decision 0516. src/ledger/chart.ts, entry-kinds.ts and taken-back-by.ts hold the same rows.

alter table account_kind disable trigger append_only;
alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('retained_earnings', 'operator', 'either', 'none', false, false);
insert into entry_kind (kind, nature, crosses_books, taken_back_by) values ('year_closed', 'decision', false, '{}');
insert into posting_rule (entry_kind, account_kind, side) values
  ('year_closed', 'fund_result', 'debit'), ('year_closed', 'retained_earnings', 'debit'),
  ('year_closed', 'fund_result', 'credit'), ('year_closed', 'fee', 'credit'), ('year_closed', 'surcharge', 'credit'),
  ('year_closed', 'retained_earnings', 'credit');
alter table account_kind enable trigger append_only;
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

create table company_year (
  id bigint generated always as identity primary key,
  starts_on date not null,
  -- A month's last day. No year is longer than twelve months; a change of the closing month makes one shorter.
  ends_on date not null unique check (extract(day from ends_on + 1) = 1),
  -- What two people saw, whole yen: what the closing takes, also of late entries of years before.
  income bigint not null,
  costs bigint not null,
  -- Null where there was nothing to take.
  journal_entry_id bigint unique references journal_entry,
  closed_by bigint not null references member,
  closed_at timestamptz not null,
  proposal_id bigint not null unique references proposal,
  constraint at_most_twelve_months check (starts_on <= ends_on and ends_on < starts_on + interval '1 year'),
  constraint after_its_end check (closed_at >= (ends_on + 1)::timestamp at time zone 'Asia/Tokyo')
);
create index company_year_closed_by on company_year (closed_by);
create trigger append_only before update or delete on company_year for each row execute function refuse_change();
create trigger append_only_truncate before truncate on company_year execute function refuse_change();

-- Before which moment a book is closed; null while nothing of it is.
create function closed_until(of_book text) returns timestamptz language sql stable as $$
  select case
    when of_book = 'operator' then (select (max(ends_on) + 1)::timestamp at time zone 'Asia/Tokyo' from company_year)
    when of_book like 'fund:%' then book_closed_until(split_part(of_book, ':', 2)::bigint)
  end
$$;

-- Rewritten from 0941: the company's years as well.
create or replace function refuse_closed_month() returns trigger language plpgsql volatile as $$
declare
  entry record;
begin
  if new.book not like 'fund:%' and new.book <> 'operator' then
    return new;
  end if;
  select journal_entry.effective_at, journal_entry.reverses, kind.kind, kind.nature into entry
  from journal_entry
  left join journal_entry original on original.id = journal_entry.reverses
  left join entry_kind kind on kind.kind = coalesce(original.kind, journal_entry.kind)
  where journal_entry.id = new.entry_id;
  if (entry.reverses is null and entry.nature = 'fact' and entry.kind <> 'income_line') or entry.kind in ('period_closed', 'year_closed', 'tax_paid') then
    return new;
  end if;
  -- Against a closing under way, which takes the same lock alone.
  perform pg_advisory_xact_lock_shared(hashtextextended('book-months', 0));
  if entry.effective_at < closed_until(new.book) then
    raise exception 'journal entry % (%): its % is closed in book %', new.entry_id, entry.kind,
      case
        when new.book = 'operator' then 'financial year'
        when entry.effective_at < (select max(ends_at) from standing_book_month where fund_id = split_part(new.book, ':', 2)::bigint) then 'month'
        else 'calculation period' end, new.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- Years follow on one another, after the months of the funds' books; the entry takes all that the year's incomes and costs had come to.
create function check_company_year() returns trigger language plpgsql volatile as $$
declare
  year_end timestamptz := (new.ends_on + 1)::timestamp at time zone 'Asia/Tokyo';
  rest record;
  taken record;
begin
  perform pg_advisory_xact_lock(hashtextextended('book-months', 0));
  if exists (select from company_year other where other.id <> new.id and other.ends_on >= new.starts_on) then
    raise exception 'financial year to %: it was closed before, or a later one was', new.ends_on using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from company_year other where other.id <> new.id)
    and not exists (select from company_year other where other.ends_on + 1 = new.starts_on) then
    raise exception 'financial year to %: it does not follow on the last one', new.ends_on using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
      select from posting where book like 'fund:%' and effective_at >= new.starts_on::timestamp at time zone 'Asia/Tokyo' and effective_at < year_end)
    and not exists (select from standing_book_month where month >= to_char(new.ends_on, 'YYYY-MM')) then
    raise exception 'financial year to %: its last month is open', new.ends_on using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from payment_stop where lifted_at is null) then
    raise exception 'financial year to %: a check of the books is broken', new.ends_on using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'company_year' and two_people_decided(decision)
      and decision.content ->> 'endsOn' = new.ends_on::text and decision.decided_by = new.closed_by and decision.decided_at = new.closed_at
  ) then
    raise exception 'financial year to %: two people have not closed it', new.ends_on using errcode = 'integrity_constraint_violation';
  end if;
  select account_kind, sum(amount) as amount into rest
  from posting
  where book = 'operator' and account_kind in ('fund_result', 'fee', 'surcharge') and effective_at < year_end
  group by account_kind having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'financial year to %: % yen stay on %', new.ends_on, rest.amount, rest.account_kind using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(sum(amount) filter (where account_kind = 'fund_result'), 0) as income,
    coalesce(-sum(amount) filter (where account_kind in ('fee', 'surcharge')), 0) as costs into taken
  from posting where entry_id = new.journal_entry_id;
  if (taken.income, taken.costs) is distinct from (new.income::numeric, new.costs::numeric) then
    raise exception 'financial year to %: its entry takes % and % yen', new.ends_on, taken.income, taken.costs using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger closed_by_two after insert on company_year deferrable initially deferred for each row execute function check_company_year();

-- By what entries are called that two people stand behind. Rewritten from 1284.
create or replace function is_named_by_kind(entry journal_entry) returns boolean language sql immutable as $$
  select exists (
    select from (values
      ('payout_approved', 'payout-approved'), ('declared_income', 'declared-income'), ('property_sold', 'property-sold'), ('property_sold', 'property-sold:return'),
      ('contribution', 'taken-over'), ('contribution', 'contribution'), ('contribution_returned', 'contribution-back'), ('operator_took_share', 'share-out'),
      ('distribution_fixed', 'late-result'), ('operator_repaid', 'advance-repaid'), ('tax_paid', 'tax-payment'), ('outgoing_planned', 'outgoing-plan'),
      ('cost_accrued', 'cost-accrued'), ('property_bought', 'property-bought:deal'), ('property_brought_in', 'property-brought-in:deal'),
      ('property_handed_over', 'property-handed-over'), ('property_handed_over', 'property-handed-over:return'), ('sold_to_operator', 'sold-to-operator'),
      ('sold_to_operator', 'sold-to-operator:return'), ('sold_to_fund', 'sold-to-fund'), ('year_closed', 'year-closed')
    ) known (kind, name)
    where known.kind = entry.kind and entry.idempotency_key ~ ('^' || known.name || ':[1-9][0-9]*(:|$)'))
$$;

-- An entry of this kind is that of a year, on its last day, and leaves nothing but the year's result.
create function check_year_entry() returns trigger language plpgsql as $$
begin
  if not is_named_by_kind(new) or not exists (
    select from company_year
    where company_year.journal_entry_id = new.id and new.idempotency_key = 'year-closed:' || company_year.proposal_id
      and (new.effective_at at time zone 'Asia/Tokyo')::date = company_year.ends_on
  ) then
    raise exception 'journal entry %: it closes no financial year', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger closes_a_year after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'year_closed') execute function check_year_entry();

-- A month of a closed financial year is not opened again.
create function refuse_reopening_in_year() returns trigger language plpgsql as $$
begin
  if exists (
    select from book_month month join company_year on to_char(company_year.ends_on, 'YYYY-MM') >= month.month where month.id = new.book_month_id) then
    raise exception 'month of a closed financial year' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger not_in_a_closed_year before insert on book_month_reopening for each row execute function refuse_reopening_in_year();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''company_year''::text, ');
end $$;

select watch_operator_writes();
