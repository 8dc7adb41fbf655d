-- Up Migration

-- What visitors and members write through the contact form.
create table enquiry (
  id bigint generated always as identity primary key,
  -- What the writer is told: random, so that nobody counts our letters.
  number text not null unique check (number ~ '^Q-[A-HJ-NP-Z2-9]{8}$'),
  -- One submit is one enquiry, however often it is sent.
  request_hash bytea not null unique,
  received_at timestamptz not null,
  -- Null for a visitor.
  member_id bigint references member,
  topic text not null check (topic in ('registration', 'identity', 'fund', 'deposit', 'distribution', 'document', 'personal_data', 'complaint', 'other')),
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  body text not null check (body <> ''),
  answered_at timestamptz,
  answered_by bigint references member,
  check ((answered_at is null) = (answered_by is null))
);
create index enquiry_open on enquiry (received_at) where answered_at is null;
create index enquiry_of_member on enquiry (member_id) where member_id is not null;
