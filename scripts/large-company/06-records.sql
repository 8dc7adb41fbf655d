-- Mails, reports, enquiries, proposals and what else surrounds the money, and last the audit log with its chain.

create temporary table owed_mail on commit drop as
select key, member_id, at, subject from (
  select case when is_lottery then 'application-accepted-lottery:' else 'application-accepted:' end || id as key, member_id, applied_at as at, 'お申し込みを受け付けました' as subject from application
  union all
  select 'contract-confirmed:' || id, member_id, confirmed_at, '契約の成立とお振込先のご案内' from application where confirmed_at is not null
  union all
  select case outcome when 'part_payment' then 'deposit-short:' when 'late' then 'deposit-late:' else 'deposit-completed:' end || id, member_id, at, 'ご入金を確認しました'
  from incoming where investment_id is not null
  union all
  select 'deposit-over:' || id, member_id, at, '過入金のお知らせ' from incoming where outcome = 'completed' and paid > toward
  union all
  select case reason when 'lottery won' then 'lottery-won:' when 'lottery lost' then 'lottery-lost:' when 'fund failed' then 'fund-failed:' else 'canceled-overdue:' end || id,
    member_id, at, '結果のお知らせ' from life join application using (id) where reason in ('lottery won', 'lottery lost', 'fund failed', 'deadline_passed')
) owed;
alter table owed_mail add column id bigint generated always as identity;

-- ---------------------------------------------------------------- mails to many

insert into mail_campaign (id, title, body, audience, send_at, status, created_at, created_by, updated_at, updated_by, begun_at, sent_at)
overriding system value
select place, '新しいファンドのご案内 ' || place, '募集を始めます。', 'everyone', today::timestamptz + (place - 12) * interval '20 days',
  case when place <= 10 then 'sent' when place = 12 then 'canceled' else 'scheduled' end, today::timestamptz + (place - 15) * interval '20 days', members + 1,
  today::timestamptz + (place - 15) * interval '20 days', members + 1,
  case when place <= 10 then today::timestamptz + (place - 12) * interval '20 days' end, case when place <= 10 then today::timestamptz + (place - 12) * interval '20 days' + interval '1 hour' end
from size cross join generate_series(1, 14) place;
insert into mail_campaign (id, title, body, created_at, created_by, updated_at, updated_by)
overriding system value
select 15, '下書き', '本文です。', today::timestamptz, members + 1, today::timestamptz, members + 1 from size;
insert into mail_campaign_recipient (campaign_id, member_id, owed_at, passed_over_at)
select campaign.id, person.id, case when chance > 0 then campaign.begun_at end, case when chance = 0 then campaign.begun_at end
from mail_campaign campaign cross join person cross join lateral (select pg_temp.pick(person.id + campaign.id * 1000003, 50, 50) as chance) drawn
where campaign.status = 'sent' and campaign.begun_at > person.registered_at and pg_temp.pick(person.id, 51, 8) = 0 order by 1, 2;
insert into owed_mail (key, member_id, at, subject)
select 'campaign:' || campaign_id || ':' || member_id, member_id, owed_at, '新しいファンドのご案内' from mail_campaign_recipient where owed_at is not null;

-- ---------------------------------------------------------------- reports on funds and years

insert into management_report (id, fund_id, period_start_on, period_end_on, facts, status, created_at, created_by, published_at, published_by)
overriding system value
select id, id, starts_on, operates_until, '{"income": [{"label": "賃料", "amount": 1200000}], "costs": [{"label": "管理費", "amount": 200000}], "remarks": []}',
  case when id % 40 = 7 then 'draft' else 'published' end, fixed_on::timestamptz, members + 1, case when id % 40 <> 7 then fixed_on::timestamptz + interval '1 day' end, case when id % 40 <> 7 then members + 2 end
from fund_plan cross join size where is_over order by id;
insert into management_report_copy (id, report_id, investment_id, document_number, data, delivered_at, file_sha256, rendered_at)
overriding system value
select row_number() over (order by report.published_at, share.investment_id), report.id, share.investment_id, 'R-' || share.investment_id, jsonb_build_object('amount', share.principal), report.published_at,
  encode(sha256(convert_to('report ' || share.investment_id, 'UTF8')), 'hex'), report.published_at + interval '1 minute'
