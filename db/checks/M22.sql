-- Every draw is the one that was promised: list and seed as published, list before randomness, winners as recomputed, everyone in one list.
with listed as materialized (
  select lottery.fund_id, lottery.list_hash, lottery.listed_at, lottery.drawn_at, coalesce(lottery.beacon, '') as beacon,
    hmac_pad(lottery.seed, 54) as inner_pad, hmac_pad(lottery.seed, 92) as outer_pad,
    fund.fund_total - fund.subordinated_amount as capacity, fund.offering_end_at
  from lottery
  join fund on fund.id = lottery.fund_id
  where lottery.listed_at is not null
), ranked as (
  select listed.fund_id, listed.capacity, entry.investment_id, entry.amount, entry.won,
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
-- Who applied and neither won nor lost was cancelled, or stands in the list of a draw that is still to come.
select listed.fund_id, 'applicant', investment.id
from listed
join investment on investment.fund_id = listed.fund_id
left join lottery_entry entry on entry.investment_id = investment.id
where (entry.investment_id is null and exists (
    select from investment_event last
    where last.investment_id = investment.id and last.to_status in ('awaiting_deposit', 'not_selected') and last.from_status = 'lottery_pending'))
  or (listed.drawn_at is not null and investment.status = 'lottery_pending')
  or (entry.won and investment.status = 'not_selected')
  or (not entry.won and investment.status in ('awaiting_deposit', 'participating'))
