-- A record of a property that was taken out was taken out by the proposal of two people that names it: also one that was taken out before the database asked for that.
with struck (what, id, struck_by) as (
  select 'deal', id, struck_by from property_deal where struck_by is not null
  union all select 'appraisal', id, struck_by from property_appraisal where struck_by is not null
  union all select 'lease', id, struck_by from lease where struck_by is not null
  union all select 'link', id, struck_by from fund_property where struck_by is not null
)
select struck.what, struck.id, struck.struck_by
from struck
where not exists (
  select from proposal
  where proposal.id = struck.struck_by and proposal.kind = 'property_strike' and proposal.status = 'approved'
    and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
    and proposal.content ->> 'what' = struck.what and proposal.content ->> 'id' = struck.id::text)
