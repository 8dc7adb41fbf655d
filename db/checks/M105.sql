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
