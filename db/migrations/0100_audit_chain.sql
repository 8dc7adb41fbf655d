-- Up Migration

-- Which transaction wrote a line: what an operator writes has its audit line in the same one (M24).
alter table audit_log add column txid bigint;
alter table audit_log alter column txid set default pg_current_xact_id()::text::bigint;
alter table investment_event add column txid bigint;
alter table investment_event alter column txid set default pg_current_xact_id()::text::bigint;
create index audit_log_of_transaction on audit_log (txid);
create index audit_log_of_object on audit_log (object_id, action);

-- The audit log is a chain: each link holds the hash of the one before, so no line can be changed, taken out or put in between
-- without all later hashes changing.
create table audit_link (
  -- Without gaps, in the order of commits.
  seq bigint primary key,
  audit_id bigint not null unique references audit_log,
  previous_hash bytea not null,
  hash bytea not null
);
-- Where the chain ends.
create table audit_chain (
  id boolean primary key default true check (id),
  seq bigint not null,
  hash bytea not null
);
insert into audit_chain (seq, hash) values (0, '');

create function audit_hash(seq bigint, previous_hash bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(previous_hash || convert_to(jsonb_build_array(
    seq, entry.id, extract(epoch from entry.at), entry.actor, entry.action, entry.object_type, entry.object_id, entry.detail, entry.txid)::text, 'UTF8'))
$$;

create function link_audit() returns trigger language plpgsql as $$
declare
  head audit_chain;
  link_hash bytea;
begin
  -- The number comes from the locked row, not from a sequence: a sequence's order is not the order of commits.
  select * into strict head from audit_chain for update;
  link_hash := audit_hash(head.seq + 1, head.hash, new);
  insert into audit_link (seq, audit_id, previous_hash, hash) values (head.seq + 1, new.id, head.hash, link_hash);
  update audit_chain set seq = head.seq + 1, hash = link_hash;
  return null;
end $$;

-- Lines that were there before the chain, in their order.
do $$
declare
  entry audit_log;
  last_seq bigint := 0;
  last_hash bytea := '';
  link_hash bytea;
begin
  for entry in select * from audit_log order by id loop
    link_hash := audit_hash(last_seq + 1, last_hash, entry);
    insert into audit_link (seq, audit_id, previous_hash, hash) values (last_seq + 1, entry.id, last_hash, link_hash);
    last_seq := last_seq + 1;
    last_hash := link_hash;
  end loop;
  update audit_chain set seq = last_seq, hash = last_hash;
end $$;

-- At the commit, when every other lock is held: the chain's lock is always the last, so it closes no circle, and is held for a moment.
create constraint trigger linked after insert on audit_log deferrable initially deferred for each row execute function link_audit();

create trigger append_only before update or delete on audit_link for each row execute function refuse_change();
create trigger append_only_truncate before truncate on audit_link execute function refuse_change();
create trigger no_delete before delete on audit_chain for each row execute function refuse_change();
create trigger no_truncate before truncate on audit_chain execute function refuse_change();
