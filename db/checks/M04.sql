-- No account stands on the wrong side: assets are never below zero, liabilities never above.
-- The operator's own money (float) may stand on either: a dividend is owed before the operator has paid it in.
select account_kind, account_ref, sum(amount) as total
from posting
where account_kind <> 'float'
group by account_kind, account_ref
having case when account_kind in ('bank', 'fund_asset') then sum(amount) < 0 else sum(amount) > 0 end
order by account_kind, account_ref
