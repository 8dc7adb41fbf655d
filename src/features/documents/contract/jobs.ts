import { enqueueEach } from '../../core/enqueue.ts'
import type { JobHandlers } from '../../core/services.ts'
import { renderContract } from './render-contract.ts'

export const contractJobs = {
  'render-contract': (services, { id }) => renderContract(services, id),
  // One line in the queue for all contracts of a transaction; each is then repeated by itself where it fails. An opening's would keep its mails,
  // and the next opening's documents, waiting for half a minute: whoever opens one that is not printed yet has it printed at once.
  'render-contracts': (services, { ids }) =>
    enqueueEach(
      services.database,
      'render-contract',
      ids.map((id) => ({ id })),
      { canWait: true },
    ),
} satisfies Partial<JobHandlers>
