-- A month of 300 funds on top of the large book: each fund's rents and costs of October 2026, 20 lines of the bank a fund, classified by two people.
set timezone = 'Asia/Tokyo';
set session_replication_role = replica;

insert into fund (id, name, detail, offering_start_at, offering_end_at, offering_method, goal, fund_total, minimum_amount, planned_rate_bp,
  operation_term_months, operation_start_on, operation_end_on, status, published_at, created_at)
select id, '第' || id || '号　世田谷レジデンス', '', '2026-01-05', '2026-01-12', 'first_come', 'all_in', 400000000, 100000, 600, 12, '2026-02-01', '2027-01-31',
  'published', '2026-01-05', '2026-01-05'
from generate_series(85, 384) id;

create temporary table month_line as
select row_number() over (order by fund_id, place) as number, fund_id, place, case when place <= 16 then 85000 else -20000 end::bigint as amount,
  date '2026-10-01' + (place % 28)::integer as on_day
from generate_series(85, 384) fund_id cross join generate_series(1, 20) place;

insert into bank_balance (real_account_id, item_key, balance, read_at)
select 'company', 'month', coalesce((select balance from bank_balance where real_account_id = 'company' order by id desc limit 1), 0) + sum(amount), '2026-11-01 09:00'
from month_line;
insert into bank_statement_line (bank_balance_id, real_account_id, item_key, amount, transacted_on, remarks)
select (select max(id) from bank_balance), 'company', 'month-' || number, amount, on_day, 'ヤチン ' || fund_id || '-' || place from month_line;
insert into bank_line (real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, remarks, recorded_at)
select 'company', 'month-' || number, amount, on_day, on_day::timestamptz, '', 'ヤチン', on_day::timestamptz + interval '1 day' from month_line;

-- The line, out of what nobody had explained, and what it was.
insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at)
select 'account_entry', 'bank-line:' || line.id, '-', transacted_at, recorded_at from bank_line line where item_key like 'month-%'
union all
select case when amount > 0 then 'income_line' else 'outgoing_line' end, 'month-classified:' || item_key, '-', transacted_at, recorded_at from bank_line where item_key like 'month-%';
insert into posting (entry_id, book, account_kind, account_ref, amount, effective_at)
select entry.id, side.book, side.account_kind, side.account_ref, side.amount, line.transacted_at
from bank_line line
join month_line on 'month-' || month_line.number = line.item_key
join journal_entry entry on entry.idempotency_key in ('bank-line:' || line.id, 'month-classified:' || line.item_key)
cross join lateral (
  values ('account_entry', 'unassigned', 'bank', 'company', line.amount), ('account_entry', 'unassigned', case when line.amount > 0 then 'suspense' else 'unexplained' end, '', -line.amount),
    ('classified', 'unassigned', 'bank', 'company', -line.amount), ('classified', 'unassigned', case when line.amount > 0 then 'suspense' else 'unexplained' end, '', line.amount),
    ('classified', 'fund:' || fund_id, 'bank', 'company', line.amount),
    ('classified', 'fund:' || fund_id, case when line.amount > 0 then 'rent_income' else 'cost' end, case when line.amount > 0 then '' else 'management' end, -line.amount)
) side (of_kind, book, account_kind, account_ref, amount)
where (side.of_kind = 'account_entry') = (entry.kind = 'account_entry') and line.item_key like 'month-%';
-- Two people have said so.
insert into proposal (kind, subject, content, effect, effect_hash, reason, status, proposed_by, proposed_at, decided_by, decided_at)
select 'fund_line', 'account_entry:' || listed.id, jsonb_build_object('of', jsonb_build_object('entryId', listed.id)), '{}', repeat('0', 64), '賃貸借契約', 'approved',
  10001, line.recorded_at, 10002, line.recorded_at
from bank_line line
join bank_statement_line listed on listed.item_key = line.item_key and listed.real_account_id = line.real_account_id
where line.item_key like 'month-%';
insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, proposal_id)
select listed.id, 'fund', '賃貸借契約', 10002, line.recorded_at, line.id, entry.id, proposal.id
from bank_line line
join bank_statement_line listed on listed.item_key = line.item_key and listed.real_account_id = line.real_account_id
join proposal on proposal.subject = 'account_entry:' || listed.id
join journal_entry entry on entry.idempotency_key = 'month-classified:' || line.item_key
where line.item_key like 'month-%';
insert into fund_line (explanation_id, counterparty, paid_by) select id, 'third_party', 'fund' from statement_explanation where kind = 'fund';
insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount)
select explanation.id, month_line.fund_id, case when month_line.amount > 0 then 'rent' else 'cost' end, case when month_line.amount < 0 then 'management' end, month_line.amount
from statement_explanation explanation
join bank_line line on line.id = explanation.bank_line_id
join month_line on 'month-' || month_line.number = line.item_key
where explanation.kind = 'fund';
set session_replication_role = origin;
insert into audit_log (at, actor, action, object_type, object_id)
select decided_at, 'operator:' || decided_by, kind || '.approved', 'proposal', id::text from proposal where kind = 'fund_line';
