-- The book agrees with what the bank reports of each account: its balance moves by the lines it shows, and these are the lines of the book.
-- What one of them has and the other has not may still come for a day: the bank is read in turns.
with reading as (
  select balance.*, lag(balance.balance) over (partition by real_account_id order by id) as before
  from bank_balance balance
), line_at_bank as (
  -- Lines of the first reading are older than the comparison.
  select line.*, reading.read_at
  from bank_statement_line line
  join reading on reading.id = line.bank_balance_id and reading.before is not null
), beginning as (
  select real_account_id, min(read_at) as read_at
  from bank_balance
  group by real_account_id
)
select 'balance' as what, reading.item_key, reading.balance - reading.before as at_the_bank, coalesce(sum(line.amount), 0) as in_the_book
from reading
left join bank_statement_line line on line.bank_balance_id = reading.id
where reading.before is not null
group by reading.id, reading.item_key, reading.balance, reading.before
having reading.balance - reading.before <> coalesce(sum(line.amount), 0)
union all
select 'another amount', line_at_bank.item_key, line_at_bank.amount, line.amount
from line_at_bank
join bank_line line on line.real_account_id = line_at_bank.real_account_id and line.item_key = line_at_bank.item_key
where line.amount <> line_at_bank.amount
union all
select 'not in the book', line_at_bank.item_key, line_at_bank.amount, null
from line_at_bank
cross join bank_reading now
where line_at_bank.read_at < now.read_at - interval '1 day'
  and not exists (
    select from bank_line line
    where line.real_account_id = line_at_bank.real_account_id
      and (line.item_key = line_at_bank.item_key
        -- What went to the bank as a file has no key of the bank's: the operator told day and sum.
        or (line.item_key like 'payout-file%' and line.amount = line_at_bank.amount and line.transacted_on = line_at_bank.transacted_on))
  )
union all
select 'not at the bank', line.item_key, null, line.amount
from bank_line line
join beginning on beginning.real_account_id = line.real_account_id and beginning.read_at < line.recorded_at
cross join bank_reading now
where line.recorded_at < now.read_at - interval '1 day'
  and line.item_key not like 'payout-file%'
  and not exists (
    select from bank_statement_line statement
    where statement.real_account_id = line.real_account_id and statement.item_key = line.item_key
  )
