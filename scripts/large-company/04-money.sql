-- Deposits, refunds, distributions, payouts, tax: what came in and went out, and beside it every line of the bank.

-- What came in, in the order in which it came. `line` numbers the bank's lines, `id` the deposits.
create temporary table incoming on commit drop as
select row_number() over (order by at, investment_id nulls last, part) as id, investment_id, member_id, outcome, paid, toward, at
from (
  select id as investment_id, member_id, part, outcome, paid, toward, at
  from application
  cross join lateral (
    values
      (1, 'completed', amount + case when fate = 'paid_too_much' then 10000 else 0 end, amount, paid_at, was_paid and fate <> 'paid_in_two'),
      (1, 'part_payment', 40000, 40000, paid_at - interval '10 hours', fate = 'paid_in_two'),
      (2, 'completed', amount - 40000, amount - 40000, paid_at, fate = 'paid_in_two'),
      (1, 'part_payment', 50000, 50000, paid_at, fate in ('paid_in_part', 'overdue_in_part')),
      (1, 'late', amount, 0, deadline_at + interval '9 hours', fate = 'late')
  ) part_paid (part, outcome, paid, toward, at, happened)
  where happened
  union all
  -- And what nobody knows the owner of.
  select null, null, place, 'unknown_account', 100000 * (1 + place % 3), 0, today::timestamptz - place * interval '7 hours'
  from size cross join generate_series(1, 24) place
) came;
create unique index on incoming (id);
analyze incoming;

insert into bank_line (id, real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, payer_bank_name, payer_branch_name, recorded_at)
overriding system value
select incoming.id, bank_account, lpad(incoming.id::text, 20, '0'), coalesce(account.va_id, '5099999' || lpad((incoming.id % 1000)::text, 3, '0')), paid, at::date, at,
  pg_temp.half_width(coalesce(member.family_name_kana || ' ' || case when pg_temp.pick(incoming.id, 40, 100) < 2 then 'ハナコ' else member.given_name_kana end, 'フリコミ ニン')),
  'ﾐｽﾞﾎ', 'ﾎﾝﾃﾝ', at
from incoming cross join size
left join member on member.id = incoming.member_id
left join virtual_account_assignment assignment on assignment.investment_id = incoming.investment_id
left join virtual_account account on account.id = assignment.virtual_account_id
order by incoming.id;
insert into deposit (id, bank_line_id, investment_id, outcome, toward_investment, refundable, name_differs, booked_at, transacted_at)
overriding system value
select id, id, investment_id, outcome, toward, paid - toward, investment_id is not null and pg_temp.pick(id, 40, 100) < 2, at, at from incoming order by id;

-- ---------------------------------------------------------------- refunds

create temporary table owed_back on commit drop as
select row_number() over (order by at, key) as id, *, date_trunc('week', at)::date + 10 as pay_on from (
  select 'deposit:' || id as key, member_id, investment_id, id as deposit_id, paid - toward as amount, case outcome when 'late' then 'late' else 'excess' end as reason, 'deposit' as source, at
  from incoming where investment_id is not null and paid > toward
  union all
  select 'overdue:' || id, member_id, id, null, 50000, 'overdue', 'deposit', deadline_at + interval '1 second' from application where fate = 'overdue_in_part'
  union all
  select 'cooling-off:' || id, member_id, id, null, amount, 'cooling_off', 'capital', paid_at + interval '2 days' from application where fate = 'cooling_off'
  union all
  select 'fund-failed:' || id || ':capital', member_id, id, null, amount, 'fund_failed', 'capital', failed_at from application where fate = 'failed_paid'
) refund;
-- Paid week by week; the last week's are being prepared, and the newest wait.
alter table owed_back add column state text;
update owed_back set state = case when pay_on < size.today then 'paid' when at < size.today - interval '3 days' then 'in_payout' else 'open' end from size;
insert into refund (id, key, member_id, investment_id, deposit_id, amount, reason, owed_since, status, paid_at)
overriding system value
select id, key, member_id, investment_id, deposit_id, amount, reason, at, state, case when state = 'paid' then pay_on::timestamptz + interval '10 hours' end from owed_back order by id;

