-- What an investment holds fits its status: part of its amount while it awaits deposits, all of it when participating (as capital, at work, or redeemed), else nothing.
with held as (
  select account_ref::bigint as investment_id,
    -coalesce(sum(amount) filter (where account_kind = 'deposit'), 0) as deposited,
    -coalesce(sum(amount) filter (where account_kind in ('capital', 'deployed')), 0) as invested
  from account_balance
  where account_kind in ('deposit', 'capital', 'deployed')
  group by account_ref
), redeemed as (
  select investment_id, sum(principal + loss - restored) as amount
  from distribution_share
  group by investment_id
), state as (
  select coalesce(investment.id, held.investment_id) as investment_id, investment.status, investment.amount,
    coalesce(held.deposited, 0) as deposited,
    coalesce(held.invested, 0) + coalesce(redeemed.amount, 0) as invested
  from investment
  full join held on held.investment_id = investment.id
  left join redeemed on redeemed.investment_id = investment.id
)
select investment_id, status, amount, deposited, invested
from state
where status is null
  or not case status
    when 'awaiting_deposit' then deposited between 0 and amount - 1 and invested = 0
    when 'participating' then deposited = 0 and invested = amount
    else deposited = 0 and invested = 0
  end
order by investment_id
