-- Up Migration

-- ---------------------------------------------------------------- the tax office is paid what two people agreed to

-- What is wrong with an entry by which withheld tax leaves, beside what two people saw: month, day, line and yen. Null where nothing is. M60 asks the same. Before
-- the books were opened (0631) an entry named no charges of the tax office's own. See decision 0468.
create function fault_of_tax_payment(entry journal_entry) returns text language plpgsql stable as $$
declare
  decision proposal;
  paid tax_payment;
  line bank_statement_line;
  moved record;
  yen bigint;
begin
  select * into decision from proposal where entry.idempotency_key = 'tax-payment:' || id and kind = 'tax_payment' and two_people_decided(proposal);
  if decision.id is null then return 'two people have not approved it'; end if;
  yen := (decision.effect ->> 'yen')::bigint;
  select * into paid from tax_payment where proposal_id = decision.id and journal_entry_id = entry.id;
  select * into line from bank_statement_line where id = (decision.content ->> 'accountEntryId')::bigint;
  if paid.id is null or paid.month is distinct from decision.content ->> 'month' or paid.statement_line_id is distinct from line.id
    or paid.paid_on is distinct from coalesce(line.transacted_on, (decision.content ->> 'paidOn')::date) or japan_date(entry.effective_at) <> paid.paid_on then
    return 'two people have agreed to another payment';
  end if;
  select coalesce(sum(amount) filter (where account_kind = 'tax'), 0) as tax, coalesce(sum(amount) filter (where account_kind = 'surcharge'), 0) as surcharge,
    coalesce(sum(amount) filter (where account_kind = 'unexplained'), 0) as unexplained
  into moved from posting where entry_id = entry.id;
  if moved.tax is distinct from yen or paid.amount is distinct from yen then
    return 'two people have agreed to ' || coalesce(yen, 0) || ' yen';
  end if;
  if entry.id > coalesce((select max(id) from journal_entry where kind = 'books_opened'), 0) and (moved.unexplained, moved.surcharge) <> (coalesce(line.amount, 0), coalesce(-line.amount - yen, 0)) then
    return 'the line that pays it is of another amount';
  end if;
  return null;
end $$;

create function check_tax_as_agreed() returns trigger language plpgsql as $$
declare
  fault text := fault_of_tax_payment(new);
begin
  if fault is not null then
    raise exception 'journal entry % (%): %', new.id, new.kind, fault using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger tax_as_agreed after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'tax_paid') execute function check_tax_as_agreed();

-- The list of what was paid says no month's tax to be paid without its entry: one of that very proposal.
create function check_tax_payment_is_booked() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journal_entry entry
    where entry.id = new.journal_entry_id and entry.kind = 'tax_paid' and entry.idempotency_key = 'tax-payment:' || new.proposal_id
      and fault_of_tax_payment(entry) is null) then
    raise exception 'tax payment %: its entry does not say so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger booked_as_agreed after insert on tax_payment deferrable initially deferred for each row
  execute function check_tax_payment_is_booked();
