-- Up Migration

-- How a session was opened: a user-verified passkey, or a password. What asks for a passkey asks this.
alter table session add column by_passkey boolean not null default false;
-- When the one-time code that was mailed to the member was typed into this session. Real time, like everything of sessions.
alter table session add column code_confirmed_at timestamptz;

-- The one-time code of a session, which its member was mailed. A keyed hash: six digits alone would be guessed from a plain one.
create table mailed_code (
  session_hash bytea primary key references session (token_hash) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  failures integer not null default 0 check (failures >= 0)
);

-- A member who logs in by passkeys alone: no password opens the account.
alter table member add column password_off_at timestamptz;

-- The way back for such a member whose passkeys are lost: the link works from then on, and a login by passkey before ends it.
alter table password_reset add column usable_from timestamptz;
alter table password_reset add check (usable_from is null or usable_from < expires_at);

-- By which an operator without a usable passkey registers one: from the command (already with a code), or agreed on by two other operators,
-- one of whom then has the code made and hands it over. Real time. The latest counts.
create table operator_enrolment (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- Null for one from the command.
  proposal_id bigint unique references proposal,
  code_hash bytea unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (proposal_id is not null or code_hash is not null)
);
create index operator_enrolment_of_member on operator_enrolment (member_id) where used_at is null;

-- An operator's word in these is noted like any other (0104).
select watch_operator_writes();

alter table security_notice drop constraint security_notice_kind_check;
alter table security_notice add constraint security_notice_kind_check check (kind in (
  'new_device', 'password_changed', 'bank_account_changed', 'address_changed', 'email_change_asked', 'email_changed', 'passkey_added', 'passkey_removed',
  'password_off', 'recovery_asked'));

-- ---------------------------------------------------------------- what a mail says only until it is sent

-- The parts of a mail that open something. They are taken out of its words in the transaction that sends it.
alter table mail_outbox add column secrets text[];

-- Earlier mails: the links that they carried. What is still to be sent keeps them until then.
update mail_outbox set secrets = array(
  select distinct found[2] from regexp_matches(text_body || ' ' || html_body, '/(stop|regist|password/reset|email)/([A-Za-z0-9_-]{20,})', 'g') as found)
where sent_at is null and text_body is not null and html_body is not null;
update mail_outbox set secrets = null where secrets = '{}';
update mail_outbox set
  text_body = regexp_replace(text_body, '/(stop|regist|password/reset|email)/[A-Za-z0-9_-]{20,}', '/\1/（送信後に消去）', 'g'),
  html_body = regexp_replace(html_body, '/(stop|regist|password/reset|email)/[A-Za-z0-9_-]{20,}', '/\1/（送信後に消去）', 'g')
where sent_at is not null and text_body ~ '/(stop|regist|password/reset|email)/[A-Za-z0-9_-]{20,}';
alter table mail_outbox add check (sent_at is null or secrets is null);
