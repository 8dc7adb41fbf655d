-- Nobody is told a deposit account or participates before the contract document was delivered and then confirmed.
select investment.id as investment_id, investment.status, document.delivered_at, investment.contract_confirmed_at
from investment
left join contract_document document on document.investment_id = investment.id
left join virtual_account_assignment assignment on assignment.investment_id = investment.id
where (investment.status = 'participating' or assignment.id is not null or investment.contract_confirmed_at is not null)
  and (investment.contract_confirmed_at is null
    or document.delivered_at is null
    or document.delivered_at > investment.contract_confirmed_at
    or assignment.assigned_at < investment.contract_confirmed_at)
order by investment.id
