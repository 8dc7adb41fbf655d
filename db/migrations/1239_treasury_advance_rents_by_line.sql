-- Up Migration

-- A month's rents in advance became income in one entry, whoever had paid them, and the correction of one tenant's stood as the act that takes back another's.
-- Each is earned by itself, under the name of its explanation, and taken back by what corrects that one. See decision 0485.

-- Which explanation an entry that earns a rent names; null for those of before.
create function rent_explanation(key text) returns bigint language sql immutable as $$
  select substring(key from '^rent-earned:[0-9]+:[0-9]{4}-[0-9]{2}:[a-z_]+:[0-9]+:([1-9][0-9]{0,17})$')::bigint
$$;
create index rent_earned_of_explanation on journal_entry (rent_explanation(idempotency_key)) where kind = 'rent_earned';

-- What one explanation says of a month's rents in advance that it kept for a fund, whole yen; nothing where it was corrected since.
create function advance_rent_of(of_explanation bigint, of_fund bigint, of_month text, of_counterparty text) returns bigint language sql stable as $$
  select coalesce(sum(part.amount), 0)::bigint
  from fund_line_part part join fund_line line on line.explanation_id = part.explanation_id
  where part.explanation_id = of_explanation and part.fund_id = of_fund and part.kind = 'advance_rent' and part.month = of_month
    and line.counterparty = of_counterparty
    and not exists (select from statement_explanation later where later.corrects = of_explanation)
$$;

-- No rent is earned that did not come in advance, or before its month; and of each explanation no more than it says.
create or replace function check_rent_earned() returns trigger language plpgsql as $$
begin
  if not exists (
    select from posting
    join advance_rent_of_month rent on posting.book = 'fund:' || rent.fund_id and rent.month = split_part(new.idempotency_key, ':', 3)
      and rent.counterparty = split_part(new.idempotency_key, ':', 4)
    where posting.entry_id = new.id and posting.account_kind = 'advance_rent' and rent.earned <= rent.told
      and to_date(rent.month, 'YYYY-MM') <= japan_date(new.effective_at)
      and (
        select sum(earned.amount)
        from journal_entry entry join posting earned on earned.entry_id = entry.id and earned.account_kind = 'advance_rent'
        where entry.kind = 'rent_earned' and rent_explanation(entry.idempotency_key) = rent_explanation(new.idempotency_key)
          and split_part(entry.idempotency_key, ':', 2) = rent.fund_id::text and split_part(entry.idempotency_key, ':', 3) = rent.month
          and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
      ) <= advance_rent_of(rent_explanation(new.idempotency_key), rent.fund_id, rent.month, rent.counterparty)
  ) then
    raise exception 'journal entry %: no such rent came in advance', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- Whether what an explanation says of a rent in advance is what an entry earned.
create function is_rent_of(original journal_entry, told statement_explanation) returns boolean language sql stable as $$
  select exists (
    select from fund_line_part part join fund_line line on line.explanation_id = part.explanation_id
    where part.explanation_id = told.id and part.kind = 'advance_rent'
      and part.fund_id::text = split_part(original.idempotency_key, ':', 2)
      and part.month = split_part(original.idempotency_key, ':', 3)
      and line.counterparty = split_part(original.idempotency_key, ':', 4))
    -- One of before names none: it took what had been told until then.
    and coalesce(rent_explanation(original.idempotency_key) = told.id, original.recorded_at >= told.explained_at)
$$;

-- Whether an explanation's own rent of an entry's month is taken back from a closing that lists it, in this transaction: what is published of a closed month is told
-- of all its rents at once, so they go with it and are earned anew by the schedule.
create function is_told_with(original journal_entry, told statement_explanation) returns boolean language sql stable as $$
  select exists (
    select from fund_line_part part
    join journal_entry own on own.kind = 'rent_earned' and own.idempotency_key like 'rent-earned:' || part.fund_id || ':' || part.month || ':%'
    join period_line listed on listed.entry_id = own.id
    join period_closing closing on closing.id = listed.closing_id and closing.reversed_at is null
    where part.explanation_id = told.id and part.kind = 'advance_rent' and is_rent_of(own, told)
      and original.idempotency_key like 'rent-earned:' || part.fund_id || ':' || part.month || ':%'
      and not exists (select from journal_entry reversal where reversal.reverses = own.id and reversal.txid is distinct from pg_current_xact_id()::text::bigint))
$$;

-- Whether an act of two people stands that takes the entry back by this reversal.
create or replace function is_taken_back_by(act text, original journal_entry, reversal journal_entry) returns boolean language plpgsql stable as $$
begin
  return case act
    when 'line_corrected' then exists (
      select from statement_explanation earlier join statement_explanation later on later.corrects = earlier.id
      where earlier.journal_entry_id = original.id and is_corrected_by_two(earlier.id, later))
    -- What was earned anew after a correction is not taken back by that correction.
    when 'rent_corrected' then exists (
      select from statement_explanation earlier join statement_explanation later on later.corrects = earlier.id
      where (is_rent_of(original, earlier) or is_told_with(original, earlier)) and original.recorded_at <= later.explained_at and is_corrected_by_two(earlier.id, later))
    when 'deal_struck' then exists (
      select from property_deal deal join proposal decision on decision.id = deal.struck_by
      where deal.id = substring(original.idempotency_key
          from '^(?:property-(?:bought|brought-in):deal|property-handed-over|sold-to-(?:operator|fund)):([1-9][0-9]*)$')::bigint
        and decision.kind = 'property_strike' and two_people_decided(decision)
        and decision.content ->> 'what' = 'deal' and decision.content ->> 'id' = deal.id::text)
    when 'start_corrected' then exists (
      select from performance_correction correction
      join proposal decision on decision.id = correction.proposal_id
      join fund_result result on result.fund_id = correction.fund_id
      where correction.fund_id = fund_started_by(original.idempotency_key) and correction.kind = 'operation_days'
        and correction.transaction_id = pg_current_xact_id()
        and decision.kind = 'fund.operation_correction' and two_people_decided(decision)
        and decision.content ->> 'fundId' = correction.fund_id::text
        and decision.content ->> 'operationStartOn' = result.operation_start_on::text)
    when 'distribution_reversed' then exists (
      select from fixed_distribution distribution
      join performance_correction correction on correction.id = distribution.correction_id
      join proposal decision on decision.id = correction.proposal_id
      where distribution.id = distribution_of_entry(original.idempotency_key) and distribution.reversed_at is not null
        and correction.kind = 'distribution' and decision.kind = 'fund.dividend_reversal' and two_people_decided(decision)
        and decision.content ->> 'distributionId' = distribution.id::text)
    when 'plan_withdrawn' then exists (
      select from outgoing_plan plan join proposal decision on decision.id = plan.withdrawal_proposal_id
      where original.idempotency_key = 'outgoing-plan:' || plan.id and decision.kind = 'fund.plan_withdrawal' and two_people_decided(decision)
        and decision.content ->> 'planId' = plan.id::text)
    when 'accrual_reversed' then exists (
      select from cost_accrual accrual join proposal decision on decision.id = accrual.reversal_proposal_id
      where original.idempotency_key = 'cost-accrued:' || accrual.id and decision.kind = 'fund.accrual_reversal' and two_people_decided(decision)
        and decision.content ->> 'accrualId' = accrual.id::text)
    when 'owner_withdrawn' then exists (select from suspense_withdrawal where journal_entry_id = reversal.id)
  end;
end $$;
