-- Up Migration

-- Said with a lottery application: whoever is not drawn would also take a place that comes free later.
alter table investment add column as_substitute boolean not null default false;
create or replace function keep_applied_contract() returns trigger language plpgsql as $$
begin
  if new.fund_id <> old.fund_id or new.member_id <> old.member_id or new.amount <> old.amount or new.as_substitute <> old.as_substitute then
    raise exception 'an investment keeps its fund, member and amount' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- Of the closed list: who may become a substitute. The hash is published with that of the list, so that nobody is added once the seed is known.
alter table lottery_entry add column as_substitute boolean not null default false;
alter table lottery add column substitutes_hash text check (substitutes_hash ~ '^[0-9a-f]{64}$');
drop index lottery_entry_of_fund;
create index lottery_entry_of_fund on lottery_entry (fund_id, investment_id) include (amount, won, as_substitute);

-- A substitute waits in the line of the fund as everybody else does, in the order of the draw, with the application that was made.
alter table waitlist_entry
  add column application_id bigint unique references investment,
  add constraint application_is_what_is_taken check (investment_id is null or application_id is null or investment_id = application_id);

-- Substitutes of a lottery are no waitlist that an operator promises.
create or replace function refuse_waiting_without_waitlist() returns trigger language plpgsql as $$
begin
  if new.application_id is null and not (select has_waitlist from fund where id = new.fund_id) then
    raise exception 'fund % has no waitlist', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.application_id is not null and not exists (
    select from investment
    join lottery_entry on lottery_entry.investment_id = investment.id
    where investment.id = new.application_id and investment.fund_id = new.fund_id and investment.member_id = new.member_id
      and investment.amount = new.amount and lottery_entry.as_substitute and not lottery_entry.won) then
    raise exception 'application % is no substitute', new.application_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- What became of the room after a draw, step by step, for anybody to recompute: each row names the hash of the row before it, the first that of the list.
create table lottery_step (
  fund_id bigint not null references lottery,
  seq integer not null default 0 check (seq > 0),
  at timestamptz not null check (at = date_trunc('second', at)),
  kind text not null check (kind in ('lapsed', 'reinstated', 'offered', 'accepted', 'declined', 'expired', 'passed')),
  investment_id bigint not null references lottery_entry,
  amount bigint not null default 0 check (amount > 0),
  -- Room that nobody has and that is offered to nobody.
  free_after bigint not null default 0 check (free_after >= 0),
  previous_hash text not null default '' check (previous_hash ~ '^[0-9a-f]{64}$'),
  primary key (fund_id, seq)
);
create index lottery_step_of_application on lottery_step (investment_id, seq);

-- The row as it is published: a line of text with a line feed.
create function lottery_step_text(step lottery_step) returns text stable language sql as $$
  select concat_ws(',', step.seq, to_char(step.at at time zone 'Asia/Tokyo', 'YYYY-MM-DD"T"HH24:MI:SS') || '+09:00', step.kind,
    step.investment_id, step.amount, step.free_after, step.previous_hash) || E'\n'
$$;

-- Place, amount, room and hash follow from what stands already: nobody writes them.
create function chain_lottery_step() returns trigger language plpgsql as $$
declare
  last_step lottery_step;
  list record;
  own_last text;
begin
  select * into last_step from lottery_step where fund_id = new.fund_id order by seq desc limit 1;
  select lottery.list_hash, fund.fund_total - fund.subordinated_amount
      - (select coalesce(sum(amount), 0) from lottery_entry where fund_id = new.fund_id and won) as free
    into list from lottery join fund on fund.id = lottery.fund_id where lottery.fund_id = new.fund_id and lottery.drawn_at is not null;
  select amount into new.amount from lottery_entry where investment_id = new.investment_id and fund_id = new.fund_id;
  select kind into own_last from lottery_step where investment_id = new.investment_id order by seq desc limit 1;
  new.seq := coalesce(last_step.seq, 0) + 1;
  new.previous_hash := case when last_step.seq is null then list.list_hash
    else encode(sha256(convert_to(lottery_step_text(last_step), 'UTF8')), 'hex') end;
  new.free_after := coalesce(last_step.free_after, list.free) + case
    when new.kind in ('offered', 'reinstated') then -new.amount
    when new.kind in ('lapsed', 'expired') or (new.kind = 'declined' and own_last = 'offered') then new.amount
    else 0 end;
  return new;
end $$;
create trigger chained before insert on lottery_step for each row execute function chain_lottery_step();
create trigger append_only before update or delete on lottery_step for each row execute function refuse_change();
create trigger append_only_truncate before truncate on lottery_step execute function refuse_change();

select watch_operator_writes();
