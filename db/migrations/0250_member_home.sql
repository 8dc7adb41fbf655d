-- Up Migration

-- ---------------------------------------------------------------- the member's inbox

-- When the member opened the mail in the inbox; what a mail program shows is nobody else's business.
alter table mail_outbox add column read_at timestamptz;
create index mail_outbox_unread on mail_outbox (member_id) where read_at is null;

-- ---------------------------------------------------------------- notices to browsers (web push, RFC 8030)

-- The installation's own key pair (VAPID, RFC 8292), made once; the private half is encrypted.
create table push_key (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);

-- One browser of a member that wants notices. The push service tells when one is gone, and the row goes with it.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 2000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  device text not null default '',
  created_at timestamptz not null,
  last_sent_at timestamptz,
  -- The last failure since the last success; null while all is well.
  failed_at timestamptz,
  last_error text
);
create index push_subscription_of_member on push_subscription (member_id);

-- A notice that one browser is owed for one mail.
create table push_message (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mail_outbox,
  subscription_id bigint not null references push_subscription on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (mail_id, subscription_id)
);

-- Which kinds a member does not want as notices in the browser; whatever is not here is wanted.
create table push_refusal (
  member_id bigint not null references member,
  kind text not null check (kind in ('offering', 'lottery', 'deposit', 'distribution', 'renewal', 'document', 'account', 'news')),
  refused_at timestamptz not null,
  primary key (member_id, kind)
);

-- ---------------------------------------------------------------- the member's calendar

-- The secret address under which calendars read a member's dates; only its hash is kept. A new one ends the one before.
create table calendar_feed (
  member_id bigint primary key references member,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
