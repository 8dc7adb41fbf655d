-- Up Migration

-- Who was looked up where for ties to antisocial forces, with what result: the evidence that every member was.
create table screening_record (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  screened_on date not null,
  -- Which list or service was asked.
  source text not null check (length(source) between 1 and 100),
  result text not null check (result in ('clear', 'unclear', 'hit')),
  note text not null default '' check (length(note) <= 1000),
  recorded_by bigint not null references member,
  recorded_at timestamptz not null
);
create index screening_record_of_member on screening_record (member_id, id);
create trigger append_only before update or delete on screening_record for each row execute function refuse_change();
create trigger append_only_truncate before truncate on screening_record execute function refuse_change();

-- What operators write about a member, for each other. Personal data belongs here and never into the audit log.
create table member_note (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- same_person: why two accounts were judged to be of one person, or of two.
  kind text not null check (kind in ('note', 'same_person')),
  text text not null check (length(text) between 1 and 1000),
  written_by bigint not null references member,
  written_at timestamptz not null
);
create index member_note_of_member on member_note (member_id, id);
create trigger append_only before update or delete on member_note for each row execute function refuse_change();
create trigger append_only_truncate before truncate on member_note execute function refuse_change();

-- An enquiry ends with an answer, or is closed without one. A complaint has its cause and what was done about it beside it.
alter table enquiry
  add column is_complaint boolean not null default false,
  add column complaint_cause text not null default '' check (length(complaint_cause) <= 1000),
  add column complaint_measure text not null default '' check (length(complaint_measure) <= 1000),
  add column closed_at timestamptz,
  add column closed_by bigint references member,
  -- Counts the changes: who has seen an older one changes nothing.
  add column version integer not null default 1,
  add check ((closed_at is null) = (closed_by is null));
update enquiry set is_complaint = true where topic = 'complaint';
drop index enquiry_open;
create index enquiry_open on enquiry (received_at) where answered_at is null and closed_at is null;
create index enquiry_received on enquiry (received_at, id);

create table enquiry_answer (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiry,
  body text not null check (length(body) between 1 and 4000),
  answered_by bigint not null references member,
  answered_at timestamptz not null
);
create index enquiry_answer_of_enquiry on enquiry_answer (enquiry_id, id);
create trigger append_only before update or delete on enquiry_answer for each row execute function refuse_change();
create trigger append_only_truncate before truncate on enquiry_answer execute function refuse_change();

-- An operator has looked after a mail that could not be delivered.
alter table mail_outbox
  add column attended_at timestamptz,
  add column attended_by bigint references member,
  add check ((attended_at is null) = (attended_by is null));
create index mail_outbox_undelivered on mail_outbox (undeliverable_at) where undeliverable_at is not null and attended_at is null;
create index mail_outbox_of_member on mail_outbox (member_id, id);

-- The first page of the back office counts what waits; none of its counts reads a whole table.
create index contract_document_unread on contract_document (frozen_at) where delivered_at is null;
create index distribution_share_unpaid on distribution_share (distribution_id) where paid_at is null;
create index distribution_share_withheld on distribution_share (withheld_on) include (withholding, gross, investment_id) where withheld_on is not null;
create index investment_not_redeemed on investment (fund_id) include (amount) where status = 'participating' and redeemed_at is null;
create index deposit_of_nobody on deposit (booked_at) where investment_id is null;
create index identity_check_order on identity_check (started_at, id);
create index member_not_active on member (status) where status <> 'active';
create index member_registered on member (registered_at, id);
create index member_kana on member ((family_name_kana || given_name_kana), id);

create index audit_log_of_actor on audit_log (actor, id);
create index audit_log_of_action on audit_log (action, id);
create index audit_log_at on audit_log (at, id);

select watch_operator_writes();
