-- Up Migration

-- An approval commits the operator's money: a payout is covered where, after it, nothing is missing of what others are owed and of what was
-- approved before. What is only fixed has no claim on money that was not approved for it, so one fund's missing dividend holds back no other's.
-- The operator's own drawings and fees still come last: they leave all that is fixed covered. See decision 0073.

/* Where the operator's money stands, whole yen:
   available: what the bank holds beyond deposits, capital, refunds, payments on their way, money of unknown owners and withheld tax;
   owed_distributions: fixed dividends and principal that are not on their way, with the tax that is withheld when they are paid;
   transfers: payments on their way, whose fees the bank has still to take.
   Until an account's opening is booked, what it held when it was first read counts as available. */
create or replace function segregation_position() returns table (available bigint, owed_distributions bigint, transfers bigint) language sql stable as $$
  select (own_money + payable + tax_to_withhold + unopened)::bigint, (payable + tax_to_withhold)::bigint, transfers
  from (
    select coalesce(-sum(amount) filter (where account_kind = 'float'), 0) as own_money,
      coalesce(-sum(amount) filter (where account_kind = 'payable'), 0) as payable,
      -- What has left and failed took its fee with it.
      count(*) filter (where account_kind = 'in_flight' and amount <> 0) - count(*) filter (where account_kind = 'return_due' and amount <> 0) as transfers
    from account_balance where account_kind in ('float', 'payable', 'in_flight', 'return_due')
  ) balance
  cross join (
    select coalesce(sum(withholding), 0) as tax_to_withhold
    from distribution_share share
    where withheld_on is null and not exists (select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
  ) tax
  cross join (
    select coalesce(sum(balance), 0) as unopened
    from (select distinct on (real_account_id) real_account_id, balance from bank_balance order by real_account_id, id) first
    where not exists (select from bank_opening opening where opening.real_account_id = first.real_account_id)
  ) bank
$$;

-- At commit, one after the other: what others have committed is seen, so that two acts cannot both spend the same yen. post() takes the same lock before.
-- 1,000 yen a transfer are kept for its fee: src/domain/segregation.ts has the same figure.
create or replace function check_segregation() returns trigger language plpgsql as $$
declare
  stands record;
  free bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'journal entry %: segregation needs read committed', new.id using errcode = 'integrity_constraint_violation';
  end if;
  -- Tax that was paid from elsewhere frees money.
  if exists (select from posting where entry_id = new.id and account_kind = 'float' and amount < 0) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('segregation', 0));
  select * into strict stands from segregation_position();
  free := stands.available - 1000 * stands.transfers;
  if new.kind in ('float_out', 'fee') then
    free := free - stands.owed_distributions;
  end if;
  if free < 0 then
    raise exception 'journal entry % (%): segregation lacks % yen', new.id, new.kind, -free using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