from share join management_report report on report.fund_id = share.fund_id and report.status = 'published';
insert into annual_report (id, member_id, year, version, document_number, content_hash, data, issued_at, file_sha256, rendered_at, delivered_at)
overriding system value
select row_number() over (order by year, member_id), member_id, year, 1, 'A-' || year || '-' || member_id, encode(sha256(convert_to(year || ' ' || member_id, 'UTF8')), 'hex'), '{}', issued_at,
  encode(sha256(convert_to('annual ' || year || ' ' || member_id, 'UTF8')), 'hex'), issued_at, case when pg_temp.pick(member_id, 52, 10) < 6 then issued_at + interval '3 days' end
from (select distinct member_id, extract(year from payday)::integer as year from share where state = 'paid') paid
cross join lateral (select make_timestamptz(year + 1, 1, 15, 9, 0, 0) as issued_at) issue cross join size
where issued_at < size.today and pg_temp.pick(member_id + year, 53, 10) < 6;
insert into opening
select null, null, copy.id, share.member_id, copy.file_sha256, copy.delivered_at + interval '1 day'
from management_report_copy copy join share on share.investment_id = copy.investment_id where pg_temp.pick(copy.id, 54, 10) < 5;
insert into document_delivery (contract_document_id, fund_document_id, management_report_copy_id, member_id, file_sha256, at, ip_address, device)
select contract_document_id, fund_document_id, copy_id, member_id, file_sha256, at, '203.0.113.' || pg_temp.pick(member_id, 55, 250), 'Safari（iPhone）' from opening order by at, member_id;
insert into document_delivery (annual_report_id, member_id, file_sha256, at, ip_address, device)
select id, member_id, file_sha256, delivered_at, '203.0.113.7', 'Chrome（Windows）' from annual_report where delivered_at is not null order by id;

-- ---------------------------------------------------------------- enquiries

insert into enquiry (id, number, request_hash, received_at, member_id, topic, name, email, body, is_complaint, answered_at, answered_by, closed_at, closed_by)
overriding system value
select place, 'Q-' || translate(lpad(upper(to_hex(place::bigint * 7368787 % 4294967291)), 8, '0'), '01', 'XY'), sha256(convert_to('enquiry ' || place, 'UTF8')), at, member.id, topic, member.family_name || ' ' || member.given_name, member.email,
  (array['入金の反映はいつですか。', '分配金の予定日を教えてください。', '書面が開けません。', '住所を変更したいです。'])[1 + pg_temp.pick(place, 56, 4)], topic = 'complaint',
  case when not waits and pg_temp.pick(place, 57, 20) > 0 then at + interval '1 day' end, case when not waits and pg_temp.pick(place, 57, 20) > 0 then size.members + 1 end,
  case when not waits and pg_temp.pick(place, 57, 20) = 0 then at + interval '1 day' end, case when not waits and pg_temp.pick(place, 57, 20) = 0 then size.members + 1 end
from size cross join lateral generate_series(1, greatest(20, members / 12)) place
join member on member.id = 1 + pg_temp.pick(place, 58, size.members)
cross join lateral (select (array['registration', 'identity', 'fund', 'deposit', 'distribution', 'document', 'personal_data', 'complaint', 'other'])[1 + pg_temp.pick(place, 59, 9)] as topic,
  member.registered_at + (size.today::timestamptz - member.registered_at) * (pg_temp.pick(place, 60, 100000) / 100000.0) as at, place > greatest(20, members / 12) - 15 as waits) facts
order by at, place;
insert into enquiry_answer (enquiry_id, body, answered_by, answered_at)
select id, 'お問い合わせありがとうございます。ご案内いたします。', answered_by, answered_at from enquiry where answered_at is not null order by answered_at, id;
insert into owed_mail (key, member_id, at, subject)
select 'enquiry-received:' || number, member_id, received_at, 'お問い合わせを受け付けました' from enquiry;

insert into mail_outbox (id, key, member_id, to_address, template, subject, text_body, html_body, message_id, created_at, sent_at, undeliverable_at, last_error, attended_at, attended_by, read_at)
overriding system value
select row_number() over (order by at, mail.id), key, member_id, member.email, split_part(key, ':', 1), subject, subject || '。', '<p>' || subject || '。</p>', key, at,
  case when not bounced then at + interval '5 seconds' end, case when bounced then at + interval '5 seconds' end, case when bounced then '550 5.1.1 user unknown' end,
  case when bounced and at < size.today - interval '20 days' then at + interval '1 day' end, case when bounced and at < size.today - interval '20 days' then size.members + 1 end,
  case when pg_temp.pick(mail.id, 61, 10) < 4 then at + interval '1 day' end
from owed_mail mail cross join size join member on member.id = mail.member_id
cross join lateral (select pg_temp.pick(mail.id, 62, 2000) = 0 as bounced) delivery;

