-- Up Migration

-- ---------------------------------------------------------------- calculation periods (計算期間)

-- The periods for which a fund's result is computed, distributed and reported, from its recorded start on. They follow from the contract and from recorded
-- days (see periods_of_fund) and are written by nobody else; what is closed stays as it is.
create table fund_period (
  fund_id bigint not null references fund,
  -- 1 is the first; of a fund that renews itself the number of its term.
  number integer not null check (number >= 1),
  start_on date not null,
  -- Its last day: recorded where the fund or the term has ended with it, planned before.
  end_on date not null check (end_on >= start_on),
  -- The day on which its books were closed; null while they are open.
  closed_on date check (closed_on >= end_on),
  -- Whether the fund's recorded end lies in it.
  is_last boolean not null,
  primary key (fund_id, number),
  exclude using gist (fund_id with =, daterange(start_on, end_on, '[]') with &&) deferrable initially deferred
);

-- What the contract makes of the recorded days: the terms of a fund that renews itself; of any other fund a year each from its start, and what remains.
create function periods_of_fund(wanted bigint) returns table (number integer, start_on date, end_on date, is_last boolean) language sql stable as $$
  select term.number, term.start_on, coalesce(term.closed_on, term.end_on), coalesce(result.operation_end_on <= coalesce(term.closed_on, term.end_on), false)
  from fund_term term
  join fund_result result on result.fund_id = term.fund_id
  where term.fund_id = wanted
  union all
  select year.number, (result.operation_start_on + make_interval(years => year.number - 1))::date, part.end_on, coalesce(result.operation_end_on = part.end_on, false)
  from fund
  join fund_result result on result.fund_id = fund.id
  -- A plan that the recorded start has overtaken leaves a day.
  cross join lateral (
    select coalesce(result.operation_end_on, greatest(result.operation_start_on,
      coalesce(fund.operation_end_on, (result.operation_start_on + make_interval(months => fund.operation_term_months))::date - 1))) as end_on) whole
  cross join generate_series(1, 100) as year (number)
  cross join lateral (
    select least((result.operation_start_on + make_interval(years => year.number))::date - 1, whole.end_on) as end_on) part
  where fund.id = wanted and not fund.auto_renewal and result.failed_at is null
    and result.operation_start_on + make_interval(years => year.number - 1) <= whole.end_on
$$;

create function keep_periods_of_changed_fund() returns trigger language plpgsql as $$
begin
  perform keep_fund_periods(case tg_table_name when 'fund' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'fund_id')::bigint end);
  return null;
end $$;
create trigger keep_periods_of_new after insert on fund_result
  for each row when (new.operation_start_on is not null) execute function keep_periods_of_changed_fund();
create trigger keep_periods after update of operation_start_on, operation_end_on on fund_result
  for each row execute function keep_periods_of_changed_fund();
create trigger keep_periods after insert or update of start_on, end_on, closed_on on fund_term
  for each row execute function keep_periods_of_changed_fund();
create trigger keep_periods after update of operation_end_on, operation_term_months, auto_renewal on fund
  for each row execute function keep_periods_of_changed_fund();

-- Closed, neither its days nor that it is closed change any more, but by two people who take its distribution back.
create function refuse_change_of_closed_period() returns trigger language plpgsql as $$
begin
  if old.closed_on is null then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'UPDATE' and (old.fund_id, old.number, old.start_on, old.end_on, old.closed_on) = (new.fund_id, new.number, new.start_on, new.end_on, new.closed_on)
  then return new; end if;
  if tg_op = 'UPDATE' and is_being_corrected(old.fund_id, 'distribution')
    and (old.fund_id, old.number, old.start_on, old.end_on) = (new.fund_id, new.number, new.start_on, new.end_on)
  then return new; end if;
  raise exception 'period % of fund % is closed', old.number, old.fund_id using errcode = 'integrity_constraint_violation';
end $$;
create trigger closed_stays before update or delete on fund_period for each row execute function refuse_change_of_closed_period();

insert into fund_period (fund_id, number, start_on, end_on, is_last)
select result.fund_id, period.number, period.start_on, period.end_on, period.is_last
from fund_result result cross join lateral periods_of_fund(result.fund_id) period;

-- ---------------------------------------------------------------- the distribution of a period

-- The period for which it is; null where no days of operation were recorded. Where earlier periods had none, theirs are in it.
alter table fixed_distribution
  add column period_number integer,
  add foreign key (fund_id, period_number) references fund_period (fund_id, number),
  add constraint term_is_its_period check (term_number is null or period_number = term_number);

