-- Up Migration

-- Operators stop payments to a member too: one may stop, at once; two lift it, whoever stopped (M95). See decision 0410.
alter table payout_hold
  add column kind text not null default 'member_word'
    check (kind in ('member_word', 'death', 'antisocial', 'fraud', 'attachment', 'bankruptcy', 'authority', 'other')),
  -- Null where the member stopped by the link of a mail.
  add column placed_by bigint references member,
  -- In the operator's words, for operators alone.
  add column ground text not null default '' check (length(ground) <= 1000),
  -- The decision of two by which it was lifted; null where one did, before this rule.
  add column lifting_proposal_id bigint unique references proposal,
  add column takes_two boolean not null default false,
  add check (kind = 'member_word' or placed_by is not null),
  add check ((placed_by is null) = (ground = ''));
alter table payout_hold alter column takes_two set default true;
update payout_hold set takes_two = true where lifted_at is null;

-- One of each kind at a time: who lifts one leaves the others.
drop index payout_hold_standing;
create unique index payout_hold_standing on payout_hold (member_id, kind) where lifted_at is null;

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''payout_hold_lifting''::text, ');
end $$;

-- Whether two people have decided to lift it, neither of them the one who is stopped. M95 asks the same afterwards.
create function is_lifted_by_two(hold payout_hold) returns boolean language sql stable as $$
  select exists (
    select from proposal
    where id = hold.lifting_proposal_id and kind = 'payout_hold_lifting' and status = 'approved' and (decided_by <> proposed_by or sole_operator)
      and content ->> 'holdId' = hold.id::text and decided_by = hold.lifted_by and decided_at = hold.lifted_at
      and hold.member_id not in (proposed_by, decided_by))
$$;

create or replace function keep_hold() returns trigger language plpgsql as $$
begin
  if (new.member_id, new.placed_at, new.kind, new.placed_by, new.takes_two)
      is distinct from (old.member_id, old.placed_at, old.kind, old.placed_by, old.takes_two)
    -- What was written of a person goes with his file.
    or (new.ground <> old.ground and not exists (select from erasure where member_id = old.member_id))
    or (old.lifted_at is not null
      and (new.lifted_at, new.lifted_by, new.lifting_proposal_id) is distinct from (old.lifted_at, old.lifted_by, old.lifting_proposal_id)) then
    raise exception 'the stop of payments % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function refuse_lifting_alone() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not new.takes_two then
    raise exception 'the stop of payments % takes two to be lifted', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.takes_two and new.lifted_at is not null and not is_lifted_by_two(new) then
    raise exception 'the stop of payments %: two people have not decided to lift it', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger lifted_by_two before insert or update on payout_hold for each row execute function refuse_lifting_alone();
