-- The books add up to each account of the bank, absolutely: from its opening on they hold what the bank holds, but for lines that the bank alone has yet, and deposits that are not on its statement yet.
-- Nothing stands on an account that is none of ours, or is linked no more; and a linked account is opened within a business day.
select 'the balance itself' as what, opening.real_account_id, last.balance as at_the_bank, book.amount as in_the_book
from bank_opening opening
cross join lateral (select balance from bank_balance where real_account_id = opening.real_account_id order by id desc limit 1) last
cross join lateral (select coalesce(sum(amount), 0) as amount from account_balance where account_kind = 'bank' and account_ref = opening.real_account_id) book
cross join lateral (select coalesce(sum(amount), 0) as amount from line_only_at_bank where real_account_id = opening.real_account_id) waiting
cross join lateral (select coalesce(sum(amount), 0) as amount from line_only_in_books where real_account_id = opening.real_account_id and va_id is not null) ahead
cross join lateral (
  -- Known, and its money on none of the accounts yet: a deposit that waits to be booked (M20).
  select coalesce(sum(line.amount), 0) as amount
  from bank_line line
  where line.real_account_id = opening.real_account_id and line.va_id is not null
    and not exists (select from deposit where deposit.bank_line_id = line.id)
) unbooked
where last.balance <> book.amount + waiting.amount - ahead.amount + unbooked.amount
union all
select 'an account that is closed', account.real_account_id, null, sum(abs(balance.amount))
from company_account account
join account_balance balance on balance.account_kind = 'bank' and balance.account_ref = account.real_account_id
where account.closed_at is not null
group by account.real_account_id
having sum(abs(balance.amount)) <> 0
union all
select 'an account that nobody opened', account.real_account_id, last.balance, null
from company_account account
cross join lateral (select balance, read_at from bank_balance where real_account_id = account.real_account_id order by id desc limit 1) last
cross join bank_reading now
where account.closed_at is null
  and business_days_after(japan_date(account.opened_at), 1) < japan_date(now.read_at)
  and not exists (select from bank_opening opening where opening.real_account_id = account.real_account_id)
