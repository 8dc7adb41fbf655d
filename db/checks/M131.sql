-- Tenants' deposits by lease are the account of their fund's book, to the yen; of no lease more went back or was kept than came; and what was kept without a line is what two people decided.
with held as (
  select fund_id, lease_id, sum(amount) as amount from lease_deposit_movement group by fund_id, lease_id
)
select 'fund ' || fund_id as of_what, sum(held.amount) as by_lease, max(booked.amount) as in_book
from held
full join (
  select split_part(book, ':', 2)::bigint as fund_id, -sum(amount) as amount from account_balance where account_kind = 'tenant_deposit' group by 1
) booked using (fund_id)
group by fund_id having coalesce(sum(held.amount), 0) <> coalesce(max(booked.amount), 0)
union all
select 'lease ' || lease_id, amount, 0 from held where lease_id is not null and amount < 0
union all
select 'entry ' || entry.id, keeping.amount, posting.amount
from journal_entry entry
join posting on posting.entry_id = entry.id and posting.account_kind = 'tenant_deposit'
left join deposit_keeping keeping on keeping.id = substring(entry.idempotency_key from '^deposit-kept:([0-9]+):')::bigint
where entry.kind = 'deposit_kept'
  and ((keeping.amount, 'fund:' || keeping.fund_id) is distinct from (posting.amount::bigint, posting.book)
    or (keeping.reversed_at is null) = exists (select from journal_entry reversal where reversal.reverses = entry.id))
