-- Every contract that came into being with its application has its document, or it is owed with the other contract documents of a burst, for a minute at most.
select investment.id as investment_id, investment.fund_id, 'no contract document' as problem
from investment_event event
join investment on investment.id = event.investment_id
where event.from_status is null and event.to_status = 'awaiting_deposit' and event.reason = 'applied'
  and not exists (select from contract_document where contract_document.investment_id = investment.id)
  and not exists (
    select from papers_owed where papers_owed.fund_id = investment.fund_id and investment.id between first_investment_id and last_investment_id)
union all
-- Like the queue, by the machine's time: how long a worker takes is no matter of business time.
select first_investment_id, fund_id, 'papers owed since ' || owed_at
from papers_owed where owed_at < statement_timestamp() - interval '1 minute'
