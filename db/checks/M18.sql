-- A deposit account belongs to one investment at a time and rests six months after the deadline before the next.
with assignment as (
  select *, lag(rests_until) over (partition by virtual_account_id order by assigned_at, id) as earlier_rests_until
  from virtual_account_assignment
)
select assignment.id as assignment_id, assignment.virtual_account_id, assignment.investment_id
from assignment
join investment on investment.id = assignment.investment_id
where investment.deposit_deadline_at is null
  or assignment.rests_until < (investment.deposit_deadline_at at time zone 'Asia/Tokyo' + interval '6 months') at time zone 'Asia/Tokyo'
  or assignment.earlier_rests_until > assignment.assigned_at
order by assignment.id
