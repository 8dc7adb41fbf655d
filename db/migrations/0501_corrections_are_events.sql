-- Up Migration

-- 0450 told the events anew and left out the two of corrections: nobody could correct the days of an operation or take a distribution back.
alter table fund_event drop constraint fund_event_event_check;
alter table fund_event add constraint fund_event_event_check check (
  event in ('published', 'offering_opened', 'offering_closed', 'failed', 'operation_started', 'operation_ended', 'operation_corrected', 'distribution_reversed'));
-- Each part of a fund's life begins once; corrections are told as often as there are any.
drop index fund_event_once;
create unique index fund_event_once on fund_event (fund_id, event) where event not in ('operation_corrected', 'distribution_reversed');
