-- Up Migration

-- What set a line off: the request's id as its answer told it (x-request-id) and as the server's log repeats it, or the job's, the scheduled
-- task's. It joins what one press of a button wrote into several records.
alter table audit_log add column request_id text check (request_id <> '' and length(request_id) <= 200);
create index audit_log_of_request on audit_log (request_id) where request_id is not null;

-- The text whose hash is a link of the chain. Lines from before have no request, and the text that they always had.
create function audit_content(seq bigint, entry audit_log) returns text language sql stable as $$
  select (jsonb_build_array(
    seq, entry.id, extract(epoch from entry.at), entry.actor, entry.action, entry.object_type, entry.object_id, entry.detail, entry.txid)
    || case when entry.request_id is null then '[]'::jsonb else jsonb_build_array(entry.request_id) end)::text
$$;
create or replace function audit_hash(seq bigint, previous_hash bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(previous_hash || convert_to(audit_content(seq, entry), 'UTF8'))
$$;

-- A record's history holds what was proposed about it.
create index proposal_of_subject on proposal (subject);
