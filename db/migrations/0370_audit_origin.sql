-- Up Migration

-- Where an operator's act came from: a mark of the session (the hash of its hash, so that nobody can use it) and the network address. Of operators
-- alone: the log is never erased, and a member's address would be a fact about a person that has to go one day.
alter table audit_log
  add column session_mark text check (session_mark ~ '^[0-9a-f]{32}$'),
  add column address text check (address <> '' and length(address) <= 64),
  add constraint audit_origin_of_operators check (
    session_mark is null and address is null
    or session_mark is not null and address is not null and request_id is not null and actor like 'operator:%');

-- The text whose hash is a link of the chain. Lines from before keep the text that they always had, with a request or without.
create or replace function audit_content(seq bigint, entry audit_log) returns text language sql stable as $$
  select (jsonb_build_array(
    seq, entry.id, extract(epoch from entry.at), entry.actor, entry.action, entry.object_type, entry.object_id, entry.detail, entry.txid)
    || case when entry.request_id is null then '[]'::jsonb else jsonb_build_array(entry.request_id) end
    || case when entry.session_mark is null then '[]'::jsonb else jsonb_build_array(entry.session_mark, entry.address) end)::text
$$;
