-- Nothing is paid twice: an obligation has one live payout at most, and what goes back of a deposit is on the refund list once at most.
select 'refund' as what, refund_id as id, count(*) as times
from payout
where refund_id is not null and status in ('planned', 'in_flight', 'paid')
group by refund_id
having count(*) > 1
union all
select 'share', distribution_share_id, count(*)
from payout
where distribution_share_id is not null and status in ('planned', 'in_flight', 'paid')
group by distribution_share_id
having count(*) > 1
union all
select 'deposit', deposit.id, count(*)
from deposit
join refund on refund.deposit_id = deposit.id and refund.status <> 'withdrawn'
group by deposit.id
having sum(refund.amount) > deposit.refundable
