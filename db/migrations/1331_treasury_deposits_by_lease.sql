-- Up Migration

-- Tenants' deposits stand lease by lease: what came, what went back, what was kept. A part of a deposit that is kept when a tenant has left is income of the fund, by two
-- people and a paper. See decision 0519. src/ledger/entry-kinds.ts and taken-back-by.ts hold the same rows.

alter table entry_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
alter table entry_kind drop constraint known_acts, add constraint known_acts check (taken_back_by <@ array[
  'line_corrected', 'rent_corrected', 'deal_struck', 'start_corrected', 'distribution_reversed', 'plan_withdrawn', 'accrual_reversed', 'owner_withdrawn',
  'keeping_reversed']);
insert into entry_kind (kind, nature, crosses_books, taken_back_by) values ('deposit_kept', 'decision', false, '{keeping_reversed}');
insert into posting_rule (entry_kind, account_kind, side) values ('deposit_kept', 'tenant_deposit', 'debit'), ('deposit_kept', 'other_income', 'credit');
alter table entry_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- ---------------------------------------------------------------- of which lease a deposit is

do $$
declare
  rule text;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'fund_line_part'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%lease_id IS NULL%';
  execute format('alter table fund_line_part drop constraint %I', rule);
end $$;
alter table fund_line_part
  add constraint month_of_rent check (month is null or kind in ('rent', 'advance_rent')),
  add constraint lease_of_part check (lease_id is null or kind in ('rent', 'advance_rent', 'tenant_deposit', 'taken_over_deposit'));

-- What is kept of a deposit for which no line leaves: nothing goes back, or what goes back left before.
create table deposit_keeping (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  lease_id bigint not null references lease,
  amount bigint not null check (amount > 0),
  ground text not null check (ground in ('restoration', 'key_money')),
  -- The day on which it counts.
  kept_on date not null,
  -- The settlement with the tenant.
  paper_sha256 text not null references property_paper,
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null unique references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  reversed_at timestamptz,
  reversal_proposal_id bigint references proposal,
  check ((reversed_at is null) = (reversal_proposal_id is null))
);
create index deposit_keeping_of_lease on deposit_keeping (fund_id, lease_id);
create index deposit_keeping_lease on deposit_keeping (lease_id);
create index deposit_keeping_paper on deposit_keeping (paper_sha256);
create index deposit_keeping_decided_by on deposit_keeping (decided_by);
create index deposit_keeping_reversal on deposit_keeping (reversal_proposal_id) where reversal_proposal_id is not null;

create function refuse_keeping_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.reversed_at is not null
    or to_jsonb(new) - '{reversed_at,reversal_proposal_id}'::text[] <> to_jsonb(old) - '{reversed_at,reversal_proposal_id}'::text[] then
    raise exception 'deposit keeping %: it may only be taken back, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger taken_back_once before update or delete on deposit_keeping for each row execute function refuse_keeping_change();
create trigger append_only_truncate before truncate on deposit_keeping execute function refuse_change();

-- Every yen of deposits by its lease, null where nobody has said of which. What a payment keeps back of the deposits that it gives back has not gone to the tenant.
create view lease_deposit_movement as
with told as (
  select part.fund_id, part.lease_id, part.kind, part.amount, part.explanation_id, part.id as part_id, entry.transacted_on as moved_on, entry.remarks,
    entry.amount as line_amount
  from fund_line_part part
  join statement_explanation explanation on explanation.id = part.explanation_id
  join bank_statement_line entry on entry.id = explanation.statement_line_id
  where part.kind in ('tenant_deposit', 'taken_over_deposit', 'other_income', 'sale')
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
), kept as (
  -- Of one lease, by what fundLineProblems asks; of none where several are given back.
  select told.fund_id, told.explanation_id, told.part_id, told.moved_on, told.remarks, told.amount,
    case when deposits.leases = 1 and deposits.unnamed = 0 then deposits.lease_id end as lease_id
  from told
  cross join lateral (
    select count(distinct given.lease_id) as leases, count(*) filter (where given.lease_id is null) as unnamed, min(given.lease_id) as lease_id, count(*) as parts
    from told given
    where given.explanation_id = told.explanation_id and given.fund_id = told.fund_id and given.kind = 'tenant_deposit' and given.amount < 0
  ) deposits
  where told.kind = 'other_income' and told.amount > 0 and told.line_amount < 0 and deposits.parts > 0
)
select fund_id, lease_id, moved_on, case
    when kind = 'taken_over_deposit' then 'taken_over'
    when amount > 0 then 'received'
    when line_amount < 0 then 'given_back'
    -- With a sale it passes to the buyer; beside other income it is the tenant's part of that.
    when exists (
      select from told sale where sale.explanation_id = told.explanation_id and sale.fund_id = told.fund_id and sale.kind = 'sale') then 'handed_over'
    else 'kept' end as what,
  amount, remarks, explanation_id, null::bigint as keeping_id
