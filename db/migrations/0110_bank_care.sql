-- Up Migration

-- When we asked the bank to stop the account; null where nobody did, or where somebody at the bank's own site did: only what we
-- stopped is ours to reopen. Written before the bank is called, so a lost answer changes nothing about whose act it was.
alter table virtual_account add column stop_ordered_at timestamptz;

-- The state of an authorization belongs to the session in which it was begun.
alter table bank_authorization add column session_hash bytea;

-- Since when the bank accepts our refresh token no longer; a new link clears it.
alter table bank_link add column refused_at timestamptz;

-- One row while the bank's list cannot be read: since when, by business time.
create table bank_trouble (
  id boolean primary key default true check (id),
  since timestamptz not null
);
