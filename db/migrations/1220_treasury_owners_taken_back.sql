-- Up Migration

-- That money of an unknown owner was a member's can have been wrong: two people take it back, as long as the money is there. The first decision stays, and what
-- takes it back names it. See decision 0474.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''suspense.withdrawal''::text, ');
end $$;

create table suspense_withdrawal (
  id bigint generated always as identity primary key,
  resolution_id bigint not null unique references suspense_resolution,
  -- The reversal of what made the member owed.
  journal_entry_id bigint not null unique references journal_entry,
  reason text not null check (length(reason) between 1 and 1000),
  withdrawn_by bigint not null references member,
  withdrawn_at timestamptz not null,
  proposal_id bigint not null unique references proposal
);
create trigger append_only before update or delete on suspense_withdrawal for each row execute function refuse_change();
create trigger append_only_truncate before truncate on suspense_withdrawal execute function refuse_change();

-- What became of each line, as it stands.
create view standing_resolution as
  select done.* from suspense_resolution done where not exists (select from suspense_withdrawal undone where undone.resolution_id = done.id);

-- A line has one owner at a time; who comes second waits for the first.
alter table suspense_resolution drop constraint suspense_resolution_bank_line_id_key;
create index suspense_resolution_of_line on suspense_resolution (bank_line_id);
create function check_one_resolution() returns trigger language plpgsql as $$
begin
  perform from bank_line where id = new.bank_line_id for update;
  if exists (select from standing_resolution where bank_line_id = new.bank_line_id) then
    raise exception 'bank line %: it is decided whose money it is', new.bank_line_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger one_at_a_time before insert on suspense_resolution for each row execute function check_one_resolution();

create function check_suspense_withdrawal() returns trigger language plpgsql as $$
begin
  if not exists (
    select from proposal
    join suspense_resolution done on done.id = new.resolution_id and done.kind = 'refunded'
    join refund on refund.id = done.refund_id and refund.status = 'withdrawn'
    join journal_entry owed on owed.idempotency_key = 'refund-owed:' || refund.key
    join journal_entry undone on undone.id = new.journal_entry_id and undone.reverses = owed.id
    where proposal.id = new.proposal_id and proposal.kind = 'suspense.withdrawal' and proposal.status = 'approved'
      and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
      and (proposal.decided_at, proposal.decided_by) = (new.withdrawn_at, new.withdrawn_by)
      and proposal.content ->> 'resolutionId' = done.id::text and (proposal.effect ->> 'yen')::bigint = refund.amount
  ) then
    raise exception 'resolution %: two people have not taken it back', new.resolution_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger withdrawn_by_two before insert on suspense_withdrawal for each row execute function check_suspense_withdrawal();

-- And neither the debt nor its entry ends without one.
create function check_owner_was_withdrawn() returns trigger language plpgsql as $$
begin
  if not exists (
    select from suspense_withdrawal undone join suspense_resolution done on done.id = undone.resolution_id where done.refund_id = new.id) then
    raise exception 'refund %: two people have not taken it back', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owner_was_withdrawn after update on refund deferrable initially deferred for each row
  when (new.reason = 'owner_found' and new.status = 'withdrawn' and old.status <> 'withdrawn') execute function check_owner_was_withdrawn();

create function check_owner_reversal() returns trigger language plpgsql as $$
begin
  if not exists (select from suspense_withdrawal where journal_entry_id = new.id) then
    raise exception 'journal entry % (%): two people have not taken it back', new.id, new.kind using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger owner_reversed_by_two after insert on journal_entry deferrable initially deferred for each row
  when (new.kind = 'owner_found_reversed') execute function check_owner_reversal();

select watch_operator_writes();
