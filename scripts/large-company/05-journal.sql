-- The book: every movement above as an entry, in the order of the events, as in a book that grew.

-- Nobody had explained a line of the bank for a fund: every dividend is what operators declared.
insert into distribution_source (distribution_id, kind, yen, related_yen)
select fund_id, 'declared', sum(gross), sum(gross) from share group by fund_id having sum(gross) > 0;

create temporary table line (entry_key text, entry_kind text, at timestamptz, book text, account_kind text, account_ref text, amount bigint) on commit drop;
insert into line
-- What the account held when it was first read.
select 'bank-opened:' || bank_account, 'bank_opened', read_at, 'operator', 'own_equity', '', -balance
from bank_balance cross join size where bank_balance.id = 1
union all
select 'deposit:' || incoming.id, case when investment_id is null then 'deposit_unknown' else 'deposit' end, at, coalesce('fund:' || fund_id, 'unassigned'),
  case when investment_id is null then 'suspense' else 'deposit' end, coalesce(investment_id::text, ''), -paid
from incoming left join application on application.id = incoming.investment_id
union all
select 'capital:' || investment_id || ':' || incoming.id, 'capital_paid_in', at, 'fund:' || fund_id, account_kind, investment_id::text, posted.amount
from incoming join application on application.id = incoming.investment_id
cross join lateral (values ('deposit', application.amount), ('capital', -application.amount)) posted (account_kind, amount)
where outcome = 'completed'
union all
select 'refund-owed:' || key, 'refund_owed', at, 'fund:' || fund_id, account_kind, account_ref, posted.amount
from owed_back join application on application.id = owed_back.investment_id
cross join lateral (values (source, investment_id::text, owed_back.amount), ('refundable', owed_back.member_id::text, -owed_back.amount)) posted (account_kind, account_ref, amount)
union all
select 'operation-started:' || fund_id, 'operation_started', starts_on::timestamptz, 'fund:' || fund_id, account_kind, id::text, posted.amount
from application cross join lateral (values ('capital', amount), ('deployed', -amount)) posted (account_kind, amount)
where has_begun and status = 'participating'
union all
select 'start-contribution:' || fund_id || ':' || part, 'contribution', starts_on::timestamptz, book, account_kind, account_ref, posted.amount
from fund_composition join fund_plan on fund_plan.id = fund_id
cross join lateral (values ('subordinated', subordinated), ('fill_in', fill_in)) own (part, size)
cross join lateral (values ('fund:' || fund_id, part, '', -own.size), ('operator', 'fund_interest', fund_id::text, own.size)) posted (book, account_kind, account_ref, amount)
where own.size > 0
union all
select 'property-bought:' || fund_id, 'property_bought', starts_on::timestamptz, book, account_kind, '', posted.amount
from (
  select fund_id, starts_on, sum(amount) + min(subordinated + fill_in) as total
  from application join fund_composition using (fund_id)
  where has_begun and status = 'participating' group by fund_id, starts_on
) fund
cross join lateral (values ('fund:' || fund_id, 'property', total), ('operator', 'own_equity', -total)) posted (book, account_kind, amount)
union all
select entry || fund_id, entry_kind, fixed_on::timestamptz + interval '10 hours', 'fund:' || fund_id, account_kind, account_ref, posted.amount
from share cross join lateral (
  values ('distribution:', 'distribution_fixed', 'undistributed', '', gross), ('distribution:', 'distribution_fixed', 'payable', investment_id::text, withholding - gross),
    ('distribution:', 'distribution_fixed', 'withholding_unpaid', investment_id::text, -withholding),
    ('principal:', 'principal_due', 'deployed', investment_id::text, principal), ('principal:', 'principal_due', 'payable', investment_id::text, -principal)
) posted (entry, entry_kind, account_kind, account_ref, amount)
where posted.amount <> 0
union all
-- The operator's own money covers what is approved.
select entry || batch_id || ':' || fund_id, entry_kind, approved_at, book, account_kind, '', posted.amount
from (
  select batch.id as batch_id, batch.approved_at, share.fund_id, sum(share.gross) as gross, sum(share.principal) as principal
  from payout join payout_batch batch on batch.id = payout.batch_id join share on share.id = payout.distribution_share_id
  where batch.approved_at is not null
  group by batch.id, batch.approved_at, share.fund_id
) cover cross join lateral (
  values ('declared-income:', 'declared_income', 'fund:' || fund_id, 'declared_income', -gross), ('declared-income:', 'declared_income', 'operator', 'own_equity', gross),
    ('property-sold:', 'property_sold', 'fund:' || fund_id, 'property', -principal), ('property-sold:', 'property_sold', 'operator', 'own_equity', principal)
) posted (entry, entry_kind, book, account_kind, amount)
where posted.amount <> 0
union all
select 'payout-approved:' || batch.id, 'payout_approved', batch.approved_at, 'fund:' || application.fund_id, account_kind, account_ref, posted.amount
from payout join payout_batch batch on batch.id = payout.batch_id
left join share on share.id = payout.distribution_share_id
left join owed_back on owed_back.id = payout.refund_id
join application on application.id = coalesce(share.investment_id, owed_back.investment_id)
cross join lateral (
  values (case when refund_id is null then 'payable' else 'refundable' end, case when refund_id is null then share.investment_id::text else payout.member_id::text end, payout.amount),
    ('in_flight', payout.id::text, -payout.amount), ('withholding_unpaid', share.investment_id::text, share.withholding), ('withholding_in_flight', payout.id::text, -share.withholding)
) posted (account_kind, account_ref, amount)
where batch.approved_at is not null and posted.amount <> 0
union all
select 'payout-refused:' || payout.id, 'payout_refused', payout.ended_at, 'fund:' || fund_id, account_kind, account_ref, posted.amount
from payout join share on share.id = payout.distribution_share_id
cross join lateral (
  values ('in_flight', payout.id::text, payout.amount), ('payable', share.investment_id::text, -payout.amount),
    ('withholding_in_flight', payout.id::text, withholding), ('withholding_unpaid', share.investment_id::text, -withholding)
) posted (account_kind, account_ref, amount)
where payout.status = 'refused' and posted.amount <> 0
union all
select 'bank-line:' || own_line.line_id, 'payout_settled', day::timestamptz + interval '10 hours', 'fund:' || application.fund_id, account_kind, account_ref, posted.amount
from own_line join payout on payout.batch_id = own_line.reference::bigint and payout.status = 'paid'
left join share on share.id = payout.distribution_share_id
left join owed_back on owed_back.id = payout.refund_id
join application on application.id = coalesce(share.investment_id, owed_back.investment_id)
cross join lateral (
  values ('in_flight', payout.id::text, payout.amount), ('withholding_in_flight', payout.id::text, share.withholding), ('tax', '', -share.withholding)
) posted (account_kind, account_ref, amount)
where own_line.kind = 'payout_settled' and posted.amount <> 0
union all
select 'bank-line:' || line_id, 'account_entry', day::timestamptz + interval '10 hours', 'unassigned', case when amount > 0 then 'suspense' else 'unexplained' end, '', -amount
from own_line where kind <> 'payout_settled'
union all
select case kind when 'tax' then 'tax-payment:' || number else 'account-entry:' || line_id end, case kind when 'tax' then 'tax_paid' else kind end, day::timestamptz + interval '10 hours',
  'unassigned', case when amount > 0 then 'suspense' else 'unexplained' end, '', amount
