-- What the book owes back to a member is on the refund list, and nothing is on the list that the book does not owe or has on its way.
with owed as (
  select account_ref::bigint as member_id, -sum(amount) as amount
  from posting where account_kind = 'refundable'
  group by account_ref
), listed as (
  select member_id, sum(amount) as amount
  from refund where status = 'open'
  group by member_id
), on_its_way as (
  select coalesce(-sum(amount), 0) as amount from posting where account_kind = 'in_flight'
)
select coalesce(owed.member_id, listed.member_id) as member_id,
  coalesce(owed.amount, 0) as in_the_book, coalesce(listed.amount, 0) as on_the_list
from owed
full join listed on listed.member_id = owed.member_id
cross join on_its_way
where coalesce(owed.amount, 0) > coalesce(listed.amount, 0)
  or coalesce(listed.amount, 0) > coalesce(owed.amount, 0) + on_its_way.amount
