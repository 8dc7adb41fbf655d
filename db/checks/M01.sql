-- Every journal entry balances to zero and has at least two lines.
select entry.id as entry_id, entry.idempotency_key, coalesce(posted.total, 0) as total, coalesce(posted.lines, 0) as lines
from journal_entry entry
left join (
  select entry_id, sum(amount) as total, count(*) as lines from posting group by entry_id
) posted on posted.entry_id = entry.id
where posted.total is distinct from 0 or posted.lines < 2
order by entry.id
