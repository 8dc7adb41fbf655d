-- Up Migration

-- A postal code changes together with its address, so both wait for the same identity check.
alter table member add column pending_zipcode text check (pending_zipcode ~ '^[0-9]{7}$');
alter table member add check (pending_zipcode is null or pending_address is not null);

-- The same person is looked for by birthday and telephone; the name is compared without blanks and marks.
drop index member_same_person;
create index member_birthday_tel on member (birthday, tel);

-- Devices that a member has used: a login from another one is mailed. Real time, like sessions.
create table known_device (
  member_id bigint not null references member,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);

-- How often something was asked for within a window of time. Real time.
create table request_count (
  key text primary key,
  window_started_at timestamptz not null,
  requests integer not null
);

create index registration_of_email on registration (lower(email));
create index password_reset_of_member on password_reset (member_id);
create index identity_check_open on identity_check (id) where status in ('created', 'capturing', 'submitted');
