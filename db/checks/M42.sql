-- What the bank has still to give back of transfers that failed is to the yen what failed, left the account and is not back.
with failed as (
  select id::text as reference, amount from payout where status = 'in_flight' and failed_at is not null
), booked as (
  select account_ref as reference, sum(amount) as amount from account_balance where account_kind = 'return_due' group by account_ref having sum(amount) <> 0
)
select coalesce(failed.reference, booked.reference) as payout_id, coalesce(failed.amount, 0) as failed, coalesce(booked.amount, 0) as in_the_book
from failed
full join booked on booked.reference = failed.reference
where coalesce(failed.amount, 0) <> coalesce(booked.amount, 0)
