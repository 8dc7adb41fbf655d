-- Up Migration

-- Who pressed in the first minutes of an opening and was turned away for want of room: part of the published order of an opening.
-- A member's repeats with the same amount are one line, so it is as short as the number of members.
create table turned_away (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- So many applications had been accepted before.
  after_receipt integer not null check (after_receipt >= 0),
  unique (fund_id, member_id, amount)
);
create trigger append_only before update or delete on turned_away for each row execute function refuse_change();
create trigger append_only_truncate before truncate on turned_away execute function refuse_change();

select watch_operator_writes();
