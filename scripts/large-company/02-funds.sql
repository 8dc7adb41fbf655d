-- The funds and who applied to them. Funds come in the order of their openings: those that are over, those at work, those that take
-- applications, those to come, drafts. How each application went is decided here; everything after this file follows from it.

create temporary table fund_plan on commit drop as
with share as (
  select funds, greatest(2, funds * 3 / 100) as drafts, greatest(1, funds * 3 / 100) as coming, greatest(1, funds * 5 / 100) as open,
    greatest(1, funds / 100) as promised, greatest(1, funds * 2 / 100) as drawn, greatest(1, funds * 3 / 100) as closed, greatest(2, funds / 10) as at_work
  from size
), border as (
  select *, funds - drafts - coming - open - promised - drawn - closed - at_work as over from share
), placed as (
  select id, case
      when id <= over and id % 25 = 3 then 'failed'
      -- The last three that ended: paid out by nobody yet, waiting for approval, and on their way to the bank.
      when id = over then 'unpaid' when id = over - 1 then 'unapproved' when id = over - 2 then 'in_flight'
      when id <= over then 'redeemed'
      when id <= over + at_work then 'operating'
      when id <= over + at_work + closed then 'closed'
      when id <= over + at_work + closed + drawn then 'drawn'
      when id <= over + at_work + closed + drawn + promised then 'promised'
      when id <= over + at_work + closed + drawn + promised + open then 'open'
      when id <= funds - drafts then 'coming' else 'draft'
    end as stage,
    over, (id - over)::double precision / at_work as part_at_work
  from border cross join lateral generate_series(1, funds) id
), opened as (
  select id, stage, stage = 'operating' and id % 3 = 0 as renews, today + case
      when id <= over then (-1150 + 938 * (id - 1) / greatest(1, over - 1))::integer
      when stage = 'operating' then (-190 + 155 * part_at_work)::integer
      when stage = 'closed' then -14 when stage = 'drawn' then -13 when stage = 'promised' then -3
      when stage = 'open' then -1 - id % 5 when stage = 'coming' then 5 + id % 20 else 30 end as opens_on
  from placed cross join size
)
select id, stage, renews, opens_on, opens_on + case when stage in ('open', 'promised') then 10 else 8 end as ends_on,
  stage in ('drawn', 'promised') as is_lottery, stage not in ('coming', 'draft') as has_applications,
  stage in ('redeemed', 'unpaid', 'unapproved', 'in_flight') as is_over, stage in ('redeemed', 'unpaid', 'unapproved', 'in_flight', 'operating') as has_begun,
  opens_on + 20 as starts_on, ((opens_on + 20) + interval '6 months')::date - 1 as operates_until, ((opens_on + 20) + interval '6 months')::date + 1 as fixed_on,
  ((opens_on + 20) + interval '6 months')::date + 6 as payday, 300 + 10 * pg_temp.pick(id, 20, 50) as rate_bp
from opened;

create temporary table outcome on commit drop as
with counted as (
  select *, row_number() over (order by id) as turn, count(*) over () as funds_with_applications from fund_plan where has_applications
), applied as (
  select fund.*, place,
    row_number() over (order by fund.id, place) as number,
    row_number() over (partition by stage in ('redeemed', 'failed') order by fund.id, place) as number_among_its_like,
    count(*) over (partition by fund.id) as applications, count(*) over (partition by stage in ('redeemed', 'failed')) as applications_of_its_like
  from counted fund cross join size
  cross join lateral generate_series(1, investments / funds_with_applications + case when turn <= investments % funds_with_applications then 1 else 0 end) place
), span as (
  select *, today::timestamptz - interval '1400 days' as first_day, today::timestamptz - interval '225 days' as last_day, (members * 0.72)::integer as investors from size
), fated as (
  -- What is over may have had anybody who was there by then; what is live has each investor in his turn, so that nobody exceeds the cap.
  select applied.*, 1 + case when stage in ('redeemed', 'failed')
      then (number_among_its_like + pg_temp.pick(applied.id, 21, 1000)) % greatest(applications, floor(investors * sqrt(least(1,
        extract(epoch from opens_on::timestamptz - interval '10 days' - first_day) / extract(epoch from last_day - first_day))))::bigint)
      else (number_among_its_like - 1) % investors end as member_id,
    100000 * (1 + pg_temp.pick(number, 22, case when stage in ('redeemed', 'failed') then 5 else greatest(1, 5 / (1 + applications_of_its_like / investors)::integer) end)) as amount, pg_temp.pick(number, 23, 1000) as chance
  from applied cross join span
)
select id as fund_id, stage, is_lottery, place, opens_on, ends_on, member_id, amount, number, case
    when stage = 'promised' then case when chance < 20 then 'member_canceled' else 'lottery_pending' end
    when stage = 'drawn' then 'drawn'
    when stage = 'failed' then case when chance < 600 then 'failed_paid' when chance < 900 then 'failed_unpaid' else 'overdue' end
    when stage = 'open' then case when chance < 150 then 'unread' when chance < 200 then 'unprinted' when chance < 400 then 'confirmed' when chance < 480 then 'paid_in_part'
      when chance < 900 then 'paid' when chance < 930 then 'paid_too_much' else 'member_canceled' end
    when chance < 860 then 'paid' when chance < 910 then 'paid_in_two' when chance < 930 then 'paid_too_much' when chance < 960 then 'overdue'
    when chance < 970 then 'overdue_in_part' when chance < 980 then 'late' when chance < 992 then 'member_canceled' else 'cooling_off'
  end as fate