from own_line where kind <> 'payout_settled'
union all
select 'account-entry:' || line_id, kind, day::timestamptz + interval '10 hours', 'operator', 'own_equity', '', -amount
from own_line where kind in ('float_in', 'float_out')
union all
select 'tax-payment:' || number, 'tax_paid', day::timestamptz + interval '10 hours', 'fund:' || fund_id, 'tax', '', sum(withholding)
from own_line join share on share.state = 'paid' and to_char(share.payday, 'YYYY-MM') = own_line.reference
where kind = 'tax' group by number, day, fund_id having sum(withholding) > 0;
-- The bank's side of each book.
insert into line
select entry_key, entry_kind, at, book, 'bank', size.bank_account, -sum(amount)
from line cross join size group by entry_key, entry_kind, at, book, size.bank_account having sum(amount) <> 0;

-- As written by a release of before: its starts bought their whole sum of the operator, and no entry says which transaction wrote it.
insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, txid)
select entry_kind, entry_key, md5(entry_key), at, at, null from (select distinct entry_kind, entry_key, at from line) entry order by at, entry_key;
insert into posting (entry_id, book, account_kind, account_ref, amount)
select entry.id, book, account_kind, account_ref, sum(amount) from line join journal_entry entry on entry.idempotency_key = line.entry_key
group by entry.id, book, account_kind, account_ref
order by entry.id, sum(amount) < 0, book, account_kind, account_ref;

