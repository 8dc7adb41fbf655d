-- Up Migration

-- What the bank tells and what the books hold, line by line: in one place for the invariants (M06, M53) and for the screens.

-- A line that went to the bank as a file is found by its day and sum.
create index bank_statement_line_of_sum on bank_statement_line (amount, transacted_on);

-- Lines that the bank told after an account's first reading: with that one the comparison begins.
create view compared_line as
select line.*, reading.read_at
from bank_statement_line line
join bank_balance reading on reading.id = line.bank_balance_id
join (select real_account_id, min(id) as id from bank_balance group by real_account_id) first
  on first.real_account_id = reading.real_account_id and first.id < reading.id;

-- Of these, what the books do not have yet. What went to the bank as a file has no key of the bank's: the operator told day and sum.
create view line_only_at_bank as
select line.*
from compared_line line
where not exists (
    select from bank_line booked where booked.real_account_id = line.real_account_id and booked.item_key = line.item_key)
  and not exists (
    select from bank_line booked
    where booked.item_key like 'payout-file%' and booked.real_account_id = line.real_account_id
      and booked.amount = line.amount and booked.transacted_on = line.transacted_on);

-- What was booked since, and the bank has not told yet. Of the very instant of the first reading: what that reading lists is from before, the rest came after it.
create view line_only_in_books as
select line.*
from bank_line line
join (select real_account_id, min(read_at) as read_at from bank_balance group by real_account_id) first
  on first.real_account_id = line.real_account_id and first.read_at <= line.recorded_at
where not exists (
    select from bank_statement_line told where told.real_account_id = line.real_account_id and told.item_key = line.item_key)
  and not exists (
    select from bank_statement_line told
    where line.item_key like 'payout-file%' and told.real_account_id = line.real_account_id
      and told.amount = line.amount and told.transacted_on = line.transacted_on);
