-- The closed balance of every account is the sum of the postings up to the closing.
select book, account_kind, account_ref, sum(amount) as difference
from (
  select book, account_kind, account_ref, sum(amount) as amount from posting where id <= closed_through() group by book, account_kind, account_ref
  union all
  select book, account_kind, account_ref, -amount from closed_balance
) account
group by book, account_kind, account_ref
having sum(amount) <> 0
