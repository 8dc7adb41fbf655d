-- Up Migration

-- What a fund keeps of a deposit is income of whoever had paid it. Money of ours that came as a deposit, and was kept beside a line of a stranger's, was told as
-- a stranger's income. See decision 0433.
create function deposits_of_strangers(of_fund bigint) returns bigint language sql stable as $$
  select coalesce(sum(part.amount), 0)::bigint
  from fund_line_part part
  join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
  where part.fund_id = of_fund and part.kind = 'tenant_deposit'
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
$$;

create function check_kept_of_strangers() returns trigger language plpgsql as $$
begin
  if deposits_of_strangers(new.fund_id) < 0
    and exists (select from fund_line where explanation_id = new.explanation_id and counterparty = 'third_party')
    and exists (
      select from fund_line_part kept
      where kept.explanation_id = new.explanation_id and kept.fund_id = new.fund_id and kept.kind = 'tenant_deposit' and kept.amount < 0)
  then
    raise exception 'explanation %: more is kept of strangers'' deposits than fund % holds of them', new.explanation_id, new.fund_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger kept_of_strangers after insert on fund_line_part deferrable initially deferred for each row
  when (new.amount > 0 and new.kind = 'other_income') execute function check_kept_of_strangers();
