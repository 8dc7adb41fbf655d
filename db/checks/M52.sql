-- What a book owes to somebody by name is there in its own cash: no fund lives on another's money.
select posting.book, sum(posting.amount) as free
from posting
join account_kind kind on kind.kind = posting.account_kind
where (kind.is_cash or kind.is_tied) and posting.book not in ('operator', 'legacy')
group by posting.book
having sum(posting.amount) < 0
