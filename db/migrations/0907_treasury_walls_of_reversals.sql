-- Up Migration

-- What two people take back obeys the wall as what they decide: a correction takes no cash from a fund that others have a claim on by name, or that is on its way.
-- A fact is no reversal and is booked as before; what the operator's own book loses by a correction is a finding and never refused. See decision 0360.
create function check_wall_of_reversal() returns trigger language plpgsql as $$
declare
  taken record;
  free bigint;
begin
  for taken in
    select posting.book
    from posting join account_kind on account_kind.kind = posting.account_kind
    where entry_id = new.id and (is_cash or is_tied) and posting.book like 'fund:%'
    group by posting.book
    having sum(amount) < 0
    order by posting.book
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:' || taken.book, 0));
    select least(free_of_book(taken.book), sum(amount)) into free from account_balance
    where book = taken.book and account_kind in ('bank', 'in_transit', 'return_due', 'in_flight', 'withholding_in_flight');
    if free < 0 then
      raise exception 'journal entry % (%): book % lacks % yen', new.id, new.kind, taken.book, -free using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger wall_of_reversals after insert on journal_entry deferrable initially deferred for each row
  when (new.reverses is not null) execute function check_wall_of_reversal();
