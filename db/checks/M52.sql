-- What a book owes to somebody by name is there in its own cash: no fund lives on another's money.
select balance.book, sum(balance.amount) as free
from account_balance balance
join account_kind kind on kind.kind = balance.account_kind
where (kind.is_cash or kind.is_tied) and balance.book not in ('operator', 'legacy')
group by balance.book
having sum(balance.amount) < 0
