-- Whoever has money waiting for an account of his was told of it: after 30 and 90 days, then each 90 days.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now"; a mail has two days (M63).
select waiting.member_id, waiting.refund_id, waiting.distribution_share_id, waiting.since, due.days
from unclaimed_money waiting
cross join bank_reading reading
cross join lateral (select japan_date(reading.read_at) - 2 - waiting.since as age) aged
cross join lateral (
  select case when age < 30 then 0 when age < 90 then 30 else age / 90 * 90 end as days) due
where aged.age >= 0 and (due.days > 0 or waiting.cause = 'no_account')
  -- While he had stopped payments himself nobody was to tell of it: the two days begin with the lifting.
  and not exists (
    select from payout_hold where member_id = waiting.member_id and kind = 'member_word' and lifted_at > reading.read_at - interval '2 days')
  and not exists (
    select from unclaimed_reminder told
    where told.way = 'mail' and told.since = waiting.since and told.days >= due.days
      and (told.refund_id = waiting.refund_id or told.distribution_share_id = waiting.distribution_share_id))
