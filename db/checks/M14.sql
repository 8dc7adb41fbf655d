-- A fixed distribution gives out its total but for what flooring leaves, withholds the tax of the law, and is booked as it was fixed.
-- Withholding is 20.42 % until 2037 and 20 % afterwards (income tax act, special act for reconstruction), floored to whole yen.
select distribution.id as distribution_id, 'total' as what, distribution.total_dividend - sum(share.gross) as difference
from distribution
join distribution_share share on share.distribution_id = distribution.id
group by distribution.id
having distribution.total_dividend - sum(share.gross) not between 0 and count(*) - 1
union all
select distribution_id, 'withholding of ' || investment_id, withholding - gross * 2042 / 10000
from distribution_share
where withholding not in (gross * 2042 / 10000, gross * 20 / 100)
union all
select share.distribution_id, 'booking of ' || share.investment_id, share.net + share.principal + coalesce(sum(posting.amount), 0)
from distribution_share share
left join journal_entry entry on entry.idempotency_key = 'distribution:' || share.distribution_id
left join posting on posting.entry_id = entry.id and posting.account_kind = 'payable' and posting.account_ref = share.investment_id::text
group by share.id
having share.net + share.principal + coalesce(sum(posting.amount), 0) <> 0
