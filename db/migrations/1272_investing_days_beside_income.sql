-- Up Migration

-- ---------------------------------------------------------------- the days of an operation and its income

-- An end that is recorded months back, or a start that is moved after the rents came, shortens the days of the contract's cap, and what came in is the
-- operator's. Judged where a day is recorded or changed; what stood before stays. See decision 0488.

-- What lines brought a fund for the use of its property, as they are told now: of which month a rent is, and when it came. A rent in advance counts from its month on.
create function operation_income(of_fund bigint) returns table (kind text, month text, came_on date, yen bigint) language sql stable as $$
  select part.kind, coalesce(part.month, to_char(line.transacted_on, 'YYYY-MM')), line.transacted_on, part.amount
  from fund_line_part part
  join statement_explanation explanation on explanation.id = part.explanation_id
  join bank_statement_line line on line.id = explanation.statement_line_id
  where part.fund_id = of_fund and part.kind in ('rent', 'other_income')
    and not exists (select from statement_explanation later where later.corrects = explanation.id)
  union all
  select 'rent', split_part(entry.idempotency_key, ':', 3),
    coalesce(line.transacted_on, to_date(split_part(entry.idempotency_key, ':', 3), 'YYYY-MM')), -posting.amount
  from journal_entry entry
  join posting on posting.entry_id = entry.id and posting.account_kind = 'rent_income'
  left join statement_explanation explanation on explanation.id = rent_explanation(entry.idempotency_key)
  left join bank_statement_line line on line.id = explanation.statement_line_id
  where entry.kind = 'rent_earned' and starts_with(entry.idempotency_key, format('rent-earned:%s:', of_fund))
    and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
$$;

-- Until when a fund was to be at work: as two people extended it, as it was published, or its running term. Null: it has no planned end.
create function planned_end_of(of_fund bigint) returns date language sql stable as $$
  select case when fund.auto_renewal then (select end_on from fund_term where fund_id = of_fund order by number desc limit 1)
    else coalesce((select planned_end_on from fund_status where fund_id = of_fund and state = 'extended' order by seq desc limit 1), fund.operation_end_on) end
  from fund where id = of_fund
$$;

-- The first income of before a first day: a rent's month, or the day of what else came in. No row: the day may stand.
create function income_before_start(of_fund bigint, start_on date) returns table (kind text, first_on date, last_on date) language sql stable as $$
  select * from (
    select 'rent', to_date(month, 'YYYY-MM'), (to_date(month, 'YYYY-MM') + interval '1 month - 1 day')::date
    from operation_income(of_fund) where kind = 'rent' and month < to_char(start_on, 'YYYY-MM')
    group by month having sum(yen) > 0
    union all
    select 'other_income', came_on, came_on from operation_income(of_fund) where kind = 'other_income' and came_on < start_on
    group by came_on having sum(yen) > 0
  ) income (kind, first_on, last_on)
  order by last_on limit 1
$$;

-- The last income of after a last day. On the day on which the fund handed over what it had, rents that had come in for later months are no longer its own,
-- and what comes in later for something else does not make it longer; nor where it lasted as planned. No row: the day may stand.
create function income_after_end(of_fund bigint, end_on date) returns table (kind text, first_on date, last_on date) language sql stable as $$
  with ending as (
    select coalesce((select max(settled_on) from standing_property_deal where seller_fund_id = of_fund) = end_on, false) as hands_over,
      coalesce(end_on >= planned_end_of(of_fund), false) as lasted
  )
  select * from (
    select 'rent', to_date(month, 'YYYY-MM'), (to_date(month, 'YYYY-MM') + interval '1 month - 1 day')::date
    from operation_income(of_fund), ending where kind = 'rent' and month > to_char(end_on, 'YYYY-MM') and not (hands_over and came_on <= end_on)
    group by month having sum(yen) > 0
    union all
    select 'other_income', came_on, came_on from operation_income(of_fund), ending
    where kind = 'other_income' and came_on > end_on and not hands_over and not lasted
    group by came_on having sum(yen) > 0
  ) income (kind, first_on, last_on)
  order by first_on desc limit 1
$$;

-- At commit: what else the transaction writes of the fund's income is judged with it.
create function check_days_beside_income() returns trigger language plpgsql as $$
declare
  days fund_result;
  found record;
begin
  select * into days from fund_result where fund_id = new.fund_id;
  if days.operation_start_on is not null and (tg_op = 'INSERT' or days.operation_start_on is distinct from old.operation_start_on) then
    select * into found from income_before_start(days.fund_id, days.operation_start_on);
    if found.kind is not null then
      raise exception 'fund %: its operation does not start on % after its income (%) of %', days.fund_id, days.operation_start_on, found.kind, found.first_on
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  -- A term of a fund that renews itself ends as planned, by the schedule.
  if days.operation_end_on is not null and (tg_op = 'INSERT' or days.operation_end_on is distinct from old.operation_end_on)
    and not exists (select from fund_term where fund_id = days.fund_id and end_on = days.operation_end_on) then
    select * into found from income_after_end(days.fund_id, days.operation_end_on);
    if found.kind is not null then
      raise exception 'fund %: its operation does not end on % before its income (%) of %', days.fund_id, days.operation_end_on, found.kind, found.first_on
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger days_beside_income after insert or update on fund_result deferrable initially deferred for each row
  execute function check_days_beside_income();
