-- Up Migration

-- A rent that came after an operation's recorded end lets the contract's cap run as far as its month (1282). One of which nobody says the month counted as of the
-- month before it came, so that a tenant who paid late made the cap longer than his rents. Where that would count, the month is said. Judged as it is written; parts of
-- before keep what was known then. See decision 0482.
create function needs_month(of_fund bigint, came_on date) returns boolean language sql stable as $$
  select exists (
    select from fund_result
    where fund_id = of_fund and to_char(came_on - interval '1 month', 'YYYY-MM') > to_char(operation_end_on, 'YYYY-MM'))
$$;

create function check_late_rent_has_month() returns trigger language plpgsql as $$
begin
  if exists (
    select from statement_explanation told join bank_statement_line line on line.id = told.statement_line_id
    where told.id = new.explanation_id and needs_month(new.fund_id, line.transacted_on)
      and not exists (select from statement_explanation later where later.corrects = told.id)) then
    raise exception 'explanation %: nobody says of which month the rent is, of after the operation of fund %', new.explanation_id, new.fund_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger late_rent_has_month after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind = 'rent' and new.month is null) execute function check_late_rent_has_month();
