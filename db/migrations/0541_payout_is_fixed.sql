-- Up Migration

-- 0522 wrote the rule of 0510 anew and lost a part of it: a payout is marked as failed once, while it is on its way, and never unmarked.
create or replace function check_payout() returns trigger language plpgsql as $$
begin
  if (new.batch_id, new.refund_id, new.distribution_share_id, new.member_id, new.amount, new.bank_account_id, new.refund_payee_id, new.bank_code,
      new.branch_code, new.account_type, new.account_number, new.payee_name)
    is distinct from (old.batch_id, old.refund_id, old.distribution_share_id, old.member_id, old.amount, old.bank_account_id, old.refund_payee_id,
      old.bank_code, old.branch_code, old.account_type, old.account_number, old.payee_name)
    or (new.failed_at is distinct from old.failed_at and (old.failed_at is not null or old.status <> 'in_flight')) then
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
