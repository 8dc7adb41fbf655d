-- No account stands on the wrong side: assets are never below zero, liabilities never above; the operator's own money is short by nothing but distributions that are owed and not on their way.
-- Books of before the segregation of money may carry on what they were short of then, and never more.
select account_kind, account_ref, sum(amount) as total
from posting
where account_kind <> 'float'
group by account_kind, account_ref
having case when account_kind in ('bank', 'fund_asset', 'return_due') then sum(amount) < 0 else sum(amount) > 0 end
union all
select 'float', '', own.short - owed.amount
from (select coalesce(sum(amount), 0) as short from posting where account_kind = 'float') own
cross join (
  -- With its tax, which is withheld when it is paid.
  select coalesce(sum(net + principal) filter (where paid_at is null), 0) + coalesce(sum(withholding) filter (where withheld_on is null), 0) as amount
  from distribution_share share
  where (paid_at is null or withheld_on is null)
    and not exists (select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
) owed
cross join segregation_start start
where own.short - owed.amount > greatest(-start.operator_money, 0)
