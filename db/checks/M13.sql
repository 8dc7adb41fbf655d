-- What is owed to members stands in the book to the yen: on the list as refundable or payable, on its way as in flight, and a payout pays exactly what is owed.
with live as (
  select * from payout where status in ('planned', 'in_flight', 'paid')
), owed as (
  select 'refundable' as account, member_id::text as reference, sum(amount) as amount
  from refund
  where status = 'open'
    or (status = 'in_payout' and not exists (select from live where live.refund_id = refund.id and live.status <> 'planned'))
  group by member_id
  union all
  select 'payable', share.investment_id::text, sum(share.net + share.principal)
  from distribution_share share
  where share.paid_at is null
    and not exists (select from live where live.distribution_share_id = share.id and live.status <> 'planned')
  group by share.investment_id
  union all
  select 'in_flight', id::text, amount from payout where status = 'in_flight'
), booked as (
  select account_kind as account, account_ref as reference, -sum(amount) as amount
  from account_balance
  where account_kind in ('refundable', 'payable', 'in_flight')
  group by account_kind, account_ref
)
select coalesce(owed.account, booked.account) as account, coalesce(owed.reference, booked.reference) as reference,
  coalesce(owed.amount, 0) as owed, coalesce(booked.amount, 0) as in_the_book
from owed
full join booked on booked.account = owed.account and booked.reference = owed.reference
where coalesce(owed.amount, 0) <> coalesce(booked.amount, 0)
union all
select 'payout of refund', live.id::text, refund.amount, live.amount
from live
join refund on refund.id = live.refund_id
where live.amount <> refund.amount
  or refund.member_id <> live.member_id
  or refund.status <> case live.status when 'paid' then 'paid' else 'in_payout' end
union all
select 'payout of share', live.id::text, share.net + share.principal, live.amount
from live
join distribution_share share on share.id = live.distribution_share_id
join investment on investment.id = share.investment_id
where live.amount <> share.net + share.principal
  or investment.member_id <> live.member_id
  or (live.status = 'paid') <> (share.paid_at is not null)
union all
select 'batch', batch.id::text, batch.total, coalesce(sum(payout.amount), 0)
from payout_batch batch
left join payout on payout.batch_id = batch.id
group by batch.id
having coalesce(sum(payout.amount), 0) <> batch.total or count(payout.id) <> batch.payee_count
