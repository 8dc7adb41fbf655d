-- Up Migration

-- What two people have decided on a cost paid ahead and on a notice of property tax is what is recorded, word for word; so is the end of either.
-- The rules of 1341 and 1342 asked for the kind of decision alone.

create function check_prepaid_decided() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'fund.prepaid_cost' and two_people_decided(decision) and decision.decided_by = new.decided_by
      and (decision.content ->> 'partId', decision.content ->> 'coversFrom', decision.content ->> 'coversUntil', decision.content ->> 'reason')
        = (new.line_part_id::text, new.covers_from::text, new.covers_until::text, new.reason)) then
    raise exception 'prepaid cost %: two people have not decided so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.ended_on is not null and not exists (
    select from proposal decision
    where decision.id = new.end_proposal_id and decision.kind = 'fund.prepaid_cost_end' and two_people_decided(decision)
      and decision.content ->> 'prepaidId' = new.id::text) then
    raise exception 'prepaid cost %: two people have not decided to end it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_decided after insert or update on prepaid_cost deferrable initially deferred for each row execute function check_prepaid_decided();

create function check_assessment_decided() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'fund.property_tax' and two_people_decided(decision) and decision.decided_by = new.decided_by
      and (decision.content ->> 'fundId', decision.content ->> 'year', decision.content ->> 'amount', decision.content ->> 'about', decision.content ->> 'reason')
        = (new.fund_id::text, new.year::text, new.amount::text, new.about, new.reason)
      and decision.content -> 'instalments' = (
        select jsonb_agg(jsonb_build_object('dueOn', due_on::text, 'amount', amount) order by number)
        from property_tax_instalment where assessment_id = new.id)) then
    raise exception 'property tax %: two people have not decided so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.ended_at is not null and not exists (
    select from proposal decision
    where decision.id = new.end_proposal_id and decision.kind = 'fund.property_tax_end' and two_people_decided(decision)
      and decision.content ->> 'assessmentId' = new.id::text) then
    raise exception 'property tax %: two people have not decided to end it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_decided after insert or update on property_tax_assessment deferrable initially deferred for each row execute function check_assessment_decided();

-- An instalment comes with its notice alone.
create function check_instalment_decided() returns trigger language plpgsql as $$
begin
  if not exists (
    select from property_tax_assessment assessment join proposal decision on decision.id = assessment.proposal_id
    where assessment.id = new.assessment_id
      and decision.content -> 'instalments' -> (new.number - 1) = jsonb_build_object('dueOn', new.due_on::text, 'amount', new.amount)) then
    raise exception 'property tax %: its instalment % is not as decided', new.assessment_id, new.number using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger as_decided after insert on property_tax_instalment deferrable initially deferred for each row execute function check_instalment_decided();
