-- Up Migration

-- A distribution is that of its calculation period, or supplements the one that ended the fund. Of a fund that renews itself the period is the term,
-- so that the number of the term said the same a second time; a second view said the same as the first.

do $$ begin
  if exists (select from fixed_distribution where period_number is null and supplements is null) then
    raise exception 'a distribution belongs to a period: record the first day of operation of the funds %', (
      select string_agg(distinct fund_id::text, ', ') from fixed_distribution where period_number is null and supplements is null);
  end if;
end $$;

-- What reads the views below and not the number of a term is made again word for word.
create temporary table reads_distributions (name text primary key, definition text not null) on commit drop;
insert into reads_distributions
select name, pg_get_viewdef(name::regclass)
from unnest(array['unclaimed_money', 'tax_year_sum', 'tax_year_statement', 'tax_year_payment']) name;
drop view unclaimed_money, tax_year_payment, tax_year_statement, tax_year_sum, tax_year_line, distribution_earning, standing_distribution, distribution;

drop index distribution_of_payday;
alter table fixed_distribution
  drop constraint term_is_its_period,
  drop constraint supplement_is_dividend_alone,
  drop column term_number,
  add constraint supplement_is_dividend_alone check (supplements is null or (redeems is false and loss = 0 and sale_profit = 0 and payday is not null)),
  add constraint distribution_is_of_a_period check ((period_number is null) = (supplements is not null));

create view distribution as
select distribution.id, distribution.fund_id, distribution.total_dividend, distribution.fixed_at, distribution.payday, distribution.redeems, distribution.loss,
  distribution.sale_profit, distribution.period_number, distribution.supplements, fund.auto_renewal and distribution.supplements is null as is_of_term
from fixed_distribution distribution join fund on fund.id = distribution.fund_id
where distribution.reversed_at is null;

do $$
declare
  reader regprocedure;
begin
  for reader in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\mstanding_distribution\M' loop
    execute replace(pg_get_functiondef(reader), 'standing_distribution', 'distribution');
  end loop;
end $$;

