-- Up Migration

-- What raises a fund's profit is told as what it is. Money of ours that is told as a cost which came back lowered what the fund had spent, and a dividend out of
-- it was said to come from rents that strangers pay. A payment that was told as larger than it was, beside income that nobody paid, made income of investors'
-- own money. See decision 0433.
create function is_income_by_its_name(asked bigint) returns boolean language sql stable as $$
  select not exists (
      select from fund_line line join fund_line_part part using (explanation_id)
      where line.explanation_id = asked and line.counterparty = 'related_party' and part.kind = 'cost' and part.amount > 0)
    -- Income on a payment is what is kept of a tenant's deposit that goes back.
    and not exists (
      select from statement_explanation told
      join bank_statement_line entry on entry.id = told.statement_line_id and entry.amount < 0
      join fund_line_part part on part.explanation_id = told.id
      where told.id = asked
      group by part.fund_id
      having coalesce(sum(part.amount) filter (where part.kind = 'other_income' and part.amount > 0), 0)
        > coalesce(-sum(part.amount) filter (where part.kind = 'tenant_deposit' and part.amount < 0), 0))
$$;

create function check_income_by_its_name() returns trigger language plpgsql as $$
begin
  if not is_income_by_its_name(new.explanation_id) then
    raise exception 'explanation %: income that is not told as what it is', new.explanation_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger income_by_its_name after insert on fund_line_part deferrable initially deferred for each row
  when (new.amount > 0 and new.kind in ('cost', 'other_income')) execute function check_income_by_its_name();

-- No more of a cost comes back than the fund has spent on it, in all its time.
create function check_cost_was_spent() returns trigger language plpgsql as $$
declare
  beyond record;
begin
  select posting.book, posting.account_ref, sum(posting.amount) as amount into beyond
  from posting join journal_entry entry on entry.id = posting.entry_id
  where posting.account_kind = 'cost' and entry.kind not in ('period_closed', 'period_closed_reversed')
    and (posting.book, posting.account_ref) in (select book, account_ref from posting back where back.entry_id = new.id and back.account_kind = 'cost' and back.amount < 0)
  group by posting.book, posting.account_ref
  having sum(posting.amount) < 0
  limit 1;
  if found then
    raise exception 'journal entry %: % yen more of its cost % come back than book % has spent', new.id, -beyond.amount, beyond.account_ref, beyond.book
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger cost_was_spent after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'income_line') execute function check_cost_was_spent();

-- As before (0931), and no rule brings costs back.
create or replace function rule_is_narrow(rule line_rule) returns boolean language sql stable as $$
  select rule.remitter = remarks_key(entry.remarks)
    and abs(rule.amount_from - entry.amount) * 10 <= abs(entry.amount) and abs(rule.amount_until - entry.amount) * 10 <= abs(entry.amount)
    and line.paid_by = 'fund'
    and not exists (
      select from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('other_income', 'sale', 'cost'))
    and (
      select count(distinct part.lease_id) <= 1 and count(*) filter (where part.lease_id is null) = 0
      from fund_line_part part
      where part.explanation_id = told.id and part.amount > 0 and part.kind in ('rent', 'advance_rent'))
  from statement_explanation told
  join bank_statement_line entry on entry.id = told.statement_line_id
  join fund_line line on line.explanation_id = told.id
  where told.id = rule.made_from
$$;

insert into line_rule (replaces, is_ended, remitter, amount_from, amount_until, made_from, reason, kept_by, kept_at)
select rule.id, true, rule.remitter, rule.amount_from, rule.amount_until, rule.made_from, '終了（規則の条件の変更による）', rule.kept_by, now()
from line_rule rule
where not rule.is_ended and not exists (select from line_rule later where later.replaces = rule.id)
  and rule.known_payers is not null and rule_is_narrow(rule) is not true;
