-- Up Migration

-- A rule that tells rents is of what the lease agrees to: at most a fifth more or less than a month of it, with its common fee. See decision 0453.
create function is_around_rent(of_explanation bigint) returns boolean language sql stable as $$
  select coalesce(bool_and(abs(of_lease.told - (lease.rent + lease.common_fee)) * 5 <= lease.rent + lease.common_fee), true)
  from (
    select part.lease_id, sum(part.amount) as told
    from fund_line_part part
    where part.explanation_id = of_explanation and part.amount > 0 and part.kind in ('rent', 'advance_rent') and part.lease_id is not null
    group by part.lease_id) of_lease
  join lease on lease.id = of_lease.lease_id
$$;

create or replace function rule_is_narrow(rule line_rule) returns boolean language sql stable as $$
  select rule.remitter = remarks_key(entry.remarks)
    and abs(rule.amount_from - entry.amount) * 10 <= abs(entry.amount) and abs(rule.amount_until - entry.amount) * 10 <= abs(entry.amount)
    and line.paid_by = 'fund'
    and not exists (
      select from fund_line_part part
      where part.explanation_id = told.id
        and (part.amount > 0 and part.kind in ('other_income', 'sale', 'cost') or part.kind in ('purchase_return', 'sale_deposit', 'taken_over_deposit')))
    and (
      select count(distinct part.lease_id) <= 1 and count(*) filter (where part.lease_id is null) = 0
      from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('rent', 'advance_rent'))
    and is_around_rent(told.id)
  from statement_explanation told
  join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line line on line.explanation_id = told.id
  where told.id = rule.made_from
$$;
