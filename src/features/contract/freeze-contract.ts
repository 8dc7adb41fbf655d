import { sql } from 'kysely'
import { applicationNumber } from '../../domain/application-number.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { operatorProfile } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { contractDocumentFormVersion, contractForm, contractPart, type ContractPart } from './document/contract-document.ts'
import { keepForm } from './keep-form.ts'
import { loadContractFacts, type ContractFacts } from './load-contract-facts.ts'

/**
 * Freezes what the contract documents (契約成立時書面, article 25 of the real-estate specified joint enterprise act) of fresh
 * contracts say, in the transaction that makes the contracts: whatever is changed later, the document keeps saying what was
 * agreed. What a fund's contracts share is frozen once as their form; each contract keeps its own part and which form it is of.
 * The investments already await their deposit, deadline included. Their PDFs are made by jobs right after.
 * Freezing again changes nothing.
 */
export async function freezeContract(
  transaction: Transaction,
  services: Services,
  { investmentIds, now }: { investmentIds: readonly number[]; now: Date },
): Promise<void> {
  if (investmentIds.length === 0) return
  const contracts = await loadContractFacts(transaction, investmentIds)
  const forms = await keepForms(transaction, services, contracts, now)
  const parts = contracts.map((contract) => partOf(contract, now))
  const { rows } = await sql<{ id: number }>`
    insert into contract_document (investment_id, document_number, form_version, form_id, data, frozen_at)
    select investment_id, document_number, ${contractDocumentFormVersion}, form_id, data::jsonb, ${now}
    from unnest(
      ${contracts.map((contract) => contract.investmentId)}::bigint[],
      ${parts.map((part) => part.documentNumber)}::text[],
      ${contracts.map((contract) => forms.get(contract.fund.id))}::bigint[],
      ${parts.map((part) => JSON.stringify(part))}::text[]
    ) with ordinality as document (investment_id, document_number, form_id, data, place)
    order by place
    on conflict (investment_id) do nothing
    returning id`.execute(transaction)
  if (rows.length > 0) await enqueue(transaction, 'render-contracts', { ids: rows.map((row) => row.id) })
}

async function keepForms(
  transaction: Transaction,
  services: Services,
  contracts: readonly ContractFacts[],
  now: Date,
): Promise<Map<number, number>> {
  const funds = new Map(contracts.map(({ fund }) => [fund.id, fund]))
  const forms = new Map<number, number>()
  for (const [fundId, fund] of funds) forms.set(fundId, await keepForm(transaction, contractForm(fund, operatorProfile(services.config)), now))
  return forms
}

function partOf({ fund, investmentId, member, amount, depositDeadline }: ContractFacts, now: Date): ContractPart {
  const documentNumber = `C-${applicationNumber(fund.id, investmentId)}`
  return contractPart({ documentNumber, createdAt: now, member, amount, concludedAt: now, depositDeadline })
}
