-- What an investment holds fits its status: part of its amount while it awaits deposits, all of it as capital when participating, else nothing.
with held as (
  select account_ref::bigint as investment_id,
    -coalesce(sum(amount) filter (where account_kind = 'deposit'), 0) as deposited,
    -coalesce(sum(amount) filter (where account_kind in ('capital', 'deployed')), 0) as invested
  from posting
  where account_kind in ('deposit', 'capital', 'deployed')
  group by account_ref
)
select investment.id as investment_id, investment.status, investment.amount,
  coalesce(deposited, 0) as deposited, coalesce(invested, 0) as invested
from investment
full join held on held.investment_id = investment.id
where investment.id is null
  or not case
    when investment.status = 'awaiting_deposit'
      then coalesce(deposited, 0) between 0 and investment.amount - 1 and coalesce(invested, 0) = 0
    when investment.status = 'participating' and investment.redeemed_at is null
      then coalesce(deposited, 0) = 0 and coalesce(invested, 0) = investment.amount
    else coalesce(deposited, 0) = 0 and coalesce(invested, 0) = 0
  end
