-- Every journal entry balances within each book that it touches, and between books money passes only by the kinds of entry that are made for it.
select posting.entry_id, posting.book, entry.kind, sum(posting.amount) as total
from posting
join journal_entry entry on entry.id = posting.entry_id
group by posting.entry_id, posting.book, entry.kind
having sum(posting.amount) <> 0
union all
select posting.entry_id, string_agg(distinct posting.book, ' '), entry.kind, 0
from posting
join journal_entry entry on entry.id = posting.entry_id
left join journal_entry original on original.id = entry.reverses
left join entry_kind kind on kind.kind = coalesce(original.kind, entry.kind)
where posting.book <> 'legacy' and entry.kind <> 'books_opened' and kind.crosses_books is not true
group by posting.entry_id, entry.kind
having min(posting.book) <> max(posting.book)
