-- Up Migration

-- Property tax by its instalments: what a year was assessed at is a cost of its days, accrued by the product, and paid by its instalments. See decision 0525.
-- src/domain/property-tax.ts holds the same rules.

create table property_tax_assessment (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- Of 1 January of that year, whole yen: 固定資産税・都市計画税 together.
  year integer not null check (year between 2000 and 2200),
  amount bigint not null check (amount > 0),
  -- Which municipality and property, and the number of the notice.
  about text not null default '' check (length(about) <= 200),
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null unique references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  -- From then on nothing more is accrued of it: another notice has taken its place.
  ended_at timestamptz,
  end_proposal_id bigint references proposal,
  constraint ended_by_two check ((ended_at is null) = (end_proposal_id is null))
);
create index property_tax_of_fund on property_tax_assessment (fund_id, year);
create index property_tax_decided_by on property_tax_assessment (decided_by);
create index property_tax_end_proposal on property_tax_assessment (end_proposal_id);
create table property_tax_instalment (
  assessment_id bigint not null references property_tax_assessment,
  number integer not null check (number between 1 and 4),
  due_on date not null,
  amount bigint not null check (amount > 0),
  primary key (assessment_id, number)
);
create index property_tax_instalment_due on property_tax_instalment (due_on);
create trigger append_only before update or delete on property_tax_instalment for each row execute function refuse_change();
create trigger append_only_truncate before truncate on property_tax_instalment execute function refuse_change();

create function refuse_assessment_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.ended_at is not null or new.ended_at is null
    or to_jsonb(new) - '{ended_at,end_proposal_id}'::text[] <> to_jsonb(old) - '{ended_at,end_proposal_id}'::text[] then
    raise exception 'property tax %: it may only be ended, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from proposal decision where decision.id = new.end_proposal_id and decision.kind = 'fund.property_tax_end') then
    raise exception 'property tax %: nobody has decided to end it', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ended_once before update or delete on property_tax_assessment for each row execute function refuse_assessment_change();
create trigger append_only_truncate before truncate on property_tax_assessment execute function refuse_change();

-- The instalments are the year, in order, from April of it to March of the next.
create function check_instalments() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from property_tax_instalment where assessment_id = new.id) is distinct from new.amount
    or exists (
      select from property_tax_instalment instalment
      where assessment_id = new.id and (due_on not between make_date(new.year, 4, 1) and make_date(new.year + 1, 3, 31) or exists (
        select from property_tax_instalment earlier where earlier.assessment_id = new.id and earlier.number < instalment.number and earlier.due_on >= instalment.due_on))) then
    raise exception 'property tax %: its instalments are not the year', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from proposal decision where decision.id = new.proposal_id and decision.kind = 'fund.property_tax' and two_people_decided(decision)) then
    raise exception 'property tax %: two people have not decided on it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger whole after insert on property_tax_assessment deferrable initially deferred for each row execute function check_instalments();

