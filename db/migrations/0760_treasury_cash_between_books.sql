-- Up Migration

-- Two rules about cash that passes between books, which the invariants found afterwards (M05, M07) and which an entry now meets before it stands.

-- No fund's cash becomes another fund's: what one of them pays leaves the bank, or goes to the operator's own book first, where it is a deal that two people made.
-- And between books money passes as cash against a claim on both sides, which moves nothing at the bank: no decision makes cash, and a fact only as a line of the bank says.
-- What is taken back is held by the rule of reversals: it is the exact negative of an entry that met these.
create function check_cash_between_books() returns trigger language plpgsql as $$
declare
  taken record;
  of_kind text;
begin
  if new.reverses is not null or new.kind = 'books_opened' then
    return null;
  end if;
  select coalesce(min(change), 0) as lowest, coalesce(max(change), 0) as highest into taken
  from (
    select sum(amount) as change from posting
    where entry_id = new.id and account_kind = 'bank' and book like 'fund:%'
    group by book
  ) fund;
  if taken.lowest < 0 and taken.highest > 0 then
    raise exception 'journal entry % (%): % yen of one fund for another', new.id, new.kind, taken.highest using errcode = 'integrity_constraint_violation';
  end if;
  select nature into of_kind from entry_kind where kind = new.kind and crosses_books;
  if not found then
    return null;
  end if;
  for taken in
    select account_ref, sum(amount) as amount from posting
    where entry_id = new.id and account_kind = 'bank'
    group by account_ref
    having sum(amount) <> 0
  loop
    if of_kind = 'decision' or not exists (
      select from bank_line line
      where line.id = substring(new.idempotency_key from '^bank-line:([0-9]+)$')::bigint
        and line.va_id is null and line.real_account_id = taken.account_ref and line.amount = taken.amount
    ) then
      raise exception 'journal entry % (%): % yen at the bank without a line of it', new.id, new.kind, taken.amount using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger cash_between_books after insert on journal_entry deferrable initially deferred for each row execute function check_cash_between_books();
