-- Up Migration

-- Where one operator is alone, an hour lies between preparing a payment and approving it, as between a proposal and its approval. A trigger
-- and no check: payments that were approved before this rule go on to their end.
create function sole_operator_waits() returns trigger language plpgsql as $$
begin
  if new.approved_at < new.prepared_at + interval '1 hour' then
    raise exception 'payout batch %: sole_operator_waits', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger sole_operator_waits before update on payout_batch for each row
  when (old.approved_by is null and new.approved_by = new.prepared_by) execute function sole_operator_waits();
