-- No account of any book stands on the wrong side: assets are never below zero, liabilities never above, and the operator's own cash is never short.
-- What it was short of when the segregation of money began may be carried on, and never more.
select book, account_kind, account_ref, amount as total
from account_balance balance
join account_kind kind on kind.kind = balance.account_kind
where not (book = 'operator' and account_kind = 'bank')
  and case kind.side when 'debit' then amount < 0 when 'credit' then amount > 0 else false end
union all
select 'operator', 'bank', '', own.cash
from (select coalesce(sum(amount), 0) as cash from account_balance where book = 'operator' and account_kind = 'bank') own
cross join segregation_start start
where own.cash < least(start.operator_money, 0)
