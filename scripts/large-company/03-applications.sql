-- The applications: how they stand, how they came there, and the documents of each.

create temporary table application on commit drop as
select plan.*, fund.starts_on, fund.payday, fund.renews, fund.has_begun, fund.is_over,
  -- The bank refuses to pay a few, each for one fund at most.
  plan.member_id % 251 = plan.fund_id as account_is_unknown,
  case when fate in ('paid', 'paid_in_two', 'paid_too_much') then 'participating'
    when fate in ('unread', 'unprinted', 'confirmed', 'paid_in_part') then 'awaiting_deposit'
    when fate in ('failed_paid', 'failed_unpaid') then 'fund_failed'
    when fate in ('lottery_pending', 'not_selected') then fate else 'canceled' end as status,
  case fate when 'member_canceled' then 'member_before_deposit' when 'cooling_off' then 'cooling_off' when 'overdue' then 'deadline' when 'overdue_in_part' then 'deadline' when 'late' then 'deadline' end as cancel_reason,
  fate in ('paid', 'paid_in_two', 'paid_too_much', 'cooling_off', 'failed_paid') as was_paid,
  case when fate in ('paid', 'paid_in_two', 'paid_too_much', 'cooling_off', 'failed_paid', 'confirmed', 'paid_in_part', 'overdue_in_part', 'late') or (fate in ('overdue', 'failed_unpaid') and chance < 500)
    then least(contracted_at + interval '2 hours', size.today::timestamptz) end as confirmed_at,
  least(contracted_at + interval '20 hours', size.today::timestamptz) as paid_at,
  case when plan.stage = 'promised' then applied_at else plan.contracted_at end as begun_at,
  fund.ends_on::timestamptz + interval '5 days' as failed_at
from plan join fund_plan fund on fund.id = plan.fund_id cross join size;
create unique index on application (id);
analyze application;

create temporary table life on commit drop as
select id, step, from_status, to_status, actor, reason, at
from application
cross join lateral (
  values
    (1, null, case when is_lottery then 'lottery_pending' else 'awaiting_deposit' end, 'member:' || member_id, 'applied', applied_at, true),
    (2, 'lottery_pending', 'awaiting_deposit', 'schedule', 'lottery won', greatest(contracted_at, applied_at), is_lottery and status in ('awaiting_deposit', 'participating')),
    (2, 'lottery_pending', 'not_selected', 'schedule', 'lottery lost', greatest(contracted_at, applied_at), fate = 'not_selected'),
    (3, 'awaiting_deposit', 'participating', 'bank', 'deposit_completed', paid_at, was_paid),
    (4, 'awaiting_deposit', 'canceled', 'schedule', 'deadline_passed', deadline_at + interval '1 second', cancel_reason = 'deadline'),
    (4, case when is_lottery then 'lottery_pending' else 'awaiting_deposit' end, 'canceled', 'member:' || member_id, 'member_withdrew', applied_at + interval '3 hours', fate = 'member_canceled'),
    (4, 'participating', 'canceled', 'member:' || member_id, 'cooling_off_declared', paid_at + interval '2 days', fate = 'cooling_off'),
    (4, case when was_paid then 'participating' else 'awaiting_deposit' end, 'fund_failed', 'schedule', 'fund failed', failed_at, status = 'fund_failed')
) event (step, from_status, to_status, actor, reason, at, happened)
where happened;

insert into investment (id, fund_id, member_id, amount, status, cancel_reason, early_access, idempotency_key, applied_at, status_at, deposit_deadline_at,
  contract_confirmed_at, redeemed_at, receipt_number)
overriding system value
select application.id, fund_id, member_id, amount, status, cancel_reason, false, 'application-' || application.id, applied_at, last.at,
  case when status not in ('lottery_pending', 'not_selected') and not (is_lottery and fate = 'member_canceled') then deadline_at end, confirmed_at,
  case when status = 'participating' and stage = 'redeemed' and not account_is_unknown then payday::timestamptz + interval '10 hours' end, receipt_number
from application
join (select id, max(at) as at from life group by id) last on last.id = application.id
order by application.id;

