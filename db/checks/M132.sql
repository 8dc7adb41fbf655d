-- Loans are the account of their fund's book, to the yen; of none more was drawn than its sum or more repaid than was owed; and a fund that owes one has fixed no principal to go back.
select 'fund ' || fund_id as of_what, sum(loans.owed) as by_loan, max(booked.amount) as in_book
from (select fund_id, sum(owed) as owed from standing_loan group by fund_id) loans
full join (
  select split_part(book, ':', 2)::bigint as fund_id, -sum(amount) as amount from account_balance where account_kind = 'loan' group by 1
) booked using (fund_id)
group by fund_id having coalesce(sum(loans.owed), 0) <> coalesce(max(booked.amount), 0)
union all
select 'loan ' || id, owed, drawn from standing_loan where owed < 0 or drawn > amount
union all
select 'loan ' || loan.id, loan.amount, 0 from loan where loan.withdrawn_at is not null and exists (select from loan_movement where loan_id = loan.id)
union all
select 'distribution ' || distribution.id, loan.owed, 0
from distribution join standing_loan loan on loan.fund_id = distribution.fund_id
where distribution.redeems and loan.owed <> 0
