-- No important event of a fund at work has passed its last day without a word to investors, and no promised word its own.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now"; a word has two days, as a notice has (M63).
select event.id as event_id, event.fund_id, coalesce(last.next_word_on, event.due_on) as due_on
from operation_event event
cross join bank_reading reading
left join lateral (
  select ended_on, next_word_on from operation_event_entry where event_id = event.id order by seq desc limit 1) last on true
where last.ended_on is null and (event.is_important or last.next_word_on is not null)
  and not exists (select from operation_event_withdrawal where event_id = event.id)
  and coalesce(last.next_word_on, event.due_on) < japan_date(reading.read_at) - 2
