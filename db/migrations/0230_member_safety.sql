-- Up Migration

-- A session is named to its member by a number: the token's hash is told to nobody.
alter table session add column id bigint generated always as identity unique;

-- Who has left gives the address free; the address itself stays, for what is still to be said.
alter table member drop column email_key;
alter table member add column email_key text
  generated always as (case when status = 'left' then null else lower(email) end) stored unique;

-- What a passkey (WebAuthn) is known by. Its secret never leaves the member's device.
create table passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- base64url, as browsers write it
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- By which the authenticator knows the member: random, the same for all of a member's passkeys.
  user_handle text not null,
  -- Grows with each use where the authenticator counts; a smaller one is a copied key.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 40),
  -- Kept by a password manager for several devices.
  is_synced boolean not null,
  registered_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_member on passkey (member_id);

-- A question that one passkey answers once, within minutes. Real time, like sessions.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'login')),
  -- Whose passkey has to answer; null where anybody may log in.
  member_id bigint references member,
  expires_at timestamptz not null,
  check (purpose = 'login' or member_id is not null)
);
create index passkey_challenge_expired on passkey_challenge (expires_at);

-- What a member was told by mail that he might not have done himself, and the link in that mail that stops everything.
create table security_notice (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in (
    'new_device', 'password_changed', 'bank_account_changed', 'address_changed', 'email_change_asked', 'email_changed', 'passkey_added', 'passkey_removed')),
  -- Where it was sent: to this address the account goes back when the link is used.
  address text not null,
  token_hash bytea not null unique,
  told_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index security_notice_of_member on security_notice (member_id, told_at);

-- A member said that somebody else was in the account: nothing is paid out until an operator has spoken to him.
create table payout_hold (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  placed_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by bigint references member,
  reason text not null default '' check (length(reason) <= 1000),
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index payout_hold_standing on payout_hold (member_id) where lifted_at is null;
create trigger no_delete before delete on payout_hold for each row execute function refuse_change();

-- A new mail address counts once the link that went there was used.
create table email_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  email text not null check (length(email) between 3 and 200),
  token_hash bytea not null unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_change_of_member on email_change (member_id) where used_at is null;

-- Guided requests are enquiries with a due day and steps that an operator ticks off.
alter table enquiry drop constraint enquiry_topic_check;
alter table enquiry add constraint enquiry_topic_check check (topic in (
  'registration', 'identity', 'fund', 'deposit', 'distribution', 'document', 'personal_data', 'complaint', 'other',
  'account_stopped', 'leaving', 'disclosure', 'name_change', 'inheritance'));
alter table enquiry
  add column due_on date,
  add column steps_done text[] not null default '{}';

select watch_operator_writes();
