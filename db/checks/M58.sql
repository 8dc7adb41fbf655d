-- What the operator has taken over in a fund stands in both books to the yen.
select coalesce(own.fund, theirs.fund) as fund, coalesce(own.amount, 0) as in_own_book, coalesce(theirs.amount, 0) as in_fund_book
from (
  select 'fund:' || account_ref as fund, sum(amount) as amount from account_balance where account_kind = 'fund_interest' group by account_ref
) own
full join (
  select book as fund, -sum(amount) as amount from account_balance where account_kind = 'taken_over' group by book
) theirs on theirs.fund = own.fund
where coalesce(own.amount, 0) <> coalesce(theirs.amount, 0)
