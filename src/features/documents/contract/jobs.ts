import { enqueueEach } from '../../core/enqueue.ts'
import type { JobHandlers } from '../../core/services.ts'
import { issueFundDocuments } from './issue-fund-documents.ts'
import { renderContract } from './render-contract.ts'

export const contractJobs = {
  'render-contract': (services, { id }) => renderContract(services, id),
  // After two operators have changed a fund's facts: its papers say the same again. What is up to date stays as it is.
  'issue-fund-documents': async (services, { fundId, reason, actor }) => {
    const outcome = await issueFundDocuments(services, { fundId, reason, onlyGenerated: true, actor })
    if (!outcome.ok) throw new Error(`the papers of fund ${fundId} could not be issued: ${outcome.message}`)
  },
  // One line in the queue for all contracts of a transaction; each is then repeated by itself where it fails. An opening's would keep its mails,
  // and the next opening's papers, waiting for half a minute: whoever opens one that is not printed yet has it printed at once.
  'render-contracts': (services, { ids }) =>
    enqueueEach(
      services.database,
      'render-contract',
      ids.map((id) => ({ id })),
      { canWait: true },
    ),
} satisfies Partial<JobHandlers>
