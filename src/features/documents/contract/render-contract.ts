import { printAhead } from '../document/print-ahead.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** Prints a contract document right after the contract. */
export function renderContract(services: Services, documentId: Id<'contract_document'>): Promise<void> {
  return printAhead(services, { kind: 'contract', id: documentId })
}
