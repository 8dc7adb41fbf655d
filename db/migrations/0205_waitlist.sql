-- Up Migration

-- Who waits for a place in a first-come fund that is full. The order is that of the ids, which are given under the fund's lock.
-- An invited one's amount is held: nobody else gets it while the invitation runs.
create table waitlist_entry (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  member_id bigint not null references member,
  amount bigint not null check (amount between 100000 and 1000000 and amount % 100000 = 0),
  status text not null check (status in ('waiting', 'invited', 'applied', 'expired', 'left', 'closed')),
  joined_at timestamptz not null,
  status_at timestamptz not null,
  invited_at timestamptz,
  -- The last instant at which the invitation is good.
  invited_until timestamptz,
  investment_id bigint unique references investment,
  check ((invited_at is null) = (invited_until is null)),
  check (invited_until > invited_at),
  check (status not in ('invited', 'expired') or invited_at is not null),
  check (status <> 'waiting' or invited_at is null),
  check ((status = 'applied') = (investment_id is not null))
);
create unique index waitlist_one_live on waitlist_entry (member_id, fund_id) where status in ('waiting', 'invited');
create index waitlist_of_fund on waitlist_entry (fund_id, id) include (status, amount) where status in ('waiting', 'invited');

create function check_waitlist_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an entry of a waitlist is kept' using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' then
      raise exception 'an entry of a waitlist begins with waiting' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if new.fund_id <> old.fund_id or new.member_id <> old.member_id or new.amount <> old.amount or new.joined_at <> old.joined_at then
    raise exception 'an entry of a waitlist keeps its fund, member, amount and place' using errcode = 'integrity_constraint_violation';
  end if;
  if not (
    (old.status = 'waiting' and new.status in ('invited', 'applied', 'left', 'closed'))
    or (old.status = 'invited' and new.status in ('applied', 'expired', 'left', 'closed'))
  ) then
    raise exception 'illegal transition of waitlist entry %: % to %', new.id, old.status, new.status using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal_transition before insert or update or delete on waitlist_entry
  for each row execute function check_waitlist_transition();

select watch_operator_writes();
