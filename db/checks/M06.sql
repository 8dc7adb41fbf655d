-- The book agrees with the balance that the bank reports: its statement has no hole, and both hold the same lines of the same amounts.
-- What either has and the other has not may come within a day: the bank is read in turns.
with statement as (
  select *, lag(balance) over (partition by real_account_id order by id) as before
  from bank_statement_line
), covered as (
  select real_account_id, min(id) as first_id, min(transacted_on) as since
  from bank_statement_line
  group by real_account_id
)
select 'a hole in the statement' as what, statement.item_key, statement.balance - statement.before as at_the_bank, statement.amount as in_the_book
from statement
where statement.before + statement.amount <> statement.balance
union all
select 'another amount', statement.item_key, statement.amount, line.amount
from statement
join bank_line line on line.real_account_id = statement.real_account_id and line.item_key = statement.item_key
where line.amount <> statement.amount
union all
select 'not in the book', statement.item_key, statement.amount, null
from statement
cross join bank_reading reading
where not statement.is_anchor
  and statement.read_at < reading.read_at - interval '1 day'
  and not exists (
    select from bank_line line
    where line.real_account_id = statement.real_account_id
      and (line.item_key = statement.item_key
        -- What went to the bank as a file has no key of the bank's: the operator told day and sum.
        or (line.item_key like 'payout-file%' and line.amount = statement.amount and line.transacted_on = statement.transacted_on))
  )
union all
select 'not at the bank', line.item_key, null, line.amount
from bank_line line
join covered on covered.real_account_id = line.real_account_id
cross join bank_reading reading
where line.transacted_on > covered.since
  and line.recorded_at < reading.read_at - interval '1 day'
  and line.item_key not like 'payout-file%'
  and not exists (
    select from bank_statement_line statement
    where statement.real_account_id = line.real_account_id and statement.item_key = line.item_key
  )
