-- Up Migration

-- What the last run of each money invariant found.
create table money_check (
  id text primary key,
  checked_at timestamptz not null,
  -- How many rows contradict it, counted up to a hundred.
  violations integer not null check (violations >= 0),
  -- Some of them, for the operator to see.
  sample jsonb not null default '[]',
  milliseconds integer not null check (milliseconds >= 0),
  -- Since when it has been broken without a break; null while it holds.
  broken_since timestamptz,
  check ((violations = 0) = (broken_since is null))
);

-- No money leaves while a stop is open. It begins by itself and ends only by an operator, after the checks are clean again.
create table payment_stop (
  id bigint generated always as identity primary key,
  since timestamptz not null,
  -- Every check that was broken during the stop.
  checks text[] not null check (cardinality(checks) > 0),
  lifted_at timestamptz,
  lifted_by bigint references member,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index payment_stop_open on payment_stop ((true)) where lifted_at is null;
create trigger no_delete before delete on payment_stop for each row execute function refuse_change();
create trigger no_truncate before truncate on payment_stop execute function refuse_change();

create function keep_payment_stop() returns trigger language plpgsql as $$
begin
  if old.lifted_at is not null or new.since <> old.since or not new.checks @> old.checks then
    raise exception 'payment stop % keeps what it says', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger kept before update on payment_stop for each row execute function keep_payment_stop();
