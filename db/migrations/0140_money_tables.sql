-- Up Migration

-- The back office lists deposits and journal entries newest first, and counts the deposits that ask for somebody.
create index bank_line_by_time on bank_line (transacted_at desc, id desc);
create index deposit_name_differs on deposit (bank_line_id) where name_differs;
create index deposit_in_part on deposit (bank_line_id) where outcome = 'part_payment';
create index refund_of_deposit on refund (deposit_id) where deposit_id is not null;
create index journal_entry_by_time on journal_entry (effective_at desc, id desc);
