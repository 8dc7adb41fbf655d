-- Up Migration

-- That an order or a file never reached the bank has its payees paid by another: two people decide, for that payment. See decision 0464.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''payout.never_ordered''::text, ');
end $$;

create function check_never_sent() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    where kind in ('payout.never_ordered', 'payout.not_shown') and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'batchId' = new.batch_id::text
      and decided_at >= (select approved_at from payout_batch where id = new.batch_id)
  ) then
    raise exception 'payout %: two people have not decided that it was never sent', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger never_sent_by_two before update on payout for each row
  when (new.problem = 'never_sent' and old.problem is distinct from new.problem) execute function check_never_sent();