-- Writes down what periods_of_fund says. What is closed keeps its days, and so does a year that was distributed while the fund ran.
create or replace function keep_fund_periods(wanted bigint) returns void language plpgsql as $$
begin
  if exists (
    select from fund_period period
    left join periods_of_fund(wanted) due on due.number = period.number
    where period.fund_id = wanted and (due.start_on, due.end_on) is distinct from (period.start_on, period.end_on)
      and (period.closed_on is not null or exists (
        select from distribution
        where distribution.fund_id = wanted and distribution.period_number = period.number and not distribution.is_of_term and distribution.redeems is false))
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

-- ---------------------------------------------------------------- what a period waits for

-- From which day on a period's dividend can be fixed; null while that day is only planned. A term is over when the schedule has closed it, the last period
-- with the recorded end of the fund, an earlier year with its last day.
create view period_end as
select period.fund_id, period.number, period.start_on, period.end_on, period.is_last, fund.auto_renewal as is_term,
  case when fund.auto_renewal then term.closed_on
    when period.is_last then period.end_on
    when exists (select from fund_period later where later.fund_id = period.fund_id and later.number > period.number) then period.end_on + 1 end as due_from
from fund_period period
join fund on fund.id = period.fund_id
left join fund_term term on term.fund_id = period.fund_id and term.number = period.number;

-- Periods for which no distribution stands. A distribution of a fund without terms covers the years before it that had none.
create view undistributed_period as
select period.* from period_end period
where not exists (
  select from distribution
  where distribution.fund_id = period.fund_id
    and case when period.is_term then distribution.period_number = period.number else distribution.period_number >= period.number end);

-- ---------------------------------------------------------------- what a distribution has come to

-- Unpaid, and not for want of a member's account, nor because payments to him are stopped: what is late by the fund.
create view share_that_waits as
select share.id, share.distribution_id, share.net + share.principal as amount
from distribution_share share join investment on investment.id = share.investment_id
where share.paid_at is null and share.net + share.principal > 0
  and exists (select from bank_account where member_id = investment.member_id)
  and not exists (select from payout_hold where member_id = investment.member_id and lifted_at is null)
  and not exists (select from payout where payout.distribution_share_id = share.id and payout.status in ('refused', 'returned'));

-- How far each distribution is paid. Complete when everybody has the money who can be paid: one who has no account, or to whom payments are stopped, is no
-- delay of the fund. Nobody is paid where nothing is left: then it is complete when it is fixed.
create view distribution_payment as
select distribution.id, distribution.fund_id, distribution.period_number, distribution.is_of_term, distribution.redeems, distribution.supplements,
  distribution.payday as due_on, paid.*,
  case when paid.people = paid.paid_people then coalesce(paid.last_paid_at, distribution.fixed_at)
    when not exists (select from share_that_waits share where share.distribution_id = distribution.id) then paid.last_paid_at end as completed_at
from distribution
cross join lateral (
  select count(*) as people, count(share.paid_at) as paid_people, max(share.paid_at) as last_paid_at,
    coalesce(sum(share.gross), 0)::bigint as gross, coalesce(sum(share.loss), 0)::bigint as loss,
    count(*) filter (where share.paid_at is null and share.net + share.principal > 0) as unpaid_people,
    coalesce(sum(share.net + share.principal) filter (where share.paid_at is null), 0)::bigint as unpaid_amount
  from distribution_share share where share.distribution_id = distribution.id
) paid;

-- The days of a distribution: those of its period, and of the earlier ones that had none. An end that is only planned is none yet. A supplementary
-- distribution has no days of operation: the yield that was published with the principal stays, and what came later is told beside it.
create view distribution_earning as
select distribution.id as distribution_id, distribution.fund_id,
  case when distribution.is_of_term then period.start_on else coalesce(earlier.end_on + 1, result.operation_start_on) end as start_on,
  case when period.due_from is not null then period.end_on end as end_on,
  share.dividend, share.invested, share.loss
from distribution
join period_end period on period.fund_id = distribution.fund_id and period.number = distribution.period_number
left join fund_result result on result.fund_id = distribution.fund_id
left join lateral (
  select max(before.end_on) as end_on
  from distribution other
  join fund_period before on before.fund_id = other.fund_id and before.number = other.period_number
  where other.fund_id = distribution.fund_id and before.number < period.number
) earlier on true
cross join lateral (
  select coalesce(sum(share.gross), 0)::bigint as dividend, coalesce(sum(investment.amount), 0)::bigint as invested, coalesce(sum(share.loss), 0)::bigint as loss
  from distribution_share share join investment on investment.id = share.investment_id
  where share.distribution_id = distribution.id
) share;

create view tax_year_line as
select share.id as share_id, share.member_id, share.investment_id, line.distribution_id, line.fund_id, line.year, line.fixed_on,
  share.gross as dividend, share.withholding as tax, share.principal, share.loss, share.gross - share.withholding + share.principal as pay_amount,
  case when share.withheld_on <= line.year_end then 0 else share.gross end as unpaid_dividend,
  case when share.withheld_on <= line.year_end then 0 else share.withholding end as uncollected_tax,
  share.withheld_on as paid_on,
  -- Of the principal: what makes a loss good that was counted in the year of its own distribution, which stays as it was.
  share.restored
from (
  select distribution.id as distribution_id, distribution.fund_id,
    (distribution.fixed_at at time zone 'Asia/Tokyo')::date as fixed_on,
    extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer as year,
    make_date(extract(year from distribution.fixed_at at time zone 'Asia/Tokyo')::integer, 12, 31) as year_end
  from distribution
) line
join distribution_share share on share.distribution_id = line.distribution_id;

do $$
declare
  reader record;
begin
  for reader in select * from reads_distributions order by array_position(array['unclaimed_money', 'tax_year_sum', 'tax_year_statement', 'tax_year_payment'], name) loop
    execute format('create view %I as %s', reader.name, reader.definition);
  end loop;
end $$;

select watch_operator_writes();