-- Closed last night, as every night.
select close_ledger((select coalesce(max(posting.id), 0) from posting join journal_entry entry on entry.id = posting.entry_id where entry.recorded_at < today::timestamptz - interval '21 hours'), today::timestamptz - interval '21 hours') from size;

-- What two operators agreed on: the account's opening, the tax payments, and which lines were the operator's own money.
create temporary table agreed on commit drop as
select number as id, case kind when 'tax' then 'tax_payment' else 'account_entry' end as kind, case kind when 'tax' then 'tax:' || reference else 'account_entry:' || line_id end as subject,
  case kind when 'tax' then jsonb_build_object('month', reference, 'paidOn', day, 'accountEntryId', line_id)
    else jsonb_build_object('entryId', line_id, 'told', jsonb_build_object('kind', kind), 'reason', case kind when 'float_out' then '物件の取得' else '物件の売却' end) end as content,
  case kind when 'tax' then reference || 'の源泉所得税の納付を記録' when 'float_out' then '口座の出金を「運営者の資金の出金」として登録' else '口座の入金を「運営者の資金の入金」として登録' end as title,
  abs(amount) as yen, case kind when 'tax' then '納付書で納めました。' when 'float_out' then '物件の取得' else '物件の売却' end as reason, day::timestamptz as day
from own_line where kind <> 'payout_settled'
union all
select 90000, 'bank_opening', 'bank_account:' || bank_account, jsonb_build_object('realAccountId', bank_account), '銀行口座の開始残高を帳簿に記録', balance, '', read_at
from bank_balance cross join size where bank_balance.id = 1;
insert into proposal (id, kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at)
overriding system value
select id, kind, subject, content, jsonb_build_object('title', title, 'people', 0, 'yen', yen, 'changes', '[]'::jsonb),
  encode(sha256(convert_to(subject, 'UTF8')), 'hex'), reason, 'approved', members + 1, day + interval '11 hours', members + 3, day + interval '12 hours'
from agreed cross join size order by id;
insert into bank_opening (real_account_id, bank_balance_id, amount, journal_entry_id, proposal_id, opened_by, opened_at)
select bank_account, bank_balance.id, balance, entry.id, proposal.id, proposal.decided_by, proposal.decided_at
from bank_balance cross join size join journal_entry entry on entry.kind = 'bank_opened' join proposal on proposal.kind = 'bank_opening' where bank_balance.id = 1;
insert into tax_payment (month, amount, paid_on, statement_line_id, proposal_id, journal_entry_id, recorded_by, recorded_at)
select reference, -amount, day, line_id, number, entry.id, members + 3, day::timestamptz + interval '12 hours'
from own_line cross join size join journal_entry entry on entry.idempotency_key = 'tax-payment:' || number where own_line.kind = 'tax' order by number;
insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, proposal_id)
select line_id, own_line.kind, case own_line.kind when 'float_out' then '物件の取得' when 'float_in' then '物件の売却' else '源泉所得税' end, proposal.decided_by, proposal.decided_at, line_id, entry.id,
  case when own_line.kind <> 'tax' then proposal.id end
from own_line join proposal on proposal.id = number
join journal_entry entry on entry.idempotency_key = case own_line.kind when 'tax' then 'tax-payment:' || number else 'account-entry:' || line_id end
where own_line.kind <> 'payout_settled' order by line_id;
