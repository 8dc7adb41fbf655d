-- Up Migration

-- In a rush an application is written as what decides and proves it; its papers (the contract document of a first-come fund, the mail
-- that is owed) follow when the rush is over. What they will say is kept here as it was at the application, a row for each batch, in
-- the batch's own transaction, and goes with the row when they are written.
create table papers_owed (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- Of this fund, all from the first to the last: a fund's applications get ascending ids, under its lock.
  first_investment_id bigint not null,
  last_investment_id bigint not null check (last_investment_id >= first_investment_id),
  -- Null where there is no contract before the draw.
  form_id bigint references contract_form,
  deposit_deadline_at timestamptz,
  applied_at timestamptz not null,
  -- What all applicants of the batch are told alike, and the applicants.
  letter json not null,
  applications json not null,
  -- The machine's time, like the queue's: how long they are owed is no matter of business time.
  owed_at timestamptz not null default clock_timestamp(),
  check ((form_id is null) = (deposit_deadline_at is null))
);
-- Read once and deleted: not worth the time of pressing it together.
alter table papers_owed alter column applications set storage external;
create index papers_owed_of_fund on papers_owed (fund_id, id);

select watch_operator_writes();