alter table fixed_distribution disable trigger frozen;
update fixed_distribution set period_number = term_number where term_number is not null;
-- What ended a fund belongs to its last period; what was distributed before that, to the last one that was over by then, if it is the only one.
update fixed_distribution distribution set period_number = found.number
from (
  select distribution.id, period.number, row_number() over (partition by distribution.fund_id, period.number, distribution.reversed_at is null order by distribution.id) as place
  from fixed_distribution distribution
  cross join lateral (
    select number from fund_period period
    where period.fund_id = distribution.fund_id and (distribution.redeems is not false or period.end_on < coalesce(distribution.payday, japan_date(distribution.fixed_at)))
    order by number desc limit 1) period
  where distribution.term_number is null
) found
where found.id = distribution.id and (found.place = 1 or distribution.reversed_at is not null);
alter table fixed_distribution enable trigger frozen;

drop index distribution_of_payday;
drop index distribution_of_term;
create unique index distribution_of_payday on fixed_distribution (fund_id, payday) where period_number is null and reversed_at is null;
create unique index distribution_of_period on fixed_distribution (fund_id, period_number) where reversed_at is null;

create or replace view distribution as
select id, fund_id, total_dividend, fixed_at, payday, term_number, redeems, loss, sale_profit, period_number
from fixed_distribution where reversed_at is null;
create or replace view standing_distribution as
select id, fund_id, term_number, total_dividend, redeems, loss, sale_profit, payday, fixed_at, period_number
from distribution;

-- Writes down what periods_of_fund says. What is closed keeps its days, and so does a year that was distributed while the fund ran.
create function keep_fund_periods(wanted bigint) returns void language plpgsql as $$
begin
  if exists (
    select from fund_period period
    left join periods_of_fund(wanted) due on due.number = period.number
    where period.fund_id = wanted and (due.start_on, due.end_on) is distinct from (period.start_on, period.end_on)
      and (period.closed_on is not null or exists (
        select from distribution
        where distribution.fund_id = wanted and distribution.period_number = period.number and distribution.term_number is null and distribution.redeems is false))
  ) then
    raise exception 'a closed or distributed period of fund % keeps its days', wanted using errcode = 'integrity_constraint_violation';
  end if;
  delete from fund_period period
  where period.fund_id = wanted and not exists (select from periods_of_fund(wanted) due where due.number = period.number);
  insert into fund_period (fund_id, number, start_on, end_on, is_last)
  select wanted, due.number, due.start_on, due.end_on, due.is_last from periods_of_fund(wanted) due
  on conflict (fund_id, number) do update set start_on = excluded.start_on, end_on = excluded.end_on, is_last = excluded.is_last
    where (fund_period.start_on, fund_period.end_on, fund_period.is_last) is distinct from (excluded.start_on, excluded.end_on, excluded.is_last);
end $$;

-- The days of a distribution: those of its period, and of the earlier ones that had none. An end that is only planned is none yet.
create or replace view distribution_earning as
select distribution.id as distribution_id, distribution.fund_id, distribution.term_number,
  case when distribution.term_number is not null then period.start_on
    else coalesce(earlier.end_on + 1, result.operation_start_on) end as start_on,
  case when distribution.period_number is null then result.operation_end_on
    when distribution.term_number is not null then term.closed_on
    when period.is_last or exists (
      select from fund_period later where later.fund_id = period.fund_id and later.number > period.number) then period.end_on end as end_on,
  share.dividend, share.invested, share.loss
from standing_distribution distribution
left join fund_result result on result.fund_id = distribution.fund_id
left join fund_term term on term.fund_id = distribution.fund_id and term.number = distribution.term_number
left join fund_period period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
left join lateral (
  select max(before.end_on) as end_on
  from standing_distribution other
  join fund_period before on before.fund_id = other.fund_id and before.number = other.period_number
  where other.fund_id = distribution.fund_id and before.number < period.number
) earlier on true
cross join lateral (
  select coalesce(sum(share.gross), 0)::bigint as dividend, coalesce(sum(investment.amount), 0)::bigint as invested, coalesce(sum(share.loss), 0)::bigint as loss
  from distribution_share share join investment on investment.id = share.investment_id
  where share.distribution_id = distribution.id
) share;

select watch_operator_writes();
