-- Every draw is the one that was promised: list and seed as published, list before randomness, winners and offers to substitutes as recomputed.
with listed as materialized (
  select lottery.fund_id, lottery.list_hash, lottery.substitutes_hash, lottery.listed_at, lottery.drawn_at, coalesce(lottery.beacon, '') as beacon,
    hmac_pad(lottery.seed, 54) as inner_pad, hmac_pad(lottery.seed, 92) as outer_pad,
    fund.fund_total - fund.subordinated_amount as capacity, fund.offering_end_at
  from lottery
  join fund on fund.id = lottery.fund_id
  where lottery.listed_at is not null
), ranked as (
  select listed.fund_id, listed.capacity, entry.investment_id, entry.amount, entry.won, entry.as_substitute,
    sha256(listed.outer_pad || sha256(listed.inner_pad
      || convert_to(listed.list_hash || ':' || listed.beacon || ':' || entry.investment_id, 'UTF8'))) as rank
  from listed
  join lottery_entry entry on entry.fund_id = listed.fund_id
  where listed.drawn_at is not null
), gone_through as (
  select *, sum_of_what_fits(amount, capacity) over (partition by fund_id order by rank, investment_id) as taken
  from ranked
), recomputed as (
  select *, taken > lag(taken, 1, 0::bigint) over (partition by fund_id order by rank, investment_id) as wins
  from gone_through
), steps as (
  select step.*, listed.list_hash, ranked.amount as listed_amount,
    row_number() over of_fund as place,
    lag(encode(sha256(convert_to(lottery_step_text(step), 'UTF8')), 'hex')) over of_fund as hash_before,
    listed.capacity - (select coalesce(sum(amount), 0) from lottery_entry where fund_id = step.fund_id and won) as free_at_draw,
    case when step.kind in ('offered', 'reinstated') then -step.amount when step.kind in ('lapsed', 'expired') then step.amount
      when step.kind = 'declined' and lag(step.kind) over (partition by step.investment_id order by step.seq) = 'offered' then step.amount
      else 0 end as change,
    coalesce(max(step.seq) filter (where step.kind in ('lapsed', 'expired', 'declined')) over (of_fund rows between unbounded preceding and 1 preceding), 0) as room_since
  from lottery_step step
  join listed on listed.fund_id = step.fund_id
  left join ranked on ranked.investment_id = step.investment_id and ranked.fund_id = step.fund_id
  window of_fund as (partition by step.fund_id order by step.seq)
), replayed as (
  select *, free_at_draw + sum(change) over (partition by fund_id order by seq) as free_then from steps
)
select fund_id, 'seed' as what, null::bigint as investment_id
from lottery
where commitment <> encode(sha256(seed), 'hex')
union all
select fund_id, 'order of time', null
from listed
where listed_at <= offering_end_at or drawn_at < listed_at
union all
select listed.fund_id, 'list', null
from listed
left join lottery_entry entry on entry.fund_id = listed.fund_id
group by listed.fund_id, listed.list_hash
having listed.list_hash is distinct from encode(sha256(convert_to(
  coalesce(string_agg(entry.investment_id || ',' || entry.amount || E'\n', '' order by entry.investment_id), ''), 'UTF8')), 'hex')
union all
select fund_id, 'winner', investment_id
from recomputed
where won is distinct from wins
union all
select fund_id, 'capacity', null
from recomputed
group by fund_id, capacity
having coalesce(sum(amount) filter (where won), 0) > capacity
union all
select entry.fund_id, 'entry', entry.investment_id
from lottery_entry entry
left join investment on investment.id = entry.investment_id
where investment.id is null or investment.fund_id <> entry.fund_id or investment.amount <> entry.amount
union all
select listed.fund_id, 'substitutes', null
from listed
left join lottery_entry entry on entry.fund_id = listed.fund_id and entry.as_substitute
group by listed.fund_id, listed.substitutes_hash
having case when listed.substitutes_hash is null then count(entry.investment_id) > 0 else listed.substitutes_hash <> encode(sha256(convert_to(
  coalesce(string_agg(entry.investment_id || E'\n', '' order by entry.investment_id), ''), 'UTF8')), 'hex') end
union all
select fund_id, 'step', investment_id
from replayed
where seq <> place or previous_hash <> coalesce(hash_before, list_hash) or amount is distinct from listed_amount or free_after <> free_then
union all
-- Each offer goes to the first in the order of the draw whose amount fits, but for those who had left, had their turn, or were passed over since room came free.
select step.fund_id, 'turn', step.investment_id
from replayed step
join ranked own on own.investment_id = step.investment_id
where step.kind in ('offered', 'passed') and (own.won or not own.as_substitute or step.amount > step.free_then - step.change or exists (
  select from ranked other
  where other.fund_id = step.fund_id and (other.rank, other.investment_id) < (own.rank, own.investment_id)
    and other.as_substitute and not other.won and other.amount <= step.free_then - step.change
    and not exists (
      select from lottery_step before
      where before.investment_id = other.investment_id and before.seq < step.seq
        and (before.kind in ('offered', 'declined') or (before.kind = 'passed' and before.seq > step.room_since)))))
union all
-- What the log says last is what stands: an offer is open, or the place was taken, let go or given back.
select entry.fund_id, 'substitute', entry.investment_id
from lottery_entry entry
join investment on investment.id = entry.investment_id
left join waitlist_entry place on place.application_id = entry.investment_id
left join lateral (select kind from lottery_step where investment_id = entry.investment_id order by seq desc limit 1) last on true
where entry.as_substitute and not entry.won and (
  (coalesce(place.status, 'left') = 'invited') <> (last.kind is not distinct from 'offered' and place.status <> 'closed')
  or (place.status in ('waiting', 'invited') and investment.status not in ('lottery_pending', 'fund_failed'))
  or (last.kind = 'expired') <> (place.status = 'expired')
  or (investment.status in ('awaiting_deposit', 'participating') and (place.status <> 'applied' or last.kind not in ('accepted', 'reinstated'))))
union all
-- Who applied and neither won nor lost was cancelled, or stands in the list of a draw that is still to come.
select listed.fund_id, 'applicant', investment.id
from listed
join investment on investment.fund_id = listed.fund_id
left join lottery_entry entry on entry.investment_id = investment.id
where (entry.investment_id is null and exists (
    select from investment_event last
    where last.investment_id = investment.id and last.to_status in ('awaiting_deposit', 'not_selected') and last.from_status = 'lottery_pending'))
  or (listed.drawn_at is not null and investment.status = 'lottery_pending' and not exists (
    select from waitlist_entry place where place.application_id = investment.id and place.status in ('waiting', 'invited')))
  or (entry.won and investment.status = 'not_selected')
  or (not entry.won and not entry.as_substitute and investment.status in ('awaiting_deposit', 'participating'))
