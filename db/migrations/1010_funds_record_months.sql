-- Up Migration

-- The record of all funds as it stood at the end of each month: the bytes as anybody takes them away, and the company's signature over them. Each names the
-- one before by its hash, so that there is one chain and none is left out. See decision 0400.
create table record_month (
  -- Its first day.
  month date primary key check (extract(day from month) = 1),
  content text not null,
  sha256 text not null unique check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  previous_sha256 text unique references record_month (sha256),
  -- CMS, detached, DER.
  signature bytea not null check (length(signature) > 0),
  written_at timestamptz not null,
  check (japan_date(written_at) >= (month + interval '1 month')::date)
);
create unique index record_month_begins_once on record_month ((true)) where previous_sha256 is null;
create trigger append_only before update or delete on record_month for each row execute function refuse_change();
create trigger append_only_truncate before truncate on record_month execute function refuse_change();

select watch_operator_writes();
