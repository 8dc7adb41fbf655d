-- What a fund has handed over was sold by a deal that stands, and paid for by lines of the bank; and a fund that has parted with all it held has no property left in its book.
select handed.fund_id, handed.deal_id, 'no standing sale of the fund' as problem
from property_handover handed
where not exists (select from standing_property_deal deal where deal.id = handed.deal_id and deal.seller_fund_id = handed.fund_id)
union all
select handed.fund_id, null, 'the price did not come in'
from property_handover handed
join standing_property_deal deal on deal.id = handed.deal_id
group by handed.fund_id
having sum(deal.price_with_tax) > sale_lines_of_fund(handed.fund_id)
union all
select parted.fund_id, null, 'property is left in the book'
from (select distinct fund_id from property_handover) parted
join account_balance balance on balance.book = 'fund:' || parted.fund_id and balance.account_kind = 'property' and balance.amount <> 0
where not exists (
  select from property_stay stay
  where stay.fund_id = parted.fund_id and (stay.exit_id is null or stay.exit_id not in (select deal_id from property_handover)))
