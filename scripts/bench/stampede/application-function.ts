/** One application, from the lock to the mail, in one call. */
export const applicationFunction = `
create table if not exists bench_taken (fund_id bigint primary key, amount bigint not null, receipts integer not null);
insert into bench_taken select id, 0, 0 from fund on conflict do nothing;

create or replace function bench_apply(
  asked_fund bigint, asked_member bigint, asked_amount bigint, asked_key text, at timestamptz, today date, deadline timestamptz,
  form bigint, reading bigint, part jsonb, mail_subject text, mail_facts jsonb,
  out code text, out investment_id bigint, out receipt_number integer
) language plpgsql set enable_seqscan = off as $$
declare
  offered fund;
  taken bench_taken;
  applicant member;
  earlier investment;
  has numeric;
  is_in_fund boolean;
  age integer;
  number text;
  document bigint;
  mail bigint;
  mail_key text;
begin
  select * into offered from fund where id = asked_fund for no key update;
  select * into taken from bench_taken where fund_id = asked_fund;
  select * into applicant from member where id = asked_member for no key update;
  select * into earlier from investment i where i.member_id = asked_member and i.idempotency_key = asked_key;
  if found then
    code := 'ok'; investment_id := earlier.id; receipt_number := earlier.receipt_number;
    return;
  end if;
  select coalesce(sum(i.amount) filter (where i.redeemed_at is null), 0), coalesce(bool_or(i.fund_id = asked_fund), false) into has, is_in_fund
  from investment i where i.member_id = asked_member and i.status in ('lottery_pending', 'awaiting_deposit', 'participating');
  age := extract(year from age(today, applicant.birthday));
  code := case
    when applicant.status <> 'active' or applicant.identity_approved_at is null or age not between 18 and 79 then 'member'
    when is_in_fund then 'already_applied'
    when offered.status <> 'published' or at < offered.offering_start_at or at > offered.offering_end_at then 'closed'
    when taken.amount + offered.subordinated_amount >= offered.fund_total then 'paused'
    when asked_amount % 100000 <> 0 or asked_amount < offered.minimum_amount or has + asked_amount > 1000000
      or taken.amount + offered.subordinated_amount + asked_amount > offered.fund_total then 'amount'
    else 'ok'
  end;
  if code <> 'ok' then return; end if;
  receipt_number := taken.receipts + 1;
  update bench_taken set amount = amount + asked_amount, receipts = receipts + 1 where fund_id = asked_fund;
  insert into investment (fund_id, member_id, amount, status, early_access, idempotency_key, applied_at, status_at, deposit_deadline_at, receipt_number)
  values (asked_fund, asked_member, asked_amount, 'awaiting_deposit', false, asked_key, at, at, deadline, bench_apply.receipt_number)
  returning id into investment_id;
  insert into investment_event (investment_id, from_status, to_status, actor, reason, at, reading_id)
  values (bench_apply.investment_id, null, 'awaiting_deposit', 'member:' || asked_member, 'applied', bench_apply.at, reading);
  number := asked_fund || '-' || lpad(investment_id::text, greatest(4, length(investment_id::text)), '0');
  insert into contract_document (investment_id, document_number, form_version, form_id, data, frozen_at)
  values (bench_apply.investment_id, 'C-' || number, '第1版', form, part || jsonb_build_object(
    'documentNumber', 'C-' || number, 'amount', asked_amount,
    'addressee', jsonb_build_object('name', applicant.family_name || ' ' || applicant.given_name,
      'lines', jsonb_build_array('〒' || left(applicant.zipcode, 3) || '-' || substr(applicant.zipcode, 4), applicant.address)),
    'rows', jsonb_build_array(jsonb_build_object('label', '出資額', 'figure', to_char(asked_amount, 'FM9,999,999') || '円', 'value', '（優先出資）'))), at)
  returning id into document;
  mail_key := 'application-accepted:' || investment_id;
  insert into mail_outbox (key, member_id, to_address, template, subject, facts, message_id, created_at)
  values (mail_key, asked_member, applicant.email, 'application-accepted', mail_subject, mail_facts || jsonb_build_object(
    'memberName', applicant.family_name || ' ' || applicant.given_name, 'applicationNumber', number, 'receiptNumber', receipt_number, 'amount', asked_amount),
    '<' || left(encode(sha256(convert_to(mail_key, 'UTF8')), 'hex'), 32) || '@bench.example>', at)
  returning id into mail;
  perform graphile_worker.add_job('render-contracts', json_build_object('ids', json_build_array(document)));
  perform graphile_worker.add_job('send-mail', json_build_object('id', mail));
end $$;
`
