-- What stands beside the book agrees with it: of every deposit, the parts that were recorded are the parts that were posted.
-- No account's balance is stored anywhere: a balance is the sum of its postings. What is stored of an amount's fate is this split.
with posted as (
  select entry.idempotency_key, posting.account_kind, -sum(posting.amount) as amount
  from journal_entry entry
  join posting on posting.entry_id = entry.id
  where entry.kind in ('deposit', 'deposit_unknown', 'refund_owed') and posting.account_kind in ('deposit', 'suspense', 'refundable')
  group by entry.id, posting.account_kind
)
select deposit.id as deposit_id, line.amount, deposit.toward_investment, deposit.refundable,
  arrived.amount as arrived_in_the_book, owed.amount as owed_in_the_book
from deposit
join bank_line line on line.id = deposit.bank_line_id
left join posted arrived
  on arrived.idempotency_key = 'deposit:' || line.id
  and arrived.account_kind = case when deposit.investment_id is null then 'suspense' else 'deposit' end
left join posted owed
  on owed.idempotency_key = 'refund-owed:deposit:' || deposit.id and owed.account_kind = 'refundable'
where arrived.amount is distinct from line.amount
  or deposit.toward_investment + deposit.refundable <> line.amount
  or (deposit.investment_id is not null and coalesce(owed.amount, 0) <> deposit.refundable)