from told where kind in ('tenant_deposit', 'taken_over_deposit')
union all
select fund_id, lease_id, moved_on, side.what, side.sign * amount, remarks, explanation_id, null
from kept cross join (values ('kept', -1), ('given_back', 1)) side (what, sign)
union all
select fund_id, lease_id, kept_on, 'kept', -amount, '', null, id from deposit_keeping where reversed_at is null;

-- What a fund holds for a lease.
create function deposit_of_lease(of_fund bigint, of_lease bigint) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from lease_deposit_movement where fund_id = of_fund and lease_id = of_lease
$$;

-- The last day of a lease: as recorded, else as its contract says; null while it runs on.
create function last_let_day(of_lease bigint) returns date language sql stable as $$
  select coalesce((select ended_on from lease_end where lease_id = lease.id), lease.ends_on) from lease where lease.id = of_lease
$$;

create function check_deposit_of_lease() returns trigger language plpgsql as $$
declare
  short record;
begin
  select touched.fund_id, touched.lease_id, deposit_of_lease(touched.fund_id, touched.lease_id) as held into short
  from (
    select part.fund_id, part.lease_id from fund_line_part part
    where part.explanation_id = case tg_table_name when 'fund_line_part' then (to_jsonb(new) ->> 'explanation_id')::bigint else (to_jsonb(new) ->> 'corrects')::bigint end
      and part.kind in ('tenant_deposit', 'taken_over_deposit')
  ) touched
  where touched.lease_id is not null and deposit_of_lease(touched.fund_id, touched.lease_id) < 0
  limit 1;
  if found then
    raise exception 'lease %: fund % gives % yen more back of its deposit than it holds', short.lease_id, short.fund_id, -short.held
      using errcode = 'integrity_constraint_violation';
  end if;
  if tg_table_name = 'fund_line_part' then
    if exists (
      select from lease_deposit_movement kept
      where kept.explanation_id = (to_jsonb(new) ->> 'explanation_id')::bigint and kept.what = 'kept' and kept.lease_id is not null
        and (last_let_day(kept.lease_id) is null or last_let_day(kept.lease_id) > kept.moved_on)) then
      raise exception 'explanation %: of a lease that runs nothing is kept', to_jsonb(new) ->> 'explanation_id' using errcode = 'integrity_constraint_violation';
    end if;
    if exists (
      select from lease where lease.id = (to_jsonb(new) ->> 'lease_id')::bigint and (lease.struck_by is not null or not exists (
        select from standing_property_deal deal where deal.part_id = lease.part_id and deal.buyer_fund_id = (to_jsonb(new) ->> 'fund_id')::bigint))) then
      raise exception 'explanation %: a lease of another fund', to_jsonb(new) ->> 'explanation_id' using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger deposit_of_lease after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind in ('tenant_deposit', 'taken_over_deposit')) execute function check_deposit_of_lease();
create constraint trigger deposit_of_lease after insert on statement_explanation deferrable initially deferred for each row
  when (new.corrects is not null) execute function check_deposit_of_lease();

-- Whose deposit it was: income that one of ours has paid is told as ours.
create function deposit_counterparty(of_fund bigint, of_lease bigint) returns text language sql stable as $$
  select case when exists (
      select from lease join party tenant on tenant.id = lease.tenant_id where lease.id = of_lease and tenant.relation <> 'third')
    or exists (
      select from fund_line_part part join fund_line line on line.explanation_id = part.explanation_id
      where part.fund_id = of_fund and part.lease_id = of_lease and part.kind in ('tenant_deposit', 'taken_over_deposit') and part.amount > 0
        and line.counterparty = 'related_party' and not exists (select from statement_explanation later where later.corrects = part.explanation_id))
    then 'related_party' else 'third_party' end
$$;

-- As before (1120), less what was kept without a line.
create or replace function deposits_of_strangers(of_fund bigint) returns bigint language sql stable as $$
  select coalesce(sum(part.amount), 0)::bigint - coalesce((
    select sum(keeping.amount) from deposit_keeping keeping
    where keeping.fund_id = of_fund and keeping.reversed_at is null and deposit_counterparty(keeping.fund_id, keeping.lease_id) = 'third_party'), 0)::bigint
  from fund_line_part part
  join fund_line line on line.explanation_id = part.explanation_id and line.counterparty = 'third_party'
  where part.fund_id = of_fund and part.kind in ('tenant_deposit', 'taken_over_deposit')
    and not exists (select from statement_explanation later where later.corrects = part.explanation_id)
$$;

-- As before (0821), and who had paid a deposit of which a part was kept.
create or replace view entry_counterparty as
select explanation.journal_entry_id as entry_id, line.counterparty
from statement_explanation explanation join fund_line line on line.explanation_id = explanation.id
union all
select id, split_part(idempotency_key, ':', case kind when 'rent_earned' then 4 else 3 end) from journal_entry where kind in ('rent_earned', 'deposit_kept');
drop index journal_entry_rent_earned;
create index journal_entry_rent_earned on journal_entry (id) where kind in ('rent_earned', 'deposit_kept');

-- ---------------------------------------------------------------- two people keep a part of it

