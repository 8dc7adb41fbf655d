-- A reversal is the exact negative of one entry, book by book, which is none itself, and says why and by whom.
-- Of an entry of before the books were opened it stands in the books, and never in the closed chapter.
select reversal.id as entry_id, reversal.reverses, posting.book, posting.account_kind, posting.account_ref, sum(posting.amount) as difference
from journal_entry reversal
join posting on posting.entry_id in (reversal.id, reversal.reverses)
where reversal.reverses is not null
  and not exists (select from posting before where before.entry_id = reversal.reverses and before.book = 'legacy')
group by reversal.id, posting.book, posting.account_kind, posting.account_ref
having sum(posting.amount) <> 0
union all
select reversal.id, reversal.reverses, '', '', '', null
from journal_entry reversal
join journal_entry original on original.id = reversal.reverses
where original.reverses is not null or coalesce(reversal.reason, '') = '' or coalesce(reversal.actor, '') = ''
