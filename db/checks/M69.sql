-- What lines of the bank were told to be for funds stands in their books to the yen, part by part, and what was told anew is taken back.
with told as (
  select explanation.journal_entry_id as entry_id, 'fund:' || part.fund_id as book,
    case part.kind when 'rent' then 'rent_income' when 'sale' then 'sale_proceeds' when 'purchase' then 'advance_paid' when 'purchase_return' then 'advance_paid' when 'taken_over_deposit' then 'tenant_deposit' else part.kind end as account_kind,
    coalesce(part.cost_kind, '') as account_ref, -sum(part.amount) as amount
  from fund_line_part part
  join statement_explanation explanation on explanation.id = part.explanation_id
  group by 1, 2, 3, 4
), booked as (
  select posting.entry_id, posting.book, posting.account_kind, posting.account_ref, sum(posting.amount) as amount
  from journal_entry entry
  join posting on posting.entry_id = entry.id
  where entry.kind in ('income_line', 'outgoing_line', 'operator_paid_cost') and posting.book like 'fund:%'
    and posting.account_kind not in ('bank', 'owed_to_operator', 'set_aside', 'earmarked')
  group by 1, 2, 3, 4
)
select coalesce(told.entry_id, booked.entry_id) as entry_id, coalesce(told.book, booked.book) as book, coalesce(told.account_kind, booked.account_kind) as account_kind,
  told.amount as told, booked.amount as booked
from told
full join booked using (entry_id, book, account_kind, account_ref)
where told.amount is distinct from booked.amount
union all
select explanation.journal_entry_id, null, 'told anew', null, null
from statement_explanation explanation
where explanation.kind = 'fund'
  and exists (select from statement_explanation later where later.corrects = explanation.id)
    is distinct from exists (select from journal_entry reversal where reversal.reverses = explanation.journal_entry_id)