-- ---------------------------------------------------------------- distributions

create temporary table share on commit drop as
select row_number() over (order by fund.fixed_on, application.id) as id, fund.id as fund_id, application.id as investment_id, application.member_id, fund.stage, fund.fixed_on, fund.payday,
  application.amount as principal, gross, gross * 20420 / 100000 as withholding,
  case when fund.stage = 'unpaid' then 'open' when fund.stage = 'unapproved' then 'planned' when fund.stage = 'in_flight' then 'in_flight'
    when account_is_unknown then 'refused' else 'paid' end as state
from application join fund_plan fund on fund.id = application.fund_id
cross join lateral (select application.amount * fund.rate_bp / 20000 as gross) interest
where application.is_over and application.status = 'participating';
do $$ begin
  -- The release before the calculation periods is filled by this too.
  if to_regclass('fund_period') is null then
    insert into fixed_distribution (id, fund_id, total_dividend, payday, fixed_at, redeems)
    overriding system value
    select fund_id, fund_id, sum(gross), payday, fixed_on::timestamptz + interval '10 hours', true from share group by fund_id, payday, fixed_on order by fixed_on, fund_id;
  else
    insert into fund_period (fund_id, number, start_on, end_on, is_last)
    select result.fund_id, period.number, period.start_on, period.end_on, period.is_last
    from fund_result result cross join lateral periods_of_fund(result.fund_id) period order by 1, 2;
    insert into fixed_distribution (id, fund_id, period_number, total_dividend, payday, fixed_at, redeems)
    overriding system value
    select fund_id, fund_id, (select max(number) from fund_period period where period.fund_id = share.fund_id), sum(gross), payday, fixed_on::timestamptz + interval '10 hours', true
    from share group by fund_id, payday, fixed_on order by fixed_on, fund_id;
  end if;
end $$;
insert into fixed_distribution_share (id, distribution_id, investment_id, gross, withholding, principal, paid_at, withheld_on)
overriding system value
select id, fund_id, investment_id, gross, withholding, principal, case when state = 'paid' then payday::timestamptz + interval '10 hours' end, case when state = 'paid' then payday end
from share order by id;

-- Whose money each fund is made of, and what one yen of an investor earned.
insert into fund_composition (fund_id, seq, at, cause, senior, subordinated, fill_in, taken_over)
select id, 0, starts_on::timestamptz, 'operation_started', part.senior, part.subordinated, part.fill_in, part.taken_over
from fund_plan cross join lateral composition_of(id) part where has_begun order by id;
update fund_result set rate_bp = 10 * div(earned.dividend * 365000, earned.invested * (earned.end_on - earned.start_on + 1))
from distribution_earning earned where earned.fund_id = fund_result.fund_id and earned.invested > 0;

-- ---------------------------------------------------------------- payouts

create temporary table outgoing on commit drop as
select row_number() over (order by pay_on, refund_id nulls last, share_id) as id, * from (
  select 'week ' || pay_on as bundle, id as refund_id, null::bigint as share_id, member_id, amount, pay_on, case state when 'paid' then 'paid' else 'planned' end as state from owed_back where state <> 'open'
  union all
  select 'fund ' || fund_id, null, id, member_id, gross - withholding + principal, payday, state from share where state <> 'open'
) owed;
create unique index on outgoing (id);
create temporary table bundle on commit drop as
select row_number() over (order by pay_on, bundle) as id, bundle, pay_on, sum(amount) as total, count(*) as payees, coalesce(sum(amount) filter (where state = 'paid'), 0) as left_the_account,
  case when bool_or(state = 'planned') then 'draft' when bool_or(state = 'in_flight') then 'sent' else 'settled' end as status
from outgoing group by bundle, pay_on;
insert into payout_batch (id, method, status, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, approved_by, approved_at,
  idempotency_key, ordered_on, sending_at, application_number, sent_at, settled_at)
