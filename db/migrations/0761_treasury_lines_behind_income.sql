-- Up Migration

-- What a fund earned or paid stands on what a line of the bank was explained to be, fund by fund and to the yen: without that explanation the entry does
-- not stand. A line has one standing explanation, so it is no fund's twice; its parts are the whole line, which the rule of parts holds.
create function check_line_behind_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select
    from (
      select 'fund:' || part.fund_id as book, sum(part.amount) as amount
      from statement_explanation explanation join fund_line_part part on part.explanation_id = explanation.id
      where explanation.journal_entry_id = new.id and explanation.kind = 'fund'
      group by part.fund_id
    ) told
    full join (
      select book, -sum(amount) as amount
      from posting
      where entry_id = new.id and book like 'fund:%' and account_kind not in ('bank', 'owed_to_operator', 'set_aside', 'earmarked')
      group by book
    ) booked using (book)
    where told.amount is distinct from booked.amount
  ) then
    raise exception 'journal entry % (%): no line of the bank was explained so', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger line_behind_entry after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('income_line', 'outgoing_line', 'operator_paid_cost')) execute function check_line_behind_entry();
