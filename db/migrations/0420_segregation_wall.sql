-- Up Migration

-- Segregation of members' money (分別管理): no payment leaves that the operator's own money does not cover.

-- ---------------------------------------------------------------- the bank's own balance

-- What a bank account held when it was first read beyond what the books knew, booked once by two operators: from then on bank = book (M06).
create table bank_opening (
  real_account_id text primary key,
  -- The account's first reading.
  bank_balance_id bigint not null references bank_balance,
  -- Whole yen; negative where the books knew of more than was there.
  amount bigint not null,
  -- bank / float; null where the books knew all of it.
  journal_entry_id bigint references journal_entry,
  proposal_id bigint not null unique references proposal,
  opened_by bigint not null references member,
  opened_at timestamptz not null,
  check ((amount = 0) = (journal_entry_id is null))
);
create trigger append_only before update or delete on bank_opening for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bank_opening execute function refuse_change();

-- ---------------------------------------------------------------- where the rule begins

-- The operator's own money when the rule came into force, whole yen: books of before may carry less than nothing on, but never less than that (M04).
create table segregation_start (
  is_only boolean primary key default true check (is_only),
  operator_money bigint not null
);
insert into segregation_start (operator_money) select coalesce(-sum(amount), 0) from posting where account_kind = 'float';
create trigger append_only before update or delete on segregation_start for each row execute function refuse_change();
create trigger append_only_truncate before truncate on segregation_start execute function refuse_change();

-- ---------------------------------------------------------------- the wall

create index distribution_share_not_withheld on distribution_share (id) include (withholding) where withheld_on is null;

/* Where the operator's money stands, whole yen:
   available: what the bank holds beyond deposits, capital, refunds, payments on their way, money of unknown owners and withheld tax;
   owed_distributions: fixed dividends and principal that are not on their way, with the tax that is withheld when they are paid;
   transfers: payments on their way, whose fees the bank has still to take.
   Until an account's opening is booked, what it held when it was first read counts as available. */
create function segregation_position() returns table (available bigint, owed_distributions bigint, transfers bigint) language sql stable as $$
  select (own_money + payable + tax_to_withhold + unopened)::bigint, (payable + tax_to_withhold)::bigint, transfers
  from (
    select coalesce(-sum(amount) filter (where account_kind = 'float'), 0) as own_money,
      coalesce(-sum(amount) filter (where account_kind = 'payable'), 0) as payable,
      count(*) filter (where account_kind = 'in_flight' and amount <> 0) as transfers
    from account_balance where account_kind in ('float', 'payable', 'in_flight')
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
create function check_segregation() returns trigger language plpgsql as $$
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
  if new.kind in ('float_out', 'fee') or exists (select from posting where entry_id = new.id and account_kind = 'payable') then
    free := free - stands.owed_distributions;
  end if;
  if free < 0 then
    raise exception 'journal entry % (%): segregation lacks % yen', new.id, new.kind, -free using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger segregation after insert on journal_entry deferrable initially deferred
  for each row when (new.kind in ('payout_approved', 'float_out', 'fee', 'tax_paid')) execute function check_segregation();

-- ---------------------------------------------------------------- two people for the operator's own money

-- Who tells a line as the operator's own money, a fee or a return to the sender does so with a second person; what was told before stays as it is.
alter table statement_explanation add column proposal_id bigint references proposal;
alter table statement_explanation add constraint own_money_takes_two
  check (proposal_id is not null or (corrects is null and kind not in ('float_in', 'float_out', 'fee', 'suspense_returned'))) not valid;

select watch_operator_writes();
