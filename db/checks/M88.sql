-- What was announced of a payment is on the bank's statement within three business days. The last successful reading of the bank stands for "now".
select unconfirmed.batch_id, unconfirmed.payout_id, unconfirmed.result, unconfirmed.amount, unconfirmed.since
from payout_unconfirmed unconfirmed
cross join bank_reading reading
where business_days_after(japan_date(unconfirmed.since), 3) < japan_date(reading.read_at)
