-- Up Migration

-- What speaks for a property, with source and day, and what speaks against it; standing funds say nothing of either.
alter table fund
  add column sourced_facts jsonb not null default '[]' check (jsonb_typeof(sourced_facts) = 'array'),
  add column weak_points jsonb not null default '[]' check (jsonb_typeof(weak_points) = 'array');
