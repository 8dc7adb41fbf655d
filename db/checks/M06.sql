-- The book agrees with what the bank reports of each account: its balance moves by the lines it shows, and these are the lines of the book.
-- What one of them has and the other has not may still come for a day: the bank is read in turns.
with reading as (
  select balance.*, lag(balance.balance) over (partition by real_account_id order by id) as before
  from bank_balance balance
)
select 'balance' as what, reading.item_key, reading.balance - reading.before as at_the_bank, coalesce(sum(line.amount), 0) as in_the_book
from reading
left join bank_statement_line line on line.bank_balance_id = reading.id
where reading.before is not null
group by reading.id, reading.item_key, reading.balance, reading.before
having reading.balance - reading.before <> coalesce(sum(line.amount), 0)
union all
select 'another amount', told.item_key, told.amount, booked.amount
from compared_line told
join bank_line booked on booked.real_account_id = told.real_account_id and booked.item_key = told.item_key
where booked.amount <> told.amount
union all
select 'not in the book', line.item_key, line.amount, null
from line_only_at_bank line
cross join bank_reading now
where line.read_at < now.read_at - interval '1 day'
union all
select 'not at the bank', line.item_key, null, line.amount
from line_only_in_books line
cross join bank_reading now
where line.recorded_at < now.read_at - interval '1 day'
