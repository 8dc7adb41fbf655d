-- The audit log is one chain without gaps: every line has its link, every link the hash of its line and of the link before.
with link as (
  select *, lag(hash, 1, ''::bytea) over (order by seq) as before, row_number() over (order by seq) as place
  from audit_link
)
select 'link' as what, link.seq, link.audit_id
from link
left join audit_log entry on entry.id = link.audit_id
where entry.id is null
  or link.seq <> link.place
  or link.previous_hash <> link.before
  or link.hash <> audit_hash(link.seq, link.previous_hash, entry)
union all
select 'line without a link', null, entry.id
from audit_log entry
where not exists (select from audit_link where audit_link.audit_id = entry.id)
union all
select 'end of the chain', (select max(seq) from link), null
where not exists (
  select from audit_chain
  where audit_chain.seq = (select count(*) from link)
    and audit_chain.hash = coalesce((select hash from link order by seq desc limit 1), ''::bytea)
)
