-- The funds' tax accounts hold what was withheld and has not gone to the tax office, what is still to be withheld stands beside it, and no month has paid more than was withheld in it.
select 'tax account' as what, coalesce(withheld.amount, 0) - coalesce(paid.amount, 0) as owed, coalesce(booked.amount, 0) as in_the_book
from (select sum(withholding) as amount from distribution_share where withheld_on is not null) withheld
cross join (select sum(amount) as amount from tax_payment) paid
cross join (select -sum(amount) as amount from account_balance where account_kind = 'tax') booked
where coalesce(withheld.amount, 0) - coalesce(paid.amount, 0) <> coalesce(booked.amount, 0)
union all
select 'not withheld yet', coalesce(fixed.amount, 0), coalesce(booked.amount, 0)
from (select sum(withholding) as amount from distribution_share where withheld_on is null) fixed
cross join (select -sum(amount) as amount from account_balance where account_kind in ('withholding_unpaid', 'withholding_in_flight')) booked
where coalesce(fixed.amount, 0) <> coalesce(booked.amount, 0)
union all
select paid.month, coalesce(withheld.amount, 0), paid.amount
from (select month, sum(amount) as amount from tax_payment group by month) paid
left join (
  select to_char(withheld_on, 'YYYY-MM') as month, sum(withholding) as amount
  from distribution_share
  where withheld_on is not null
  group by 1
) withheld on withheld.month = paid.month
where paid.amount > coalesce(withheld.amount, 0)