create function check_keeping() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal decision
    where decision.id = new.proposal_id and decision.kind = 'fund.deposit_keeping' and two_people_decided(decision)
      and (decision.content ->> 'fundId', decision.content ->> 'leaseId', decision.content ->> 'amount', decision.content ->> 'ground', decision.content ->> 'keptOn', decision.content ->> 'paperSha256')
        = (new.fund_id::text, new.lease_id::text, new.amount::text, new.ground, new.kept_on::text, new.paper_sha256)
  ) then
    raise exception 'deposit keeping %: two people have not decided on it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if last_let_day(new.lease_id) is null or last_let_day(new.lease_id) > new.kept_on then
    raise exception 'deposit keeping %: of a lease that runs nothing is kept', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if deposit_of_lease(new.fund_id, new.lease_id) < 0 then
    raise exception 'deposit keeping %: more than fund % holds of lease %', new.id, new.fund_id, new.lease_id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from journal_entry where idempotency_key = 'deposit-kept:' || new.id || ':' || deposit_counterparty(new.fund_id, new.lease_id)) then
    raise exception 'deposit keeping %: it stands in no book', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger kept_by_two after insert on deposit_keeping deferrable initially deferred for each row execute function check_keeping();

-- What is taken back is not taken back alone.
create function check_keeping_reversed() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journal_entry original join journal_entry reversal on reversal.reverses = original.id
    where original.idempotency_key like 'deposit-kept:' || new.id || ':%') then
    raise exception 'deposit keeping %: its entry stands', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger reversed_with_entry after update on deposit_keeping deferrable initially deferred for each row execute function check_keeping_reversed();

-- The entry is that of its record, to the yen, in its fund's book and on its day.
create function check_kept_entry() returns trigger language plpgsql as $$
declare
  key text := coalesce((select idempotency_key from journal_entry where id = new.reverses), new.idempotency_key);
begin
  if not exists (
    select from deposit_keeping keeping
    join posting on posting.entry_id = new.id and posting.account_kind = 'tenant_deposit' and posting.book = 'fund:' || keeping.fund_id
      and abs(posting.amount) = keeping.amount
    where key ~ ('^deposit-kept:' || keeping.id || ':(third_party|related_party)$') and (new.reverses is null) = (keeping.reversed_at is null)
      and (new.reverses is not null or japan_date(new.effective_at) = keeping.kept_on)
  ) then
    raise exception 'journal entry % (%): two people have not decided on it', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  -- What a closed month or period has counted is not taken back: what goes to the tenant after all is a cost.
  if new.reverses is not null and exists (
    select from journal_entry original join posting on posting.entry_id = original.id
    where original.id = new.reverses and original.effective_at < book_closed_until(split_part(posting.book, ':', 2)::bigint)) then
    raise exception 'journal entry % (%): its month or period is closed', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger kept_of_deposit after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('deposit_kept', 'deposit_kept_reversed')) execute function check_kept_entry();

-- Rewritten from 1325: what is kept of a deposit as well.
create or replace function is_named_by_kind(entry journal_entry) returns boolean language sql immutable as $$
  select exists (
    select from (values
      ('payout_approved', 'payout-approved'), ('declared_income', 'declared-income'), ('property_sold', 'property-sold'), ('property_sold', 'property-sold:return'),
      ('contribution', 'taken-over'), ('contribution', 'contribution'), ('contribution_returned', 'contribution-back'), ('operator_took_share', 'share-out'),
      ('distribution_fixed', 'late-result'), ('operator_repaid', 'advance-repaid'), ('tax_paid', 'tax-payment'), ('outgoing_planned', 'outgoing-plan'),
      ('cost_accrued', 'cost-accrued'), ('property_bought', 'property-bought:deal'), ('property_brought_in', 'property-brought-in:deal'),
      ('property_handed_over', 'property-handed-over'), ('property_handed_over', 'property-handed-over:return'), ('sold_to_operator', 'sold-to-operator'),
      ('sold_to_operator', 'sold-to-operator:return'), ('sold_to_fund', 'sold-to-fund'), ('year_closed', 'year-closed'), ('deposit_kept', 'deposit-kept')
    ) known (kind, name)
    where known.kind = entry.kind and entry.idempotency_key ~ ('^' || known.name || ':[1-9][0-9]*(:|$)'))
$$;

-- As before (1239), and what was kept of a deposit.
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
    when 'keeping_reversed' then exists (
      select from deposit_keeping keeping join proposal decision on decision.id = keeping.reversal_proposal_id
      where original.idempotency_key like 'deposit-kept:' || keeping.id || ':%' and decision.kind = 'fund.deposit_keeping_reversal'
        and two_people_decided(decision) and decision.content ->> 'keepingId' = keeping.id::text)
    when 'owner_withdrawn' then exists (select from suspense_withdrawal where journal_entry_id = reversal.id)
  end;
end $$;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.deposit_keeping''::text, ''fund.deposit_keeping_reversal''::text, ');
end $$;

select watch_operator_writes();
