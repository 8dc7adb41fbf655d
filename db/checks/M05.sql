-- Lines of the bank and entries on the bank's account are one to one: the same amount, on the same real account, at the bank's own time. An account's opening stands for what was there when it was first read. Money that passes between books moves nothing at the bank.
with booked as (
  select entry.idempotency_key, entry.effective_at, posting.account_ref, sum(posting.amount) as amount
  from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'bank'
  group by entry.id, posting.account_ref
  having sum(posting.amount) <> 0
), told as (
  select case when line.va_id is null then 'bank-line:' else 'deposit:' end || line.id as idempotency_key,
    line.transacted_at, line.real_account_id, line.amount
  from bank_line line
  -- A deposit that is not booked yet is M20's to watch.
  where line.va_id is null or exists (select from deposit where deposit.bank_line_id = line.id)
  union all
  select 'bank-opened:' || opening.real_account_id, reading.read_at, opening.real_account_id, opening.amount
  from bank_opening opening
  join bank_balance reading on reading.id = opening.bank_balance_id
  where opening.amount <> 0
)
select coalesce(told.idempotency_key, booked.idempotency_key) as line, told.amount as at_the_bank, booked.amount as in_the_book
from told
full join booked on booked.idempotency_key = told.idempotency_key
where (told.amount, told.real_account_id, told.transacted_at)
  is distinct from (booked.amount, booked.account_ref, booked.effective_at)
