-- Up Migration
-- Two people decide that a property is another one than it looks like, and that a record of one was wrong.

alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check check (kind in (
    'account_entry', 'account_entry_correction', 'bank_opening', 'fund.dividend', 'fund.dividend_reversal', 'fund.gap', 'fund.operation_correction',
    'fund.operation_days', 'fund_change', 'fund_document', 'fund_publication', 'member_suspension', 'operator_enrolment', 'operator_removal',
    'posted_cooling_off', 'property_distinct', 'property_strike', 'refund.payee', 'tax_payment', 'tax_year.correction'
));
