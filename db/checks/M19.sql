-- No yen of an investment is lost or made: what was received is held, at work, redeemed, or on the refund list.
with received as (
  select deposit.investment_id, sum(line.amount) as amount
  from deposit
  join bank_line line on line.id = deposit.bank_line_id
  group by deposit.investment_id
), kept as (
  select account_ref::bigint as investment_id, -sum(amount) as amount
  from account_balance where account_kind in ('deposit', 'capital', 'deployed')
  group by account_ref
), returned as (
  select investment_id, sum(amount) as amount
  from refund
  -- Money in suspense whose owner was found never was the investment's own.
  where status <> 'withdrawn' and reason <> 'owner_found'
  group by investment_id
), redeemed as (
  select investment_id, sum(principal + loss - restored) as amount
  from distribution_share
  group by investment_id
)
select investment.id as investment_id, coalesce(received.amount, 0) as received,
  coalesce(kept.amount, 0) as kept, coalesce(returned.amount, 0) as returned,
  coalesce(redeemed.amount, 0) as redeemed
from investment
left join received on received.investment_id = investment.id
left join kept on kept.investment_id = investment.id
left join returned on returned.investment_id = investment.id
left join redeemed on redeemed.investment_id = investment.id
where coalesce(received.amount, 0) <> coalesce(kept.amount, 0) + coalesce(returned.amount, 0) + coalesce(redeemed.amount, 0)
order by investment.id