-- What of a year belongs to the days up to one of them: by days from its first (or the fund's) to its last, at the latest what is due; all of it with the fund's last day.
create function property_tax_counted(assessment property_tax_assessment, on_day date) returns bigint language sql stable as $$
  select case
    when on_day >= least(make_date(assessment.year, 12, 31), last_day_of_fund(assessment.fund_id)) then assessment.amount
    when on_day < days.first then 0
    else greatest(
      floor(assessment.amount * (on_day - days.first + 1)::numeric / (make_date(assessment.year, 12, 31) - days.first + 1))::bigint,
      (select coalesce(sum(amount), 0) from property_tax_instalment where assessment_id = assessment.id and due_on <= on_day))::bigint
  end
  from (
    select greatest(make_date(assessment.year, 1, 1), (select operation_start_on from fund_result where fund_id = assessment.fund_id)) as first) days
$$;

alter table cost_accrual add column assessment_id bigint references property_tax_assessment;
create index cost_accrual_of_assessment on cost_accrual (assessment_id) where assessment_id is not null;

-- An accrual of a year's tax is of that kind of cost, and no day is accrued before it comes. What stands of an earlier notice of the year is in it.
create function check_tax_accrual() returns trigger language plpgsql as $$
begin
  if not exists (
    select from property_tax_assessment assessment
    where assessment.id = new.assessment_id and assessment.fund_id = new.fund_id and assessment.proposal_id = new.proposal_id
      and assessment.ended_at is null and new.cost_kind = 'public_dues'
      and property_tax_counted(assessment, new.arose_on) >= (
        select sum(accrual.amount) from cost_accrual accrual join property_tax_assessment other on other.id = accrual.assessment_id
        where other.fund_id = assessment.fund_id and other.year = assessment.year and accrual.reversed_at is null)
  ) then
    raise exception 'cost accrual %: the year''s tax is not due so far', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger of_its_year after insert on cost_accrual for each row when (new.assessment_id is not null) execute function check_tax_accrual();

-- The view's columns were named when it was made.
create or replace view standing_cost_accrual as
select accrual.id, accrual.fund_id, accrual.cost_kind, accrual.amount, accrual.arose_on, accrual.about, accrual.reason, accrual.proposal_id, accrual.decided_by,
  accrual.decided_at, accrual.reversed_at, accrual.reversal_proposal_id, greatest(0, least(accrual.amount,
  sum(accrual.amount) over (partition by fund_id, cost_kind order by arose_on, id) - paid.amount))::bigint as left_over,
  accrual.assessment_id
from cost_accrual accrual
cross join lateral (
  select sum(other.amount) - coalesce((select -sum(balance.amount) from account_balance balance
    where balance.book = 'fund:' || accrual.fund_id and balance.account_kind = 'accrued_cost' and balance.account_ref = accrual.cost_kind), 0) as amount
  from cost_accrual other
  where other.fund_id = accrual.fund_id and other.cost_kind = accrual.cost_kind and other.reversed_at is null
) paid
where accrual.reversed_at is null;

-- The instalments of the notices that hold, and which of them are paid: lines pay the oldest first.
create view standing_tax_instalment as
select instalment.assessment_id, assessment.fund_id, assessment.year, assessment.about, instalment.number, instalment.due_on, instalment.amount,
  coalesce((
    select sum(accrual.amount - accrual.left_over) from standing_cost_accrual accrual join property_tax_assessment other on other.id = accrual.assessment_id
    where other.fund_id = assessment.fund_id and other.year = assessment.year), 0)
    >= sum(instalment.amount) over (partition by instalment.assessment_id order by instalment.number) as is_paid
from property_tax_instalment instalment
join property_tax_assessment assessment on assessment.id = instalment.assessment_id
where assessment.ended_at is null;

-- Rewritten from 0821: the product accrues a year's tax by the decision on its notice.
create or replace function check_accrued_entry() returns trigger language plpgsql as $$
begin
  if new.kind = 'outgoing_line' then
    if exists (
      select from (select distinct book, account_ref from posting where entry_id = new.id and account_kind = 'accrued_cost') touched
      join account_balance balance on balance.book = touched.book and balance.account_kind = 'accrued_cost' and balance.account_ref = touched.account_ref
      where balance.amount > 0
    ) then
      raise exception 'journal entry %: it pays more than was accrued', new.id using errcode = 'integrity_constraint_violation';
    end if;
  elsif not exists (
    select from cost_accrual accrual
    join proposal on proposal.id = case new.kind when 'cost_accrued' then accrual.proposal_id else accrual.reversal_proposal_id end
    left join journal_entry original on original.id = new.reverses
    join posting on posting.entry_id = new.id and posting.account_kind = 'cost' and posting.book = 'fund:' || accrual.fund_id
      and posting.account_ref = accrual.cost_kind and abs(posting.amount) = accrual.amount
    where coalesce(original.idempotency_key, new.idempotency_key) = 'cost-accrued:' || accrual.id
      and proposal.kind = case
        when new.kind <> 'cost_accrued' then 'fund.accrual_reversal'
        when accrual.assessment_id is null then 'fund.accrual' else 'fund.property_tax' end
      and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
  ) then
    raise exception 'journal entry % (%): two people have not decided on it', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- A period's closing takes the tax of its days as well.
create function refuse_closing_before_taxes() returns trigger language plpgsql as $$
declare
  waits record;
begin
  select assessment.year into waits
  from property_tax_assessment assessment
  join fund_period period on period.fund_id = new.fund_id and period.number = new.number
  where assessment.fund_id = new.fund_id and assessment.ended_at is null and property_tax_counted(assessment, period.end_on) > (
    select coalesce(sum(accrual.amount), 0) from cost_accrual accrual join property_tax_assessment other on other.id = accrual.assessment_id
    where other.fund_id = assessment.fund_id and other.year = assessment.year and accrual.reversed_at is null);
  if found then
    raise exception 'fund %: the property tax of % is not accrued up to the period''s end', new.fund_id, waits.year using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger with_property_taxes before insert on period_closing for each row execute function refuse_closing_before_taxes();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.property_tax''::text, ''fund.property_tax_end''::text, ');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''tax_instalment''::text, ');
end $$;

select watch_operator_writes();
