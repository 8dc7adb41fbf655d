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
 * agreed. What the contracts of a fund and a day share is frozen once as their form; each keeps its own part and which form it
 * is of. The investments already await their deposit, deadline included. Their PDFs are made by jobs right after.
 * Freezing again changes nothing.
 */
export async function freezeContract(
  transaction: Transaction,
  services: Services,
  { investmentIds, now }: { investmentIds: readonly number[]; now: Date },
): Promise<void> {
  if (investmentIds.length === 0) return
  await freezeContracts(transaction, services, await loadContractFacts(transaction, investmentIds), now)
}

interface FreezeOptions {
  /** The investments were made in this transaction: none of them can be frozen already, and PostgreSQL need not be ready for it. */
  areNew?: boolean
}

/** The same where the facts are at hand. */
export async function freezeContracts(
  transaction: Transaction,
  services: Services,
  contracts: readonly ContractFacts[],
  now: Date,
  { areNew = false }: FreezeOptions = {},
): Promise<void> {
  if (contracts.length === 0) return
  const forms = await keepForms(transaction, services, contracts, now)
  const documents = contracts.map((contract) => {
    const data = partOf(contract, now)
    return { investment_id: contract.investmentId, document_number: data.documentNumber, form_id: forms.get(contract), data }
  })
  const { rows } = await sql<{ id: number }>`
    insert into contract_document (investment_id, document_number, form_version, form_id, data, frozen_at)
    select investment_id, document_number, ${contractDocumentFormVersion}, form_id, data, ${now}
    from json_to_recordset(${JSON.stringify(documents)}::json) as document (investment_id bigint, document_number text, form_id bigint, data jsonb)
    ${areNew ? sql`` : sql`on conflict (investment_id) do nothing`}
    returning id`.execute(transaction)
  if (rows.length > 0) await enqueue(transaction, 'render-contracts', { ids: rows.map((row) => row.id) })
}

/** The form of each contract: one for all of a fund with the same deadline. */
async function keepForms(
  transaction: Transaction,
  services: Services,
  contracts: readonly ContractFacts[],
  now: Date,
): Promise<Map<ContractFacts, number>> {
  const kept = new Map<string, number>()
  const forms = new Map<ContractFacts, number>()
  for (const contract of contracts) {
    const { fund, depositDeadline } = contract
    const name = `${fund.id} ${depositDeadline.getTime()}`
    const id = kept.get(name) ?? (await keepForm(transaction, contractForm(fund, operatorProfile(services.config), { concludedAt: now, depositDeadline }), now))
    kept.set(name, id)
    forms.set(contract, id)
  }
  return forms
}

function partOf({ fund, investmentId, member, amount, depositDeadline }: ContractFacts, now: Date): ContractPart {
  const documentNumber = `C-${applicationNumber(fund.id, investmentId)}`
  return contractPart({ documentNumber, createdAt: now, member, amount, concludedAt: now, depositDeadline })
}
