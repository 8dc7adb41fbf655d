-- Up Migration

-- What an operator stopped is in it like everything else that waits for an account: a list that a member has read and that is empty the next day would tell him
-- of the stop. What he stopped himself is not.
create or replace view unclaimed_money as
with owed as (
  select refund.id as refund_id, null::bigint as distribution_share_id, refund.member_id, refund.amount, refund.owed_since
  from refund
  where refund.status = 'open' and not payee_must_be_decided(refund.id)
    -- Its payer mends nothing here.
    and (select goes_to from refund_payee payee where payee.refund_id = refund.id order by payee.id desc limit 1) is distinct from 'payer'
  union all
  select null, share.id, investment.member_id, share.net + share.principal, greatest(distribution.fixed_at, loss_explained_at(share.id))
  from distribution_share share
  join distribution on distribution.id = share.distribution_id
  join investment on investment.id = share.investment_id
  where share.paid_at is null and share.net + share.principal > 0
    and not (loss_asks_statement(share.id) and loss_explained_at(share.id) is null)
    and not exists (
      select from payout
      where payout.distribution_share_id = share.id and payout.status in ('planned', 'in_flight', 'paid'))
)
select owed.refund_id, owed.distribution_share_id, owed.member_id, owed.amount,
  case when account.id is null then 'no_account' else 'returned' end as cause,
  japan_date(case when account.id is null then owed.owed_since else back.at end) as since
from owed
left join bank_account account on account.member_id = owed.member_id and account.replaced_at is null
left join lateral (
  select min(payout.ended_at) as at from payout
  where payout.bank_account_id = account.id
    and (payout.refund_id = owed.refund_id or payout.distribution_share_id = owed.distribution_share_id)
    and (payout.status = 'returned'
      or (payout.status = 'refused' and payout.problem in ('account_refused', 'failed', 'sent_back', 'told_by_operator')))
) back on true
where (account.id is null or back.at is not null)
  and not exists (select from payout_hold hold where hold.member_id = owed.member_id and hold.lifted_at is null and hold.kind = 'member_word');
