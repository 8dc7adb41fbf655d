-- Up Migration

-- What the operator has paid for a fund comes back to him by two people, and never more of it than he has paid: M60 tells of it afterwards, this refuses it.
create function check_operator_repaid() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where new.idempotency_key = 'advance-repaid:' || proposal.id and proposal.kind = 'fund.advance_repayment'
      and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
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
create constraint trigger wall_of_advances after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'operator_repaid') execute function check_operator_repaid();
