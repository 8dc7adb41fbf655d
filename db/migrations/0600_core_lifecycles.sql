-- Up Migration

-- The steps of every lifecycle stand in one table, as src/domain/lifecycles declares them; tests/api/core/lifecycles.test.ts compares the
-- two. A beginning comes from no state. Which rows the generic trigger judges is said by the triggers below.
alter table legal_transition drop constraint legal_transition_pkey, alter column from_status drop not null;
alter table legal_transition add constraint legal_transition_once unique nulls not distinct (subject, from_status, to_status);
insert into legal_transition (subject, from_status, to_status)
select 'investment', from_status, to_status from investment_transition
union all
select 'payout_batch', from_status, to_status from payout_batch_transition;
insert into legal_transition (subject, from_status, to_status) values
  ('payout_batch', null, 'draft'),
  ('payout', null, 'planned'),
  ('payout', 'planned', 'in_flight'),
  ('payout', 'planned', 'withdrawn'),
  ('payout', 'in_flight', 'paid'),
  ('payout', 'in_flight', 'refused'),
  ('payout', 'paid', 'returned'),
  ('refund', null, 'open'),
  ('fund', null, 'draft'),
  ('identity_check', null, 'created'),
  ('member', null, 'active'),
  ('member', null, 'held'),
  ('virtual_account', null, 'usable'),
  ('waitlist_entry', null, 'waiting'),
  ('waitlist_entry', 'waiting', 'invited'),
  ('waitlist_entry', 'waiting', 'applied'),
  ('waitlist_entry', 'waiting', 'left'),
  ('waitlist_entry', 'waiting', 'closed'),
  ('waitlist_entry', 'invited', 'applied'),
  ('waitlist_entry', 'invited', 'expired'),
  ('waitlist_entry', 'invited', 'left'),
  ('waitlist_entry', 'invited', 'closed'),
  ('proposal', null, 'open'),
  ('proposal', 'open', 'approved'),
  ('proposal', 'open', 'rejected'),
  ('proposal', 'open', 'withdrawn'),
  ('mail_campaign', null, 'draft'),
  ('mail_campaign', null, 'scheduled'),
  ('mail_campaign', 'draft', 'scheduled'),
  ('mail_campaign', 'scheduled', 'draft'),
  ('mail_campaign', 'scheduled', 'sending'),
  ('mail_campaign', 'sending', 'sent'),
  ('mail_campaign', 'draft', 'canceled'),
  ('mail_campaign', 'sending', 'canceled'),
  ('drill', null, 'waiting'),
  ('drill', 'waiting', 'running'),
  ('drill', 'running', 'done'),
  ('drill', 'running', 'failed'),
  ('drill', 'running', 'cancelled'),
  ('management_report', null, 'draft'),
  ('management_report', 'draft', 'published');
-- No event ever made these: a suspension ends with the use of the service, and who is suspended cannot leave.
delete from legal_transition where subject = 'member' and from_status = 'suspended' and to_status in ('held', 'left');

-- Arguments: the status before and after are read from the column that the trigger names; of a new row there is none before.
create or replace function check_legal_transition() returns trigger language plpgsql as $$
declare
  before text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] end;
  after text := to_jsonb(new) ->> tg_argv[0];
begin
  if not exists (
    select from legal_transition step
    where step.subject = tg_table_name and step.from_status is not distinct from before and step.to_status = after
  ) then
    raise exception 'illegal transition of % %: % to %', tg_table_name, new.id, coalesce(before, 'new'), after
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- investments

drop trigger legal_beginning on investment;
drop trigger legal_transition on investment;
drop function check_investment_transition();
drop table investment_transition;
create function keep_applied_contract() returns trigger language plpgsql as $$
begin
  if new.fund_id <> old.fund_id or new.member_id <> old.member_id or new.amount <> old.amount then
    raise exception 'an investment keeps its fund, member and amount' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keeps_contract before update on investment for each row
  when (old.status is distinct from new.status) execute function keep_applied_contract();
-- The first status that every offering gives is let through without looking it up: many come in an opening second.
create trigger legal_beginning before insert on investment for each row
  when (new.status not in ('lottery_pending', 'awaiting_deposit')) execute function check_legal_transition('status');
create trigger legal_transition before update on investment for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');

-- ---------------------------------------------------------------- refunds, payouts and their batches

drop trigger begins_open on refund;
drop function check_refund_begins_open();
create trigger legal_beginning before insert on refund for each row execute function check_legal_transition('status');

create or replace function check_payout() returns trigger language plpgsql as $$
begin
  if (new.batch_id, new.refund_id, new.distribution_share_id, new.member_id, new.amount, new.bank_account_id, new.refund_payee_id, new.bank_code,
      new.branch_code, new.account_type, new.account_number, new.payee_name)
    is distinct from (old.batch_id, old.refund_id, old.distribution_share_id, old.member_id, old.amount, old.bank_account_id, old.refund_payee_id,
      old.bank_code, old.branch_code, old.account_type, old.account_number, old.payee_name)
    or (new.failed_at is distinct from old.failed_at and (old.failed_at is not null or old.status <> 'in_flight')) then
    raise exception 'payout % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal_beginning before insert on payout for each row execute function check_legal_transition('status');
create trigger legal_transition before update on payout for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');

drop trigger legal on payout_batch;
create or replace function check_payout_batch() returns trigger language plpgsql as $$
begin
  if (new.method, new.pay_on, new.total, new.payee_count, new.content_hash, new.prepared_by, new.prepared_at)
    is distinct from (old.method, old.pay_on, old.total, old.payee_count, old.content_hash, old.prepared_by, old.prepared_at)
    or (old.approved_by is not null and (new.approved_by, new.approved_at, new.sole_operator)
      is distinct from (old.approved_by, old.approved_at, old.sole_operator)) then
    raise exception 'payout batch % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  -- The exception for a sole operator is the database's to grant, not the caller's.
  if new.approved_by = new.prepared_by and old.approved_by is null and exists (
    select from member other where other.role = 'admin' and other.status = 'active' and other.id <> new.approved_by
  ) then
    raise exception 'payout batch % needs a second operator', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal before update on payout_batch for each row execute function check_payout_batch();
drop table payout_batch_transition;
create trigger legal_beginning before insert on payout_batch for each row execute function check_legal_transition('status');
create trigger legal_transition before update on payout_batch for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');

-- ---------------------------------------------------------------- waitlists

drop trigger legal_transition on waitlist_entry;
drop function check_waitlist_transition();
create function keep_waitlist_place() returns trigger language plpgsql as $$
begin
  if new.fund_id <> old.fund_id or new.member_id <> old.member_id or new.amount <> old.amount or new.joined_at <> old.joined_at then
    raise exception 'an entry of a waitlist keeps its fund, member, amount and place' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keeps_place before update on waitlist_entry for each row execute function keep_waitlist_place();
create trigger no_delete before delete on waitlist_entry for each row execute function refuse_change();
create trigger legal_beginning before insert on waitlist_entry for each row execute function check_legal_transition('status');
-- Every change of an entry is a step: one that has ended is never written again.
create trigger legal_transition before update on waitlist_entry for each row execute function check_legal_transition('status');

-- ---------------------------------------------------------------- proposals, campaigns, rehearsals and reports: beside their own rules

create trigger legal_transition before update on proposal for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on mail_campaign for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on drill for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
create trigger legal_transition before update on management_report for each row
  when (old.status is distinct from new.status) execute function check_legal_transition('status');
