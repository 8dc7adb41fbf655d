-- Up Migration

-- What one application writes in a fund's opening second is kept small: many are written in one transaction.

-- ---------------------------------------------------------------- the order of acceptance

-- Given under the fund's lock, without gaps: the first application to a fund that was accepted is 1. Members are told theirs.
alter table investment add column receipt_number integer check (receipt_number > 0);
create unique index investment_receipt on investment (fund_id, receipt_number);
-- A first status that every offering gives is let through without looking it up; any other is looked up as before, and so is every step.
drop trigger legal_transition on investment;
create trigger legal_beginning before insert on investment for each row
  when (new.status not in ('lottery_pending', 'awaiting_deposit')) execute function check_investment_transition();
create trigger legal_transition before update on investment for each row
  when (old.status is distinct from new.status) execute function check_investment_transition();
update investment set receipt_number = numbered.place
from (select id, row_number() over (partition by fund_id order by id) as place from investment) numbered
where numbered.id = investment.id;
-- The checks that wait for the end of the transaction come now, so that a later migration may change the table.
set constraints all immediate;
set constraints all deferred;

-- ---------------------------------------------------------------- contract documents: a form, and what differs

-- What the contracts of a fund share word by word, the terms above all: kept once, known by its hash, never changed.
-- A contract document is this text with the document's own part filled in (contract_document.data).
create table contract_form (
  id bigint generated always as identity primary key,
  sha256 text not null unique,
  -- JSON; text, so that its hash is that of these very bytes.
  content text not null,
  first_used_at timestamptz not null,
  constraint content_is_hashed check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex'))
);
create trigger append_only before update or delete on contract_form for each row execute function refuse_change();
create trigger append_only_truncate before truncate on contract_form execute function refuse_change();

-- Null where data says everything, as it did before there were forms.
alter table contract_document add column form_id bigint references contract_form;
-- Most rows have no file yet when they are written.
drop index contract_document_of_file;
create index contract_document_of_file on contract_document (file_sha256) where file_sha256 is not null;

-- ---------------------------------------------------------------- which documents stood before an applicant

-- Most applicants to a fund have had the same versions before them and ticked the same: each such reading is kept once. Which
-- one it was stands in the event of the application, which is never changed.
create table document_reading (
  id bigint generated always as identity primary key,
  -- Of its lines 'id:file:ticked', by id, joined with '|'.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$')
);
create table document_reading_line (
  reading_id bigint not null references document_reading,
  fund_document_id bigint not null references fund_document,
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Whether the applicant said to have read it.
  ticked boolean not null,
  primary key (reading_id, fund_document_id)
);
create trigger append_only before update or delete on document_reading for each row execute function refuse_change();
create trigger append_only_truncate before truncate on document_reading execute function refuse_change();
create trigger append_only before update or delete on document_reading_line for each row execute function refuse_change();
create trigger append_only_truncate before truncate on document_reading_line execute function refuse_change();

alter table investment_event add column reading_id bigint references document_reading;

-- What was kept one by one until now.
create temporary table kept on commit drop as
select investment_id, encode(sha256(convert_to(
  string_agg(fund_document_id || ':' || file_sha256 || ':' || case when ticked then 1 else 0 end, '|' order by fund_document_id), 'UTF8')), 'hex') as sha256
from application_document group by investment_id;
insert into document_reading (sha256) select distinct sha256 from kept order by sha256;
insert into document_reading_line (reading_id, fund_document_id, file_sha256, ticked)
select distinct reading.id, applied.fund_document_id, applied.file_sha256, applied.ticked
from kept join document_reading reading using (sha256) join application_document applied using (investment_id);
alter table investment_event disable trigger append_only;
update investment_event set reading_id = reading.id
from kept join document_reading reading using (sha256)
where investment_event.investment_id = kept.investment_id and investment_event.from_status is null;
alter table investment_event enable trigger append_only;
drop table application_document;

-- ---------------------------------------------------------------- mails: facts first, words when they are sent

-- A mail that many get at once is owed as its facts; its words are made, and kept here, when it is sent.
alter table mail_outbox add column facts jsonb;
alter table mail_outbox alter column text_body drop not null;
alter table mail_outbox alter column html_body drop not null;
alter table mail_outbox add constraint words_or_facts check ((text_body is null) = (html_body is null) and (text_body is not null or facts is not null));
-- It follows from the key, which is unique.
alter table mail_outbox drop constraint mail_outbox_message_id_key;

select watch_operator_writes();
