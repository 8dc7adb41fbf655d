-- Up Migration

-- When the start of operation was booked: a day that lies ahead is only announced by operation_start_on.
alter table fund_result add column operation_booked_at timestamptz;
update fund_result set operation_booked_at = entry.recorded_at
from journal_entry entry
where entry.idempotency_key = 'operation-started:' || fund_result.fund_id;

-- ---------------------------------------------------------------- terms of auto-renewing funds

create table fund_term (
  fund_id bigint not null references fund,
  -- 1 is the first (第1期).
  number integer not null check (number >= 1),
  start_on date not null,
  end_on date not null,
  -- The last day on which a member may change between staying and leaving.
  choice_until date not null,
  begun_at timestamptz not null,
  -- The three notices, each once: the choice is open, it closes today, what is going to happen.
  announced_at timestamptz,
  reminded_at timestamptz,
  foretold_at timestamptz,
  -- The last day as it came: the planned one, or the day of the sale.
  closed_on date,
  ended_at timestamptz,
  primary key (fund_id, number),
  check (start_on <= choice_until and choice_until <= end_on),
  check (closed_on between start_on and end_on),
  check ((closed_on is null) = (ended_at is null)),
  exclude using gist (fund_id with =, daterange(start_on, end_on, '[]') with &&)
);
create unique index fund_term_open on fund_term (fund_id) where ended_at is null;
create trigger set_once before update on fund_term for each row execute function refuse_second_setting();
create trigger no_delete before delete on fund_term for each row execute function refuse_change();

-- Whose money works in a term. Who leaves is settled when the term ends: the principal goes back with its distribution.
create table term_participation (
  fund_id bigint not null,
  term_number integer not null,
  investment_id bigint not null references investment,
  leaves boolean,
  primary key (fund_id, term_number, investment_id),
  foreign key (fund_id, term_number) references fund_term
);
create index term_participation_of_investment on term_participation (investment_id, term_number);
create trigger set_once before update on term_participation for each row execute function refuse_second_setting();
create trigger no_delete before delete on term_participation for each row execute function refuse_change();

-- What members answered; the latest counts, and without one the investment goes on.
create table renewal_choice (
  id bigint generated always as identity primary key,
  fund_id bigint not null,
  term_number integer not null,
  investment_id bigint not null,
  choice text not null check (choice in ('continue', 'leave')),
  actor text not null,
  chosen_at timestamptz not null,
  foreign key (fund_id, term_number, investment_id) references term_participation
);
create index renewal_choice_of_investment on renewal_choice (investment_id, term_number, id);
create trigger append_only before update or delete on renewal_choice for each row execute function refuse_change();
create trigger append_only_truncate before truncate on renewal_choice execute function refuse_change();

create function refuse_late_choice() returns trigger language plpgsql as $$
begin
  if not exists (
    select from fund_term term
    where term.fund_id = new.fund_id and term.number = new.term_number and term.ended_at is null
      and (new.chosen_at at time zone 'Asia/Tokyo')::date between term.start_on and term.choice_until
  ) then
    raise exception 'the choice of term % of fund % is closed', new.term_number, new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger in_time before insert on renewal_choice for each row execute function refuse_late_choice();

-- ---------------------------------------------------------------- distributions of terms

alter table distribution
  add column term_number integer,
  -- Whether every participant's principal went back with it.
  add column redeems boolean,
  -- Of the whole fund, as the operator entered it; what investors bear of it stands on their shares.
  add column loss bigint not null default 0 check (loss >= 0),
  -- On the sale of an auto-renewing fund: total_dividend holds a quarter of it.
  add column sale_profit bigint not null default 0 check (sale_profit >= 0),
  add foreign key (fund_id, term_number) references fund_term;
-- Two terms may be paid on one day; a term has one distribution.
drop index distribution_of_payday;
create unique index distribution_of_payday on distribution (fund_id, payday) where term_number is null;
create unique index distribution_of_term on distribution (fund_id, term_number);
