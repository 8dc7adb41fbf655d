-- No planned start, end or payday of a fund has passed without its record and without a notice to its investors, the day after it and every thirty days.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now"; a notice has two days to be sent, from
-- the planned day or, where that was over when its ground came (the first who takes part, a late record, a new account, a lifted stop), from that.
with passed as (
  select fund.id as fund_id, 'start' as point, coalesce(result.operation_start_on, fund.operation_start_on) as planned_on,
    (select japan_date(min(status_at)) from investment where fund_id = fund.id and status = 'participating') as since_on
  from fund left join fund_result result on result.fund_id = fund.id
  where fund.status = 'published' and result.failed_at is null and result.operation_booked_at is null
    and exists (select from investment where fund_id = fund.id and status = 'participating')
  union all
  select fund.id, 'end', coalesce(fund.operation_end_on, (result.operation_start_on + make_interval(months => fund.operation_term_months) - interval '1 day')::date),
    japan_date(result.operation_booked_at)
  from fund join fund_result result on result.fund_id = fund.id
  where fund.status = 'published' and not fund.auto_renewal and result.failed_at is null and result.operation_booked_at is not null and result.operation_end_on is null
  union all
  select distribution.fund_id, 'payment', distribution.payday, (
    select japan_date(min(greatest(distribution.fixed_at, account.registered_at, hold.lifted_at)))
    from distribution_share share
    join investment on investment.id = share.investment_id
    join lateral (select min(registered_at) as registered_at from bank_account where member_id = investment.member_id) account on account.registered_at is not null
    left join lateral (select max(lifted_at) as lifted_at, bool_or(lifted_at is null) as stands from payout_hold where member_id = investment.member_id) hold on true
    where share.distribution_id = distribution.id and share.paid_at is null and share.net + share.principal > 0
      and hold.stands is not true
      and not exists (select from payout where payout.distribution_share_id = share.id and payout.status in ('refused', 'returned')))
  from distribution
  where distribution.payday is not null
)
select passed.fund_id, passed.point, passed.planned_on
from passed cross join bank_reading reading
where greatest(passed.planned_on, passed.since_on) < japan_date(reading.read_at) - 2
  -- Nobody waits for the fund.
  and (passed.point <> 'payment' or passed.since_on is not null)
  -- A payday on which banks rest is the business day before it.
  and not exists (
    select from delay_notice notice
    where notice.fund_id = passed.fund_id and notice.point = passed.point and notice.planned_on between passed.planned_on - 10 and passed.planned_on
      -- The last one that was due, two days ago.
      and notice.days >= greatest(1, (japan_date(reading.read_at) - 2 - notice.planned_on) / 30 * 30))
