-- Up Migration

-- What a fund borrows: recorded by two people with its plan where the contract allows it, drawn, repaid and paid interest on by lines that name it, and never investors' money.
-- See decision 0521. src/domain/loan.ts holds the same rules; src/ledger/chart.ts and entry-kinds.ts the same rows.

alter table account_kind disable trigger append_only;
alter table posting_rule disable trigger append_only;
insert into account_kind (kind, scope, side, ref, is_cash, is_tied) values ('loan', 'fund', 'credit', 'none', false, false);
insert into posting_rule (entry_kind, account_kind, side) values ('income_line', 'loan', 'credit'), ('outgoing_line', 'loan', 'debit');
alter table account_kind enable trigger append_only;
alter table posting_rule enable trigger append_only;

-- Interest is a kind of cost of its own.
do $$
declare
  listed record;
begin
  for listed in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%''appraisal''::text, ''other''::text%'
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s', listed.of_table, listed.conname, listed.conname,
      replace(listed.rule, '''appraisal''::text, ''other''::text', '''appraisal''::text, ''interest''::text, ''other''::text'));
  end loop;
end $$;

create table loan (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  lender text not null check (length(lender) between 1 and 100),
  lender_kind text not null check (lender_kind in ('bank', 'finance_company', 'company', 'person')),
  -- The company itself, its officers or its group.
  is_related boolean not null,
  amount bigint not null check (amount > 0),
  -- A year, in hundredths of a percent; 20 % is the most that anybody may ask.
  rate_bp integer not null check (rate_bp between 0 and 2000),
  contracted_on date not null,
  matures_on date not null,
  contract_sha256 text not null references property_paper,
  reason text not null check (length(reason) between 1 and 1000),
  proposal_id bigint not null unique references proposal,
  decided_by bigint not null references member,
  decided_at timestamptz not null,
  -- It was entered wrongly, before any line named it.
  withdrawn_at timestamptz,
  withdrawal_proposal_id bigint references proposal,
  constraint term_of_loan check (contracted_on < matures_on),
  constraint withdrawn_by_two check ((withdrawn_at is null) = (withdrawal_proposal_id is null))
);
create index loan_of_fund on loan (fund_id);
create index loan_contract on loan (contract_sha256);
create index loan_decided_by on loan (decided_by);
create index loan_withdrawal on loan (withdrawal_proposal_id) where withdrawal_proposal_id is not null;

-- What the contract says is to be paid, and when.
create table loan_instalment (
  loan_id bigint not null references loan,
  due_on date not null,
  principal bigint not null check (principal >= 0),
  interest bigint not null check (interest >= 0),
  primary key (loan_id, due_on),
  constraint something_is_due check (principal + interest > 0)
);
create index loan_instalment_due on loan_instalment (due_on);
create trigger append_only before update or delete on loan_instalment for each row execute function refuse_change();
create trigger append_only_truncate before truncate on loan_instalment execute function refuse_change();

alter table fund_line_part
  add column loan_id bigint references loan,
  drop constraint fund_line_part_kind_check,
  add constraint fund_line_part_kind_check check (kind in (
    'rent', 'other_income', 'sale', 'sale_deposit', 'purchase', 'purchase_return', 'tenant_deposit', 'taken_over_deposit', 'advance_rent', 'cost', 'accrued_cost', 'fee_tax', 'loan')),
  add constraint loan_of_part check ((loan_id is not null) = (kind = 'loan' or kind in ('cost', 'accrued_cost') and cost_kind = 'interest')),
  add constraint interest_of_no_deal check (deal_id is null or cost_kind is distinct from 'interest');
create index fund_line_part_loan on fund_line_part (loan_id) where loan_id is not null;
-- A planned payment names no loan.
alter table outgoing_plan add constraint interest_is_no_plan check (cost_kind is distinct from 'interest');

-- Whether the fund's contract allows it to borrow: what its documents say (src/domain/fund-disclosure.ts).
create function may_borrow(of_fund bigint) returns boolean language sql stable as $$
  select btrim(coalesce(disclosure ->> 'borrowing', ''), E' \t\n\r　') not in ('', '借入れは行いません。') from fund where id = of_fund
$$;

create view loan_movement as
select part.loan_id, part.fund_id, entry.transacted_on as moved_on, case when part.kind <> 'loan' then 'interest' when part.amount > 0 then 'drawn' else 'repaid' end as what,
  case when part.kind <> 'loan' then -part.amount else abs(part.amount) end as amount, entry.remarks, part.explanation_id
from fund_line_part part
join statement_explanation told on told.id = part.explanation_id
join bank_statement_line entry on entry.id = told.statement_line_id
where part.loan_id is not null and not exists (select from statement_explanation later where later.corrects = told.id);

create view standing_loan as
select loan.*, moved.drawn, moved.repaid, moved.drawn - moved.repaid as owed, moved.interest
from loan
cross join lateral (
  select coalesce(sum(amount) filter (where what = 'drawn'), 0)::bigint as drawn, coalesce(sum(amount) filter (where what = 'repaid'), 0)::bigint as repaid,
    coalesce(sum(amount) filter (where what = 'interest'), 0)::bigint as interest
  from loan_movement where loan_id = loan.id
) moved
where loan.withdrawn_at is null;

-- What is still to be paid of each day of a plan: lines pay the oldest first, and of a loan that was repaid, or never drawn, nothing is due.
create view standing_loan_instalment as
select loan.fund_id, planned.loan_id, planned.due_on, planned.principal, planned.interest,
  case when loan.owed = 0 then 0 else least(planned.principal, loan.owed, greatest(0, planned.principal_until - loan.repaid)) end::bigint as principal_left,
  case when loan.owed = 0 then 0 else least(planned.interest, greatest(0, planned.interest_until - loan.interest)) end::bigint as interest_left
from (
  select *, sum(principal) over of_loan as principal_until, sum(interest) over of_loan as interest_until
  from loan_instalment window of_loan as (partition by loan_id order by due_on)
) planned
join standing_loan loan on loan.id = planned.loan_id;

-- Two people have decided on exactly this loan and this plan, of a fund that may borrow.
create function check_loan() returns trigger language plpgsql as $$
declare
  recorded loan;
  plan jsonb;
begin
  select * into strict recorded from loan where id = (to_jsonb(new) ->> case tg_table_name when 'loan' then 'id' else 'loan_id' end)::bigint;
  if not may_borrow(recorded.fund_id) then
    raise exception 'loan %: the contract of fund % allows none', recorded.id, recorded.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  select jsonb_agg(jsonb_build_object('dueOn', to_char(due_on, 'YYYY-MM-DD'), 'principal', principal, 'interest', interest) order by due_on) into plan
  from loan_instalment where loan_id = recorded.id;
  if not exists (
    select from proposal decision
    where decision.id = recorded.proposal_id and decision.kind = 'fund.loan' and two_people_decided(decision)
      and decision.content - 'reason' = jsonb_build_object('fundId', recorded.fund_id, 'lender', recorded.lender, 'lenderKind', recorded.lender_kind,
        'isRelated', recorded.is_related, 'amount', recorded.amount, 'rateBp', recorded.rate_bp, 'contractedOn', to_char(recorded.contracted_on, 'YYYY-MM-DD'),
        'maturesOn', to_char(recorded.matures_on, 'YYYY-MM-DD'), 'contractSha256', recorded.contract_sha256, 'plan', plan)) then
    raise exception 'loan %: two people have not decided on it', recorded.id using errcode = 'integrity_constraint_violation';
  end if;
  if (select sum(principal) from loan_instalment where loan_id = recorded.id) is distinct from recorded.amount
    or exists (select from loan_instalment where loan_id = recorded.id and (due_on <= recorded.contracted_on or due_on > recorded.matures_on)) then
    raise exception 'loan %: its plan does not repay it within its term', recorded.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger loan_by_two after insert on loan deferrable initially deferred for each row execute function check_loan();
create constraint trigger loan_by_two after insert on loan_instalment deferrable initially deferred for each row execute function check_loan();

create function refuse_loan_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.withdrawn_at is not null or new.withdrawn_at is null
    or to_jsonb(new) - '{withdrawn_at,withdrawal_proposal_id}'::text[] <> to_jsonb(old) - '{withdrawn_at,withdrawal_proposal_id}'::text[] then
    raise exception 'loan %: it may only be taken back, once', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from loan_movement where loan_id = old.id) then
    raise exception 'loan %: a line names it', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal decision
    where decision.id = new.withdrawal_proposal_id and decision.kind = 'fund.loan_withdrawal' and two_people_decided(decision)
      and decision.content ->> 'loanId' = old.id::text) then
    raise exception 'loan %: two people have not decided to take it back', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger taken_back_once before update or delete on loan for each row execute function refuse_loan_change();