from fated;

-- A drawn lottery needs its winners first; their numbers as investments follow from the time of application.
create temporary table plan on commit drop as
with timed as (
  select outcome.*, case
      -- Whoever still has time to pay applied in these days.
      when fate in ('unread', 'unprinted', 'confirmed', 'paid_in_part') then greatest(opens_on::timestamptz + interval '12 hours', size.today::timestamptz - interval '70 hours' + interval '1 second' * pg_temp.pick(number, 24, 240000))
      when place <= 600 then opens_on::timestamptz + interval '12 hours' + interval '2 seconds' * place
      else opens_on::timestamptz + interval '13 hours' + least(ends_on::timestamptz - interval '11 hours' - opens_on::timestamptz, size.today::timestamptz - opens_on::timestamptz - interval '13 hours')
        * (pg_temp.pick(number, 25, 100000) / 100000.0) end as applied_at
  from outcome cross join size
), numbered as (
  select *, row_number() over (order by applied_at, fund_id, place) as id, row_number() over (partition by fund_id order by applied_at, place) as receipt_number
  from timed
)
select id, fund_id, stage, is_lottery, member_id, amount, receipt_number, fate, applied_at,
  case when is_lottery then ends_on::timestamptz + interval '1 hour' else applied_at end as contracted_at,
  case when is_lottery then (ends_on + 7)::timestamptz else (applied_at::date + 4)::timestamptz end - interval '1 millisecond' as deadline_at,
  pg_temp.pick(number, 26, 1000) as chance
from numbered;
create unique index on plan (id);
create index on plan (fund_id);
analyze plan;

create temporary table fund_sum on commit drop as
select fund.id as fund_id, coalesce(sum(plan.amount), 0)::bigint as applied,
  coalesce(sum(plan.amount) filter (where fate not in ('overdue', 'overdue_in_part', 'late', 'member_canceled', 'cooling_off', 'failed_paid', 'failed_unpaid')), 0)::bigint as live
from fund_plan fund left join plan on plan.fund_id = fund.id group by fund.id;

insert into fund (id, name, detail, offering_start_at, offering_end_at, offering_method, goal, fund_total, subordinated_amount, minimum_amount, planned_rate_bp,
  operation_term_months, operation_start_on, operation_end_on, auto_renewal, status, published_at, created_at, discarded_at)
select id, '第' || id || '号　' || (array['世田谷', '中目黒', '三軒茶屋', '鎌倉', '軽井沢', '京都東山', '札幌', '博多', '那覇', '金沢'])[1 + pg_temp.pick(id, 27, 10)]
    || (array['レジデンス', 'テラス', 'ホテル', 'オフィス', '物流施設'])[1 + pg_temp.pick(id, 28, 5)],
  '所在地と建物の説明です。', opens_on::timestamptz + interval '12 hours', ends_on::timestamptz,
  case when is_lottery then 'lottery' else 'first_come' end, case when stage = 'failed' then 'all_or_nothing' else 'all_in' end,
  senior + subordinated, subordinated, 100000, rate_bp, 6, starts_on, operates_until, renews,
  case when stage = 'draft' then 'draft' else 'published' end, case when stage <> 'draft' then opens_on::timestamptz - interval '7 days' end, opens_on::timestamptz - interval '20 days',
  -- The last of the drafts has come to nothing.
  case when id = size.funds then opens_on::timestamptz - interval '15 days' end
from size cross join fund_plan join fund_sum on fund_sum.fund_id = fund_plan.id
cross join lateral (select case when is_lottery then greatest(100000, applied / 200000 * 100000) when stage = 'failed' then applied * 2 when stage = 'open' then applied * 3 / 200000 * 100000
  when has_applications then greatest(live, 100000) else 100000000 end as senior) investors
cross join lateral (select greatest(100000, senior / 400000 * 100000) as subordinated) operator
order by id;

