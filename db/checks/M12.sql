-- What goes back of one deposit is on the refund list once at most, and never more than the deposit could not keep.
select deposit.id as deposit_id, deposit.refundable, sum(refund.amount) as on_the_list
from deposit
join refund on refund.deposit_id = deposit.id and refund.status <> 'withdrawn'
group by deposit.id
having sum(refund.amount) > deposit.refundable
order by deposit.id
