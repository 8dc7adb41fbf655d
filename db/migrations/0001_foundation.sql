-- Up Migration

-- Tables that hold evidence or money are append-only: the database refuses every other change.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only: % refused', tg_table_name, tg_op using errcode = 'integrity_constraint_violation';
end $$;

-- ---------------------------------------------------------------- members

create table member (
  id bigint generated always as identity primary key,
  -- The public number (eight digits, random): the running id is told to nobody.
  member_number text not null unique check (member_number ~ '^[0-9]{8}$'),
  email text not null check (length(email) between 3 and 200),
  email_key text generated always as (lower(email)) stored unique,
  password_hash text not null,
  role text not null default 'member' check (role in ('member', 'admin')),
  -- held: the same person seems to have another account; an operator decides.
  status text not null default 'active' check (status in ('active', 'held', 'suspended', 'left')),
  family_name text not null check (length(family_name) between 1 and 20),
  given_name text not null check (length(given_name) between 1 and 20),
  family_name_kana text not null check (length(family_name_kana) between 1 and 40),
  given_name_kana text not null check (length(given_name_kana) between 1 and 40),
  birthday date not null,
  zipcode text not null check (zipcode ~ '^[0-9]{7}$'),
  address text not null check (length(address) between 1 and 200),
  tel text not null check (tel ~ '^[0-9]{10,11}$'),
  receive_all_mail boolean not null default true,
  invitation_code text unique,
  invited_by_code text,
  identity_approved_at timestamptz,
  identity_submitted_at timestamptz,
  pending_address text check (length(pending_address) between 1 and 200),
  pending_address_at timestamptz,
  registered_at timestamptz not null,
  check ((pending_address is null) = (pending_address_at is null))
);
create index member_same_person on member (family_name_kana, given_name_kana, birthday, tel);

create table survey_answer (
  member_id bigint primary key references member,
  property text not null,
  purpose text not null,
  experience text not null,
  job text not null,
  income text not null,
  answered_at timestamptz not null
);

create table bank_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  bank_code text not null check (bank_code ~ '^[0-9]{4}$'),
  bank_name text not null,
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  branch_name text not null,
  account_number text not null check (account_number ~ '^[0-9]{1,8}$'),
  registered_at timestamptz not null,
  replaced_at timestamptz
);
create unique index bank_account_current on bank_account (member_id) where replaced_at is null;

-- Sessions and throttles live in real time: moving the demo's clock ends no session. Links in mails live in business time,
-- in which their deadline is told.
create table session (
  token_hash bytea primary key,
  member_id bigint not null references member,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  authenticated_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default ''
);
create index session_of_member on session (member_id);

