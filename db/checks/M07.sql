-- The money at the bank is what is owed outside the funds, and each fund's assets are what its investors have at work in it.
select 'bank' as book, sum(amount) as difference
from posting
where account_kind not in ('fund_asset', 'deployed')
having sum(amount) <> 0
union all
select 'fund ' || fund_id, sum(amount)
from (
  select account_ref::bigint as fund_id, amount from posting where account_kind = 'fund_asset'
  union all
  select investment.fund_id, posting.amount
  from posting
  join investment on investment.id = posting.account_ref::bigint
  where posting.account_kind = 'deployed'
) at_work
group by fund_id
having sum(amount) <> 0
