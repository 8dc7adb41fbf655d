-- No day until which investors were promised a word of an extension or of talks has passed without it and without a notice of that, the day after and every thirty days.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now"; a notice has two days (M63).
select promise.fund_id, promise.promised_on
from promised_word promise cross join bank_reading reading
where not promise.is_kept and promise.promised_on < japan_date(reading.read_at) - 2
  -- Past the new end the fund itself is late (M63).
  and promise.planned_end_on >= japan_date(reading.read_at) - 2
  and exists (select from investment where fund_id = promise.fund_id and status = 'participating' and redeemed_at is null)
  and not exists (
    select from delay_notice notice
    where notice.fund_id = promise.fund_id and notice.point = 'word' and notice.planned_on = promise.promised_on
      and notice.days >= greatest(1, (japan_date(reading.read_at) - 2 - promise.promised_on) / 30 * 30))
