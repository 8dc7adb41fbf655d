-- Nothing that the product does by itself is left undone for a day: the booking of a deposit, the cancelling of what is overdue.
-- The last successful reading of the bank stands for "now", so that the check follows business time.
select 'bank_line' as left_undone, line.id, line.recorded_at as since
from bank_line line
cross join bank_reading reading
where line.va_id is not null and line.recorded_at < reading.read_at - interval '1 day'
  and not exists (select from deposit where deposit.bank_line_id = line.id)
union all
select 'investment', investment.id, investment.deposit_deadline_at
from investment
cross join bank_reading reading
where investment.status = 'awaiting_deposit' and investment.deposit_deadline_at < reading.read_at - interval '1 day'
union all
select 'payout_batch', batch.id, coalesce(batch.sending_at, batch.approved_at)
from payout_batch batch
cross join bank_reading reading
where batch.method = 'transfer' and batch.status in ('approved', 'sending')
  and coalesce(batch.sending_at, batch.approved_at) < reading.read_at - interval '1 day'
union all
select 'operation', result.fund_id, result.operation_start_on
from fund_result result
cross join bank_reading reading
where result.operation_booked_at is null and result.failed_at is null
  and result.operation_start_on < (reading.read_at at time zone 'Asia/Tokyo')::date - 1
union all
select 'fund_term', term.fund_id, term.end_on
from fund_term term
cross join bank_reading reading
where term.ended_at is null and term.end_on < (reading.read_at at time zone 'Asia/Tokyo')::date - 1
