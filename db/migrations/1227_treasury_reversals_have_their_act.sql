-- Up Migration

-- Each kind of entry says which act takes it back; one that names none is never taken back. At commit the record of that act stands, decided by two people, and
-- names the very entry: an exact negative alone is no reason. src/ledger/taken-back-by.ts holds the same column. See decision 0479.

alter table entry_kind add column taken_back_by text[];
alter table entry_kind disable trigger append_only;
update entry_kind set taken_back_by = case
  when kind in ('float_in', 'float_out', 'fee', 'income_line', 'outgoing_line', 'operator_paid_cost') then '{line_corrected}'
  when kind = 'rent_earned' then '{rent_corrected}'
  when kind in ('property_handed_over', 'sold_to_operator', 'sold_to_fund') then '{deal_struck}'
  when kind in ('property_bought', 'property_brought_in') then '{deal_struck,start_corrected}'
  when kind in ('operation_started', 'contribution', 'contribution_returned') then '{start_corrected}'
  when kind in ('distribution_fixed', 'principal_due', 'loss_allocated', 'period_closed') then '{distribution_reversed}'
  when kind = 'outgoing_planned' then '{plan_withdrawn}'
  when kind = 'cost_accrued' then '{accrual_reversed}'
  when kind = 'owner_found' then '{owner_withdrawn}'
  when kind in (
    'bank_opened', 'deposit', 'deposit_unknown', 'capital_paid_in', 'refund_owed', 'refund_taken_back', 'operation_undone', 'declared_income', 'property_sold',
    'operator_took_share', 'payout_approved', 'payout_refused', 'payout_settled', 'payout_arrived', 'payout_returned', 'return_mistaken', 'account_entry',
    'own_transfer', 'suspense_returned', 'operator_repaid', 'operator_advanced', 'advance_borne', 'tax_paid') then '{}'
  end::text[];
alter table entry_kind enable trigger append_only;
-- A kind that is added later says it too.
alter table entry_kind
  alter column taken_back_by set not null,
  add constraint known_acts check (taken_back_by <@ array[
    'line_corrected', 'rent_corrected', 'deal_struck', 'start_corrected', 'distribution_reversed', 'plan_withdrawn', 'accrual_reversed', 'owner_withdrawn']);

-- Whether two people have said of a line, by its explanation, that it was something else.
create function is_corrected_by_two(of_explanation bigint, later statement_explanation) returns boolean language sql stable as $$
  select later.corrects = of_explanation and exists (
    select from proposal decision
    where decision.id = later.proposal_id and two_people_decided(decision) and case decision.kind
      when 'account_entry_correction' then
        decision.content ->> 'explanationId' = of_explanation::text and decision.content ->> 'kind' = later.kind
      when 'fund_line' then later.kind = 'fund' and decision.content #>> '{of,corrects}' = of_explanation::text
      else false
    end)
$$;

-- Which fund an entry started, by its name; null where it did not.
create function fund_started_by(key text) returns bigint language sql stable as $$
  select coalesce(
    substring(key from '^(?:operation-started|start-contribution|property-bought|property-brought-in):([1-9][0-9]*)(?::|$)')::bigint,
    (select party.fund_id from property_deal deal join party on party.id = deal.buyer_id
      where deal.id = substring(key from '^property-(?:bought|brought-in):deal:([1-9][0-9]*):start(?::[0-9]+)?$')::bigint))
$$;

-- Of which distribution an entry is, or the closing that it gave out; null where it is of none.
create function distribution_of_entry(key text) returns bigint language sql stable as $$
  select coalesce(
    substring(key from '^(?:distribution|principal|loss):([1-9][0-9]*)$')::bigint,
    (select distribution_id from period_closing where id = substring(key from '^period-closed:([1-9][0-9]*)$')::bigint and reversed_at is not null),
    (select distribution_id from supplementary_distribution where proposal_id = substring(key from '^late-period:([1-9][0-9]*)$')::bigint))
$$;

-- Whether an act of two people stands that takes the entry back by this reversal.
create function is_taken_back_by(act text, original journal_entry, reversal journal_entry) returns boolean language plpgsql stable as $$
begin
  return case act
    when 'line_corrected' then exists (
      select from statement_explanation earlier join statement_explanation later on later.corrects = earlier.id
      where earlier.journal_entry_id = original.id and is_corrected_by_two(earlier.id, later))
    -- What was earned anew after a correction is not taken back by that correction.
    when 'rent_corrected' then exists (
      select from fund_line_part part join statement_explanation later on later.corrects = part.explanation_id
      where part.kind = 'advance_rent' and part.fund_id::text = split_part(original.idempotency_key, ':', 2)
        and part.month = split_part(original.idempotency_key, ':', 3)
        and original.recorded_at <= later.explained_at and is_corrected_by_two(part.explanation_id, later))
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

-- The rules of a reversal go by its name, so it bears that of what it takes back.
create function check_reversal_has_its_act() returns trigger language plpgsql as $$
declare
  original journal_entry;
begin
  select * into strict original from journal_entry where id = new.reverses;
  if new.kind <> original.kind || '_reversed' then
    raise exception 'journal entry % (%) takes back a %', new.id, new.kind, original.kind using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from entry_kind rule cross join unnest(rule.taken_back_by) act
    where rule.kind = original.kind and is_taken_back_by(act, original, new)) then
    raise exception 'journal entry % (%): no act of two people takes entry % back', new.id, new.kind, original.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger reversal_has_its_act after insert on journal_entry deferrable initially deferred for each row
  when (new.reverses is not null) execute function check_reversal_has_its_act();
