import { sql } from 'kysely'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { enqueue } from '../../core/enqueue.ts'
import { operatorOfToday } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import {
  contractDocumentFormVersion,
  contractForm,
  contractPart,
  type ContractPart,
} from './document/contract-document.ts'
import { keepForm } from './keep-form.ts'
import { loadContractFacts, type ContractFacts } from './load-contract-facts.ts'
import type { Id } from '../../../domain/id.ts'

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
  { investmentIds, now }: { investmentIds: readonly Id<'investment'>[]; now: Date },
): Promise<void> {
  if (investmentIds.length === 0) return
  const contracts = await loadContractFacts(transaction, investmentIds)
  const forms = await keepForms(transaction, services, contracts, now)
  await freezeUnderForms(
    transaction,
    contracts.map((contract) => ({ ...contract, fundId: contract.fund.id, formId: forms.get(contract) })),
    now,
  )
}

/** Everything that one contract document says for itself, and which form it is of. */
export interface ContractUnderForm extends Omit<ContractFacts, 'fund'> {
  fundId: Id<'fund'>
  formId: Id<'contract_form'> | undefined
}

interface FreezeOptions {
  /** Nobody can have frozen one of them already, and PostgreSQL need not be ready for it. */
  areNew?: boolean
}

/** The same where the facts are at hand. @param now when the contracts came into being. */
export async function freezeUnderForms(
  transaction: Transaction,
  contracts: readonly ContractUnderForm[],
  now: Date,
  { areNew = false }: FreezeOptions = {},
): Promise<void> {
  if (contracts.length === 0) return
  const documents = contracts.map((contract) => {
    const data = partOf(contract, now)
    return {
      investment_id: contract.investmentId,
      document_number: data.documentNumber,
      form_id: contract.formId,
      data,
    }
  })
  const { rows } = await sql<{ id: Id<'contract_document'> }>`
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
): Promise<Map<ContractFacts, Id<'contract_form'>>> {
  const kept = new Map<string, Id<'contract_form'>>()
  const forms = new Map<ContractFacts, Id<'contract_form'>>()
  for (const contract of contracts) {
    const name = `${contract.fund.id} ${contract.depositDeadline.getTime()}`
    const id = kept.get(name) ?? (await keepContractForm(transaction, services, contract, now))
    kept.set(name, id)
    forms.set(contract, id)
  }
  return forms
}

/** Keeps what the contracts of a fund say alike that come into being now. @returns the form's number. */
export async function keepContractForm(
  transaction: Transaction,
  services: Services,
  { fund, depositDeadline }: Pick<ContractFacts, 'fund' | 'depositDeadline'>,
  now: Date,
): Promise<Id<'contract_form'>> {
  return keepForm(
    transaction,
    contractForm(fund, await operatorOfToday(transaction, services), { concludedAt: now, depositDeadline }),
    now,
  )
}

function partOf({ fundId, investmentId, member, amount, depositDeadline }: ContractUnderForm, now: Date): ContractPart {
  const documentNumber = `C-${applicationNumber(fundId, investmentId)}`
  return contractPart({ documentNumber, createdAt: now, member, amount, concludedAt: now, depositDeadline })
}
