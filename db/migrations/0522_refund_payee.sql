-- Up Migration

-- ---------------------------------------------------------------- money that came under another name

-- Whether money that somebody else may have sent is in a refund: a deposit for its application, booked before, whose payer's name is not the member's.
create function payer_differs(wanted bigint) returns boolean language sql stable as $$
  select exists (
    select from refund join deposit on deposit.investment_id = refund.investment_id
    where refund.id = wanted and deposit.name_differs and deposit.booked_at <= refund.owed_since) $$;

-- Whether nobody may be paid before two people have decided. In the demo names are whatever is typed at the desk: there the refund goes to the member as the
-- published API says, unless two people decided otherwise.
create function payee_must_be_decided(wanted bigint) returns boolean language sql stable as $$
  select payer_differs(wanted) and exists (select from installation where environment = 'production') $$;

-- To whom such a refund goes, as two people decided: the member's own account, or the payer's. The last decision holds.
create table refund_payee (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refund,
  goes_to text not null check (goes_to in ('member', 'payer')),
  -- Of the payer; the name in the letters of banks: half-width kana.
  bank_code text check (bank_code ~ '^[0-9]{4}$'),
  branch_code text check (branch_code ~ '^[0-9]{3}$'),
  account_type text check (account_type in ('ordinary', 'current')),
  account_number text check (account_number ~ '^[0-9]{7}$'),
  payee_name text check (payee_name <> ''),
  -- What shows whose money it is.
  ground text not null check (trim(ground) <> ''),
  proposal_id bigint not null unique references proposal,
  decided_at timestamptz not null,
  check (num_nonnulls(bank_code, branch_code, account_type, account_number, payee_name) = case goes_to when 'payer' then 5 else 0 end)
);
create index refund_payee_of_refund on refund_payee (refund_id, id);
create trigger append_only before update or delete on refund_payee for each row execute function refuse_change();
create trigger append_only_truncate before truncate on refund_payee execute function refuse_change();

create function check_refund_payee() returns trigger language plpgsql as $$
begin
  if not exists (select from proposal where id = new.proposal_id and status = 'approved' and (decided_by <> proposed_by or sole_operator)) then
    raise exception 'the payee of refund % was not decided by two', new.refund_id using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from refund where id = new.refund_id and status = 'open') or not payer_differs(new.refund_id) then
    raise exception 'refund % waits for no decision about its payee', new.refund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger decided_by_two before insert on refund_payee for each row execute function check_refund_payee();

-- A payout goes to an account that the member registered, or to the payer's that two people named.
alter table payout
  alter column bank_account_id drop not null,
  add column refund_payee_id bigint references refund_payee,
  add constraint one_payee check (num_nonnulls(bank_account_id, refund_payee_id) = 1),
  add constraint payer_of_a_refund check (refund_payee_id is null or refund_id is not null);

create or replace function check_payout() returns trigger language plpgsql as $$
begin
  if (new.batch_id, new.refund_id, new.distribution_share_id, new.member_id, new.amount, new.bank_account_id, new.refund_payee_id, new.bank_code,
      new.branch_code, new.account_type, new.account_number, new.payee_name)
    is distinct from (old.batch_id, old.refund_id, old.distribution_share_id, old.member_id, old.amount, old.bank_account_id, old.refund_payee_id,
      old.bank_code, old.branch_code, old.account_type, old.account_number, old.payee_name) then
    raise exception 'payout % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('planned', 'in_flight'), ('planned', 'withdrawn'), ('in_flight', 'paid'), ('in_flight', 'refused'), ('paid', 'returned')
  ) then
    raise exception 'illegal transition of payout %: % to %', old.id, old.status, new.status
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function check_refund_goes_as_decided() returns trigger language plpgsql as $$
declare
  decided refund_payee;
begin
  select * into decided from refund_payee where refund_id = new.refund_id order by id desc limit 1;
  if decided.id is null and payee_must_be_decided(new.refund_id) then
    raise exception 'refund % holds money of another payer: nobody decided to whom it goes', new.refund_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.refund_payee_id is distinct from (case when decided.goes_to = 'payer' then decided.id end)
    or (decided.goes_to = 'payer' and (new.bank_code, new.branch_code, new.account_type, new.account_number, new.payee_name)
      is distinct from (decided.bank_code, decided.branch_code, decided.account_type, decided.account_number, decided.payee_name)) then
    raise exception 'refund % goes to another payee than was decided', new.refund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger goes_as_decided before insert on payout for each row when (new.refund_id is not null) execute function check_refund_goes_as_decided();

select watch_operator_writes();
