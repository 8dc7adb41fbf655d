-- Up Migration

-- An all-or-nothing fund that was full and paid lost a contract after its end (cooling-off): operators decide until then whether it fails;
-- without a decision it does. Set once like every other column. `kept`: two operators cover what is missing with the operator's own money.
alter table fund_result
  add column gap_opened_at timestamptz,
  add column gap_decide_until timestamptz,
  add column gap_kept_at timestamptz,
  add constraint gap_is_dated check ((gap_opened_at is null) = (gap_decide_until is null)),
  add constraint gap_kept_in_time check (gap_kept_at is null or gap_kept_at <= gap_decide_until),
  add constraint gap_kept_or_failed check (gap_kept_at is null or failed_at is null);
