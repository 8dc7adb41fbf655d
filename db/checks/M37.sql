-- Every published yield is what the investors' payouts make of the money that worked, and a fund at work is composed of what its records say.
-- floor(dividends of investors x 365 x 1000 / sum over investors(amount x days at work)) / 10 percent, share by share; rate_bp is in basis points.
-- The days are those of the distribution's calculation period; of a fund without terms with those before it that had no distribution.
with days as (
  select distribution.id, distribution.fund_id, period.start_on, coalesce(term.closed_on, period.end_on) as end_on,
    case when not distribution.is_of_term then lag(period.end_on) over (partition by distribution.fund_id order by period.number) + 1 end as after_last,
    case when not distribution.is_of_term then result.operation_start_on end as from_start
  from distribution
  join fund_result result on result.fund_id = distribution.fund_id
  -- What came in after the last period belongs to none, and is told beside the yield.
  join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
  left join fund_term term on term.fund_id = period.fund_id and term.number = period.number
), earned as (
  select days.fund_id, sum(share.gross) as dividend, sum(share.loss) as loss,
    sum(investment.amount * (days.end_on - coalesce(days.after_last, days.from_start, days.start_on) + 1)) as yen_days
  from days
  join distribution_share share on share.distribution_id = days.id
  join investment on investment.id = share.investment_id
  group by days.fund_id
), composed as (
  select distinct on (fund_id) * from fund_composition order by fund_id, seq desc
)
select result.fund_id, 'yield' as what, result.rate_bp::bigint as recorded, 10 * div(earned.dividend * 365000, nullif(earned.yen_days, 0))::bigint as by_records
from fund_result result
left join earned on earned.fund_id = result.fund_id
where result.rate_bp is not null
  and result.rate_bp is distinct from 10 * div(earned.dividend * 365000, nullif(earned.yen_days, 0))
union all
-- The same with what investors lost taken off stands beside it, where they lost anything.
select result.fund_id, 'yield after loss', result.rate_after_loss_bp::bigint,
  case when earned.loss > 0 then 10 * floor((earned.dividend - earned.loss) * 365000 / nullif(earned.yen_days, 0)) end::bigint
from fund_result result
left join earned on earned.fund_id = result.fund_id
where result.rate_bp is not null
  and result.rate_after_loss_bp is distinct from case when earned.loss > 0 then 10 * floor((earned.dividend - earned.loss) * 365000 / nullif(earned.yen_days, 0)) end
union all
-- A fund whose principal went back after it ended has a yield.
select distribution.fund_id, 'no yield', null, null
from distribution
join fund_result result on result.fund_id = distribution.fund_id
where distribution.redeems and result.rate_bp is null and result.operation_end_on is not null
  and exists (select from distribution_share where distribution_id = distribution.id)
  and not exists (select from distribution_share where distribution_id = distribution.id and paid_at is null)
union all
select result.fund_id, 'no composition', null, null
from fund_result result
left join composed on composed.fund_id = result.fund_id
where result.operation_booked_at is not null and composed.fund_id is null
union all
select composed.fund_id, 'composition', composed.senior, part.senior
from composed
join fund_result result on result.fund_id = composed.fund_id and result.operation_booked_at is not null
join fund on fund.id = composed.fund_id
cross join lateral composition_of(composed.fund_id) part
where (composed.senior, composed.subordinated, composed.fill_in, composed.taken_over) is distinct from (part.senior, part.subordinated, part.fill_in, part.taken_over)
  or composed.senior + composed.subordinated + composed.fill_in + composed.taken_over <> fund.fund_total
