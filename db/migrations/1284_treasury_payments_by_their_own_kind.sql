-- Up Migration

-- ---------------------------------------------------------------- the word about a payment is about that kind of payment

-- By what entries are called that two people stand behind: its batch, its proposal or its record. A name of another kind is another decision. See decision 0468.
create function is_named_by_kind(entry journal_entry) returns boolean language sql immutable as $$
  select exists (
    select from (values
      ('payout_approved', 'payout-approved'), ('declared_income', 'declared-income'), ('property_sold', 'property-sold'), ('property_sold', 'property-sold:return'),
      ('contribution', 'taken-over'), ('contribution', 'contribution'), ('contribution_returned', 'contribution-back'), ('operator_took_share', 'share-out'),
      ('distribution_fixed', 'late-result'), ('operator_repaid', 'advance-repaid'), ('tax_paid', 'tax-payment'), ('outgoing_planned', 'outgoing-plan'),
      ('cost_accrued', 'cost-accrued'), ('property_bought', 'property-bought:deal'), ('property_brought_in', 'property-brought-in:deal'),
      ('property_handed_over', 'property-handed-over'), ('property_handed_over', 'property-handed-over:return'), ('sold_to_operator', 'sold-to-operator'),
      ('sold_to_operator', 'sold-to-operator:return'), ('sold_to_fund', 'sold-to-fund')
    ) known (kind, name)
    where known.kind = entry.kind and entry.idempotency_key ~ ('^' || known.name || ':[1-9][0-9]*(:|$)'))
$$;

-- As before (1270), by its own kind: a batch that two people approved sends its own payouts on their way and declares income, a proposal about tax pays tax.
create or replace function check_payment_was_approved() returns trigger language plpgsql as $$
begin
  if not is_named_by_kind(new) or not (case new.kind
    when 'tax_paid' then exists (
      select from proposal decision where new.idempotency_key = 'tax-payment:' || decision.id and decision.kind = 'tax_payment' and two_people_decided(decision))
    else exists (
      select from payout_batch batch
      where batch.id::text = split_part(new.idempotency_key, ':', 2) and batch.approved_by is not null
        and (batch.approved_by <> batch.prepared_by or batch.sole_operator)
        and not exists (
          select from posting
          where posting.entry_id = new.id and posting.account_kind in ('in_flight', 'withholding_in_flight') and not exists (
            select from payout where payout.id::text = posting.account_ref and payout.batch_id = batch.id)))
  end) then
    raise exception 'journal entry % (%): two people have not approved it', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
drop trigger approved_by_two on journal_entry;
create constraint trigger approved_by_two after insert on journal_entry deferrable initially deferred for each row
  when (new.kind in ('payout_approved', 'declared_income', 'tax_paid')) execute function check_payment_was_approved();

-- As before (0855), of that fund and no more than two people saw.
create or replace function check_operator_repaid() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where new.idempotency_key = 'advance-repaid:' || proposal.id and proposal.kind = 'fund.advance_repayment' and two_people_decided(proposal)
      and moved_in_book(new.id, 'fund:' || (proposal.content ->> 'fundId')) = (proposal.effect ->> 'yen')::bigint
      and not exists (select from posting where entry_id = new.id and book like 'fund:%' and book <> 'fund:' || (proposal.content ->> 'fundId'))
  ) then
    raise exception 'journal entry %: two people have not decided to repay the operator', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if exists (
    select from posting
    join account_balance balance on balance.book = posting.book and balance.account_kind = posting.account_kind and balance.account_ref = posting.account_ref
    where posting.entry_id = new.id
      and (posting.account_kind = 'owed_to_operator' and balance.amount > 0 or posting.account_kind = 'advanced' and balance.amount < 0)
  ) then
    raise exception 'journal entry %: the operator is repaid more than was paid for the fund', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
