-- Up Migration

-- Two people: what one operator proposes another approves. The content never changes; the effect is what both have seen, and is
-- renewed when the world has moved on meanwhile.
create table proposal (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about: 'fund:3', 'investment:17'. One open proposal of a kind for each.
  subject text not null,
  content jsonb not null,
  effect jsonb not null,
  effect_hash text not null check (effect_hash ~ '^[0-9a-f]{64}$'),
  reason text not null check (length(reason) <= 1000),
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'withdrawn')),
  proposed_by bigint not null references member,
  proposed_at timestamptz not null,
  decided_by bigint references member,
  decided_at timestamptz,
  decision_reason text not null default '' check (length(decision_reason) <= 1000),
  -- The one exception from two people: there was no other operator.
  sole_operator boolean not null default false,
  check ((decided_by is null) = (decided_at is null)),
  check ((status = 'open') = (decided_by is null)),
  constraint two_people check (status <> 'approved' or decided_by <> proposed_by or sole_operator),
  -- Alone, a person sleeps on it: an hour at the least.
  constraint sole_operator_waits check (not sole_operator or decided_at >= proposed_at + interval '1 hour')
);
create unique index proposal_one_open on proposal (kind, subject) where status = 'open';

create function check_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' then
      raise exception 'a proposal begins open' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if old.status <> 'open' then
    raise exception 'proposal % is decided', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if (new.kind, new.subject, new.content, new.reason, new.proposed_by, new.proposed_at)
    is distinct from (old.kind, old.subject, old.content, old.reason, old.proposed_by, old.proposed_at) then
    raise exception 'proposal % is fixed', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.status = 'approved' and new.effect_hash <> old.effect_hash then
    raise exception 'proposal % was approved with an effect that nobody saw', old.id using errcode = 'integrity_constraint_violation';
  end if;
  -- The exception for a sole operator is the database's to grant, not the caller's.
  if new.status = 'approved' and new.decided_by = new.proposed_by and exists (
    select from member other where other.role = 'admin' and other.status = 'active' and other.id <> new.decided_by
  ) then
    raise exception 'proposal % needs a second operator', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal before insert or update on proposal for each row execute function check_proposal();
create trigger no_delete before delete on proposal for each row execute function refuse_change();
create trigger no_truncate before truncate on proposal execute function refuse_change();