create trigger append_only_truncate before truncate on loan execute function refuse_change();

-- No more is drawn of a loan than its sum and no more repaid than is owed, also after a correction; its lines are of its fund, of its days and told as of its lender.
create function check_loan_of_part() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  for wrong in
    select distinct loan.id, loan.fund_id, loan.amount, loan.is_related, loan.contracted_on, loan.withdrawn_at
    from fund_line_part part join loan on loan.id = part.loan_id
    where part.explanation_id = case tg_table_name when 'fund_line_part' then (to_jsonb(new) ->> 'explanation_id')::bigint else (to_jsonb(new) ->> 'corrects')::bigint end
  loop
    perform pg_advisory_xact_lock(hashtextextended('book:fund:' || wrong.fund_id, 0));
    if exists (select from standing_loan where id = wrong.id and (owed < 0 or drawn > amount or interest < 0)) then
      raise exception 'loan %: more is drawn than its sum, or more repaid than is owed', wrong.id using errcode = 'integrity_constraint_violation';
    end if;
    if exists (
      select from loan_movement moved join fund_line line on line.explanation_id = moved.explanation_id
      where moved.loan_id = wrong.id and (moved.fund_id <> wrong.fund_id or moved.moved_on < wrong.contracted_on or wrong.withdrawn_at is not null
        or (line.counterparty = 'related_party') <> wrong.is_related)) then
      raise exception 'loan %: a line of it is of another fund, day or party', wrong.id using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;
