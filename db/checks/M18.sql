-- A deposit account belongs to one investment at a time and rests six months after the deadline before the next.
select assignment.id as assignment_id, assignment.virtual_account_id, assignment.investment_id
from virtual_account_assignment assignment
join investment on investment.id = assignment.investment_id
where investment.deposit_deadline_at is null
  or assignment.rests_until < (investment.deposit_deadline_at at time zone 'Asia/Tokyo' + interval '6 months') at time zone 'Asia/Tokyo'
  or exists (
    select from virtual_account_assignment other
    where other.virtual_account_id = assignment.virtual_account_id and other.id <> assignment.id
      and tstzrange(other.assigned_at, other.rests_until) && tstzrange(assignment.assigned_at, assignment.rests_until)
  )
order by assignment.id
