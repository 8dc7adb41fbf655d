-- Two people stand behind every entry by which money is sent on its way, leaves for the tax office, or passes between the operator's book and a fund's.
-- So do they behind a fund's payment that is planned before it leaves, a cost that is counted before its line, and one that is counted after it.
-- A property that comes into a fund's book with a deal, or leaves it, does so by two people as well; with the start by those who agreed to it before, or with its day.
-- What the start of operation itself brings in is published, and recorded with it; a line of the bank is explained by what M35 looks at.
select entry.id as entry_id, entry.kind, entry.idempotency_key
from journal_entry entry
where (entry.kind in ('payout_approved', 'declared_income', 'property_sold', 'contribution', 'contribution_returned', 'operator_took_share', 'tax_paid', 'property_handed_over', 'sold_to_operator', 'sold_to_fund', 'outgoing_planned', 'cost_accrued', 'cost_prepaid', 'deposit_kept', 'operator_repaid')
    or entry.kind in ('property_bought', 'property_brought_in') and entry.idempotency_key like 'property-%:deal:%'
    or entry.idempotency_key like 'late-result:%')
  and entry.idempotency_key not like 'start-contribution:%'
  -- What flooring the investors' losses leaves is less than a yen for each of them: it is fixed with their distribution.
  and not exists (
    select from posting
    where posting.entry_id = entry.id and posting.account_kind = 'fund_interest' and posting.amount < (
      select count(*) from distribution_share share where entry.idempotency_key = 'loss-rest:' || share.distribution_id))
  -- Another kind's name is another decision.
  and (not is_named_by_kind(entry) or (
    not exists (
      select from payout_batch batch
      where batch.id = substring(entry.idempotency_key from '^(?:payout-approved|declared-income|property-sold|taken-over):([0-9]+)')::bigint
        and batch.approved_by is not null and (batch.approved_by <> batch.prepared_by or batch.sole_operator))
    -- That kind of act, of that fund and that amount; an entry's name is its proposal's, so that none serves twice.
    and not exists (
      select from proposal
      where proposal.id::text = substring(entry.idempotency_key from '^(?:contribution|contribution-back|property-sold:return|share-out|tax-payment|advance-repaid|late-result):([0-9]+)$')
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)
        and (regexp_replace(entry.idempotency_key, ':[0-9]+$', ''), proposal.kind) in (
          ('contribution', 'fund.contribution'), ('contribution', 'fund.gap'), ('contribution-back', 'fund.contribution_return'),
          ('property-sold:return', 'fund.contribution_return'), ('share-out', 'fund.operator_share'), ('late-result', 'fund.late_result'),
          ('advance-repaid', 'fund.advance_repayment'), ('tax-payment', 'tax_payment'))
        and (proposal.kind = 'tax_payment' or exists (
          select from posting where posting.entry_id = entry.id and posting.book = 'fund:' || (proposal.content ->> 'fundId')))
        and case proposal.kind
          when 'fund.contribution' then moved_in_book(entry.id, 'fund:' || (proposal.content ->> 'fundId')) = (proposal.content ->> 'amount')::bigint
          when 'fund.gap' then moved_in_book(entry.id, 'fund:' || (proposal.content ->> 'fundId')) <= (proposal.effect ->> 'yen')::bigint
          when 'tax_payment' then fault_of_tax_payment(entry) is null
          when 'fund.contribution_return' then entry.kind = 'contribution_returned' and moved_in_book(entry.id, 'fund:' || (proposal.content ->> 'fundId')) = (proposal.effect ->> 'yen')::bigint
            -- Before, what was taken of the property was in words alone.
            or entry.kind = 'property_sold' and (entry.id <= (select after_entry from rule_start where rule = 'taken_at_its_worth') or fault_of_taking(entry) is null)
          else moved_in_book(entry.id, 'fund:' || (proposal.content ->> 'fundId')) = (proposal.effect ->> 'yen')::bigint
        end)
    and not (entry.idempotency_key ~ '^(sold-to-operator|property-handed-over):return:' and fault_of_taking(entry) is null)
    and not exists (
      select from proposal
      where proposal.kind = 'property_handover'
        and entry.idempotency_key in ('property-handed-over:' || (proposal.content ->> 'dealId'), 'sold-to-operator:' || (proposal.content ->> 'dealId'), 'sold-to-fund:' || (proposal.content ->> 'dealId'))
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal
      where proposal.kind = 'property_purchase' and entry.idempotency_key ~ ('^property-(bought|brought-in):deal:' || (proposal.content ->> 'dealId') || '(:start(:[0-9]+)?)?$')
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal
      where proposal.kind = 'fund.operation_days' and entry.idempotency_key like 'property-%:deal:%:start%'
        and proposal.content -> 'deals' @> to_jsonb(substring(entry.idempotency_key from ':deal:([0-9]+)')::bigint)
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal join outgoing_plan plan on plan.proposal_id = proposal.id
      where entry.idempotency_key = 'outgoing-plan:' || plan.id and proposal.kind = 'fund.outgoing_plan'
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal join deposit_keeping keeping on keeping.proposal_id = proposal.id
      where entry.idempotency_key like 'deposit-kept:' || keeping.id || ':%' and proposal.kind = 'fund.deposit_keeping'
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal join cost_accrual accrual on accrual.proposal_id = proposal.id
      where entry.idempotency_key = 'cost-accrued:' || accrual.id and proposal.kind = case when accrual.assessment_id is null then 'fund.accrual' else 'fund.property_tax' end
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))
    and not exists (
      select from proposal join prepaid_cost prepaid on prepaid.proposal_id = proposal.id
      where entry.idempotency_key = 'cost-prepaid:' || prepaid.id and proposal.kind = 'fund.prepaid_cost'
        and proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator))))
