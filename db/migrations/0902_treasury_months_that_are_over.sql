-- Up Migration

-- A month of the books is closed when it is over, by the proposal that two people decided upon and in its moment. When it is is told by the last reading of the
-- bank, as for every other day that has to have come (M65): a clock that runs ahead of the bank closes nothing. See decision 0360.
create function check_month_is_over() returns trigger language plpgsql as $$
begin
  if new.ends_at > new.closed_at or not exists (select from bank_reading where read_at >= new.ends_at) then
    raise exception 'month % of fund % is not over', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal
    where id = new.proposal_id and kind = 'book_month' and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'month' = new.month and decided_by = new.closed_by and decided_at = new.closed_at
  ) then
    raise exception 'month % of fund %: two people have not decided to close it', new.month, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger is_over after insert on book_month deferrable initially deferred for each row execute function check_month_is_over();
