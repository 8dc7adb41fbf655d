-- Up Migration
-- Columns that hold one word of a closed list allow no other word. The lists are those of src/domain, which a test compares with these checks.
-- Every application has its events: their rows are checked in the next migration, without the lock that this one takes.

alter table investment_event
  add constraint investment_event_from_status_check check (from_status in ('lottery_pending', 'awaiting_deposit', 'participating', 'not_selected', 'fund_failed', 'canceled')) not valid,
  add constraint investment_event_to_status_check check (to_status in ('lottery_pending', 'awaiting_deposit', 'participating', 'not_selected', 'fund_failed', 'canceled')) not valid,
  -- The last three as rows of before spell them.
  add constraint investment_event_reason_check check (reason in (
    'applied', 'applied_for_lottery', 'lottery_won', 'lottery_lost', 'deposit_completed', 'deadline_passed', 'in_time_deposit_found', 'cooling_off_declared',
    'cooling_off_posted', 'member_withdrew', 'operator_canceled', 'fund_failed', 'lottery won', 'lottery lost', 'fund failed'
  )) not valid;

alter table proposal add constraint proposal_kind_check check (kind in (
    'account_entry', 'account_entry_correction', 'bank_opening', 'fund.dividend', 'fund.dividend_reversal', 'fund.gap', 'fund.operation_correction',
    'fund.operation_days', 'fund_change', 'fund_document', 'fund_publication', 'member_suspension', 'operator_enrolment', 'operator_removal',
    'posted_cooling_off', 'refund.payee', 'tax_payment', 'tax_year.correction'
));

-- Who looked after a queue that there is no more looks after nothing.
delete from queue_duty where queue not in (
    'identity_submitted', 'identity_stuck', 'member_held', 'deposit_unknown', 'account_unexplained', 'deposit_due_today', 'refund', 'payout_to_prepare',
    'payout_to_approve', 'payout_file', 'payout_unclear', 'proposal', 'lottery', 'operation_start', 'dividend_due', 'term_end', 'report_due',
    'contract_unread', 'contract_unprinted', 'tax', 'tax_papers', 'enquiry', 'mail_undeliverable', 'job_failed'
);
alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check check (queue in (
    'identity_submitted', 'identity_stuck', 'member_held', 'deposit_unknown', 'account_unexplained', 'deposit_due_today', 'refund', 'payout_to_prepare',
    'payout_to_approve', 'payout_file', 'payout_unclear', 'proposal', 'lottery', 'operation_start', 'dividend_due', 'term_end', 'report_due',
    'contract_unread', 'contract_unprinted', 'tax', 'tax_papers', 'enquiry', 'mail_undeliverable', 'job_failed'
));
