-- Every line in the books is one that the bank's statement has shown. What is no member's deposit is booked from the statement, and is there at once.
-- A deposit comes from the list of the virtual accounts, which the bank tells first: it is on the statement that was read a minute after it, or later.
select 'not on the statement' as what, line.real_account_id, line.item_key, line.amount
from line_only_in_books line
where line.va_id is null
union all
select 'a deposit that the statement does not show', line.real_account_id, line.item_key, line.amount
from line_only_in_books line
join statement_reading reading on reading.real_account_id = line.real_account_id
where line.va_id is not null and greatest(line.recorded_at, line.transacted_at) < reading.read_at - interval '1 minute'