overriding system value
select id, 'transfer', status, pay_on, total, payees, encode(sha256(convert_to(bundle, 'UTF8')), 'hex'), members + 1 + id % 2, day - interval '2 days',
  case when status <> 'draft' then members + 3 end, case when status <> 'draft' then day - interval '1 day' end,
  case when status <> 'draft' then 'batch-' || id end, case when status <> 'draft' then pay_on end, case when status <> 'draft' then day - interval '1 day' end,
  case when status <> 'draft' then 'order-' || id end, case when status <> 'draft' then day - interval '1 day' end, case when status = 'settled' then day end
from bundle cross join size cross join lateral (select least(pay_on::timestamptz + interval '10 hours', today::timestamptz) as day) paid order by id;
insert into payout (id, batch_id, refund_id, distribution_share_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number,
  payee_name, status, problem, paid_at, ended_at)
overriding system value
select outgoing.id, bundle.id, refund_id, share_id, outgoing.member_id, outgoing.amount, account.id, account.bank_code, account.branch_code, 'ordinary', account.account_number,
  pg_temp.half_width(member.family_name_kana || ' ' || member.given_name_kana), outgoing.state, case when outgoing.state = 'refused' then 'account_refused' end,
  case when outgoing.state = 'paid' then outgoing.pay_on::timestamptz + interval '10 hours' end, case when outgoing.state = 'refused' then outgoing.pay_on::timestamptz + interval '10 hours' end
from outgoing join bundle on bundle.bundle = outgoing.bundle and bundle.pay_on = outgoing.pay_on
join bank_account account on account.member_id = outgoing.member_id and account.replaced_at is null
join member on member.id = outgoing.member_id order by outgoing.id;

-- ---------------------------------------------------------------- the operator's own lines

-- Funds take their capital with them and bring it back; a month's tax goes to the tax office on the 10th of the next.
create temporary table own_line on commit drop as
select row_number() over (order by day, kind, reference) as number, (select count(*) from incoming) + row_number() over (order by day, kind, reference) as line_id, * from (
  select 'payout_settled' as kind, id::text as reference, -left_the_account as amount, pay_on as day from bundle where status = 'settled' and left_the_account > 0
  union all
  select 'float_out', fund.id::text, -sum(application.amount)::bigint, fund.starts_on from application join fund_plan fund on fund.id = application.fund_id
  where fund.has_begun and application.status = 'participating' group by fund.id, fund.starts_on
  union all
  select 'float_in', fund_id::text, sum(gross + principal)::bigint, fixed_on from share group by fund_id, fixed_on
  union all
  select 'tax', to_char(payday, 'YYYY-MM'), -sum(withholding)::bigint, (date_trunc('month', payday) + interval '1 month 9 days')::date from share where state = 'paid'
  group by 2, 4 having sum(withholding) > 0
) movement cross join (select today from size) now where day < now.today;
insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, remarks, recorded_at)
overriding system value
select line_id, bank_account, lpad(line_id::text, 20, '0'), amount, day, day::timestamptz + interval '10 hours', '', kind, day::timestamptz + interval '10 hours' from own_line cross join size order by line_id;

insert into bank_balance (id, real_account_id, item_key, balance, read_at)
overriding system value
select 1, bank_account, null, 100000000, today::timestamptz - interval '1400 days' from size
union all
select 2, bank_account, (select max(item_key) from bank_line), 100000000 + (select sum(amount) from bank_line), today::timestamptz - interval '1 day' from size
union all
-- The newest reading brought lines that nobody has explained yet.
select 3, bank_account, 'new-12', 100000000 + (select sum(amount) from bank_line) + 78 * 1000, today::timestamptz from size;
insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on, remarks)
overriding system value
select id, 2, real_account_id, item_key, amount, transacted_on, remarks from bank_line order by id;
insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on, remarks)
overriding system value
select 90000000 + place, 3, bank_account, 'new-' || place, place * 1000, today - 1, '振込' from size cross join generate_series(1, 12) place;
insert into bank_statement_open (statement_line_id) select id from bank_statement_line where bank_balance_id = 3;
insert into bank_reading (read_at) select today::timestamptz from size;
insert into scheduled_run (task, due_at, finished_at) select 'midnight', today::timestamptz, today::timestamptz + interval '1 minute' from size;
