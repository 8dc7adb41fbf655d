import type { Transaction } from '../../../platform/database/connect.ts'
import { freezeUnderForms } from '../../documents/contract/freeze-contract.ts'
import { enqueueMails } from '../../communication/outbox/enqueue-mail.ts'
import type { Services } from '../../core/services.ts'
import { acceptanceMails } from './application-mails.ts'
import type { DocumentsDue } from './documents-due.ts'

/**
 * Writes the documents of accepted applications: the contract documents, and the mails that are owed, each with the job that prints or
 * sends it. The only way in which they come to be, with the application or after the burst; the caller sees to it that they are
 * written once.
 */
export async function writeDocuments(
  transaction: Transaction,
  services: Services,
  documents: DocumentsDue,
): Promise<void> {
  const { fundId, appliedAt, contract, applicants } = documents
  if (contract) {
    const contracts = applicants.map(({ investmentId, amount, name, zipCode, address }) => ({
      fundId,
      investmentId,
      amount,
      member: { name, zipCode, address },
      ...contract,
    }))
    await freezeUnderForms(transaction, contracts, appliedAt, { areNew: true })
  }
  await enqueueMails(transaction, services, acceptanceMails(documents), appliedAt, { areNew: true })
}
