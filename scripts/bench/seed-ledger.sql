-- A book of about 1,580,000 postings that keeps every invariant: 71 funds from offering to redemption, two in operation, a drawn
-- lottery, and ten funds whose 10,000 applications run out at the midnight after 2026-11-20 in Japan. 10,000 members.
-- Constraints hold as ever; triggers are left out, for speed: the invariants tell whether that did harm.
set timezone = 'Asia/Tokyo';
set session_replication_role = replica;

insert into member (id, member_number, email, password_hash, role, family_name, given_name, family_name_kana, given_name_kana,
  birthday, zipcode, address, tel, identity_approved_at, registered_at)
overriding system value
select id, lpad(id::text, 8, '0'), 'member' || id || '@example.jp', '-', case when id > 10000 then 'admin' else 'member' end,
  '佐藤', '美咲', 'サトウ', 'ミサキ', date '1985-01-01' + (id % 5000)::integer, '1540024', '東京都世田谷区三軒茶屋2-0-0',
  '090' || lpad(id::text, 8, '0'), timestamptz '2023-01-10', timestamptz '2023-01-01'
from generate_series(1, 10002) id;

insert into bank_account (id, member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
overriding system value
select id, id, '0001', 'みずほ', '001', '東京営業部', lpad(id::text, 7, '0'), timestamptz '2023-01-02' from generate_series(1, 10000) id;

create temporary table fund_plan as
select id, opens_on, case when id <= 71 then 'redeemed' when id <= 73 then 'operating' when id = 74 then 'lottery' else 'open' end as stage
from (
  select id, case when id <= 73 then date '2023-06-01' + (id * 14)::integer when id = 74 then date '2026-10-01' else date '2026-11-17' end as opens_on
  from generate_series(1, 84) id
) fund;

insert into fund (id, name, detail, offering_start_at, offering_end_at, offering_method, goal, fund_total, minimum_amount, planned_rate_bp,
  operation_term_months, operation_start_on, operation_end_on, status, published_at, created_at)
select id, '第' || id || '号　世田谷レジデンス', '', opens_on, opens_on + 8,
  case stage when 'lottery' then 'lottery' else 'first_come' end, 'all_in', 400000000, 100000, 600, 6, opens_on + 20, opens_on + 200,
  'published', opens_on, opens_on
from fund_plan;

-- One row for each application: 1,000 a fund, 2,000 in the lottery.
create temporary table plan as
select row_number() over (order by fund.id, place) as id, fund.id as fund_id, fund.stage, place, fund.opens_on::timestamptz as applied_at,
  (case when fund.stage = 'redeemed' then (fund.id * 137 + place) % 10000
    when fund.stage = 'lottery' then 8000 + (place - 1) % 2000
    else ((fund.id - 1) * 1000 + place) % 10000 end) + 1 as member_id,
  case when fund.stage = 'open' then 100000 else 100000 * (1 + place % 5) end as amount,
  (fund.opens_on + 4)::timestamptz - interval '1 second' as deadline,
  case when fund.stage in ('redeemed', 'operating') then 100000 * (1 + place % 5) + case when place % 50 = 0 then 10000 else 0 end
    when fund.stage = 'open' and place % 5 = 0 then 50000 else 0 end as paid
from fund_plan fund
cross join lateral generate_series(1, case when fund.stage = 'lottery' then 2000 else 1000 end) place;
create unique index on plan (id);
analyze plan;

-- The lottery, drawn by the recipe itself.
insert into lottery (fund_id, seed, commitment, list_hash, listed_at, drawn_at)
select 74, sha256('bench'), encode(sha256(sha256('bench')), 'hex'),
  encode(sha256(convert_to(string_agg(id || ',' || amount || E'\n', '' order by id), 'UTF8')), 'hex'), timestamptz '2026-10-10', timestamptz '2026-10-11'
from plan where stage = 'lottery';
insert into lottery_entry (fund_id, investment_id, amount, won)
select 74, id, amount, taken > lag(taken, 1, 0::bigint) over (order by rank, id)
from (
  select *, sum_of_what_fits(amount, 400000000) over (order by rank, id) as taken
  from (
    select plan.*, sha256(hmac_pad(seed, 92) || sha256(hmac_pad(seed, 54) || convert_to(list_hash || '::' || id, 'UTF8'))) as rank
    from plan cross join lottery where stage = 'lottery'
  ) ranked
) gone_through;

insert into investment (id, fund_id, member_id, amount, status, cancel_reason, idempotency_key, applied_at, status_at, deposit_deadline_at,
  contract_confirmed_at, redeemed_at)
overriding system value
select plan.id, plan.fund_id, member_id, plan.amount,
  case when stage in ('redeemed', 'operating') then 'participating' when stage = 'open' then 'awaiting_deposit'
    when entry.won then 'canceled' else 'not_selected' end,
  case when entry.won then 'deadline' end, 'application-' || plan.id, applied_at, applied_at + interval '1 day',
  case when entry.won is distinct from false then deadline end,
  case when paid > 0 then applied_at + interval '1 hour' end,
  case when stage = 'redeemed' then applied_at + interval '206 days' end
from plan
left join lottery_entry entry on entry.investment_id = plan.id
order by plan.id;

insert into investment_event (investment_id, from_status, to_status, actor, reason, at)
select plan.id, from_status, to_status, actor, reason, applied_at + step * interval '12 hours'
from plan
left join lottery_entry entry on entry.investment_id = plan.id
cross join lateral (
  values (1, null, case when stage = 'lottery' then 'lottery_pending' else 'awaiting_deposit' end, 'member:' || member_id, 'applied', true),
    (2, 'awaiting_deposit', 'participating', 'bank', 'deposit_completed', stage in ('redeemed', 'operating')),
    (3, 'lottery_pending', 'awaiting_deposit', 'schedule', 'lottery won', entry.won),
    (4, 'lottery_pending', 'not_selected', 'schedule', 'lottery lost', not entry.won),
    (5, 'awaiting_deposit', 'canceled', 'schedule', 'deadline_passed', entry.won)
) event (step, from_status, to_status, actor, reason, happened)
where happened
order by plan.id, step;

insert into contract_document (investment_id, document_number, form_version, data, frozen_at, delivered_at)
select id, 'C-' || id, '1', '{}', applied_at, case when paid > 0 then applied_at + interval '30 minutes' end from plan where stage <> 'lottery' order by id;
insert into virtual_account (id, va_id, branch_code, branch_name, account_number, account_name, issued_at)
overriding system value
select id, '502' || lpad(id::text, 7, '0'), '502', 'あじさい支店', lpad(id::text, 7, '0'), 'ｲﾄ', timestamptz '2023-01-01' from plan where paid > 0;
insert into virtual_account_assignment (virtual_account_id, investment_id, assigned_at, rests_until)
select id, id, applied_at + interval '1 hour', deadline + interval '6 months 1 day' from plan where paid > 0;

-- ---------------------------------------------------------------- deposits

insert into bank_line (id, real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
overriding system value
select id, 'company', lpad(id::text, 20, '0'), '502' || lpad(id::text, 7, '0'), paid, (applied_at + interval '1 day')::date,
  applied_at + interval '1 day', 'ｻﾄｳ ﾐｻｷ', applied_at + interval '1 day'
from plan where paid > 0;
insert into deposit (id, bank_line_id, investment_id, outcome, toward_investment, refundable, booked_at, transacted_at)
overriding system value
select id, id, id, case when paid < amount then 'part_payment' else 'completed' end, least(paid, amount), greatest(paid - amount, 0),
  applied_at + interval '1 day', applied_at + interval '1 day'
from plan where paid > 0;
insert into refund (key, member_id, investment_id, deposit_id, amount, reason, owed_since)
select 'deposit:' || id, member_id, id, id, paid - amount, 'excess', applied_at + interval '1 day' from plan where paid > amount;

-- ---------------------------------------------------------------- distributions and their payouts

insert into fund_period (fund_id, number, start_on, end_on, is_last)
select fund_id, 1, min(applied_at)::date, (min(applied_at) + interval '200 days')::date, true from plan where stage = 'redeemed' group by fund_id on conflict do nothing;
insert into fixed_distribution (id, fund_id, period_number, total_dividend, payday, fixed_at)
overriding system value
select fund_id, fund_id, 1, sum(amount * 3 / 100), (min(applied_at) + interval '205 days')::date, min(applied_at) + interval '200 days'
from plan where stage = 'redeemed' group by fund_id;
insert into fixed_distribution_share (id, distribution_id, investment_id, gross, withholding, principal, paid_at, withheld_on)
overriding system value
select id, fund_id, id, amount * 3 / 100, amount * 3 / 100 * 20420 / 100000, amount, applied_at + interval '206 days',
  (applied_at + interval '206 days')::date
from plan where stage = 'redeemed';
insert into distribution_source (distribution_id, kind, yen, related_yen)
select distribution_id, 'declared', sum(gross), sum(gross) from fixed_distribution_share group by distribution_id having sum(gross) > 0;

insert into payout_batch (id, method, status, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, approved_by, approved_at,
  idempotency_key, ordered_on, sending_at, application_number, sent_at, settled_at)
overriding system value
select distribution_id, 'transfer', 'settled', day::date, sum(net + principal), count(*), repeat('0', 64), 10001, day - interval '2 days', 10002,
  day - interval '1 day', 'batch-' || distribution_id, day::date, day - interval '1 day', 'order-' || distribution_id, day - interval '1 day', day
from distribution_share share
join lateral (select distribution.fixed_at + interval '6 days' as day from distribution where distribution.id = share.distribution_id) paid on true
group by distribution_id, day;
insert into payout (id, batch_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number,
  payee_name, status, paid_at)
overriding system value
select share.id, share.distribution_id, share.id, plan.member_id, share.net + share.principal, plan.member_id, '0001', '001', 'ordinary',
  lpad(plan.member_id::text, 7, '0'), 'ｻﾄｳ ﾐｻｷ', 'paid', share.paid_at
from distribution_share share join plan on plan.id = share.investment_id;

-- The operator pays in what a batch needs, the day before it leaves; then it leaves with one line.
insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
overriding system value
select 1000000 + batch.id * 2 + step, 'company', 'operator-' || batch.id || '-' || step, batch.total * sign, (batch.settled_at + ahead)::date,
  batch.settled_at + ahead, '', batch.settled_at + ahead
from payout_batch batch
cross join (values (0, 1, interval '-2 days'), (1, -1, interval '0 days')) movement (step, sign, ahead);

-- ---------------------------------------------------------------- the book

-- The order of entries is that of their events, as in a book that grew.
create temporary table line (entry_key text, entry_kind text, at timestamptz, book text, account_kind text, account_ref text, amount bigint);
insert into line
select 'deposit:' || id, 'deposit', applied_at + interval '1 day', 'fund:' || fund_id, 'deposit', id::text, -paid
from plan where paid > 0
union all
select 'refund-owed:deposit:' || id, 'refund_owed', applied_at + interval '1 day', 'fund:' || fund_id, account_kind, account_ref, posted.amount
from plan cross join lateral (values ('deposit', id::text, paid - plan.amount), ('refundable', member_id::text, plan.amount - paid)) posted (account_kind, account_ref, amount)
where paid > plan.amount
union all
select 'capital:' || id || ':' || id, 'capital_paid_in', applied_at + interval '1 day', 'fund:' || fund_id, account_kind, id::text, posted.amount
from plan cross join lateral (values ('deposit', plan.amount), ('capital', -plan.amount)) posted (account_kind, amount)
where stage in ('redeemed', 'operating')
union all
select 'operation-started:' || fund_id, 'operation_started', applied_at + interval '20 days', 'fund:' || fund_id, account_kind, id::text, posted.amount
from plan cross join lateral (values ('capital', plan.amount), ('deployed', -plan.amount)) posted (account_kind, amount)
where stage in ('redeemed', 'operating')
union all
select 'property-bought:' || fund_id, 'property_bought', applied_at + interval '20 days', book, account_kind, '', posted.amount
from (select fund_id, applied_at, sum(amount) as total from plan where stage in ('redeemed', 'operating') group by fund_id, applied_at) fund
cross join lateral (values ('fund:' || fund_id, 'property', total), ('operator', 'own_equity', -total)) posted (book, account_kind, amount)
union all
select entry || distribution_id, entry_kind, paid_at - interval '6 days', 'fund:' || distribution_id, account_kind, account_ref, amount
from distribution_share share
cross join lateral (
  values ('distribution:', 'distribution_fixed', 'undistributed', '', gross), ('distribution:', 'distribution_fixed', 'payable', investment_id::text, -net),
    ('distribution:', 'distribution_fixed', 'withholding_unpaid', investment_id::text, -withholding),
    ('principal:', 'principal_due', 'deployed', investment_id::text, principal), ('principal:', 'principal_due', 'payable', investment_id::text, -principal)
) posted (entry, entry_kind, account_kind, account_ref, amount)
union all
select entry || batch_id || ':' || distribution_id, entry_kind, share.paid_at - interval '1 day', book, account_kind, '', posted.amount
from distribution_share share join payout on payout.distribution_share_id = share.id
cross join lateral (
  values ('declared-income:', 'declared_income', 'fund:' || distribution_id, 'declared_income', -gross), ('declared-income:', 'declared_income', 'operator', 'own_equity', gross),
    ('property-sold:', 'property_sold', 'fund:' || distribution_id, 'property', -principal), ('property-sold:', 'property_sold', 'operator', 'own_equity', principal)
) posted (entry, entry_kind, book, account_kind, amount)
union all
select 'payout-approved:' || batch_id, 'payout_approved', payout.paid_at - interval '1 day', 'fund:' || distribution_id, account_kind, account_ref, posted.amount
from payout join distribution_share share on share.id = payout.distribution_share_id
cross join lateral (
  values ('payable', share.investment_id::text, payout.amount), ('in_flight', payout.id::text, -payout.amount),
    ('withholding_unpaid', share.investment_id::text, withholding), ('withholding_in_flight', payout.id::text, -withholding)
) posted (account_kind, account_ref, amount)
union all
select 'bank-line:' || 1000000 + batch_id * 2 + 1, 'payout_settled', payout.paid_at, 'fund:' || distribution_id, account_kind, account_ref, posted.amount
from payout join distribution_share share on share.id = payout.distribution_share_id
cross join lateral (
  values ('in_flight', payout.id::text, payout.amount), ('withholding_in_flight', payout.id::text, withholding), ('tax', '', -withholding)
) posted (account_kind, account_ref, amount)
union all
select 'bank-line:' || id, 'float_in', transacted_at, 'operator', 'own_equity', '', -amount
from bank_line where va_id is null and amount > 0;
-- What the account held before the books began.
insert into line values ('bank-opened:company', 'bank_opened', '2023-01-01', 'operator', 'own_equity', '', -100000000);
-- The bank's side of each book.
insert into line
select entry_key, entry_kind, at, book, 'bank', 'company', -sum(amount) from line group by entry_key, entry_kind, at, book having sum(amount) <> 0;

-- As written by a release of before: its starts bought their whole sum of the operator, and no entry says which transaction wrote it.
insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, txid)
select entry_kind, entry_key, md5(entry_key), at, at, null from (select distinct entry_kind, entry_key, at from line) entry order by at, entry_key;
insert into posting (entry_id, book, account_kind, account_ref, amount)
select entry.id, book, account_kind, account_ref, amount from line join journal_entry entry on entry.idempotency_key = line.entry_key where amount <> 0 order by entry.id;

-- Closed last night, as every night.
select close_ledger((select max(posting.id) from posting join journal_entry entry on entry.id = posting.entry_id where entry.recorded_at < timestamptz '2026-11-20'), timestamptz '2026-11-20 03:00');

-- ---------------------------------------------------------------- what stands beside the book

insert into bank_balance (real_account_id, item_key, balance, read_at) values ('company', null, 100000000, '2023-01-01');
insert into bank_balance (real_account_id, item_key, balance, read_at)
select 'company', max(item_key), 100000000 + sum(amount), '2026-11-20' from bank_line;
insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on)
select (select max(id) from bank_balance), real_account_id, item_key, amount, transacted_on from bank_line;
insert into bank_reading (read_at) values ('2026-11-20 12:00+09');
insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at)
overriding system value
values (1000000, 'bank_opening', 'bank_account:company', '{"realAccountId": "company"}', '{"title": "", "people": 0, "yen": 100000000, "changes": []}', repeat('0', 64), '', 'approved',
  10001, '2023-01-01', 10002, '2023-01-01');
