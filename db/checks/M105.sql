-- What a fund has sold to the operator, a related party or another fund of ours went for no less than a stranger had found it to be worth within the year. Sales of before that was the rule are left out.
select entry.id as entry_id, deal.id as deal_id
from journal_entry entry
join property_deal deal on deal.id::text = substring(entry.idempotency_key from '^(?:sold-to-operator|sold-to-fund|property-handed-over):([0-9]+)$')
join party buyer on buyer.id = deal.buyer_id
where entry.kind in ('sold_to_operator', 'sold_to_fund', 'property_handed_over') and buyer.relation <> 'third'
  and entry.id > (select after_entry from rule_start where rule = 'sold_as_appraised')
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
  -- Also one that was taken out of the record later was read when the two agreed.
  and not exists (select from appraisals_of_deal(deal.id) appraisal where deal.price >= (appraisal.value::numeric * deal.share_numerator / deal.share_denominator)::bigint)
union all
-- Nor has the operator taken what was left of a property at a fund's end for less, where its investors lacked something: the price two people saw, and what is above the cost is in the fund's book.
select taking.proposal_id, null
from property_taking taking
where taking.lacked > 0 and (
  taking.above_cost < taking.worth - taking.book_value - bought_with_principal(taking.fund_id)
  or taking.above_cost > 0 and taking.book_value + taking.above_cost is distinct from (
    select moved_in_book(id, 'fund:' || taking.fund_id) from journal_entry where idempotency_key = 'sold-to-operator:return:' || taking.proposal_id))
