-- The closed balance of every account is the sum of the postings up to the closing.
select book, account_kind, account_ref, coalesce(posted.amount, 0) - coalesce(closed.amount, 0) as difference
from (
  -- Most accounts of a book that has grown stand at nothing, and are closed by not being listed.
  select book, account_kind, account_ref, sum(amount) as amount
  from posting
  where id <= closed_through()
  group by book, account_kind, account_ref
  having sum(amount) <> 0
) posted
full join closed_balance closed using (book, account_kind, account_ref)
where posted.amount is distinct from closed.amount