insert into bank_opening (real_account_id, bank_balance_id, amount, journal_entry_id, proposal_id, opened_by, opened_at)
select 'company', (select min(id) from bank_balance), 100000000, id, 1000000, 10002, '2023-01-01' from journal_entry where kind = 'bank_opened';

insert into mail_outbox (key, member_id, to_address, template, subject, text_body, html_body, message_id, created_at, sent_at)
select key, member_id, 'member' || member_id || '@example.jp', split_part(key, ':', 1), 'お申し込みを受け付けました',
  repeat('お申し込みを受け付けました。', 10), repeat('<p>お申し込みを受け付けました。</p>', 10), key, applied_at, applied_at
from (
  select case when stage = 'lottery' then 'application-accepted-lottery:' else 'application-accepted:' end || id as key, member_id, applied_at from plan
  union all
  select 'contract-confirmed:' || id, member_id, applied_at from plan where paid > 0
  union all
  select case when paid < amount then 'deposit-short:' else 'deposit-completed:' end || id, member_id, applied_at from plan where paid > 0
  union all
  select 'deposit-over:' || id, member_id, applied_at from plan where paid > amount
  union all
  select case when won then 'lottery-won:' else 'lottery-lost:' end || plan.id, member_id, applied_at from plan join lottery_entry on investment_id = plan.id
  union all
  select 'canceled-overdue:' || plan.id, member_id, applied_at from plan join lottery_entry on investment_id = plan.id and won
) mail;

select setval(pg_get_serial_sequence(name, 'id'), 10000000)
from unnest(array['member', 'bank_account', 'investment', 'virtual_account', 'bank_line', 'deposit', 'fixed_distribution', 'fixed_distribution_share', 'payout_batch', 'payout']) name;

-- The audit log with its chain: lines of members as they come, and of the operators.
set session_replication_role = origin;
insert into audit_log (at, actor, action, object_type, object_id)
select registered_at, 'member:' || id, 'member.registered', 'member', id::text from member
union all
select prepared_at, 'operator:' || prepared_by, 'payout_batch.prepared', 'payout_batch', id::text from payout_batch
union all
select approved_at, 'operator:' || approved_by, 'payout_batch.approved', 'payout_batch', id::text from payout_batch
union all
select decided_at, 'operator:' || decided_by, kind || '.approved', 'proposal', id::text from proposal;