-- ---------------------------------------------------------------- waitlists, proposals, views

insert into waitlist_entry (fund_id, member_id, amount, status, joined_at, status_at)
select fund.id, 1 + (fund.id * 977 + place * 13) % greatest(20, size.members * 72 / 100), 100000, case when stage = 'open' then 'waiting' else 'closed' end,
  opens_on::timestamptz + interval '14 hours' + place * interval '1 minute', opens_on::timestamptz + interval '1 day'
from fund_plan fund cross join size cross join generate_series(1, 20) place where has_applications and not is_lottery and fund.id % 5 = 0
on conflict do nothing;
-- Those whose draft waits for a second operator, and a few suspensions that were refused.
insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at)
overriding system value
select 100000 + id, case when id <= 6 then 'fund_publication' else 'member_suspension' end, case when id <= 6 then 'fund:' || funds + 1 - id else 'member:' || id end, '{}',
  jsonb_build_object('title', '提案 ' || id, 'people', 1, 'yen', 0, 'changes', '[]'::jsonb), encode(sha256(convert_to('proposal ' || id, 'UTF8')), 'hex'), '確認をお願いします。',
  case when id <= 6 then 'open' else 'rejected' end, members + 1, today::timestamptz - id * interval '5 hours', case when id > 6 then members + 2 end, case when id > 6 then today::timestamptz - id * interval '4 hours' end
from size cross join lateral generate_series(1, greatest(12, funds * 2)) id;
insert into saved_view (operator_id, table_name, name, query, saved_at)
select members + 1, 'applications', '入金待ち', 'view=deposit_waiting', today::timestamptz from size;

select setval(pg_get_serial_sequence(name, 'id'), 100000000)
from unnest(array['member', 'bank_account', 'investment', 'contract_document', 'document_reading', 'fund_document', 'virtual_account', 'bank_line', 'deposit', 'refund', 'fixed_distribution',
  'fixed_distribution_share', 'payout_batch', 'payout', 'bank_balance', 'bank_statement_line', 'proposal', 'mail_campaign', 'management_report', 'management_report_copy', 'annual_report', 'enquiry', 'mail_outbox']) name;
-- Funds are known by short numbers.
select setval(pg_get_serial_sequence('fund', 'id'), (select max(id) from fund));

-- ---------------------------------------------------------------- the audit log

insert into audit_log (at, actor, action, object_type, object_id, detail, txid)
select at, actor, action, object_type, object_id, detail, null from (
  select registered_at as at, 'member:' || id as actor, 'member.registered' as action, 'member' as object_type, id::text as object_id, '{}'::jsonb as detail from person
  union all
  select recorded_at, 'operator:' || recorded_by, 'member.screened', 'member', member_id::text, jsonb_build_object('result', result) from screening_record
  union all
  select registered_at, 'member:' || member_id, 'member.bank_account_changed', 'member', member_id::text, '{}' from bank_account
  union all
  select answered_at, 'operator:' || answered_by, 'enquiry.answered', 'enquiry', id::text, '{}' from enquiry where answered_at is not null
  union all
  select prepared_at, 'operator:' || prepared_by, 'payout_batch.prepared', 'payout_batch', id::text, jsonb_build_object('total', total) from payout_batch
  union all
  select approved_at, 'operator:' || approved_by, 'payout_batch.approved', 'payout_batch', id::text, jsonb_build_object('total', total) from payout_batch where approved_at is not null
  union all
  select decided_at, 'operator:' || decided_by, kind || '.' || status, 'proposal', id::text, '{}' from proposal where decided_at is not null
  union all
  select at, 'operator:' || members + 1, 'fund.' || event, 'fund', fund_id::text, '{}' from fund_event cross join size
) act order by at, action, object_id;

-- The chain as the trigger would have made it, in one walk.
do $$
declare
  entry audit_log;
  link_seq bigint;
  link_hash bytea;
  previous bytea;
begin
  select seq, hash into link_seq, previous from audit_chain;
  for entry in select log.* from audit_log log left join audit_link link on link.audit_id = log.id where link.audit_id is null order by log.id loop
    link_seq := link_seq + 1;
    link_hash := audit_hash(link_seq, previous, entry);
    insert into audit_link (seq, audit_id, previous_hash, hash) values (link_seq, entry.id, previous, link_hash);
    previous := link_hash;
  end loop;
  update audit_chain set seq = link_seq, hash = previous;
end $$;
set session_replication_role = origin;
