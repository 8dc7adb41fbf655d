-- Up Migration

-- Nobody is paid while payments to him are stopped (M66), also where he was stopped after the payment was prepared or approved. Batches of before
-- this rule did not ask.
alter table payout_batch add column asks_holds boolean not null default false;
alter table payout_batch alter column asks_holds set default true;

create function check_batch_asks() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and not new.asks_holds) or (tg_op = 'UPDATE' and new.asks_holds is distinct from old.asks_holds) then
    raise exception 'payout batch % asks for holds', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger asks_holds before insert or update of asks_holds on payout_batch for each row execute function check_batch_asks();

-- Whoever pays waits for whoever stops, and the other way round: both lock the member. A statement of its own reads what stands behind the lock.
create function refuse_held_payout() returns trigger language plpgsql as $$
begin
  perform from member where id = new.member_id for no key update;
  if exists (select from payout_hold where member_id = new.member_id and lifted_at is null) then
    raise exception 'payout %: payments to member % are stopped', new.id, new.member_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger held_when_prepared before insert on payout for each row execute function refuse_held_payout();
create trigger held_when_approved before update on payout for each row
  when (old.status = 'planned' and new.status = 'in_flight') execute function refuse_held_payout();

create function refuse_held_order() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform from member where id in (select member_id from payout where batch_id = new.id and status = 'in_flight') order by id for no key update;
  select payout.member_id into held
  from payout join payout_hold hold on hold.member_id = payout.member_id and hold.lifted_at is null
  where payout.batch_id = new.id and payout.status = 'in_flight'
  limit 1;
  if held is not null then
    raise exception 'payout batch %: payments to member % are stopped', new.id, held using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger held_when_sent before update on payout_batch for each row
  when (old.status = 'approved' and new.status = 'sending') execute function refuse_held_order();

create function hold_waits() returns trigger language plpgsql as $$
begin
  perform from member where id = new.member_id for no key update;
  return new;
end $$;
create trigger waits_for_payments before insert on payout_hold for each row execute function hold_waits();

-- An approved batch with somebody who is held is not sent: all of it is on the list again, and the others are prepared anew.
insert into legal_transition (subject, from_status, to_status) values ('payout_batch', 'approved', 'settled');
do $$
declare
  rule name;
begin
  select conname into strict rule from pg_constraint where conrelid = 'payout'::regclass and pg_get_constraintdef(oid) like '%never_sent%';
  execute format('alter table payout drop constraint %I', rule);
end $$;
alter table payout add constraint payout_problem_check check (problem in (
  'order_refused', 'account_refused', 'failed', 'not_approved_at_bank', 'never_sent', 'sent_back', 'told_by_operator', 'payee_stopped'));

-- Since when, and whom, is as it was said; it is lifted once.
create function keep_hold() returns trigger language plpgsql as $$
begin
  if (new.member_id, new.placed_at) is distinct from (old.member_id, old.placed_at)
    or (old.lifted_at is not null and (new.lifted_at, new.lifted_by) is distinct from (old.lifted_at, old.lifted_by)) then
    raise exception 'the stop of payments % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger is_fixed before update on payout_hold for each row execute function keep_hold();
