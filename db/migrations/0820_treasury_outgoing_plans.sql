-- Up Migration

-- A payment of a fund that two people decide on before it leaves: its money is set aside from then on, and the line of the bank that is this payment needs
-- no second explanation. src/domain/outgoing-plan.ts says by what the line is known.
create table outgoing_plan (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- What it is, as a part of a line is told.
  kind text not null check (kind in ('cost', 'accrued_cost', 'tenant_deposit')),
  cost_kind text check (cost_kind in ('management', 'repair', 'insurance', 'public_dues', 'brokerage', 'registration', 'expert', 'appraisal', 'other')),
  check ((kind in ('cost', 'accrued_cost')) = (cost_kind is not null)),
  -- As the bank's remarks will name him.
  payee text not null check (length(payee) between 2 and 100),
  counterparty text not null check (counterparty in ('third_party', 'related_party')),
  amount bigint not null check (amount > 0),
  pay_on date not null,
  about text not null default '' check (length(about) <= 200),
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  -- Given up by two people before it left.
  withdrawn_at timestamptz,
  withdrawal_proposal_id bigint references proposal,
  check ((withdrawn_at is null) = (withdrawal_proposal_id is null))
);
create index outgoing_plan_of_fund on outgoing_plan (fund_id, pay_on);

-- Of a plan only that it was given up is written, once.
create function refuse_plan_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.withdrawn_at is not null
    or to_jsonb(new) - '{withdrawn_at,withdrawal_proposal_id}'::text[] <> to_jsonb(old) - '{withdrawn_at,withdrawal_proposal_id}'::text[] then
    raise exception 'outgoing plan %: it may only be given up, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from fund_line line where line.plan_id = old.id
    and not exists (select from statement_explanation later where later.corrects = line.explanation_id)) then
    raise exception 'outgoing plan %: a line has fulfilled it', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger given_up_once before update or delete on outgoing_plan for each row execute function refuse_plan_change();
create trigger append_only_truncate before truncate on outgoing_plan execute function refuse_change();

-- Which plan a line fulfilled.
alter table fund_line add column plan_id bigint references outgoing_plan;
create index fund_line_of_plan on fund_line (plan_id) where plan_id is not null;

-- Where a plan stands: what a line has fulfilled is done as long as nobody tells that line anew.
create view standing_outgoing_plan as
select plan.*, paid.explanation_id as paid_by_explanation_id
from outgoing_plan plan
left join lateral (
  select line.explanation_id from fund_line line
  where line.plan_id = plan.id and not exists (select from statement_explanation later where later.corrects = line.explanation_id)
) paid on true;

-- A line that fulfils a plan is the plan's to the yen, and fulfils nothing else's; no plan is fulfilled twice or after it was given up.
create function check_line_of_plan() returns trigger language plpgsql as $$
declare
  plan record;
begin
  select * into strict plan from outgoing_plan where id = new.plan_id for update;
  if plan.withdrawn_at is not null or new.paid_by <> 'fund' or new.counterparty <> plan.counterparty
    or (select count(*) from standing_outgoing_plan standing where standing.id = plan.id and standing.paid_by_explanation_id is not null) > 1
    or (select count(*) from fund_line_part where explanation_id = new.explanation_id) <> 1
    or not exists (
      select from fund_line_part part
      where part.explanation_id = new.explanation_id and part.fund_id = plan.fund_id and part.kind = plan.kind
        and part.cost_kind is not distinct from plan.cost_kind and part.amount = -plan.amount) then
    raise exception 'explanation %: it is not what plan % says', new.explanation_id, new.plan_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger of_plan after insert on fund_line deferrable initially deferred for each row
  when (new.plan_id is not null) execute function check_line_of_plan();

-- What two people have decided is set aside, to the yen; and what is set aside leaves with the line of its plan alone. What a fund holds for a tenant is
-- kept for him by itself: nothing more is set aside for its way back.
create function check_planned_entry() returns trigger language plpgsql as $$
declare
  plan record;
begin
  if new.kind = 'outgoing_planned' then
    select outgoing_plan.id, outgoing_plan.fund_id, outgoing_plan.kind, outgoing_plan.amount into plan
    from outgoing_plan join proposal on proposal.id = outgoing_plan.proposal_id
    where new.idempotency_key = 'outgoing-plan:' || outgoing_plan.id and proposal.kind = 'fund.outgoing_plan'
      and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator);
    if not found then
      raise exception 'journal entry %: two people have not planned it', new.id using errcode = 'integrity_constraint_violation';
    end if;
  elsif new.kind = 'outgoing_planned_reversed' then
    if not exists (
      select from journal_entry original join outgoing_plan on original.idempotency_key = 'outgoing-plan:' || outgoing_plan.id
      join proposal on proposal.id = outgoing_plan.withdrawal_proposal_id
      where original.id = new.reverses and proposal.kind = 'fund.plan_withdrawal'
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)) then
      raise exception 'journal entry %: two people have not given the plan up', new.id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  else
    select outgoing_plan.id, outgoing_plan.fund_id, outgoing_plan.kind, -outgoing_plan.amount as amount into plan
    from statement_explanation explanation
    join fund_line line on line.explanation_id = explanation.id
    join outgoing_plan on outgoing_plan.id = line.plan_id
    where explanation.journal_entry_id = new.id;
  end if;
  if exists (
    select
    from (
      select 'fund:' || plan.fund_id as book, side.kind as account_kind, plan.id::text as account_ref, plan.amount * side.sign as amount
      from (values ('earmarked', 1), ('set_aside', -1)) side (kind, sign)
      where plan.id is not null and plan.kind <> 'tenant_deposit'
    ) due
    full join (
      select book, account_kind, account_ref, sum(amount) as amount from posting
      where entry_id = new.id and account_kind in ('earmarked', 'set_aside') group by 1, 2, 3
    ) booked using (book, account_kind, account_ref)
    where due.amount is distinct from booked.amount
  ) then
    raise exception 'journal entry % (%): what is set aside is not its plan''s', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger planned after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('outgoing_planned', 'outgoing_planned_reversed', 'outgoing_line')) execute function check_planned_entry();

-- Kinds of proposals are added to those that there are.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.outgoing_plan''::text, ''fund.plan_withdrawal''::text, ');
end $$;

-- What is worked off on the first page.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''plan_overdue''::text, ');
end $$;

select watch_operator_writes();
