-- Up Migration

-- The opening and the close of an offering are records as well, written by the schedule: whatever is told as done was written down.
alter table fund_event drop constraint fund_event_event_check,
  add constraint fund_event_event_check
    check (event in ('published', 'offering_opened', 'offering_closed', 'failed', 'operation_started', 'operation_ended'));
