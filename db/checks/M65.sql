-- Nothing of the company's own accounts waits beyond its day: a transfer between them, and cash of another book on a fund's account, one business day; a fund's planned payment one business day after its own; rent in advance is earned with its month; a cost paid ahead is counted with its months.
-- Late is late, not wrong: it is reported and never stops payments. The last successful reading of the bank stands for "now".
select 'own transfer' as late, transfer.id::text as id, transfer.due_on
from own_transfer transfer
cross join bank_reading reading
where transfer.cancelled_at is null and transfer.due_on < japan_date(reading.read_at)
  and (select count(*) from own_transfer_line line where line.own_transfer_id = transfer.id) < 2
union all
select 'cash on another''s account', account.real_account_id || ' ' || balance.book, due.due_on
from company_account account
join account_balance balance on balance.account_kind = 'bank' and balance.account_ref = account.real_account_id
  and balance.amount <> 0 and balance.book <> 'fund:' || account.fund_id
cross join lateral (
  select max(posting.effective_at) as at
  from posting
  where posting.book = balance.book and posting.account_kind = 'bank' and posting.account_ref = account.real_account_id
) latest
cross join lateral (select business_days_after(japan_date(latest.at), 1) as due_on) due
cross join bank_reading reading
where account.purpose = 'fund' and account.closed_at is null
  -- The bank takes the fees of payments from the account that pays: the operator's money for them may lie there, 1,000 yen for each application of the fund.
  and not (balance.book = 'operator' and balance.amount between 0 and 1000 * (select count(*) from investment where investment.fund_id = account.fund_id))
  and due.due_on < japan_date(reading.read_at)
union all
select 'planned payment', plan.id::text, business_days_after(plan.pay_on, 1)
from standing_outgoing_plan plan
cross join bank_reading reading
where plan.withdrawn_at is null and plan.paid_by_explanation_id is null and business_days_after(plan.pay_on, 1) < japan_date(reading.read_at)
union all
select 'rent in advance', rent.fund_id || ' ' || rent.month || ' ' || rent.counterparty, to_date(rent.month, 'YYYY-MM') + 1
from advance_rent_of_month rent
cross join bank_reading reading
where rent.earned < rent.told and to_date(rent.month, 'YYYY-MM') + 1 < japan_date(reading.read_at)
union all
select 'prepaid cost', prepaid.id::text, last_month.ends_on + 2
from standing_prepaid_cost prepaid
join prepaid_cost own on own.id = prepaid.id
join journal_entry booked on booked.idempotency_key = 'cost-prepaid:' || prepaid.id
cross join bank_reading reading
cross join lateral (select (date_trunc('month', (japan_date(reading.read_at) - 1)::timestamp) - interval '1 day')::date as ends_on) last_month
where prepaid.left_over > 0 and japan_date(booked.effective_at) <= last_month.ends_on
  and prepaid.used < prepaid_cost_counted(own, last_month.ends_on)
