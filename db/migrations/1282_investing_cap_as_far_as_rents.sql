-- Up Migration

-- ---------------------------------------------------------------- the cap of late income runs as far as its rents

-- Until when the contract's cap counts for income of after the last period, as it was on record at a time: rents of months after the recorded end show that
-- the principal went on working, at the latest until the day on which it was to go back. Null: no principal has gone
-- back, or no end is on record. See decision 0488.
create function cap_until(of_fund bigint, at timestamptz) returns date language sql stable as $$
  select case when earning.end_on is not null then greatest(earning.end_on, least(rents.until, distribution.payday)) end
  from distribution
  join distribution_earning earning on earning.distribution_id = distribution.id
  cross join lateral (
    -- Without any the end itself. A rent of which nobody has said the month is of the one before it came.
    select coalesce(max(until), earning.end_on) as until
    from (
      select (to_date(coalesce(part.month, to_char(line.transacted_on - interval '1 month', 'YYYY-MM')), 'YYYY-MM') + interval '1 month - 1 day')::date as until
      from fund_line_part part
      join statement_explanation told on told.id = part.explanation_id
      join bank_statement_line line on line.id = told.statement_line_id
      where part.fund_id = of_fund and part.kind in ('rent', 'advance_rent') and told.explained_at <= cap_until.at
        and coalesce(part.month, to_char(line.transacted_on - interval '1 month', 'YYYY-MM')) > to_char(earning.end_on, 'YYYY-MM')
        and not exists (select from statement_explanation later where later.corrects = told.id and later.explained_at <= cap_until.at)
      group by 1 having sum(part.amount) > 0) months) rents
  where distribution.fund_id = of_fund and distribution.supplements is null and distribution.redeems
$$;

alter table rule_start disable trigger append_only;
insert into rule_start (rule, after_entry, after_explanation)
select 'cap_as_far_as_rents', coalesce((select max(id) from journal_entry), 0), coalesce((select max(id) from statement_explanation), 0);
alter table rule_start enable trigger append_only;

-- As before (1236), with the days until then. What was fixed before this one keeps the recorded end.
create function short_of_cap(of_fund bigint, before bigint, at timestamptz) returns bigint language sql stable as $$
  select greatest(0, coalesce((
    select sum(div(earning.invested::numeric * fund.planned_rate_bp
        * ((case when distribution.redeems then cap_until(of_fund, short_of_cap.at) else earning.end_on end) - earning.start_on + 1), 10000 * 365)
      -- The quarter of a sale lies beside the cap.
      - (distribution.total_dividend - div(distribution.sale_profit, 4)))
    from distribution
    join distribution_earning earning on earning.distribution_id = distribution.id
    join fund on fund.id = distribution.fund_id
    where distribution.fund_id = of_fund and distribution.supplements is null and (distribution.redeems or not fund.auto_renewal)), 0)
  - coalesce((
    select sum(earlier.total_dividend) from distribution earlier
    where earlier.fund_id = of_fund and earlier.supplements is not null and (before is null or earlier.id < before)), 0))::bigint
$$;
-- When an entry was written, or long ago where it was written before the cap ran as far as the rents.
create function cap_known_at(entry journal_entry) returns timestamptz language sql stable as $$
  select case when entry.id > (select after_entry from rule_start where rule = 'cap_as_far_as_rents') then entry.recorded_at else '-infinity' end
$$;
create or replace function short_of_cap(of_fund bigint, before bigint) returns bigint language sql stable as $$
  select short_of_cap(of_fund, before, coalesce((
    select cap_known_at(closed) from supplementary_distribution late
    join journal_entry closed on closed.idempotency_key = 'late-period:' || late.proposal_id where late.distribution_id = before), 'infinity'))
$$;

alter table supplementary_distribution add column cap_until date;

create function check_cap_until() returns trigger language plpgsql as $$
begin
  if new.cap_until is distinct from (select cap_until(fund_id, fixed_at) from fixed_distribution where id = new.distribution_id) then
    raise exception 'supplementary distribution %: its cap does not run until %', new.distribution_id, new.cap_until using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger cap_runs_until after insert on supplementary_distribution deferrable initially deferred for each row
  execute function check_cap_until();

drop function investors_claim(bigint, bigint, bigint);
create function investors_claim(of_fund bigint, result bigint, before bigint default null, at timestamptz default 'infinity') returns boolean language sql stable as $$
  select case when all_lost > 0
    then exists (select from standing_losses(of_fund, before) where div(least(result, all_lost)::numeric * lost, all_lost) > 0)
    else exists (
      select from (
        select investment.amount, sum(investment.amount) over () as whole
        from distribution join distribution_share share on share.distribution_id = distribution.id join investment on investment.id = share.investment_id
        where distribution.fund_id = of_fund and distribution.redeems) part
      where div(least(result, short_of_cap(of_fund, before, investors_claim.at))::numeric * amount, whole) > 0) end
  from (select coalesce(sum(lost), 0) as all_lost from standing_losses(of_fund, before)) stands
$$;
