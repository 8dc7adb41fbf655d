-- Every journal entry balances to zero and has at least two lines.
select entry.id as entry_id, entry.idempotency_key, coalesce(sum(posting.amount), 0) as total, count(posting.id) as lines
from journal_entry entry
left join posting on posting.entry_id = entry.id
group by entry.id
having coalesce(sum(posting.amount), 0) <> 0 or count(posting.id) < 2
order by entry.id