insert into fund_version (fund_id, number, content, saved_by, saved_at)
select f.id, 1, jsonb_build_object(
    'name', f.name, 'detail', f.detail,
    'offeringStartAt', to_char(f.offering_start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'offeringEndAt', to_char(f.offering_end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'offeringMethod', f.offering_method, 'goal', f.goal, 'fundTotal', f.fund_total, 'subordinatedAmount', f.subordinated_amount,
    'minimumAmount', f.minimum_amount, 'maximumAmount', f.maximum_amount, 'plannedRateBp', f.planned_rate_bp,
    'rateBreakdown', f.rate_breakdown, 'operationTermMonths', f.operation_term_months,
    'operationStartOn', f.operation_start_on, 'operationEndOn', f.operation_end_on,
    'autoRenewal', f.auto_renewal, 'earlyAccessCode', f.early_access_code, 'disclosure', '{}'::jsonb, 'pictures', '[]'::jsonb),
  'operator:' || size.members + 1, f.created_at
from fund f cross join size order by f.id;
insert into fund_event (fund_id, event, actor, reason, at)
select id, event, 'schedule', event, at
from fund_plan cross join lateral (
  values ('published', opens_on::timestamptz - interval '7 days', stage <> 'draft'), ('failed', ends_on::timestamptz + interval '5 days', stage = 'failed'),
    ('operation_started', starts_on::timestamptz, has_begun), ('operation_ended', fixed_on::timestamptz, is_over)
) step (event, at, happened) where happened order by at, id;
insert into fund_result (fund_id, offering_start_at, offering_end_at, operation_start_on, operation_booked_at, operation_end_on, payday, failed_at)
select id, opens_on::timestamptz + interval '12 hours', ends_on::timestamptz, case when has_begun then starts_on end, case when has_begun then starts_on::timestamptz end,
  case when is_over then operates_until end, case when is_over then payday end,
  case when stage = 'failed' then ends_on::timestamptz + interval '5 days' end
from fund_plan where has_begun or stage = 'failed' order by id;
insert into fund_message (fund_id, title, content, show_at, admin_only, created_at)
select id, '運用のお知らせ（' || turn || '）', '物件の状況をお知らせします。', opens_on::timestamptz + turn * interval '9 days', turn = 3, opens_on::timestamptz + turn * interval '9 days'
from fund_plan cross join generate_series(1, 8) turn where stage <> 'draft' order by 5, 1;

insert into fund_document (id, fund_id, kind, position, name, file_sha256, size_bytes, added_at)
overriding system value
select id * 4 + position, id, case when position < 3 then 'pre_contract' else 'other' end, position, (array['契約成立前書面', '匿名組合契約約款', '電子交付の承諾事項', '物件概要書'])[position + 1],
  encode(sha256(convert_to('document ' || id || ' ' || position, 'UTF8')), 'hex'), 100000, opens_on::timestamptz - interval '15 days'
from fund_plan cross join generate_series(0, 3) position order by 1;
insert into document_reading (id, sha256)
overriding system value
select id, encode(sha256(convert_to((select string_agg(document.id || ':' || document.file_sha256 || ':1', '|' order by document.id) from fund_document document
  where document.fund_id = fund_plan.id and document.kind = 'pre_contract'), 'UTF8')), 'hex')
from fund_plan where has_applications order by id;
insert into document_reading_line (reading_id, fund_document_id, file_sha256, ticked)
select fund_id, id, file_sha256, true from fund_document where kind = 'pre_contract' and fund_id in (select id from fund_plan where has_applications) order by id;

-- The draws, by the recipe itself.
insert into lottery (fund_id, seed, commitment, list_hash, listed_at, drawn_at)
select fund.id, seed, encode(sha256(seed), 'hex'), list_hash, case when stage = 'drawn' then ends_on::timestamptz + interval '1 minute' end,
  case when stage = 'drawn' then ends_on::timestamptz + interval '1 hour' end
from fund_plan fund cross join lateral (select sha256(convert_to('lottery ' || fund.id, 'UTF8')) as seed) secret
left join lateral (
  select encode(sha256(convert_to(string_agg(plan.id || ',' || plan.amount || E'\n', '' order by plan.id), 'UTF8')), 'hex') as list_hash
  from plan where plan.fund_id = fund.id and stage = 'drawn') list on true
where is_lottery order by fund.id;
insert into lottery_entry (fund_id, investment_id, amount, won)
select fund_id, id, amount, taken > lag(taken, 1, 0::bigint) over (partition by fund_id order by rank, id)
from (
  select *, sum_of_what_fits(amount, capacity) over (partition by fund_id order by rank, id) as taken
  from (
    select plan.id, plan.fund_id, plan.amount, fund.fund_total - fund.subordinated_amount as capacity,
      sha256(outer_pad || sha256(inner_pad || convert_to(list_hash || '::' || plan.id, 'UTF8'))) as rank
    from (select *, hmac_pad(seed, 54) as inner_pad, hmac_pad(seed, 92) as outer_pad from lottery where listed_at is not null offset 0) lottery
    join plan on plan.fund_id = lottery.fund_id join fund on fund.id = lottery.fund_id
  ) ranked
) gone_through;
update plan set fate = case when not won then 'not_selected' when chance < 300 then 'paid' when chance < 500 then 'unread' else 'confirmed' end
from lottery_entry entry where entry.investment_id = plan.id;
analyze lottery_entry;

insert into fund_term (fund_id, number, start_on, end_on, choice_until, begun_at)
select id, 1, starts_on, operates_until, operates_until - 30, starts_on::timestamptz from fund_plan where renews order by id;