create constraint trigger loan_as_owed after insert on fund_line_part deferrable initially deferred for each row
  when (new.loan_id is not null) execute function check_loan_of_part();
create constraint trigger loan_as_owed after insert on statement_explanation deferrable initially deferred for each row
  when (new.corrects is not null) execute function check_loan_of_part();

-- Whose principal is fixed to go back borrows no more: what it would draw could only go to investors.
create function check_loan_drawn() returns trigger language plpgsql as $$
begin
  if exists (select from standing_distribution where fund_id = new.fund_id and redeems)
    and not exists (select from statement_explanation later where later.corrects = new.explanation_id) then
    raise exception 'explanation %: the principal of fund % goes back, and it borrows no more', new.explanation_id, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger loan_before_the_end after insert on fund_line_part deferrable initially deferred for each row
  when (new.kind = 'loan' and new.amount > 0) execute function check_loan_drawn();

-- The account is what its lines were told to be, loan by loan.
create function check_loan_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select book, sum(amount) as amount from posting where entry_id = new.id and account_kind = 'loan' group by book) booked
    full join (
      select 'fund:' || part.fund_id as book, -sum(part.amount) as amount
      from statement_explanation told join fund_line_part part on part.explanation_id = told.id
      where told.journal_entry_id = new.id and part.kind = 'loan' group by part.fund_id
    ) said using (book)
    where booked.amount is distinct from said.amount) then
    raise exception 'journal entry % (%): no line was told to be of such a loan', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger loan_as_told after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('income_line', 'outgoing_line')) execute function check_loan_entry();

-- What of a fund's cash is borrowed: what it owes and has not put into its property beyond what its capital paid.
create function borrowed_cash(of_fund bigint) returns bigint language sql stable as $$
  select greatest(0, -coalesce(sum(amount) filter (where account_kind = 'loan'), 0)
    - greatest(0, coalesce(sum(amount) filter (where account_kind <> 'loan'), 0)))::bigint
  from account_balance
  where book = 'fund:' || of_fund and account_kind in ('loan', 'property', 'advance_paid', 'deployed', 'subordinated', 'fill_in', 'taken_over')
$$;

-- The lender comes before the investors' principal.
create function check_loan_before_principal() returns trigger language plpgsql as $$
begin
  if exists (select from account_balance where book = 'fund:' || new.fund_id and account_kind = 'loan' and amount <> 0) then
    raise exception 'distribution %: fund % owes a loan', new.id, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger loan_before_principal after insert on fixed_distribution deferrable initially deferred for each row
  when (new.redeems) execute function check_loan_before_principal();

-- And before the operator's money and his share.
create function check_loan_before_operator() returns trigger language plpgsql as $$
declare
  owing text;
begin
  select min(balance.book) into owing
  from account_balance balance
  where balance.account_kind = 'loan' and balance.amount < 0 and balance.book in (select book from posting where entry_id = new.id and book like 'fund:%')
    and (new.kind = 'contribution_returned' or spendable_on_costs(split_part(balance.book, ':', 2)::bigint) < borrowed_cash(split_part(balance.book, ':', 2)::bigint));
  if owing is not null then
    raise exception 'journal entry % (%): book % owes a loan', new.id, new.kind, owing using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger loan_before_operator after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('contribution_returned', 'operator_took_share')) execute function check_loan_before_operator();

do $$
declare
  rule text;
begin
  -- Added to what there is, so that other branches' additions stay.
  select pg_get_functiondef('check_held_for_others()'::regprocedure) into strict rule;
  execute replace(rule, '''fee_tax'', ''accrued_cost''', '''fee_tax'', ''loan'', ''accrued_cost''');
  -- Property that a lender paid is not the investors' principal.
  select pg_get_functiondef('tied_for_distributions(bigint)'::regprocedure) into strict rule;
  execute replace(rule, '''property'', ''deployed''', '''property'', ''loan'', ''deployed''');
  -- No rule tells a loan: what is interest and what is principal differs each time.
  select pg_get_functiondef('rule_is_narrow(line_rule)'::regprocedure) into strict rule;
  execute replace(rule, 'part.kind in (''purchase_return'',', 'part.loan_id is not null or part.kind in (''purchase_return'',');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.loan''::text, ''fund.loan_withdrawal''::text, ');
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''loan_instalment''::text, ');
end $$;

select watch_operator_writes();
