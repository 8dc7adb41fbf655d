-- Everything happens once: a key stands for one entry, one application, one mail; and each event that owes a mail has owed it.
select 'journal_entry' as what, idempotency_key as key, count(*) as times
from journal_entry group by idempotency_key having count(*) > 1
union all
select 'content of ' || kind, idempotency_key, 0
from journal_entry where input_hash = '' or idempotency_key = ''
union all
select 'investment', member_id || ' ' || idempotency_key, count(*)
from investment where idempotency_key is not null group by member_id, idempotency_key having count(*) > 1
union all
select 'mail_outbox', key, count(*)
from mail_outbox group by key having count(*) > 1
union all
select 'mail', owed.key, 0
from (
  select case event.to_status when 'lottery_pending' then 'application-accepted-lottery:' else 'application-accepted:' end || event.investment_id as key
  from investment_event event
  join investment on investment.id = event.investment_id
  where event.from_status is null and event.reason = 'applied' and investment.idempotency_key is not null
    -- After a burst it follows with the other papers (M41).
    and not exists (
      select from papers_owed where papers_owed.fund_id = investment.fund_id and investment.id between first_investment_id and last_investment_id)
  union all
  select case event.reason
      when 'lottery won' then 'lottery-won:' when 'lottery lost' then 'lottery-lost:'
      when 'fund failed' then 'fund-failed:' when 'deadline_passed' then 'canceled-overdue:'
    end || event.investment_id
  from investment_event event
  where event.reason in ('lottery won', 'lottery lost', 'fund failed', 'deadline_passed')
  union all
  select 'contract-confirmed:' || id from investment where contract_confirmed_at is not null
  union all
  select case outcome
      when 'part_payment' then 'deposit-short:' when 'late' then 'deposit-late:' when 'already_paid' then 'deposit-over:'
      when 'completed' then 'deposit-completed:' when 'reinstated' then 'deposit-completed:' else 'deposit-returned:'
    end || id
  from deposit where investment_id is not null
  union all
  select 'deposit-over:' || id from deposit where outcome in ('completed', 'reinstated') and refundable > 0
) owed
where not exists (select from mail_outbox where mail_outbox.key = owed.key)
