-- The chapter of before the books is closed: every account in it is zero, and nothing is posted there after the opening.
select account_kind, account_ref, sum(amount) as total, null::bigint as entry_id
from posting
where book = 'legacy'
group by account_kind, account_ref
having sum(amount) <> 0
union all
select later.account_kind, later.account_ref, later.amount, later.entry_id
from posting later
join journal_entry opening on opening.kind = 'books_opened'
where later.book = 'legacy' and later.entry_id > opening.id
union all
-- And an application's money stands in the book of its fund.
select posting.account_kind, posting.account_ref, posting.amount, posting.entry_id
from posting
join account_kind kind on kind.kind = posting.account_kind and kind.ref = 'investment'
left join investment on investment.id::text = posting.account_ref
where posting.book <> 'legacy' and posting.book is distinct from 'fund:' || investment.fund_id
