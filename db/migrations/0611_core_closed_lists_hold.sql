-- Up Migration
-- The events of before satisfy the lists of the last migration. Applications are accepted and moved meanwhile.

alter table investment_event
  validate constraint investment_event_from_status_check,
  validate constraint investment_event_to_status_check,
  validate constraint investment_event_reason_check;
