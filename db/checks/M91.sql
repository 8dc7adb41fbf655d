-- Two people stand behind what the operator lends a fund and what of it he bears; and both books say the same of it.
select entry.id as entry_id, entry.kind as what, entry.idempotency_key as named, null::bigint as owed, null::bigint as advanced
from journal_entry entry
where entry.kind in ('operator_advanced', 'advance_borne') and not is_decided_advance(entry.id)
union all
select null, 'books differ', coalesce(owed.fund_id, lent.fund_id), owed.amount, lent.amount
from (
  select split_part(book, ':', 2) as fund_id, -sum(amount) as amount from account_balance where account_kind = 'owed_to_operator' group by 1
) owed
full join (
  select account_ref as fund_id, sum(amount) as amount from account_balance where account_kind = 'advanced' group by 1
) lent on lent.fund_id = owed.fund_id
where coalesce(owed.amount, 0) <> coalesce(lent.amount, 0)