insert into investment_event (investment_id, from_status, to_status, actor, reason, at, reading_id, txid)
select life.id, from_status, to_status, actor, reason, at, case when step = 1 then fund_id end, null
from life join application on application.id = life.id order by at, life.id, step;

insert into cooling_off_notice (investment_id, way, declared_on, delivered_at, last_day, actor, recorded_at)
select id, 'member_page', (paid_at + interval '2 days')::date, confirmed_at - interval '1 hour', (confirmed_at - interval '1 hour')::date + 8, 'member:' || member_id, paid_at + interval '2 days'
from application where fate = 'cooling_off' order by paid_at, id;
insert into term_participation (fund_id, term_number, investment_id)
select fund_id, 1, id from application where renews and status = 'participating' order by id;
insert into renewal_choice (fund_id, term_number, investment_id, choice, actor, chosen_at)
select fund_id, 1, id, case when chance < 150 then 'leave' else 'continue' end, 'member:' || member_id, starts_on::timestamptz + interval '5 days'
from application cross join size where renews and status = 'participating' and pg_temp.pick(id, 31, 10) < 4 and starts_on + 5 < today order by id;

-- ---------------------------------------------------------------- contract documents and who opened them

insert into contract_document (id, investment_id, document_number, form_version, data, frozen_at, file_sha256, rendered_at, delivered_at)
overriding system value
select row_number() over (order by begun_at, id), id, 'C-' || lpad(id::text, 8, '0'), '3', jsonb_build_object('amount', amount, 'fund', fund_id), begun_at,
  case when fate <> 'unprinted' then encode(sha256(convert_to('contract ' || id, 'UTF8')), 'hex') end, case when fate <> 'unprinted' then begun_at + interval '1 minute' end,
  confirmed_at - interval '1 hour'
from application where status not in ('lottery_pending', 'not_selected') and not (is_lottery and fate = 'member_canceled');

create temporary table opening on commit drop as
select document.id as contract_document_id, null::bigint as fund_document_id, null::bigint as copy_id, application.member_id, document.file_sha256, document.delivered_at + turn * interval '9 hours' as at
from contract_document document join application on application.id = document.investment_id
cross join lateral generate_series(0, case when pg_temp.pick(document.id, 32, 10) < 3 then 1 else 0 end) turn
where document.delivered_at is not null
union all
select null, document.id, null, application.member_id, document.file_sha256, application.applied_at - interval '10 minutes'
from application join fund_document document on document.fund_id = application.fund_id and document.kind = 'pre_contract'
where pg_temp.pick(application.id, 33, 10) < 4;

-- ---------------------------------------------------------------- accounts to pay to

-- Each rests six months after its deadline before the next one gets it, so the pool is as large as half a year's applications.
create temporary table assigned on commit drop as
select id, confirmed_at, deadline_at + interval '6 months 1 day' as rests_until, row_number() over (order by confirmed_at, id) as place,
  count(*) over (order by confirmed_at range between interval '220 days' preceding and current row) as at_once
from application where confirmed_at is not null;
insert into virtual_account (id, va_id, branch_code, branch_name, account_number, account_name, issued_at)
overriding system value
select id, '502' || lpad(id::text, 7, '0'), '502', 'あじさい支店', lpad(id::text, 7, '0'), 'ｲﾄﾌｱﾝﾃﾞｲﾝｸﾞ', size.today::timestamptz - interval '1300 days'
from size cross join generate_series(1, (select max(at_once) + 300 from assigned)) id;
insert into virtual_account_assignment (virtual_account_id, investment_id, assigned_at, rests_until)
select 1 + (place - 1) % (select max(at_once) + 200 from assigned), id, confirmed_at, rests_until from assigned order by place;

-- Some of those whom nothing binds any more have left or were suspended.
update member set status = case when pg_temp.pick(id, 34, 2) = 0 then 'left' else 'suspended' end
from size
where id <= members * 0.72 and pg_temp.pick(id, 35, 60) = 0
  and not exists (select from investment where member_id = member.id and redeemed_at is null and status in ('lottery_pending', 'awaiting_deposit', 'participating'));
