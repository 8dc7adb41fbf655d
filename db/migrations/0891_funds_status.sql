-- Up Migration

-- What two operators decided of a fund against its plan. extended: it goes on until a new end. in_talks: every investor is asked for the consent that the
-- contract does not give. Late is nothing that is decided: it follows from the days.
create table fund_status (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  seq integer not null check (seq > 0),
  state text not null check (state in ('extended', 'in_talks')),
  -- The end before, and the new one; with in_talks the one that investors are asked to agree to.
  previous_end_on date not null,
  planned_end_on date not null check (planned_end_on > previous_end_on),
  cause text not null check (cause in ('sale', 'works', 'tenant', 'market', 'disaster', 'dispute', 'other')),
  -- As investors read it: why, what is being done, what it does to dividend and principal.
  reason text not null check (length(reason) between 1 and 2000),
  measures text not null check (length(measures) between 1 and 2000),
  effect text not null check (length(effect) between 1 and 2000),
  -- Until when they hear of it again.
  next_notice_on date not null,
  proposal_id bigint not null unique references proposal,
  actor text not null,
  at timestamptz not null,
  unique (fund_id, seq)
);
create trigger append_only before update or delete on fund_status for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fund_status execute function refuse_change();

-- What an investor answered who was asked.
create table extension_answer (
  id bigint generated always as identity primary key,
  status_id bigint not null references fund_status,
  investment_id bigint not null references investment,
  answer text not null check (answer in ('consents', 'refuses')),
  answered_on date not null,
  -- How it was given: the letter, the call, the enquiry.
  basis text not null check (length(basis) between 1 and 500),
  recorded_by bigint not null references member,
  recorded_at timestamptz not null
);
create index extension_answer_of_status on extension_answer (status_id, investment_id, id);
create index extension_answer_of_investment on extension_answer (investment_id);
create index extension_answer_recorded_by on extension_answer (recorded_by);
create trigger append_only before update or delete on extension_answer for each row execute function refuse_change();
create trigger append_only_truncate before truncate on extension_answer execute function refuse_change();

-- The last answer of each investor counts.
create view standing_extension_answer as
select distinct on (status_id, investment_id) status_id, investment_id, answer, answered_on, basis
from extension_answer order by status_id, investment_id, id desc;

-- An extension goes on from the fund's end, by two people, within what the contract gives (12 months beyond the first end, announced 30 days ahead), or with
-- the consent of everybody whose principal is at work, to an end no later than the one they were asked about.
create function check_fund_status() returns trigger language plpgsql as $$
declare
  first_end date;
  asked fund_status;
begin
  if new.seq <> coalesce((select max(seq) from fund_status where fund_id = new.fund_id), 0) + 1 then
    raise exception 'fund %: state % does not follow the last one', new.fund_id, new.seq using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (
    select from proposal where id = new.proposal_id and kind = 'fund.extension' and status = 'approved'
  ) then
    raise exception 'fund %: two operators decide its state', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'in_talks' then return new; end if;
  select previous_end_on into first_end from fund_status where fund_id = new.fund_id and state = 'extended' order by seq limit 1;
  first_end := coalesce(first_end, new.previous_end_on);
  if new.planned_end_on <= (first_end + interval '12 months')::date and japan_date(new.at) <= new.previous_end_on - 30 then return new; end if;
  select * into asked from fund_status where fund_id = new.fund_id order by seq desc limit 1;
  if asked.state is distinct from 'in_talks' or new.planned_end_on > asked.planned_end_on or exists (
    select from investment
    where fund_id = new.fund_id and status = 'participating' and redeemed_at is null and not exists (
      select from standing_extension_answer where status_id = asked.id and investment_id = investment.id and answer = 'consents')
  ) then
    raise exception 'fund %: this extension needs the consent of every investor', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger follows_the_contract before insert on fund_status for each row execute function check_fund_status();

-- What the company says of a delay, in words that investors read with the next notice and on the page.
create table delay_explanation (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  text text not null check (length(text) between 1 and 2000),
  written_by bigint not null references member,
  written_at timestamptz not null
);
create index delay_explanation_of_fund on delay_explanation (fund_id, id);
create index delay_explanation_written_by on delay_explanation (written_by);
create trigger append_only before update or delete on delay_explanation for each row execute function refuse_change();
create trigger append_only_truncate before truncate on delay_explanation execute function refuse_change();

do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'proposal_kind_check' and conrelid = 'proposal'::regclass;
  execute 'alter table proposal drop constraint proposal_kind_check, add constraint proposal_kind_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''fund.extension''::text, ');
end $$;

select watch_operator_writes();
