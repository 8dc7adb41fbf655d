-- Up Migration

-- ---------------------------------------------------------------- what happened to a fund happens as often as its record says

-- fund_event_once holds what happens once. What may happen again stands on a record of its own each time: a correction of days, a distribution that was reversed,
-- the word of two that the fund is over, at that very time. And a fund is over again only after something was booked since: with nothing between it was over before.
create function check_event_has_its_record() returns trigger language plpgsql as $$
declare
  events bigint;
  records bigint;
begin
  -- Of two that come at once the second waits, and sees the first.
  perform from fund where id = new.fund_id for update;
  select count(*) into events from fund_event where fund_id = new.fund_id and event = new.event and at = new.at;
  if new.event = 'wound_up' then
    select count(*) into records from proposal
    where kind = 'fund.winding_up' and subject = 'fund:' || new.fund_id and two_people_decided(proposal) and decided_at = new.at;
  else
    select count(*) into records from performance_correction
    where fund_id = new.fund_id and corrected_at = new.at and kind = case new.event when 'operation_corrected' then 'operation_days' else 'distribution' end;
  end if;
  if events > records then
    raise exception 'fund %: % stands % times for % on record', new.fund_id, new.event, events, records using errcode = 'integrity_constraint_violation';
  end if;
  if new.event = 'wound_up' and exists (
    select from fund_event earlier
    where earlier.fund_id = new.fund_id and earlier.event = 'wound_up' and earlier.id < new.id and not exists (
      select from posting join journal_entry entry on entry.id = posting.entry_id
      where posting.book = 'fund:' || new.fund_id and entry.recorded_at > earlier.at and entry.recorded_at <= new.at)) then
    raise exception 'fund % is wound up already: nothing was booked since', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_often_as_recorded after insert on fund_event deferrable initially deferred for each row
  when (new.event in ('operation_corrected', 'distribution_reversed', 'wound_up')) execute function check_event_has_its_record();
