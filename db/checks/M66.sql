-- Nobody is paid while payments to him are stopped: no payout was approved and no order or file was begun between the day on which a stop was placed and the one on which it was lifted.
-- Batches of before the rule are left out.
select payout.id as payout_id, payout.batch_id, payout.member_id, hold.id as hold_id
from payout_hold hold
join payout on payout.member_id = hold.member_id and payout.status not in ('planned', 'withdrawn')
join payout_batch batch on batch.id = payout.batch_id
where batch.asks_holds
  and (batch.approved_at > hold.placed_at and batch.approved_at < coalesce(hold.lifted_at, 'infinity')
    or batch.sending_at > hold.placed_at and batch.sending_at < coalesce(hold.lifted_at, 'infinity'))
