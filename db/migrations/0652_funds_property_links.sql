-- Up Migration
-- What a published fund is about is said by two people; and funds that were published before properties were recorded wait for an operator.

alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check check (kind in (
    'account_entry', 'account_entry_correction', 'bank_opening', 'fund.dividend', 'fund.dividend_reversal', 'fund.gap', 'fund.operation_correction',
    'fund.operation_days', 'fund_change', 'fund_document', 'fund_publication', 'member_suspension', 'operator_enrolment', 'operator_removal',
    'posted_cooling_off', 'property_distinct', 'property_link', 'property_strike', 'refund.payee', 'tax_payment', 'tax_year.correction'
));
alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check check (queue in (
    'identity_submitted', 'identity_stuck', 'member_held', 'deposit_unknown', 'account_unexplained', 'deposit_due_today', 'refund', 'payout_to_prepare',
    'payout_to_approve', 'payout_file', 'payout_unclear', 'proposal', 'property_unrecorded', 'lottery', 'operation_start', 'dividend_due', 'term_end',
    'report_due', 'contract_unread', 'contract_unprinted', 'tax', 'tax_papers', 'enquiry', 'mail_undeliverable', 'job_failed'
));
