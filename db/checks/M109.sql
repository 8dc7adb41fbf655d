-- Every line that is kept of a statement is on the bank's own list, with the same sum, day, remitter and balance; and the list's balances follow from its lines.
select kind, real_account_id, item_key, statement_line_id, transacted_on, found_at
from statement_difference
where ended_at is null
