-- What a fund has handed over was sold by a deal that stands, and paid for by lines of the bank or out of our own books; and a fund that has parted with all it held has no property left in its book.
-- The book of a fund that buys by its deals holds, part by part, the prices of the deals for what it still has.
select handed.fund_id, handed.deal_id, 'no standing sale of the fund' as problem
from property_handover handed
where not exists (select from standing_property_deal deal where deal.id = handed.deal_id and deal.seller_fund_id = handed.fund_id)
union all
select parted.fund_id, null, 'the price did not come in'
from (select distinct fund_id from property_handover) parted
where unpaid_sales(parted.fund_id) > 0
union all
select paid.fund_id, paid.deal_id, 'paid for, and still in the book'
from sale_between_books paid
where not exists (select from property_handover handed where handed.deal_id = paid.deal_id)
union all
select parted.fund_id, null, 'property is left in the book'
from (select distinct fund_id from property_handover) parted
join account_balance balance on balance.book = 'fund:' || parted.fund_id and balance.account_kind = 'property' and balance.amount <> 0
where not exists (
  select from property_stay stay
  where stay.fund_id = parted.fund_id and (stay.exit_id is null or stay.exit_id not in (select deal_id from property_handover)))
union all
select bought.fund_id, bought.deal_id, 'booked for another price than the deal says'
from property_purchase bought
left join standing_property_deal deal on deal.id = bought.deal_id and deal.buyer_fund_id = bought.fund_id
group by bought.fund_id, bought.deal_id, deal.price_with_tax
having sum(bought.amount) is distinct from deal.price_with_tax
union all
select result.fund_id, null, 'the book is not what the deals of its property cost'
from fund_result result
left join (select fund_id, sum(bought - sold) as amount from property_in_book group by fund_id) held on held.fund_id = result.fund_id
left join account_balance balance on balance.book = 'fund:' || result.fund_id and balance.account_kind = 'property'
where result.buys_by_deal and coalesce(held.amount, 0) <> coalesce(balance.amount, 0)
union all
-- Each sale of a share takes its part of the price, less than a yen away; with the last share nothing stays.
select held.fund_id, null, 'a part stands for another sum than its share of the price'
from property_in_book held
join fund_result result on result.fund_id = held.fund_id and result.buys_by_deal
where held.share_sold > held.share_bought
  or case when held.share_sold = held.share_bought then held.bought <> held.sold
    else abs(held.bought - held.sold - held.bought * (held.share_bought - held.share_sold) / held.share_bought) > held.sales + 1 end
