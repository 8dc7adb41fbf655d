-- Up Migration

-- The company that answers for a tenant's rent; empty where there is none, and of leases that were recorded before.
alter table lease add column guarantor text not null default '' check (length(guarantor) <= 100);
