-- Whoever loses principal is sent why at least a day before his money is put into a payment, in words upon which two people decided. Distributions of before the rule are left out.
select payout.id as payout_id, payout.batch_id, payout.member_id
from payout join payout_batch batch on batch.id = payout.batch_id
where payout.distribution_share_id is not null and loss_asks_statement(payout.distribution_share_id)
  and not coalesce(loss_explained_at(payout.distribution_share_id) + interval '1 day' <= batch.prepared_at, false)
