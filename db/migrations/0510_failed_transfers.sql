-- Up Migration

-- One payee of an order whose bank could not credit him: the order left the account with his money in it, and the bank has not given it back.
-- Everybody else is paid; his transfer stays on its way until the money is back, and what the bank owes us of it stands on an account of its own.
alter table posting drop constraint posting_account_kind_check;
alter table posting add constraint posting_account_kind_check check (account_kind in (
  'bank', 'fund_asset', 'return_due', 'deposit', 'refundable', 'suspense', 'capital', 'payable', 'in_flight', 'tax', 'float', 'deployed'));

-- When the failure was booked. Such a payout ends as refused with the money's return, or as paid where the bank reaches the payee after all.
alter table payout add column failed_at timestamptz;
alter table payout add constraint failed_after_leaving check (failed_at is null or status in ('in_flight', 'paid', 'refused', 'returned'));

create or replace function check_payout() returns trigger language plpgsql as $$
begin
  if (new.batch_id, new.refund_id, new.distribution_share_id, new.member_id, new.amount, new.bank_account_id, new.bank_code,
      new.branch_code, new.account_type, new.account_number, new.payee_name)
    is distinct from (old.batch_id, old.refund_id, old.distribution_share_id, old.member_id, old.amount, old.bank_account_id,
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
