-- An investment's history is unbroken, has only legal steps, and its last step is where the investment stands.
with step as (
  select investment_id, id, from_status, to_status,
    lag(to_status) over life as before,
    lead(id) over life is null as is_last
  from investment_event
  window life as (partition by investment_id order by id)
)
select investment.id as investment_id, investment.status, step.id as event_id, step.from_status, step.to_status
from investment
left join step on step.investment_id = investment.id
left join legal_transition legal
  on legal.subject = 'investment' and coalesce(legal.from_status, '') = coalesce(step.from_status, '') and legal.to_status = step.to_status
where step.id is null
  or step.from_status is distinct from step.before
  or (step.is_last and step.to_status <> investment.status)
  or legal.to_status is null
order by investment.id, step.id
