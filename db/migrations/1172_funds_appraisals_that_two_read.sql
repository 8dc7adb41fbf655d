-- Up Migration

-- A deal with one of ours rests on an appraisal that one operator wrote down: whoever agrees to it types the appraised value from the paper. The proposal
-- asks for that value of every such deal. See decision 0458.
create function asks_appraised_values(decision proposal) returns boolean language sql stable as $$
  select not exists (
    select from (
      select (decision.content ->> 'dealId')::bigint as id where decision.kind in ('property_purchase', 'property_handover')
      union all
      select named::bigint from jsonb_array_elements_text(coalesce(decision.content -> 'deals', '[]')) named where decision.kind = 'fund.operation_days'
    ) asked
    join standing_property_deal deal on deal.id = asked.id
    left join property_appraisal appraisal on appraisal.id = appraisal_for_deal(deal.id)
    where case when decision.kind = 'property_handover' then deal.buyer_relation else deal.seller_relation end <> 'third'
      and coalesce(
        decision.effect -> 'questions' @> jsonb_build_array(jsonb_build_object('name', 'appraisal_' || deal.id, 'expected', appraisal.value::text)),
        false) is not true)
$$;

create function check_appraised_values() returns trigger language plpgsql as $$
begin
  if not asks_appraised_values(new) then
    raise exception 'proposal %: nobody is asked for the appraised value that it rests on', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger asks_appraised_values after update on proposal for each row
  when (new.status = 'approved' and old.status <> 'approved' and new.kind in ('property_purchase', 'property_handover', 'fund.operation_days'))
  execute function check_appraised_values();
