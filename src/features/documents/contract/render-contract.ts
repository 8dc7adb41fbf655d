import { printAhead } from '../document/print-ahead.ts'
import type { Services } from '../../core/services.ts'

/** Prints a contract document right after the contract. */
export function renderContract(services: Services, documentId: number): Promise<void> {
  return printAhead(services, { kind: 'contract', id: documentId })
}
