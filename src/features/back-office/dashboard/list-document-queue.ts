import { outdatedText } from '../../../domain/documents/outdated-document.ts'
import { listOutdatedFunds } from '../../funds/fund-editing/list-outdated-funds.ts'
import type { Services } from '../../core/services.ts'
import type { WorkQueue } from './work-queue.ts'

/** Funds whose documents are to be issued anew before the next contract. It is gone with their issue: nobody ticks it off. */
export async function listDocumentQueue(services: Services): Promise<WorkQueue> {
  const funds = await listOutdatedFunds(services)
  return {
    name: 'documents_outdated',
    count: funds.length,
    oldestAt: funds[0]?.since ?? null,
    dueAt: funds.map(({ dueAt }) => dueAt).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    yen: null,
    detail: null,
    entries: funds.map(({ fundId, fundName, documents, missing, since }) => ({
      fundId,
      title: fundName,
      detail: outdatedText(documents, missing),
      since,
    })),
  }
}
