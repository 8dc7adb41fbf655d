import { sql } from 'kysely'
import { applicationNumber } from '../../domain/application-number.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { enqueueEach } from '../../platform/jobs/queue.ts'
import { operatorProfile } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { buildContractDocumentData, contractDocumentFormVersion } from './document/contract-document.ts'
import { loadContractFacts, type ContractFacts } from './load-contract-facts.ts'

/**
 * Freezes what the contract documents (契約成立時書面, article 25 of the real-estate specified joint enterprise act) of fresh
 * contracts say, in the transaction that makes the contracts: whatever is changed later, the document keeps saying what was
 * agreed. The investments already await their deposit, deadline included. Their PDFs are made by a job each right after.
 * Freezing again changes nothing.
 */
export async function freezeContract(
  transaction: Transaction,
  services: Services,
  { investmentIds, now }: { investmentIds: readonly number[]; now: Date },
): Promise<void> {
  if (investmentIds.length === 0) return
  const contracts = await loadContractFacts(transaction, investmentIds)
  const documents = contracts.map((contract) => {
    const documentNumber = `C-${applicationNumber(contract.fund.id, contract.investmentId)}`
    return { investmentId: contract.investmentId, documentNumber, data: dataOf(services, contract, documentNumber, now) }
  })
  const { rows } = await sql<{ id: number }>`
    insert into contract_document (investment_id, document_number, form_version, data, frozen_at)
    select investment_id, document_number, ${contractDocumentFormVersion}, data::jsonb, ${now}
    from unnest(
      ${documents.map((document) => document.investmentId)}::bigint[],
      ${documents.map((document) => document.documentNumber)}::text[],
      ${documents.map((document) => JSON.stringify(document.data))}::text[]
    ) with ordinality as document (investment_id, document_number, data, place)
    order by place
    on conflict (investment_id) do nothing
    returning id`.execute(transaction)
  await enqueueEach(transaction, 'render-contract', rows.map((row) => ({ id: row.id })))
}

function dataOf(services: Services, contract: ContractFacts, documentNumber: string, now: Date) {
  return buildContractDocumentData({
    documentNumber,
    createdAt: now,
    member: contract.member,
    operator: operatorProfile(services.config),
    fund: contract.fund,
    amount: contract.amount,
    concludedAt: now,
    depositDeadline: contract.depositDeadline,
  })
}
