-- Up Migration

-- Money that came in without its owner becomes a member's by the decision of two people, who have seen the remitter and the member. See decision 0464.
-- Rows of before stand without one.
alter table suspense_resolution add column proposal_id bigint unique references proposal;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''suspense.refund''::text, ');
end $$;

create function check_suspense_refund() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    join refund on refund.id = new.refund_id
    join bank_line line on line.id = new.bank_line_id
    where proposal.id = new.proposal_id and proposal.kind = 'suspense.refund' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator) and proposal.decided_at = new.resolved_at
      and (proposal.content ->> 'bankLineId', proposal.content ->> 'investmentId') = (line.id::text, refund.investment_id::text)
      and refund.reason = 'owner_found' and refund.amount = line.amount and (proposal.effect ->> 'yen')::bigint = line.amount
  ) then
    raise exception 'bank line %: two people have not decided whose money it is', new.bank_line_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger decided_by_two before insert on suspense_resolution for each row when (new.kind = 'refunded') execute function check_suspense_refund();

-- And no such refund is owed beside one.
create function check_owner_was_found() returns trigger language plpgsql as $$
begin
  if not exists (select from suspense_resolution where refund_id = new.id) then
    raise exception 'refund %: two people have not decided whose money it is', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owner_was_found after insert on refund deferrable initially deferred for each row
  when (new.reason = 'owner_found') execute function check_owner_was_found();
create index suspense_resolution_of_refund on suspense_resolution (refund_id) where refund_id is not null;

select watch_operator_writes();
