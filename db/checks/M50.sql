-- Every journal entry balances within each book that it touches, and between books money passes only by the kinds of entry that are made for it.
with side as materialized (
  select entry_id, book, sum(amount) as total from posting group by entry_id, book
)
select side.entry_id, side.book as books, side.total
from side
where side.total <> 0
union all
select crossing.entry_id, crossing.books, 0
from (
  select entry_id, min(book) || ' ' || max(book) as books from side where book <> 'legacy' group by entry_id having count(*) > 1
) crossing
join journal_entry entry on entry.id = crossing.entry_id
left join journal_entry original on original.id = entry.reverses
left join entry_kind kind on kind.kind = coalesce(original.kind, entry.kind)
where entry.kind <> 'books_opened' and kind.crosses_books is not true
