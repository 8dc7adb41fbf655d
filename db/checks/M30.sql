-- A reversal is the exact negative of one entry, which is none itself, and says why and by whom.
select reversal.id as entry_id, reversal.reverses, posting.account_kind, posting.account_ref, sum(posting.amount) as difference
from journal_entry reversal
join posting on posting.entry_id in (reversal.id, reversal.reverses)
where reversal.reverses is not null
group by reversal.id, posting.account_kind, posting.account_ref
having sum(posting.amount) <> 0
union all
select reversal.id, reversal.reverses, '', '', null
from journal_entry reversal
join journal_entry original on original.id = reversal.reverses
where original.reverses is not null or coalesce(reversal.reason, '') = '' or coalesce(reversal.actor, '') = ''
