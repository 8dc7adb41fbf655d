-- What a fund's property cost is what investors and the operator have at work in it, and principal that is fixed and not on its way; what a fund has distributed beyond its income is a dividend that is fixed and not on its way, or a loss that is carried.
-- What the books show of a loss is borne out of the fund's result, and the property stays at what it cost.
-- Before the property is bought, the operator's parts are there in cash; and so is what a property had cost that was sold. A fund that buys by its deals has in
-- cash what it has not bought with: what its property cost is M59's to watch. So it is with what a start has left of the money when it bought less.
with book as (
  select book,
    coalesce(sum(amount) filter (where account_kind in ('property', 'deployed', 'subordinated', 'fill_in', 'taken_over')), 0) as principal,
    case when coalesce(sum(amount) filter (where account_kind = 'property'), 0) = 0
      then coalesce(sum(amount) filter (where account_kind in ('subordinated', 'fill_in', 'taken_over')), 0) else 0 end as in_cash,
    coalesce(sum(amount) filter (where account_kind in ('undistributed', 'declared_income')), 0)
      -- What the running period has earned; that it has cost more than it brought is no dividend.
      + least(0, coalesce(sum(amount) filter (where account_kind in ('rent_income', 'other_income', 'sale_proceeds', 'cost', 'sale_cost')), 0)) as income
  from account_balance
  where book like 'fund:%' and account_kind in ('property', 'deployed', 'subordinated', 'fill_in', 'taken_over', 'undistributed', 'declared_income', 'rent_income', 'other_income', 'sale_proceeds', 'cost', 'sale_cost')
  group by book
), fixed as (
  select 'fund:' || distribution.fund_id as book, sum(case when share.paid_at is null then share.principal - share.restored else 0 end) as principal,
    sum(case when share.paid_at is null then share.net else 0 end + case when share.withheld_on is null then share.withholding else 0 end) as income
  from distribution_share share
  join distribution on distribution.id = share.distribution_id
  where (share.paid_at is null or share.withheld_on is null)
    and not exists (select from payout where payout.distribution_share_id = share.id and payout.status = 'in_flight')
  group by distribution.fund_id
), borne as (
  select posting.book, -sum(posting.amount) as amount
  from journal_entry entry join posting on posting.entry_id = entry.id and posting.account_kind = 'undistributed'
  where entry.kind in ('loss_allocated', 'loss_allocated_reversed')
  group by posting.book
)
select book.book, book.principal, coalesce(fixed.principal, 0) as principal_fixed, book.income, coalesce(fixed.income, 0) as income_fixed
from book
left join fixed on fixed.book = book.book
left join borne on borne.book = book.book
left join (select 'fund:' || fund_id as book, sum(book_value) as cost from property_handover group by fund_id) sold on sold.book = book.book
left join (
  select distinct on (fund_id) fund_id, senior + subordinated + fill_in + taken_over - coalesce((select sum(amount) from start_purchase bought where bought.fund_id = started.fund_id), 0) as amount
  from fund_composition started
  where cause = 'operation_started' and exists (select from start_purchase bought where bought.fund_id = started.fund_id)
  order by fund_id, seq desc
) kept on 'fund:' || kept.fund_id = book.book
where not buys_by_deal(split_part(book.book, ':', 2)::bigint) and book.principal not between least(book.in_cash, 0 - coalesce(kept.amount, 0)) - coalesce(sold.cost, 0) and coalesce(fixed.principal, 0) + coalesce(borne.amount, 0)
    -- What lenders paid of it, also when they have it back.
    + coalesce((select sum(drawn) from standing_loan where 'fund:' || fund_id = book.book), 0)
  or book.income > coalesce(fixed.income, 0) + loss_carried(split_part(book.book, ':', 2)::bigint)
