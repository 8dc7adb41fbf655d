-- Up Migration

-- A rehearsal of a fund's opening with simulated investors. It is played in a database of its own, which is gone afterwards: what is kept
-- here is who let it run, how, and what was measured. Nothing else of the product refers to it.
create table drill (
  id bigint generated always as identity primary key,
  -- The fund that was copied, and its name then.
  fund_id bigint not null references fund,
  fund_name text not null,
  people integer not null check (people between 10 and 2000),
  -- 0: all at once.
  spread_seconds integer not null check (spread_seconds between 0 and 60),
  -- Null: a mixture.
  amount bigint check (amount between 100000 and 1000000 and amount % 100000 = 0),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  asked_by bigint not null references member,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- An operator wants it to end: whoever plays it looks here.
  cancel_asked boolean not null default false,
  step text not null default 'preparing' check (step in ('preparing', 'pressing', 'checking')),
  answered integer not null default 0 check (answered >= 0),
  -- Measured in the drill; see DrillReport.
  report jsonb,
  -- Why it could not be played.
  failure text,
  check ((status in ('waiting', 'running')) = (ended_at is null)),
  check ((status = 'done') = (report is not null)),
  check ((status = 'failed') = (failure is not null))
);
create index drill_of_fund on drill (fund_id, id);
-- Two at once would measure each other.
create unique index drill_one_at_a_time on drill ((true)) where status in ('waiting', 'running');

-- A report is kept as it was measured.
create function keep_ended_drill() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null then
    raise exception 'a drill that has ended is kept' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keep_ended before update or delete on drill for each row execute function keep_ended_drill();

select watch_operator_writes();
