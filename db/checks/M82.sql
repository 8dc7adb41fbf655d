-- Capital is at work when it has bought something: by a recorded deal that stands, with its contract on file and two people behind it, for no more than a stranger found it to be worth where the seller is none: within the year up to the purchase, since that was the rule.
-- Starts of before the rule have no transaction of their own on record.
select started.id as entry_id, split_part(capital.book, ':', 2)::bigint as fund_id, null::bigint as deal_id, 'started without a purchase' as problem
from journal_entry started
join lateral (select min(book) as book from posting where entry_id = started.id and book like 'fund:%') capital on true
where started.kind = 'operation_started' and started.txid is not null
  and not exists (select from journal_entry reversal where reversal.reverses = started.id)
  and not exists (select from start_purchase bought where 'fund:' || bought.fund_id = capital.book and bought.txid = started.txid)
union all
select bought.entry_id, bought.fund_id, bought.deal_id, case
    when deal.id is null then 'no such deal stands'
    when deal.basis_sha256 is null then 'the contract is not on file'
    when not is_purchase_agreed(deal.id) then 'two people have not agreed'
    when is_stranger_ours(deal.id, bought.entry_id > (select after_entry from rule_start where rule = 'ours_by_branch')) then 'a side of it is one of ours'
    else 'nobody else found it to be worth its price' end
from start_purchase bought
left join standing_property_deal deal on deal.id = bought.deal_id and deal.buyer_fund_id = bought.fund_id
where bought.txid is not null and (deal.id is null or deal.basis_sha256 is null or not is_purchase_agreed(deal.id) or is_stranger_ours(deal.id, bought.entry_id > (select after_entry from rule_start where rule = 'ours_by_branch'))
  or deal.seller_relation <> 'third' and deal.price_with_tax > deal.price
    -- Deals of before do not say what of their price is for the building.
    and (deal.price_with_tax - deal.price) * 10 > (select coalesce(building_price, price) from property_deal said where said.id = deal.id)
  or deal.seller_relation <> 'third' and deal.price > all (
    -- Also one that was taken out of the record later was read when the two agreed.
    select appraisal.value::numeric * deal.share_numerator / deal.share_denominator from appraisals_of_deal(deal.id) appraisal
    union all
    -- Before, any that was there on the day of the purchase.
    select appraisal.value::numeric * deal.share_numerator / deal.share_denominator
    from property_appraisal appraisal
    where appraisal.part_id = deal.part_id and appraisal.method <> 'own' and appraisal.appraised_on <= deal.settled_on
      and bought.entry_id <= (select after_entry from rule_start where rule = 'appraised_within_a_year')))
