-- Up Migration

-- ---------------------------------------------------------------- what stands

-- The distributions that count. Whatever sums distributions up (yields, tax years, reports) reads this view, so that one condition decides.
create view standing_distribution as
select id, fund_id, term_number, total_dividend, redeems, loss, sale_profit, payday, fixed_at
from distribution;

-- ---------------------------------------------------------------- composition

-- Whose money a fund is made of, whole yen, from its close on: each change is a row of its own, the last one holds. The plan stays in fund.
create table fund_composition (
  fund_id bigint not null references fund,
  -- 0 is the first.
  seq integer not null check (seq >= 0),
  at timestamptz not null,
  -- closed: the offering is over and nobody may still pay. changed: between the close and the start. operation_started: the base of all
  -- figures. cooling_off: a contract was rescinded at work. investors_left: the operator took over the parts of those who left with a term.
  cause text not null check (cause in ('closed', 'changed', 'operation_started', 'cooling_off', 'investors_left', 'distribution_reversed')),
  -- What investors paid in and have not got back with an earlier term.
  senior bigint not null check (senior >= 0),
  -- The operator's part as it was published: the first to bear a loss.
  subordinated bigint not null check (subordinated >= 0),
  -- What the operator puts in because fewer came than planned; it bears a loss before any investor.
  fill_in bigint not null check (fill_in >= 0),
  -- What the operator took over from those who left; likewise.
  taken_over bigint not null check (taken_over >= 0),
  primary key (fund_id, seq)
);
create trigger append_only before update or delete on fund_composition for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_composition execute function refuse_change();
create unique index fund_composition_once on fund_composition (fund_id, cause) where cause in ('closed', 'operation_started');

-- What the records say of a fund at this moment: investors who take part and were not redeemed with a term, the published subordinated part, the
-- parts of those who left, and the operator's money for the rest of the total.
create function composition_of(wanted bigint) returns table (senior bigint, subordinated bigint, fill_in bigint, taken_over bigint) language sql stable as $$
  select part.senior, fund.subordinated_amount, fund.fund_total - fund.subordinated_amount - part.senior - part.taken_over, part.taken_over
  from fund
  cross join lateral (
    select coalesce(sum(investment.amount) filter (where gone.amount is null), 0)::bigint as senior, coalesce(sum(gone.amount), 0)::bigint as taken_over
    from investment
    left join lateral (
      select sum(share.principal + share.loss) as amount
      from distribution_share share join standing_distribution distribution on distribution.id = share.distribution_id
      where share.investment_id = investment.id and distribution.redeems is false
      having sum(share.principal + share.loss) > 0
    ) gone on true
    where investment.fund_id = fund.id and investment.status = 'participating'
  ) part
  where fund.id = wanted $$;

-- Funds at work before: as they began, then what their terms changed.
insert into fund_composition (fund_id, seq, at, cause, senior, subordinated, fill_in, taken_over)
select result.fund_id, 0, result.operation_booked_at, 'operation_started', part.senior, fund.subordinated_amount, fund.fund_total - fund.subordinated_amount - part.senior, 0
from fund_result result
join fund on fund.id = result.fund_id
cross join lateral (
  select coalesce(sum(amount), 0)::bigint as senior from investment where fund_id = fund.id and status = 'participating'
) part
where result.operation_booked_at is not null and result.failed_at is null;
insert into fund_composition (fund_id, seq, at, cause, senior, subordinated, fill_in, taken_over)
select fund_id, row_number() over ordered, fixed_at, 'investors_left', begun - sum(gone) over ordered, subordinated, fill_in, sum(gone) over ordered
from (
  select base.fund_id, base.senior as begun, base.subordinated, base.fill_in, distribution.id, distribution.fixed_at, sum(share.principal + share.loss)::bigint as gone
  from fund_composition base
  join standing_distribution distribution on distribution.fund_id = base.fund_id and distribution.redeems is false
  join distribution_share share on share.distribution_id = distribution.id
  group by base.fund_id, base.seq, distribution.id, distribution.fixed_at
  having sum(share.principal + share.loss) > 0
) left_with_term
window ordered as (partition by fund_id order by id rows unbounded preceding);

-- ---------------------------------------------------------------- yields

-- What each distribution brought its investors, on how much money, in which days (both belong to it): the one source of every yield.
create view distribution_earning as
select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
  coalesce(term.start_on, result.operation_start_on) as start_on, coalesce(term.closed_on, result.operation_end_on) as end_on,
  share.dividend, share.invested
from standing_distribution distribution
left join fund_result result on result.fund_id = distribution.fund_id
left join fund_term term on term.fund_id = distribution.fund_id and term.number = distribution.term_number
cross join lateral (
  select coalesce(sum(share.gross), 0)::bigint as dividend, coalesce(sum(investment.amount), 0)::bigint as invested
  from distribution_share share join investment on investment.id = share.investment_id
  where share.distribution_id = distribution.id
) share;

-- floor(dividends x 365 x 1000 / sum(amount x days)) / 10 percent, in basis points; the published ones had been divided by the planned amount.
-- Each column of fund_result is set once; this one is set right, in the open: every later one is compared (M37).
alter table fund_result disable trigger set_once;
update fund_result set rate_bp = earned.rate_bp
from (
  select fund_id, 10 * div(sum(dividend) * 365000, sum(invested * (end_on - start_on + 1)))::integer as rate_bp
  from distribution_earning where invested > 0 and end_on >= start_on group by fund_id
) earned
where earned.fund_id = fund_result.fund_id and fund_result.rate_bp is not null and fund_result.rate_bp <> earned.rate_bp;
alter table fund_result enable trigger set_once;

select watch_operator_writes();