create table login_throttle (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

create table registration (
  id bigint generated always as identity primary key,
  email text not null,
  token_hash bytea not null unique,
  invitation_code text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  member_id bigint references member
);

create table password_reset (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  token_hash bytea not null unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table identity_check (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  reference text not null unique,
  url text not null,
  -- How the person was verified: image methods are abolished on 2027-04-01 (rules of the anti-money-laundering act).
  method text not null default 'image' check (method in ('image', 'ic_chip', 'jpki', 'mail')),
  status text not null check (status in ('created', 'capturing', 'submitted', 'approved', 'rejected', 'expired', 'cancelled')),
  status_at timestamptz not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  reject_reasons text[] not null default '{}'
);
create index identity_check_of_member on identity_check (member_id);

create table identity_notification (
  event_id text primary key,
  reference text not null,
  type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);

-- ---------------------------------------------------------------- funds

create table fund (
  id bigint generated by default as identity primary key,
  name text not null,
  detail text not null,
  offering_start_at timestamptz not null,
  offering_end_at timestamptz not null,
  offering_method text not null check (offering_method in ('first_come', 'lottery')),
  goal text not null check (goal in ('all_or_nothing', 'all_in')),
  fund_total bigint not null check (fund_total > 0 and fund_total % 100000 = 0),
  subordinated_amount bigint not null default 0 check (subordinated_amount >= 0 and subordinated_amount % 100000 = 0),
  minimum_amount bigint not null check (minimum_amount >= 100000 and minimum_amount % 100000 = 0),
  maximum_amount bigint check (maximum_amount % 100000 = 0),
  planned_rate_bp integer not null check (planned_rate_bp between 0 and 10000),
  rate_breakdown jsonb not null default '[]',
  operation_term_months integer not null check (operation_term_months between 1 and 600),
  operation_start_on date,
  operation_end_on date,
  auto_renewal boolean not null default false,
  early_access_code text,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null,
  check (offering_start_at < offering_end_at),
  check (subordinated_amount < fund_total),
  check (maximum_amount is null or maximum_amount >= minimum_amount),
  check (operation_end_on is null or operation_end_on >= operation_start_on),
  check ((status = 'published') = (published_at is not null))
);

-- What really happened with a fund. A column once set is never changed (trigger below).
create table fund_result (
  fund_id bigint primary key references fund,
  offering_start_at timestamptz,
  offering_end_at timestamptz,
  operation_start_on date,
  operation_end_on date,
  payday date,
  rate_bp integer,
  failed_at timestamptz
);

create function refuse_second_setting() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  field text;
begin
  for field in select jsonb_object_keys(before) loop
    if before -> field <> 'null'::jsonb and before -> field is distinct from after -> field then
      raise exception 'column %.% is set once', tg_table_name, field using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return new;
end $$;
create trigger set_once before update on fund_result for each row execute function refuse_second_setting();

-- The checkable draw of a lottery fund: what is published when. Everything is set once.
create table lottery (
  fund_id bigint primary key references fund,
  seed bytea not null check (length(seed) = 32),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  beacon_url text,
  beacon_round bigint,
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  listed_at timestamptz,
  beacon text check (beacon ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz,
  check ((list_hash is null) = (listed_at is null)),
  check (drawn_at is null or (listed_at is not null and (beacon_round is null or beacon is not null)))
);
create trigger set_once before update on lottery for each row execute function refuse_second_setting();
create trigger no_delete before delete on lottery for each row execute function refuse_change();

create table fund_document (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  -- pre_contract: delivered before the contract, every one is opened and ticked by an applicant.
  kind text not null check (kind in ('pre_contract', 'other')),
  position integer not null,
  name text not null,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  media_type text not null default 'application/pdf',
  added_at timestamptz not null,
  unique (fund_id, kind, position)
);

create table fund_message (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  title text not null,
  content text not null,
  show_at timestamptz not null,
  is_deleted boolean not null default false,
  extra_message text,
  admin_only boolean not null default false,
  created_at timestamptz not null
);
create index fund_message_of_fund on fund_message (fund_id, show_at desc);

-- ---------------------------------------------------------------- investments

create table investment (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  member_id bigint not null references member,
  amount bigint not null check (amount between 100000 and 1000000 and amount % 100000 = 0),
  status text not null check (status in ('lottery_pending', 'awaiting_deposit', 'participating', 'not_selected', 'fund_failed', 'canceled')),
  cancel_reason text check (cancel_reason in ('deadline', 'cooling_off', 'member_before_deposit', 'operator')),
  early_access boolean not null default false,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  applied_at timestamptz not null,
  status_at timestamptz not null,
  deposit_deadline_at timestamptz,
  contract_confirmed_at timestamptz,
  redeemed_at timestamptz,
  unique (member_id, idempotency_key),
  check ((status = 'canceled') = (cancel_reason is not null)),
  check (status <> 'participating' or contract_confirmed_at is not null),
  check (status not in ('awaiting_deposit', 'participating') or deposit_deadline_at is not null),
  check (redeemed_at is null or status = 'participating')
);
create unique index investment_one_live on investment (member_id, fund_id)
  where status in ('lottery_pending', 'awaiting_deposit', 'participating');
create index investment_of_fund on investment (fund_id, status) include (amount);
create index investment_of_member on investment (member_id, status) include (amount, redeemed_at);
create index investment_due on investment (deposit_deadline_at) where status = 'awaiting_deposit';

create table investment_transition (
  from_status text,
  to_status text not null,
  unique nulls not distinct (from_status, to_status)
);
insert into investment_transition (from_status, to_status) values
  (null, 'lottery_pending'),
  (null, 'awaiting_deposit'),
  ('lottery_pending', 'awaiting_deposit'),
  ('lottery_pending', 'not_selected'),
  ('lottery_pending', 'fund_failed'),
  ('lottery_pending', 'canceled'),
  ('awaiting_deposit', 'participating'),
  ('awaiting_deposit', 'canceled'),
  ('awaiting_deposit', 'fund_failed'),
  ('participating', 'canceled'),
  ('participating', 'fund_failed'),
  -- A deposit that was in time at the bank but was noticed after the midnight job.
  ('canceled', 'participating');

create function check_investment_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return new; end if;
    if new.fund_id <> old.fund_id or new.member_id <> old.member_id or new.amount <> old.amount then
      raise exception 'an investment keeps its fund, member and amount' using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  if not exists (
    select from investment_transition t
    where t.to_status = new.status
      and t.from_status is not distinct from case when tg_op = 'UPDATE' then old.status end
  ) then
    raise exception 'illegal transition of investment %: % to %', new.id,
      case when tg_op = 'UPDATE' then old.status else 'new' end, new.status using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger legal_transition before insert or update on investment
  for each row execute function check_investment_transition();

create table investment_event (
  id bigint generated always as identity primary key,
  investment_id bigint not null references investment,
  from_status text,
  to_status text not null,
  -- 'member:7', 'operator:3', 'schedule', 'bank'
  actor text not null,
  reason text not null,
  at timestamptz not null
);
create index investment_event_of_investment on investment_event (investment_id, id);
create trigger append_only before update or delete on investment_event for each row execute function refuse_change();
create trigger append_only_truncate before truncate on investment_event execute function refuse_change();

-- ---------------------------------------------------------------- documents

create table contract_document (
  id bigint generated always as identity primary key,
  investment_id bigint not null unique references investment,
  document_number text not null unique,
  form_version text not null,
  -- Everything the document says, frozen in the transaction that made the contract.
  data jsonb not null,
  frozen_at timestamptz not null,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  rendered_at timestamptz,
  -- The electronic delivery (first download): the cooling-off days count from this day.
  delivered_at timestamptz
);
create trigger set_once before update on contract_document for each row execute function refuse_second_setting();
create trigger no_delete before delete on contract_document for each row execute function refuse_change();

-- A one-time value that opens one document for one session.
create table document_ticket (
  value_hash bytea primary key,
  contract_document_id bigint not null references contract_document,
  member_id bigint not null references member,
  session_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table document_delivery (
  id bigint generated always as identity primary key,
  contract_document_id bigint not null references contract_document,
  member_id bigint not null references member,
  file_sha256 text not null,
  at timestamptz not null,
  ip_address text not null,
  device text not null
);
create trigger append_only before update or delete on document_delivery for each row execute function refuse_change();

-- ---------------------------------------------------------------- bank

-- The link to the operator's bank: one row; the tokens are encrypted.
create table bank_link (
  id boolean primary key default true check (id),
  access_token text not null,
  previous_access_token text,
  refresh_token text not null,
  scope text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);

-- A bank authorization under way: its state is single use and belongs to the operator who began it.
create table bank_authorization (
  state_hash bytea primary key,
  member_id bigint not null references member,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table virtual_account (
  id bigint generated always as identity primary key,
  va_id text not null unique,
  branch_code text not null,
  branch_name text not null,
  account_number text not null,
  account_name text not null,
  bank_status text not null default 'usable' check (bank_status in ('usable', 'stopped', 'deleted')),
  issued_at timestamptz not null,
  unique (branch_code, account_number)
);

create extension if not exists btree_gist;

create table virtual_account_assignment (
  id bigint generated always as identity primary key,
  virtual_account_id bigint not null references virtual_account,
  investment_id bigint not null unique references investment,
  assigned_at timestamptz not null,
  -- A late deposit must never reach another member: the account rests six months after its deadline.
  rests_until timestamptz not null,
  check (rests_until > assigned_at),
  exclude using gist (virtual_account_id with =, tstzrange(assigned_at, rests_until) with &&)
);

create table bank_notification (
  message_id text primary key,
  body text not null,
  received_at timestamptz not null
);
create trigger append_only before update or delete on bank_notification for each row execute function refuse_change();

-- Up to when the bank's list was read successfully.
create table bank_reading (
  id boolean primary key default true check (id),
  read_at timestamptz not null
);

-- Every line that the bank reports on the deposit account, once.
create table bank_line (
  id bigint generated always as identity primary key,
  real_account_id text not null,
  item_key text not null,
  va_id text,
  amount bigint not null check (amount <> 0),
  transacted_on date not null,
  transacted_at timestamptz not null,
  remitter_name_kana text not null,
  payer_bank_name text not null default '',
  payer_branch_name text not null default '',
  remarks text not null default '',
  recorded_at timestamptz not null,
  unique (real_account_id, item_key)
);
create trigger append_only before update or delete on bank_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on bank_line execute function refuse_change();

create table deposit (
  id bigint generated always as identity primary key,
  bank_line_id bigint not null unique references bank_line,
  investment_id bigint references investment,
  outcome text not null check (outcome in (
    'part_payment', 'completed', 'reinstated', 'no_room_to_reinstate', 'in_time_but_short', 'late', 'already_paid', 'not_payable',
    'unknown_account')),
  toward_investment bigint not null check (toward_investment >= 0),
  refundable bigint not null check (refundable >= 0),
  name_differs boolean not null default false,
  booked_at timestamptz not null,
  check ((investment_id is null) = (outcome = 'unknown_account'))
);
create index deposit_of_investment on deposit (investment_id);
create trigger append_only before update or delete on deposit for each row execute function refuse_change();

-- What the operator owes back to a member; the ledger's refundable account holds the same sums.
create table refund (
  id bigint generated always as identity primary key,
  key text not null unique,
  member_id bigint not null references member,
  investment_id bigint not null references investment,
  deposit_id bigint references deposit,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('excess', 'late', 'not_payable', 'overdue', 'fund_failed', 'cooling_off')),
  owed_since timestamptz not null,
  -- withdrawn: an in-time deposit that was noticed late brought the investment back, and with it this money.
  status text not null default 'open' check (status in ('open', 'paid', 'withdrawn')),
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null))
);
create index refund_open on refund (member_id) where status = 'open';

-- ---------------------------------------------------------------- distributions

create table distribution (
  id bigint generated always as identity primary key,
  fund_id bigint not null references fund,
  total_dividend bigint not null check (total_dividend >= 0),
  fixed_at timestamptz not null
);
create table distribution_share (
  id bigint generated always as identity primary key,
  distribution_id bigint not null references distribution,
  investment_id bigint not null references investment,
  gross bigint not null check (gross >= 0),
  withholding bigint not null check (withholding >= 0),
  net bigint generated always as (gross - withholding) stored,
  principal bigint not null default 0 check (principal >= 0),
  loss bigint not null default 0 check (loss >= 0),
  paid_at timestamptz,
  unique (distribution_id, investment_id),
  check (withholding <= gross)
);
create index distribution_share_of_investment on distribution_share (investment_id);

-- ---------------------------------------------------------------- ledger

create table journal_entry (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The same key is the same event: a repeat finds the entry; another content under the key is a bug.
  idempotency_key text not null unique,
  input_hash text not null,
  -- When it happened at the bank or in business time; recorded_at is when we wrote it down.
  effective_at timestamptz not null,
  recorded_at timestamptz not null,
  reverses bigint unique references journal_entry
);

create table posting (
  id bigint generated always as identity primary key,
  entry_id bigint not null references journal_entry,
  account_kind text not null check (account_kind in (
    'bank', 'fund_asset', 'deposit', 'refundable', 'suspense', 'capital', 'payable', 'in_flight', 'tax', 'float', 'deployed')),
  account_ref text not null default '',
  -- Whole yen; debit positive, credit negative.
  amount bigint not null check (amount <> 0),
  check ((account_kind in ('suspense', 'tax', 'float')) = (account_ref = ''))
);
create index posting_of_account on posting (account_kind, account_ref) include (amount);
create index posting_of_entry on posting (entry_id) include (amount);

create function check_entry_balance() returns trigger language plpgsql as $$
declare
  total numeric;
  lines integer;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from posting where entry_id = new.entry_id;
  if total <> 0 or lines < 2 then
    raise exception 'journal entry % does not balance: % yen in % lines', new.entry_id, total, lines
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on posting deferrable initially deferred
  for each row execute function check_entry_balance();

create function check_entry_has_postings() returns trigger language plpgsql as $$
begin
  if not exists (select from posting where entry_id = new.id) then
    raise exception 'journal entry % has no postings', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger has_postings after insert on journal_entry deferrable initially deferred
  for each row execute function check_entry_has_postings();

create trigger append_only before update or delete on journal_entry for each row execute function refuse_change();
create trigger append_only_truncate before truncate on journal_entry execute function refuse_change();
create trigger append_only before update or delete on posting for each row execute function refuse_change();
create trigger append_only_truncate before truncate on posting execute function refuse_change();

-- ---------------------------------------------------------------- mails, schedule, audit

create table mail_outbox (
  id bigint generated always as identity primary key,
  -- One owed mail, one key: 'application-accepted:42'.
  key text not null unique,
  member_id bigint references member,
  to_address text not null,
  template text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  message_id text not null unique,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The mail server refused it for good; an operator sees it.
  undeliverable_at timestamptz,
  last_error text,
  check (sent_at is null or undeliverable_at is null)
);
create index mail_outbox_unsent on mail_outbox (id) where sent_at is null and undeliverable_at is null;

create table scheduled_run (
  task text not null,
  due_at timestamptz not null,
  finished_at timestamptz,
  primary key (task, due_at)
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  detail jsonb not null default '{}'
);
create trigger append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger append_only_truncate before truncate on audit_log execute function refuse_change();
