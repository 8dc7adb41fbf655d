-- Whoever loses principal is sent why at least a day before his money is put into a payment, in words upon which two people decided. Distributions of before the rule are left out.
select payout.id as payout_id, payout.batch_id, payout.member_id
from fixed_distribution distribution
join fixed_distribution_share share on share.distribution_id = distribution.id
join payout on payout.distribution_share_id = share.id
join payout_batch batch on batch.id = payout.batch_id
left join loss_statement statement on statement.distribution_id = distribution.id
where distribution.asks_statement
  and exists (select from fixed_distribution_share losing where losing.distribution_id = distribution.id and losing.loss > 0)
  and not coalesce(statement.sent_at + interval '1 day' <= batch.prepared_at, false)
