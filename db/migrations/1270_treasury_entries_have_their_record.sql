-- Up Migration

-- An entry is refused at commit where the records do not say what it says: what checks saw afterwards (M05, M13, M32, M35, M60) never stands. The rules look at the
-- accounts that an entry touches, not at its kind or its name, so a new kind is under them from its first day. See decision 0496.

-- ---------------------------------------------------------------- what the bank did

-- What an entry moves on a real account is one line of that account, by the line's own name, to the yen; between books nothing moves at the bank.
create function check_bank_line_of_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select account_ref, sum(amount) as amount from posting where entry_id = new.id and account_kind = 'bank' group by account_ref having sum(amount) <> 0
    ) moved
    where not exists (
        select from bank_line line
        where new.idempotency_key = case when line.va_id is null then 'bank-line:' else 'deposit:' end || line.id
          and (line.real_account_id, line.amount, line.transacted_at) = (moved.account_ref, moved.amount, new.effective_at))
      and not exists (
        select from bank_opening opening
        where new.idempotency_key = 'bank-opened:' || opening.real_account_id and (opening.real_account_id, opening.amount) = (moved.account_ref, moved.amount))
  ) then
    raise exception 'journal entry % (%): no line of the bank says so', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger line_of_the_bank after insert on journal_entry deferrable initially deferred for each row
  execute function check_bank_line_of_entry();

-- ---------------------------------------------------------------- what members are owed

-- What the lists of refunds, shares and payouts say that somebody is owed, whole yen, of an account of that kind; see M13, which compares all of them.
create function owed_by_records(of_kind text, of_ref bigint) returns bigint language sql stable as $$
  select coalesce(case of_kind
    when 'refundable' then (
      select sum(amount) from refund
      where member_id = of_ref and (status = 'open' or status = 'in_payout' and not exists (
        select from payout where refund_id = refund.id and payout.status in ('in_flight', 'paid'))))
    when 'payable' then (
      select sum(share.net + share.principal) from distribution_share share
      where share.investment_id = of_ref and share.paid_at is null and not exists (
        select from payout where distribution_share_id = share.id and payout.status in ('in_flight', 'paid')))
    when 'in_flight' then (select amount from payout where id = of_ref and status = 'in_flight')
  end, 0)::bigint
$$;

create function check_owed_as_recorded() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select touched.account_kind, touched.account_ref into wrong
  from (
    select distinct account_kind, account_ref from posting where entry_id = new.id and account_kind in ('refundable', 'payable', 'in_flight')
  ) touched
  where -(
    select coalesce(sum(balance.amount), 0) from account_balance balance
    where balance.account_kind = touched.account_kind and balance.account_ref = touched.account_ref
  ) <> owed_by_records(touched.account_kind, touched.account_ref::bigint)
  limit 1;
  if found then
    raise exception 'journal entry % (%): % % is not owed what the records say', new.id, new.kind, wrong.account_kind, wrong.account_ref
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owed_as_recorded after insert on journal_entry deferrable initially deferred for each row
  execute function check_owed_as_recorded();

-- ---------------------------------------------------------------- whose money it was

-- A refund is owed to whose investment it was.
create function check_refund_is_the_investors() returns trigger language plpgsql as $$
begin
  if not exists (select from investment where id = new.investment_id and member_id = new.member_id) then
    raise exception 'refund %: investment % is somebody else''s', new.id, new.investment_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger of_the_investor after insert or update of member_id, investment_id on refund deferrable initially deferred for each row
  execute function check_refund_is_the_investors();

-- ---------------------------------------------------------------- what two people said of a line

-- Money of unknown owner becomes the operator's, or money that left its cost, by an explanation of the line that two people agreed to.
create function check_own_money_was_told() returns trigger language plpgsql as $$
begin
  if not exists (
    select from statement_explanation explanation
    join bank_line line on line.id = explanation.bank_line_id
    join proposal decision on decision.id = explanation.proposal_id
    where explanation.journal_entry_id = new.id and explanation.kind = new.kind and two_people_decided(decision)
      and abs(line.amount) = (select sum(abs(amount)) from posting where entry_id = new.id and account_kind in ('suspense', 'unexplained'))
  ) then
    raise exception 'journal entry % (%): two people have not said so of a line', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger told_of_a_line after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('float_in', 'float_out', 'fee')) execute function check_own_money_was_told();

-- What a member is owed of money whose owner was unknown: by the decision about that very line.
create function check_owner_was_decided() returns trigger language plpgsql as $$
begin
  if not exists (
    select from suspense_resolution done
    join bank_line line on line.id = done.bank_line_id
    join refund on refund.id = done.refund_id
    where new.idempotency_key = 'refund-owed:' || refund.key and done.kind = 'refunded' and line.amount = refund.amount
      and refund.amount = (select sum(amount) from posting where entry_id = new.id and account_kind = 'suspense')
  ) then
    raise exception 'journal entry % (%): nobody decided whose money it was', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owner_was_found after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'owner_found') execute function check_owner_was_decided();

-- What goes out to members, and to the tax office.
create function check_payment_was_approved() returns trigger language plpgsql as $$
begin
  if not exists (
      select from payout_batch batch
      where new.idempotency_key = 'payout-approved:' || batch.id and batch.approved_by is not null and (batch.approved_by <> batch.prepared_by or batch.sole_operator))
    and not exists (
      select from proposal decision where new.idempotency_key = 'tax-payment:' || decision.id and decision.kind = 'tax_payment' and two_people_decided(decision)) then
    raise exception 'journal entry % (%): two people have not approved it', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger approved_by_two after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('payout_approved', 'tax_paid')) execute function check_payment_was_approved();

-- ---------------------------------------------------------------- what is fixed is fixed whole

-- A share is written in the transaction that fixes its distribution: one that is added later has no source (see sources_are_whole).
create or replace function refuse_late_share() returns trigger language plpgsql as $$
begin
  if exists (select from supplementary_distribution where distribution_id = new.distribution_id)
    or not exists (select from fixed_distribution where id = new.distribution_id and xmin = pg_current_xact_id()::xid) then
    raise exception 'the shares of distribution % are fixed', new.distribution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- A fund is extended by the word of two about that fund.
create function check_extension_is_the_funds() returns trigger language plpgsql as $$
begin
  if not exists (select from proposal where id = new.proposal_id and kind = 'fund.extension' and subject = 'fund:' || new.fund_id and two_people_decided(proposal)) then
    raise exception 'fund %: two operators decide its state', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger decided_of_this_fund before insert on fund_status for each row execute function check_extension_is_the_funds();

-- ---------------------------------------------------------------- a fund is over as often as its book is empty again

-- Rent may come after the winding up: the fund is wound up again once that has gone to whom it is.
drop index fund_event_once;
create unique index fund_event_once on fund_event (fund_id, event) where event not in ('operation_corrected', 'distribution_reversed', 'wound_up');

select watch_operator_writes();
